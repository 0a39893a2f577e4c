// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/terminal/run_keeper.h"

#include <QString>
#include <QStringList>

namespace labrys::cli {

/// The step or the wait that a key stands for, in every edition (ASC-030, ASC-031).
[[nodiscard]] std::optional<minotaur::Verb> verbForKey(QChar key);
[[nodiscard]] QString keyDoesNothing(QChar key);
[[nodiscard]] QString savedIn(const QString& path);
/// What became of a result: its rank, a file that was put aside.
[[nodiscard]] QStringList resultWords(const exchange::KeptScore& kept);

/// What a move brought, a line a sentence; nothing for what the picture shows.
[[nodiscard]] QString wordsFor(const MazeMove& move);
/// The picture, a line each, and the status below it.
[[nodiscard]] QString pictureText(const minotaur::Observation& seen);
/// How the level ended, and its points written out.
[[nodiscard]] QString levelText(const MazeSession& session);

} // namespace labrys::cli

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/run_file.h"

#include <optional>

namespace labrys::viewmodels {

/// What the places hold: a run that can go on, the newest finished one (its path, or empty), and a sentence
/// about a save that cannot be read.
struct RunLibrary {
    std::optional<MazeSession> saved;
    QString lastThread;
    QString problem;
};

/// Reads the places; of a damaged save the one before is taken.
[[nodiscard]] RunLibrary lookForRuns(
    const games::MinotaurGame& game, const QString& savePath, const QString& replaysPath);

/// The name of the file of a finished run: the time comes first, so that names sort by it; the first digits
/// of the run's digest come last, so that its result finds it.
[[nodiscard]] QString threadName(const MazeSession& session);
/// Of the names of such files, that of the run with this digest, or empty; the terminal edition names it by
/// the whole digest.
[[nodiscard]] QString findThread(const QStringList& names, Fingerprint run);

} // namespace labrys::viewmodels

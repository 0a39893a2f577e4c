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

} // namespace labrys::viewmodels

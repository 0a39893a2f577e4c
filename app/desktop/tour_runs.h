// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/run_file.h"

namespace labrys::desktop {

/// Runs in states worth a picture, always the same.
struct TourRuns {
    viewmodels::MazeSession fresh;
    /// Some way into the first level, a wanderer in the light.
    viewmodels::MazeSession chased;
    viewmodels::MazeSession pair;
    /// A level larger than the window.
    viewmodels::MazeSession large;
    /// The last level, a Minotaur aiming at the player.
    viewmodels::MazeSession aimed;
    /// A generated level that is done, one that a hunter ended, and all seven of them.
    viewmodels::MazeSession done;
    viewmodels::MazeSession caught;
    viewmodels::MazeSession won;
    /// The same before its last move.
    viewmodels::MazeSession nearlyWon;
};

[[nodiscard]] TourRuns makeTourRuns(const games::MinotaurGame& game);

} // namespace labrys::desktop

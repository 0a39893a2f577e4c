// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/minoan_journal.h"

namespace labrys::desktop {

/// Minoan runs in states worth a picture, always the same.
struct MinoanRuns {
    /// Before the first door; before the doors of a middle room, of which some signs are known; before the
    /// last door.
    viewmodels::MinoanSession fresh;
    viewmodels::MinoanSession doors;
    viewmodels::MinoanSession lastDoor;
    /// A fight some turns old with elements on the board; the Minotaur; the training hall.
    viewmodels::MinoanSession fight;
    viewmodels::MinoanSession boss;
    viewmodels::MinoanSession training;
    /// One treasure of two decided, three altars, some gifts known.
    viewmodels::MinoanSession treasure;
    /// One action before a corridor, with the action.
    viewmodels::MinoanSession beforeCorridor;
    minoan::Action intoCorridor;
    /// Head and blood; both endings; starved; killed.
    viewmodels::MinoanSession finale;
    viewmodels::MinoanSession athens;
    viewmodels::MinoanSession labyrinth;
    viewmodels::MinoanSession starved;
    viewmodels::MinoanSession killed;
};

[[nodiscard]] MinoanRuns makeMinoanRuns(const games::MinoanGame& game);

} // namespace labrys::desktop

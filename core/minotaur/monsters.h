// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/plans.h"
#include "core/minotaur/turn.h"

namespace labrys::minotaur {

/// What a walking monster is after, and whom it follows.
struct Aim {
    Intent intent = Intent::Stays;
    std::optional<Cell> cell = {};
    game::Seat prey = game::kEnvironment;
};

/// What a hunter or a wanderer is after in this phase (ASC-016 to ASC-019, D6, D8 to D10).
[[nodiscard]] Aim aimOf(Turn& turn, const Monster& monster);

/// One phase of one monster (ASC-016 to ASC-020, D5 to D11, D20 to D23). It never enters the cell of another.
void moveMonster(Turn& turn, std::size_t index);

} // namespace labrys::minotaur

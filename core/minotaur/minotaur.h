// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/turn.h"

namespace labrys::minotaur {

/// One phase of a Minotaur (ASC-080 to ASC-083): it aims, jumps over the walls, rests, and aims again.
void moveMinotaur(Turn& turn, std::size_t index);

/// Steps of a king in chess: how far it is for one who flies (D21).
[[nodiscard]] int flightDistance(Cell a, Cell b);

/// Where a jump from `from` at `target` lands: there, or on the straight line to it after `most` steps of a
/// king, rounded (D21).
[[nodiscard]] Cell landing(Cell from, Cell target, int most);

} // namespace labrys::minotaur

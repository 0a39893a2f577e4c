// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/state.h"

#include <optional>
#include <vector>

namespace labrys::minotaur {

/// The shortest way over cells that the seat knows, without the first cell and with the last; nothing when
/// none is known. Monsters in the light are walked around. Ties by the order of Direction.
[[nodiscard]] std::optional<std::vector<Cell>> knownPath(const Observation& seen, Cell from, Cell to);

/// Walking steps over known cells, whoever stands in the way, or nothing.
[[nodiscard]] std::optional<int> knownDistance(const Observation& seen, Cell from, Cell to);

/// The cells of a corridor, from the neighbour on that side to the first cell where there is a choice, or
/// something lies, or the known map ends; empty where there is a wall.
[[nodiscard]] std::vector<Cell> corridorFrom(const Observation& seen, Cell from, Direction side);

/// The direction from a cell to its neighbour.
[[nodiscard]] std::optional<Direction> directionTo(Cell from, Cell to);

} // namespace labrys::minotaur

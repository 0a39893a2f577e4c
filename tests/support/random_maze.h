// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"

#include <string>

namespace labrys::test {

/// What a random level holds.
struct MazeShape {
    int rows = 7;
    int columns = 9;
    int wanderers = 1;
    /// Openings beside those that remove every dead end, for each 100 cells.
    int loopsPercent = 10;
};

/// Any shape from the smallest to the side `largest`, with 0 to 3 wanderers.
[[nodiscard]] MazeShape randomShape(Random& random, int largest = 12);

/// The text of a valid level, the same for the same draws on every platform: a growing tree, no dead end,
/// some loops; P, K, E and W placed as minotaur.md 2.3 says, as far as the size allows it.
[[nodiscard]] std::string randomMaze(Random& random, const MazeShape& shape = {});

/// The same for a number: maze `index` of all random mazes.
[[nodiscard]] std::string mazeNumber(std::uint64_t index, int largest = 12);

} // namespace labrys::test

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minoan/rules.h"

#include <set>
#include <span>
#include <vector>

namespace labrys::test {

// The rules of a turn once more, written as slowly and as near to minoan.md as it goes, to be compared with.

using CellSet = std::set<int>;
[[nodiscard]] CellSet cellsOf(minoan::Cells cells);

/// The matches of a board, by reading order of their first cells: every run of three or more along rows and
/// columns; runs that share a cell are one (D-05).
[[nodiscard]] std::vector<CellSet> slowMatches(const minoan::Board& board);

/// The board after these cells are gone: each column by itself, from the bottom (D-09).
[[nodiscard]] minoan::Board slowCollapse(
    const minoan::Board& board, const CellSet& gone, const std::vector<minoan::Tile>& fresh);

/// What a turn should tell and how things should stand after it; before rooms, treasures and records.
struct SlowTurn {
    std::vector<minoan::Event> events;
    minoan::Board board{};
    minoan::Body body;
    minoan::Enemy enemy;
    int satiety = 0;
    /// As the player's half left him.
    minoan::Body beforeTheEnemy;
};

/// Takes the turn from what was observed. New tiles are drawn from a bag that nobody sees: they are taken
/// from the events of the real turn.
[[nodiscard]] SlowTurn slowTurn(const minoan::Content& content, const minoan::Observation& seen,
    minoan::Swap swap, std::span<const minoan::Event> real);

} // namespace labrys::test

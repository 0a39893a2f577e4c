// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/known_maze.h"
#include "core/minotaur/survival.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace labrys::minotaur {

/// A way over the known maze, for those who cannot take it in at a glance (minotaur.md 6.3).
struct ClearWay {
    /// Without the first cell and with the last, which may be one never seen.
    std::vector<Cell> cells;
    /// No monster in the light can be in a cell of it first.
    bool clear = true;
};

/// What one seat's observation tells of ways. It looks at nothing but the observation.
class ClearWays {
public:
    explicit ClearWays(const Observation& seen);

    /// The shortest clear way, or the shortest one where none is clear; nothing where none is known.
    [[nodiscard]] std::optional<ClearWay> to(Cell cell) const;
    /// The way to the nearest cell of which not everything was seen.
    [[nodiscard]] std::optional<ClearWay> toUnexplored() const;
    /// Known walking steps from the seat's own cell; nothing where no way is known.
    [[nodiscard]] std::optional<int> steps(Cell cell) const;
    /// What a look ahead says of the next move when something hunts in the light.
    struct Prospects {
        /// The moves after which one can go on longest without being caught, farthest from the monsters
        /// first.
        std::vector<Verb> best;
        /// Whether that is for as long as the look ahead reaches.
        bool safe = true;
    };
    /// As far as the known maze and the monsters in the light tell; kAhead moves are looked ahead.
    [[nodiscard]] Prospects prospects();
    static constexpr int kAhead = 12;

private:
    /// A breadth-first search from the seat's cell: steps, and the cell before.
    struct Search {
        std::vector<int> steps;
        std::vector<int> before;
        std::vector<int> order;
    };
    enum class Care : std::uint8_t { All, None };

    [[nodiscard]] Search search(Care care) const;
    [[nodiscard]] std::vector<Cell> cells(const Search& search, int to) const;
    [[nodiscard]] bool isOut(int cell) const;

    const Observation& m_seen;
    KnownMaze m_maze;
    int m_here = 0;
    /// When the first walking monster of the light could be in a cell.
    std::vector<int> m_danger;
    Search m_clear;
    Search m_any;
};

} // namespace labrys::minotaur

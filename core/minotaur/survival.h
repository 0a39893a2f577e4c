// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/bot_memory.h"

#include <map>
#include <vector>

namespace labrys::minotaur {

/// A look ahead over the known maze: for how many moves can one who steps to a cell go on without being
/// caught, when every monster in sight comes the shortest way? Wanderers that do not see it stand still.
class Survival {
public:
    /// `depth` moves are looked ahead.
    Survival(KnownMaze& maze, std::span<const Sighting> sightings, const Observation& seen, int depth);

    /// From 0 (caught at once) to depth, which a cell that was never seen counts as.
    [[nodiscard]] int movesAfter(int to);

private:
    static constexpr std::size_t kMost = 8;
    static constexpr int kMostNodes = 6000;

    struct Chaser {
        MonsterKind kind = MonsterKind::Hunter;
        Phase phase = Phase::Aim;
        int rest = 0;
        int cell = 0;
        int mark = 0;
    };
    struct Position {
        int here = 0;
        int freeze = 0;
        std::size_t count = 0;
        std::array<Chaser, kMost> chasers;
    };

    [[nodiscard]] bool advance(Position& position, int to);
    void fly(Chaser& chaser, int prey) const;
    void walk(Position& position, std::size_t index, std::span<const std::uint16_t> distance) const;
    [[nodiscard]] int moves(const Position& position, int depth);

    KnownMaze& m_maze;
    int m_depth;
    int m_nodes = 0;
    Position m_start;
    std::map<int, int> m_known;
};

} // namespace labrys::minotaur

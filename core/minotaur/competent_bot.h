// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/survival.h"

#include <optional>
#include <string_view>
#include <vector>

namespace labrys::minotaur {

/// A competent player, not a perfect one (minotaur.md 2.3): it sees what a seat sees, remembers monsters for
/// eight turns, knows the rules, plans shortest safe ways to the key, the exit, what a compass shows, near
/// bonuses and the edge of the known maze, and looks twelve moves ahead for its life. It plays one seat or
/// both. The yardstick of every difficulty: change it, and all tuned numbers are open again.
class CompetentBot {
public:
    static constexpr std::string_view kId = "competent";
    Action choose(const Observation& observation, const std::vector<Action>& legal, Random& random);

private:
    /// Of one seat: how often it was where, and for how long nothing new was found.
    struct SeatMemory {
        std::vector<int> visits;
        int explored = 0;
        bool keyFound = false;
        int stall = 0;
        int level = 0;
    };
    /// A cell to go to: the least worth going first.
    struct Aim {
        int rank;
        int cell;
        auto operator<=>(const Aim&) const = default;
    };
    /// Where one can be before any remembered monster could be there: steps, and the cell before.
    struct SafeWays {
        std::vector<int> steps;
        std::vector<int> before;
        /// The first cell of the way to `cell`.
        [[nodiscard]] int first(int cell, int here) const;
    };

    void remember(const Observation& seen, SeatMemory& memory, int here);
    [[nodiscard]] SafeWays safeWays(const Observation& seen, int here);
    [[nodiscard]] std::vector<Aim> aims(
        const Observation& seen, const SafeWays& ways, int here, Random& random);
    [[nodiscard]] std::optional<int> stepToAim(const Observation& seen, const SeatMemory& memory,
        const SafeWays& ways, int here, Survival& survival, Random& random);
    [[nodiscard]] int stepAway(const SeatMemory& memory, int here, Survival& survival, Random& random);

    KnownMaze m_maze;
    BotMemory m_monsters;
    std::array<SeatMemory, kMostPlayers> m_seats;
};

/// Two competent players at one table: simulated with two seats. They leave each other what is nearer to the
/// other.
class PairBot : public CompetentBot {
public:
    static constexpr std::string_view kId = "pair";
    static constexpr int kSeats = 2;
};

} // namespace labrys::minotaur

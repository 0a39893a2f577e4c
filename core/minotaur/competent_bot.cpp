// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/competent_bot.h"

#include "core/base/assert.h"

#include <algorithm>
#include <bit>

namespace labrys::minotaur {

namespace {

constexpr int kDepth = 12;
constexpr int kFar = 1 << 20;
/// A memory grows vague: so many turns of it widen where its monster could be.
constexpr int kMostDrift = 6;
constexpr int kBonusSteps = 8;
constexpr std::size_t kMostAims = 40;

// After so many turns without news: first restless, then less careful, then from the beginning.
constexpr int kRestless = 20;
constexpr int kDaring = 60;
constexpr int kMostStall = 140;

// Ranks of what can be gone to, in thousandths of a step.
constexpr int kStep = 1000;
constexpr int kGoalRank = -1000 * kStep;
constexpr int kBonusRank = -700 * kStep;
constexpr int kCompassRank = -500 * kStep;
constexpr int kDeadEndPenalty = 6 * kStep;
constexpr int kMatesPenalty = 6 * kStep;
constexpr std::uint64_t kWhim = 100;

int openSides(unsigned sides)
{
    return std::popcount(sides);
}

} // namespace

int CompetentBot::SafeWays::first(int cell, int here) const
{
    while (before[static_cast<std::size_t>(cell)] != here)
        cell = before[static_cast<std::size_t>(cell)];
    return cell;
}

void CompetentBot::remember(const Observation& seen, SeatMemory& memory, int here)
{
    if (memory.level != seen.level || memory.visits.size() != seen.map.size())
        memory = {.visits = std::vector<int>(seen.map.size()), .level = seen.level};
    ++memory.visits[static_cast<std::size_t>(here)];
    ++memory.stall;
    if (m_maze.exploredCells() != memory.explored || seen.keyFound != memory.keyFound
        || memory.stall > kMostStall)
        memory.stall = 0;
    memory.explored = m_maze.exploredCells();
    memory.keyFound = seen.keyFound;
}

CompetentBot::SafeWays CompetentBot::safeWays(const Observation& seen, int here)
{
    const auto cells = static_cast<std::size_t>(m_maze.cellCount());
    // When the first monster could be in a cell.
    std::vector<int> danger(cells, kFar);
    for (const auto& sighting : m_monsters.sightings()) {
        if (sighting.kind == MonsterKind::Minotaur) {
            if (sighting.phase == Phase::Rest)
                danger[static_cast<std::size_t>(sighting.cell)] = 0;
            continue;
        }
        const auto distance = m_maze.from(sighting.cell);
        const int drift = std::min(sighting.age, kMostDrift) - seen.freeze;
        for (std::size_t cell = 0; cell < cells; ++cell)
            danger[cell] = std::min(danger[cell], std::max(0, distance[cell] - drift));
    }
    SafeWays ways{std::vector<int>(cells, kFar), std::vector<int>(cells, -1)};
    std::vector<int> queue{here};
    ways.steps[static_cast<std::size_t>(here)] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const int cell = queue[head];
        const int steps = ways.steps[static_cast<std::size_t>(cell)] + 1;
        for (unsigned open = m_maze.sides(cell); open != 0; open &= open - 1) {
            const int next = m_maze.beyond(cell, std::countr_zero(open));
            const auto at = static_cast<std::size_t>(next);
            if (ways.steps[at] != kFar || danger[at] <= steps)
                continue;
            ways.steps[at] = steps;
            ways.before[at] = cell;
            queue.push_back(next);
        }
    }
    return ways;
}

std::vector<CompetentBot::Aim> CompetentBot::aims(
    const Observation& seen, const SafeWays& ways, int here, Random& random)
{
    std::vector<Aim> found;
    const auto add = [&](int cell, int rank) {
        const int steps = ways.steps[static_cast<std::size_t>(cell)];
        if (steps != kFar && cell != here)
            found.push_back({rank + kStep * steps, cell});
    };
    if (const auto& goal = seen.keyFound ? seen.exit : seen.key)
        add(m_maze.id(*goal), kGoalRank);
    if (!seen.way.empty())
        add(m_maze.id(seen.way.back()), kCompassRank);
    for (const auto& bonus : seen.bonuses)
        if (ways.steps[static_cast<std::size_t>(m_maze.id(bonus.cell))] <= kBonusSteps)
            add(m_maze.id(bonus.cell), kBonusRank);
    // What the mate is nearer to is left to the mate.
    std::span<const std::uint16_t> ofMate;
    for (std::size_t seat = 0; seat < seen.players.size(); ++seat)
        if (static_cast<int>(seat) != seen.seat && seen.players[seat].status == PlayerStatus::Walking)
            ofMate = m_maze.from(m_maze.id(seen.players[seat].cell));
    for (int cell = 0; cell < m_maze.cellCount(); ++cell) {
        if (m_maze.explored(cell))
            continue;
        int rank = static_cast<int>(random.below(kWhim));
        if (m_maze.mapped(cell) && openSides(m_maze.sides(cell)) == 1)
            rank += kDeadEndPenalty;
        if (!ofMate.empty()
            && ofMate[static_cast<std::size_t>(cell)] < ways.steps[static_cast<std::size_t>(cell)])
            rank += kMatesPenalty;
        add(cell, rank);
    }
    std::ranges::sort(found);
    return found;
}

std::optional<int> CompetentBot::stepToAim(const Observation& seen, const SeatMemory& memory,
    const SafeWays& ways, int here, Survival& survival, Random& random)
{
    const int need = memory.stall > kDaring ? kDepth / 2 : kDepth;
    std::size_t tried = 0;
    for (const auto& aim : aims(seen, ways, here, random)) {
        const int step = ways.first(aim.cell, here);
        const int moves = survival.movesAfter(step);
        // Out through the exit is as good as alive.
        const bool out = seen.keyFound && seen.exit && m_maze.id(*seen.exit) == aim.cell
            && moves >= std::min(kDepth, ways.steps[static_cast<std::size_t>(aim.cell)]);
        if (out || moves >= need)
            return step;
        if (++tried > kMostAims)
            break;
    }
    return std::nullopt;
}

int CompetentBot::stepAway(const SeatMemory& memory, int here, Survival& survival, Random& random)
{
    constexpr int kMove = 100 * kStep;
    constexpr int kFarEnough = 20;
    const std::uint64_t whim = memory.stall > kRestless ? 25 * kStep : 300;
    int best = here;
    int most = -kFar * kStep;
    const auto consider = [&](int to) {
        int nearest = kFarEnough;
        bool onto = false;
        const auto distance = m_maze.from(to);
        for (const auto& sighting : m_monsters.sightings()) {
            if (sighting.visible && sighting.kind != MonsterKind::Minotaur)
                nearest = std::min(nearest, int{distance[static_cast<std::size_t>(sighting.cell)]});
            onto = onto || (sighting.visible && sighting.cell == to);
        }
        const int worth = survival.movesAfter(to) * kMove + nearest * 2 * kStep
            + openSides(m_maze.sides(to)) * kStep - memory.visits[static_cast<std::size_t>(to)] * kStep / 2
            - (to == here ? 3 * kStep : 0) - (onto ? kMove / 2 : 0) + static_cast<int>(random.below(whim));
        if (worth > most) {
            most = worth;
            best = to;
        }
    };
    for (unsigned open = m_maze.sides(here); open != 0; open &= open - 1)
        consider(m_maze.beyond(here, std::countr_zero(open)));
    consider(here);
    return best;
}

Action CompetentBot::choose(const Observation& observation, const std::vector<Action>& legal, Random& random)
{
    LABRYS_ASSERT(!legal.empty());
    m_maze.look(observation);
    m_monsters.look(observation, m_maze);
    const auto seat = static_cast<std::size_t>(observation.seat);
    const int here = m_maze.id(observation.players[seat].cell);
    auto& memory = m_seats[seat];
    remember(observation, memory, here);
    Survival survival(m_maze, m_monsters.sightings(), observation, kDepth);
    const auto ways = safeWays(observation, here);
    const int to = stepToAim(observation, memory, ways, here, survival, random).value_or(-1);
    const int step = to >= 0 ? to : stepAway(memory, here, survival, random);
    for (const auto& action : legal) {
        const Cell cell = action.verb == Verb::Wait
            ? m_maze.cell(here)
            : stepped(m_maze.cell(here), static_cast<Direction>(action.verb));
        if (m_maze.id(cell) == step)
            return action;
    }
    return legal.back();
}

} // namespace labrys::minotaur

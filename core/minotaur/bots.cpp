// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/bots.h"

#include "core/base/assert.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

namespace labrys::minotaur {

namespace {

constexpr int kFar = std::numeric_limits<int>::max();
constexpr int kMemoryTurns = 6;
/// Cells this near to a wanderer are walked only when nothing else is left.
constexpr int kDanger = 3;

/// Steps over known cells from a set of cells; cells in `blocked` are not entered.
Grid<int> steps(const Observation& seen, const std::vector<Cell>& from, const Grid<std::uint8_t>* blocked)
{
    Grid<int> distance(seen.map.rows(), seen.map.columns(), kFar);
    std::vector<Cell> queue = from;
    for (const Cell cell : from)
        distance[cell] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const Cell cell = queue[head];
        if (seen.seenAt(cell) == Seen::Never)
            continue;
        for (const auto side : kDirections) {
            const Cell next = stepped(cell, side);
            if (!seen.open(cell, side) || distance[next] != kFar
                || (blocked != nullptr && (*blocked)[next] != 0))
                continue;
            distance[next] = distance[cell] + 1;
            queue.push_back(next);
        }
    }
    return distance;
}

/// What the bot would go to: the exit once it may, the key once it is seen, else the edge of the known map.
std::vector<Cell> goals(const Observation& seen)
{
    if (seen.keyFound && seen.exit)
        return {*seen.exit};
    if (!seen.keyFound && seen.key)
        return {*seen.key};
    std::vector<Cell> edge;
    for (int row = 0; row < seen.map.rows(); ++row)
        for (int column = 0; column < seen.map.columns(); ++column)
            if (seen.seenAt({row, column}) == Seen::Map || seen.seenAt({row, column}) == Seen::Never)
                edge.push_back({row, column});
    return edge;
}

Cell target(const Action& action, Cell from)
{
    return action.verb == Verb::Wait ? from : stepped(from, static_cast<Direction>(action.verb));
}

} // namespace

Action RandomBot::choose(const Observation& /*observation*/, const std::vector<Action>& legal, Random& random)
{
    LABRYS_ASSERT(!legal.empty());
    return legal[static_cast<std::size_t>(random.below(legal.size()))];
}

Action ExplorerBot::choose(const Observation& observation, const std::vector<Action>& legal, Random& random)
{
    LABRYS_ASSERT(!legal.empty());
    if (observation.level != m_level)
        m_monsters.clear();
    m_level = observation.level;
    std::erase_if(m_monsters, [&](const Memory& memory) {
        return observation.lightAt(memory.cell) == Light::Full || observation.turn - memory.turn > kMemoryTurns;
    });
    for (const auto& monster : observation.monsters)
        m_monsters.push_back({monster.cell, observation.turn});

    const Cell here = observation.players[static_cast<std::size_t>(observation.seat)].cell;
    std::vector<Cell> monsters;
    for (const auto& memory : m_monsters)
        monsters.push_back(memory.cell);
    const Grid<int> danger = steps(observation, monsters, nullptr);
    Grid<std::uint8_t> blocked(observation.map.rows(), observation.map.columns());
    for (int row = 0; row < blocked.rows(); ++row)
        for (int column = 0; column < blocked.columns(); ++column)
            blocked[{row, column}] = danger[{row, column}] <= kDanger ? 1 : 0;
    const Grid<int> toGoal = steps(observation, {here}, &blocked);

    // The nearest goal, and back from it, gives each step its worth.
    std::vector<Cell> nearest;
    int best = kFar;
    for (const Cell goal : goals(observation))
        if (toGoal[goal] < best && toGoal[goal] > 0) {
            best = toGoal[goal];
            nearest = {goal};
        }
    const auto worth = [&](const Action& action) {
        const Cell to = target(action, here);
        const int far = std::min(danger[to], kDanger + 1);
        int along = 0;
        if (!nearest.empty()) {
            const Grid<int> back = steps(observation, {to}, &blocked);
            along = back[nearest.front()] == kFar ? -best - 2 : -back[nearest.front()];
        }
        return std::pair(far, along);
    };
    std::vector<Action> choices;
    auto most = worth(legal.front());
    for (const auto& action : legal) {
        const auto value = worth(action);
        if (value > most) {
            most = value;
            choices.clear();
        }
        if (value == most)
            choices.push_back(action);
    }
    return choices[static_cast<std::size_t>(random.below(choices.size()))];
}

} // namespace labrys::minotaur

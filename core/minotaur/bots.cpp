// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/bots.h"

#include "core/base/assert.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace labrys::minotaur {

namespace {

constexpr int kFar = std::numeric_limits<int>::max();
constexpr int kMemoryTurns = 6;
/// One choice in this many is random, so that bot and wanderer cannot dance for ever.
constexpr std::uint64_t kWhim = 8;
/// From this distance no monster can step onto the bot in its next move.
constexpr int kOutOfReach = 2;

/// Steps over known cells from a set of cells. With `danger`, only cells that are reached before a monster
/// could be there are entered.
Grid<int> steps(const Observation& seen, const std::vector<Cell>& from, const Grid<int>* danger)
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
                || (danger != nullptr && (*danger)[next] <= distance[cell] + 1))
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

Cell position(const Observation& seen)
{
    return seen.players[static_cast<std::size_t>(seen.seat)].cell;
}

/// The first step of a shortest safe way to the nearest goal.
std::optional<Verb> stepToGoal(const Observation& seen, const Grid<int>& danger)
{
    const Cell here = position(seen);
    const Grid<int> distance = steps(seen, {here}, &danger);
    std::optional<Cell> nearest;
    for (const Cell goal : goals(seen))
        if (distance[goal] != kFar && distance[goal] > 0 && (!nearest || distance[goal] < distance[*nearest]))
            nearest = goal;
    if (!nearest)
        return std::nullopt;
    // Walk the way back from the goal to the step that begins it.
    Cell cell = *nearest;
    while (true)
        for (const auto side : kDirections) {
            const Cell before = stepped(cell, side);
            const bool known = distance.contains(before) && distance[before] == distance[cell] - 1
                && seen.seenAt(before) != Seen::Never && seen.open(before, opposite(side));
            if (!known)
                continue;
            if (before == here)
                return static_cast<Verb>(opposite(side));
            cell = before;
            break;
        }
}

/// The action after which the nearest monster is farthest, distances above `enough` counting as equal; ties
/// are drawn.
Action flee(const Observation& seen, const std::vector<Action>& legal, const Grid<int>& danger, int enough,
    Random& random)
{
    const Cell here = position(seen);
    std::vector<Action> choices;
    int most = -1;
    for (const auto& action : legal) {
        const Cell to = action.verb == Verb::Wait ? here : stepped(here, static_cast<Direction>(action.verb));
        const int distance = std::min(danger[to], enough);
        if (distance > most)
            choices.clear();
        most = std::max(most, distance);
        if (distance == most)
            choices.push_back(action);
    }
    return choices[static_cast<std::size_t>(random.below(choices.size()))];
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
        return observation.lightAt(memory.cell) == Light::Full
            || observation.turn - memory.turn > kMemoryTurns;
    });
    for (const auto& monster : observation.monsters)
        m_monsters.push_back({monster.cell, observation.turn});

    std::vector<Cell> monsters;
    monsters.reserve(m_monsters.size());
    for (const auto& memory : m_monsters)
        monsters.push_back(memory.cell);
    const Grid<int> danger = steps(observation, monsters, nullptr);
    const bool whim = random.below(kWhim) == 0;
    if (!whim)
        if (const auto step = stepToGoal(observation, danger))
            return {observation.seat, *step, 0};
    return flee(observation, legal, danger, whim ? kOutOfReach : kFar, random);
}

} // namespace labrys::minotaur

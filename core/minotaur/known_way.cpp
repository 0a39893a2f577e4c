// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/known_way.h"

#include <algorithm>

namespace labrys::minotaur {

namespace {

/// Whether monsters in the light are walked around.
enum class Monsters : std::uint8_t { Around, Through };

/// For each cell reached from `from`: 1 + the direction that led there; 0 is not reached.
Grid<std::uint8_t> searchFrom(const Observation& seen, Cell from, Cell to, Monsters monsters)
{
    Grid<std::uint8_t> came(seen.map.rows(), seen.map.columns());
    std::vector<Cell> queue{from};
    came[from] = 5;
    for (std::size_t i = 0; i < queue.size() && came[to] == 0; ++i)
        for (const auto side : kDirections) {
            const Cell next = stepped(queue[i], side);
            if (!came.contains(next) || came[next] != 0 || seen.map[next] == 0 || !seen.open(queue[i], side))
                continue;
            const bool monster
                = std::ranges::find(seen.monsters, next, &MonsterSight::cell) != seen.monsters.end();
            if (monster && next != to && monsters == Monsters::Around)
                continue;
            came[next] = static_cast<std::uint8_t>(1U + static_cast<unsigned>(side));
            queue.push_back(next);
        }
    return came;
}

} // namespace

namespace {

std::optional<std::vector<Cell>> pathOver(const Observation& seen, Cell from, Cell to, Monsters monsters)
{
    if (!seen.map.contains(from) || !seen.map.contains(to) || seen.map[to] == 0 || seen.map[from] == 0)
        return std::nullopt;
    const auto came = searchFrom(seen, from, to, monsters);
    if (came[to] == 0)
        return std::nullopt;
    std::vector<Cell> path;
    for (Cell cell = to; cell != from;) {
        path.push_back(cell);
        cell = stepped(cell, opposite(static_cast<Direction>(came[cell] - 1)));
    }
    std::ranges::reverse(path);
    return path;
}

} // namespace

std::optional<std::vector<Cell>> knownPath(const Observation& seen, Cell from, Cell to)
{
    return pathOver(seen, from, to, Monsters::Around);
}

std::optional<int> knownDistance(const Observation& seen, Cell from, Cell to)
{
    const auto path = pathOver(seen, from, to, Monsters::Through);
    return path ? std::optional(static_cast<int>(path->size())) : std::nullopt;
}

std::vector<Cell> corridorFrom(const Observation& seen, Cell from, Direction side)
{
    std::vector<Cell> way;
    if (!seen.map.contains(from) || seen.map[from] == 0 || !seen.open(from, side))
        return way;
    const auto lies = [&seen](Cell cell) {
        return seen.key == cell || seen.exit == cell
            || std::ranges::find(seen.bonuses, cell, &Bonus::cell) != seen.bonuses.end();
    };
    for (Cell cell = stepped(from, side);; cell = stepped(cell, side)) {
        way.push_back(cell);
        if (cell == from || seen.map[cell] == 0 || lies(cell) || way.size() > seen.map.size())
            return way;
        int open = 0;
        const auto back = opposite(side);
        for (const auto next : kDirections)
            if (next != back && seen.open(cell, next)) {
                ++open;
                if (open == 1)
                    side = next;
                else
                    return way;
            }
        if (open == 0)
            return way;
    }
}

std::optional<Direction> directionTo(Cell from, Cell to)
{
    for (const auto side : kDirections)
        if (stepped(from, side) == to)
            return side;
    return std::nullopt;
}

} // namespace labrys::minotaur

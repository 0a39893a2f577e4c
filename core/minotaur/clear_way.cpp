// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/clear_way.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace labrys::minotaur {

namespace {

constexpr int kNever = 1 << 20;

} // namespace

ClearWays::ClearWays(const Observation& seen)
    : m_seen(seen)
{
    m_maze.look(seen);
    m_here = m_maze.id(seen.players[static_cast<std::size_t>(seen.seat)].cell);
    m_danger.assign(static_cast<std::size_t>(m_maze.cellCount()), kNever);
    for (const auto& monster : seen.monsters) {
        if (monster.kind == MonsterKind::Minotaur) { // it flies; where it stands it is deadly
            m_danger[static_cast<std::size_t>(m_maze.id(monster.cell))] = 0;
            continue;
        }
        const auto distance = m_maze.from(m_maze.id(monster.cell));
        for (std::size_t cell = 0; cell < m_danger.size(); ++cell)
            if (distance[cell] != KnownMaze::kFar)
                m_danger[cell]
                    = std::min(m_danger[cell], distance[cell] == 0 ? 0 : distance[cell] + seen.freeze);
    }
    m_clear = search(Care::All);
    m_any = search(Care::None);
}

bool ClearWays::isOut(int cell) const
{
    return m_seen.keyFound && m_seen.exit && m_maze.id(*m_seen.exit) == cell;
}

ClearWays::Search ClearWays::search(Care care) const
{
    const auto count = static_cast<std::size_t>(m_maze.cellCount());
    Search found{std::vector<int>(count, kNever), std::vector<int>(count, -1), {m_here}};
    found.steps[static_cast<std::size_t>(m_here)] = 0;
    for (std::size_t head = 0; head < found.order.size(); ++head) {
        const int cell = found.order[head];
        const int steps = found.steps[static_cast<std::size_t>(cell)] + 1;
        for (unsigned open = m_maze.sides(cell); open != 0; open &= open - 1) {
            const int next = m_maze.beyond(cell, std::countr_zero(open));
            const auto at = static_cast<std::size_t>(next);
            if (found.steps[at] != kNever)
                continue;
            // Who is out through the exit is not caught any more.
            const int first = m_danger[at] + (isOut(next) ? 1 : 0);
            const bool marked
                = steps == 1 && std::ranges::find(m_seen.marks, m_maze.cell(next)) != m_seen.marks.end();
            if (care == Care::All && (first <= steps || marked))
                continue;
            found.steps[at] = steps;
            found.before[at] = cell;
            found.order.push_back(next);
        }
    }
    return found;
}

std::vector<Cell> ClearWays::cells(const Search& search, int to) const
{
    std::vector<Cell> way;
    for (int cell = to; cell != m_here; cell = search.before[static_cast<std::size_t>(cell)])
        way.push_back(m_maze.cell(cell));
    std::ranges::reverse(way);
    return way;
}

std::optional<ClearWay> ClearWays::to(Cell cell) const
{
    const auto at = static_cast<std::size_t>(m_maze.id(cell));
    if (m_clear.steps[at] != kNever)
        return ClearWay{cells(m_clear, m_maze.id(cell)), true};
    if (m_any.steps[at] != kNever)
        return ClearWay{cells(m_any, m_maze.id(cell)), false};
    return std::nullopt;
}

std::optional<ClearWay> ClearWays::toUnexplored() const
{
    for (const auto* search : {&m_clear, &m_any})
        for (const int cell : search->order)
            if (!m_maze.explored(cell))
                return ClearWay{cells(*search, cell), search == &m_clear};
    return std::nullopt;
}

std::optional<int> ClearWays::steps(Cell cell) const
{
    const int steps = m_any.steps[static_cast<std::size_t>(m_maze.id(cell))];
    return steps == kNever ? std::nullopt : std::optional(steps);
}

ClearWays::Prospects ClearWays::prospects()
{
    std::vector<Sighting> sightings;
    for (const auto& monster : m_seen.monsters) {
        Sighting sighting{.kind = monster.kind, .cell = m_maze.id(monster.cell), .visible = true};
        if (monster.kind == MonsterKind::Minotaur) {
            sighting.phase = monster.rest > 0 ? Phase::Rest : Phase::Aim;
            sighting.rest = monster.rest;
        }
        sightings.push_back(sighting);
    }
    Survival survival(m_maze, sightings, m_seen, kAhead);
    struct Move {
        int moves;
        int danger;
        Verb verb;
    };
    std::vector<Move> found;
    const auto consider = [&](Verb verb, int to) {
        const bool marked = std::ranges::find(m_seen.marks, m_maze.cell(to)) != m_seen.marks.end();
        found.push_back({marked ? 0 : survival.movesAfter(to), m_danger[static_cast<std::size_t>(to)], verb});
    };
    for (unsigned open = m_maze.sides(m_here); open != 0; open &= open - 1) {
        const int side = std::countr_zero(open);
        consider(static_cast<Verb>(side), m_maze.beyond(m_here, side));
    }
    consider(Verb::Wait, m_here);
    std::ranges::stable_sort(found, [](const Move& one, const Move& other) {
        return std::pair(one.moves, one.danger) > std::pair(other.moves, other.danger);
    });
    Prospects prospects{{}, found.front().moves >= kAhead};
    for (const auto& move : found)
        if (move.moves == found.front().moves)
            prospects.best.push_back(move.verb);
    return prospects;
}

} // namespace labrys::minotaur

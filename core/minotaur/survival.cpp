// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/survival.h"

#include "core/minotaur/minotaur.h"

#include <algorithm>
#include <bit>

namespace labrys::minotaur {

namespace {

// What the help says of the rules.
constexpr int kWandererSight = 4;
constexpr int kJump = 6;
/// A wanderer so many steps beyond its sight may be on somebody's trail, and counts as coming.
constexpr int kStalk = 3;
constexpr int kRest = 3;

} // namespace

Survival::Survival(KnownMaze& maze, std::span<const Sighting> sightings, const Observation& seen, int depth)
    : m_maze(maze)
    , m_depth(depth)
{
    m_start.here = maze.id(seen.players[static_cast<std::size_t>(seen.seat)].cell);
    m_start.freeze = seen.freeze;
    for (const auto& sighting : sightings) {
        const bool flies = sighting.kind == MonsterKind::Minotaur; // its marks tell of it also in shadow
        if (m_start.count < kMost && (sighting.visible || flies))
            m_start.chasers[m_start.count++]
                = {sighting.kind, sighting.phase, sighting.rest, sighting.cell, sighting.mark};
    }
}

int Survival::movesAfter(int to)
{
    if (const auto known = m_known.find(to); known != m_known.end())
        return known->second;
    m_nodes = 0;
    Position position = m_start;
    int result = 0;
    if (advance(position, to))
        result = m_maze.mapped(to) ? 1 + moves(position, m_depth - 1) : m_depth;
    m_known.emplace(to, result);
    return result;
}

void Survival::fly(Chaser& chaser, int prey) const
{
    switch (chaser.phase) {
    case Phase::Aim:
        chaser.mark = m_maze.id(landing(m_maze.cell(chaser.cell), m_maze.cell(prey), kJump));
        chaser.phase = Phase::Jump;
        break;
    case Phase::Jump:
        chaser.cell = chaser.mark;
        chaser.phase = Phase::Rest;
        chaser.rest = kRest;
        break;
    case Phase::Rest:
        if (--chaser.rest <= 0)
            chaser.phase = Phase::Aim;
        break;
    }
}

void Survival::walk(Position& position, std::size_t index, std::span<const std::uint16_t> distance) const
{
    Chaser& chaser = position.chasers[index];
    const int far = distance[static_cast<std::size_t>(chaser.cell)];
    if (chaser.kind == MonsterKind::Wanderer && far > kWandererSight + kStalk)
        return;
    for (unsigned open = m_maze.sides(chaser.cell); open != 0; open &= open - 1) {
        const int next = m_maze.beyond(chaser.cell, std::countr_zero(open));
        if (distance[static_cast<std::size_t>(next)] >= far)
            continue;
        bool taken = false;
        for (std::size_t other = 0; other < position.count; ++other)
            taken = taken || (other != index && position.chasers[other].cell == next);
        if (taken)
            continue;
        chaser.cell = next;
        return;
    }
}

bool Survival::advance(Position& position, int to)
{
    const auto chasers = std::span(position.chasers).first(position.count);
    const auto caught = [&] { return std::ranges::find(chasers, to, &Chaser::cell) != chasers.end(); };
    if (caught())
        return false;
    position.here = to;
    if (position.freeze > 0) {
        --position.freeze;
        return true;
    }
    const auto distance = m_maze.from(to);
    for (std::size_t i = 0; i < position.count; ++i) {
        if (chasers[i].kind == MonsterKind::Minotaur)
            fly(chasers[i], to);
        else
            walk(position, i, distance);
        if (chasers[i].cell == to)
            return false;
    }
    return true;
}

int Survival::moves(const Position& position, int depth)
{
    if (depth == 0 || m_nodes > kMostNodes)
        return 0;
    ++m_nodes;
    int best = 0;
    const auto attempt = [&](int to) {
        Position after = position;
        int result = 0;
        if (advance(after, to))
            result = m_maze.mapped(to) ? 1 + moves(after, depth - 1) : depth;
        best = std::max(best, result);
        return best >= depth;
    };
    for (unsigned open = m_maze.sides(position.here); open != 0; open &= open - 1)
        if (attempt(m_maze.beyond(position.here, std::countr_zero(open))))
            return best;
    attempt(position.here);
    return best;
}

} // namespace labrys::minotaur

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/known_maze.h"

#include <algorithm>
#include <bit>

namespace labrys::minotaur {

void KnownMaze::look(const Observation& seen)
{
    ++m_look;
    m_columns = seen.map.columns();
    m_step = {-m_columns, -1, m_columns, 1};
    m_explored = 0;
    m_sides.assign(seen.map.size(), 0);
    m_seen.assign(seen.map.size(), Seen::Never);
    m_rows.resize(seen.map.size());
    m_lookOf.resize(seen.map.size());
    const auto open = [&](int cell, int side) {
        const int other = beyond(cell, side);
        m_sides[static_cast<std::size_t>(cell)]
            |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(side));
        m_sides[static_cast<std::size_t>(other)]
            |= static_cast<std::uint8_t>(1U << (static_cast<unsigned>(side) + 2U) % 4U);
    };
    for (int cell = 0; cell < cellCount(); ++cell) {
        const auto value = seen.map.values()[static_cast<std::size_t>(cell)];
        m_seen[static_cast<std::size_t>(cell)] = static_cast<Seen>(value / 16U);
        m_explored += explored(cell) ? 1 : 0;
        if (mapped(cell))
            for (unsigned sides = value % 16U; sides != 0; sides &= sides - 1)
                open(cell, std::countr_zero(sides));
    }
    // A compass tells of passages between cells that nobody has seen.
    for (std::size_t i = 1; i < seen.way.size(); ++i)
        for (int side = 0; side < 4; ++side)
            if (stepped(seen.way[i - 1], static_cast<Direction>(side)) == seen.way[i])
                open(id(seen.way[i - 1]), side);
}

std::span<const std::uint16_t> KnownMaze::from(int cell)
{
    auto& row = m_rows[static_cast<std::size_t>(cell)];
    if (m_lookOf[static_cast<std::size_t>(cell)] == m_look)
        return row;
    m_lookOf[static_cast<std::size_t>(cell)] = m_look;
    row.assign(m_sides.size(), kFar);
    m_queue.assign(1, cell);
    row[static_cast<std::size_t>(cell)] = 0;
    for (std::size_t head = 0; head < m_queue.size(); ++head) {
        const int at = m_queue[head];
        for (unsigned open = sides(at); open != 0; open &= open - 1) {
            const int next = beyond(at, std::countr_zero(open));
            if (row[static_cast<std::size_t>(next)] != kFar)
                continue;
            row[static_cast<std::size_t>(next)]
                = static_cast<std::uint16_t>(row[static_cast<std::size_t>(at)] + 1);
            m_queue.push_back(next);
        }
    }
    return row;
}

} // namespace labrys::minotaur

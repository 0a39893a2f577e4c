// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/maze/square_ways.h"

#include "core/base/assert.h"

#include <algorithm>
#include <bit>

namespace labrys::maze {

SquareWays::SquareWays(const SquareGrid& grid, const Passages& passages, Table table)
    : m_sides(static_cast<std::size_t>(grid.cellCount()))
    , m_step{-grid.columns(), -1, grid.columns(), 1}
{
    const CellId cells = grid.cellCount();
    for (CellId cell = 0; cell < cells; ++cell) {
        unsigned open = 0;
        for (int slot = 0; slot < grid.slots(cell); ++slot)
            if (openNeighbour(grid, passages, cell, slot) != kNoCell)
                open |= 1U << static_cast<unsigned>(slot);
        m_sides[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(open);
    }
    if (table == Table::Without || cells > kMostTableCells)
        return;
    const auto count = static_cast<std::size_t>(cells);
    std::vector<Steps> distance(count);
    std::vector<std::uint16_t> queue(count);
    std::vector<std::uint8_t> rows(count * count, kNoWay);
    for (CellId from = 0; from < cells; ++from) {
        const int reached = search(from, kNoSteps - 1, kNoCell, distance, queue);
        const auto row = std::span(rows).subspan(static_cast<std::size_t>(from) * count, count);
        for (const auto cell : std::span(queue).first(static_cast<std::size_t>(reached))) {
            if (distance[cell] >= kNoWay)
                return;
            row[cell] = static_cast<std::uint8_t>(distance[cell]);
        }
    }
    m_table = std::move(rows);
}

int SquareWays::search(
    CellId from, int limit, CellId stop, std::span<Steps> distance, std::span<std::uint16_t> queue) const
{
    LABRYS_ASSERT(distance.size() >= m_sides.size() && queue.size() >= m_sides.size());
    std::fill_n(distance.begin(), m_sides.size(), kNoSteps);
    distance[static_cast<std::size_t>(from)] = 0;
    queue[0] = static_cast<std::uint16_t>(from);
    int reached = 1;
    for (int head = 0; head < reached; ++head) {
        const CellId cell = queue[static_cast<std::size_t>(head)];
        const int steps = distance[static_cast<std::size_t>(cell)];
        if (cell == stop && steps < limit)
            limit = steps + 1;
        if (steps >= limit)
            break;
        for (unsigned open = sides(cell); open != 0; open &= open - 1) {
            const CellId next = beyond(cell, std::countr_zero(open));
            auto& place = distance[static_cast<std::size_t>(next)];
            if (place != kNoSteps)
                continue;
            place = static_cast<Steps>(steps + 1);
            queue[static_cast<std::size_t>(reached++)] = static_cast<std::uint16_t>(next);
        }
    }
    return reached;
}

} // namespace labrys::maze

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/assert.h"
#include "core/maze/passages.h"

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

namespace labrys::maze {

/// Walking steps through passages.
using Distance = std::int32_t;
inline constexpr Distance kUnreached = std::numeric_limits<Distance>::max();

/// Breadth-first distances from `from` up to `limit` steps, into storage of the caller: `distance` and
/// `queue` each have a place for every cell. Cells farther away are kUnreached. Returns how many cells were
/// reached; queue[0 .. that number) are they, nearest first. Does not allocate.
template <Topology T>
int distancesFrom(const T& topology, const Passages& passages, CellId from, Distance limit,
    std::span<Distance> distance, std::span<CellId> queue)
{
    const auto cells = static_cast<std::size_t>(topology.cellCount());
    LABRYS_ASSERT(distance.size() >= cells && queue.size() >= cells);
    std::fill_n(distance.begin(), cells, kUnreached);
    distance[static_cast<std::size_t>(from)] = 0;
    queue[0] = from;
    int reached = 1;
    for (int head = 0; head < reached; ++head) {
        const CellId cell = queue[static_cast<std::size_t>(head)];
        const Distance next = distance[static_cast<std::size_t>(cell)] + 1;
        if (next > limit)
            break;
        for (int slot = 0; slot < topology.slots(cell); ++slot) {
            const CellId to = openNeighbour(topology, passages, cell, slot);
            if (to == kNoCell || distance[static_cast<std::size_t>(to)] != kUnreached)
                continue;
            distance[static_cast<std::size_t>(to)] = next;
            queue[static_cast<std::size_t>(reached++)] = to;
        }
    }
    return reached;
}

/// The same with storage of its own, for what is not called in a loop.
template <Topology T>
[[nodiscard]] std::vector<Distance> distancesFrom(const T& topology, const Passages& passages, CellId from)
{
    const auto cells = static_cast<std::size_t>(topology.cellCount());
    std::vector<Distance> distance(cells);
    std::vector<CellId> queue(cells);
    distancesFrom(topology, passages, from, kUnreached - 1, std::span(distance), std::span(queue));
    return distance;
}

} // namespace labrys::maze

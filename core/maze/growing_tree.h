// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/maze/passages.h"

#include <array>
#include <cstddef>
#include <vector>

namespace labrys::maze {

/// Carves a perfect maze into a topology whose passages are all walls: a growing tree that goes on from its
/// newest cell `newestPercent` times of 100, else from any of its frontier.
template <Topology T>
void growTree(const T& topology, Passages& passages, int newestPercent, Random& random)
{
    const auto cells = static_cast<std::size_t>(topology.cellCount());
    std::vector<bool> visited(cells);
    std::vector<CellId> frontier{static_cast<CellId>(random.below(cells))};
    visited[static_cast<std::size_t>(frontier.front())] = true;
    std::vector<int> slots;
    while (!frontier.empty()) {
        const bool newest = random.below(100) < static_cast<std::uint64_t>(newestPercent);
        const std::size_t at
            = newest ? frontier.size() - 1 : static_cast<std::size_t>(random.below(frontier.size()));
        const CellId cell = frontier[at];
        slots.clear();
        for (int slot = 0; slot < topology.slots(cell); ++slot)
            if (const CellId next = topology.neighbour(cell, slot);
                next != kNoCell && !visited[static_cast<std::size_t>(next)])
                slots.push_back(slot);
        if (slots.empty()) {
            frontier.erase(frontier.begin() + static_cast<std::ptrdiff_t>(at));
            continue;
        }
        const int slot = slots[static_cast<std::size_t>(random.below(slots.size()))];
        passages.carve(topology.edge(cell, slot));
        frontier.push_back(topology.neighbour(cell, slot));
        visited[static_cast<std::size_t>(frontier.back())] = true;
    }
}

} // namespace labrys::maze

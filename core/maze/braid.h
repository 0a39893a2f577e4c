// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/maze/passages.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace labrys::maze {

/// Opens a wall of every dead end (braid 1.0), rather towards another dead end. A cell with a single
/// neighbour stays what it is.
template <Topology T>
void braid(const T& topology, Passages& passages, Random& random)
{
    std::vector<CellId> ends;
    for (CellId cell = 0; cell < topology.cellCount(); ++cell)
        if (openSides(topology, passages, cell) == 1)
            ends.push_back(cell);
    random.shuffle(std::span(ends));
    std::vector<int> walls;
    std::vector<int> better;
    for (const CellId cell : ends) {
        if (openSides(topology, passages, cell) != 1)
            continue;
        walls.clear();
        better.clear();
        for (int slot = 0; slot < topology.slots(cell); ++slot) {
            const CellId next = topology.neighbour(cell, slot);
            if (next == kNoCell || passages.isOpen(topology.edge(cell, slot)))
                continue;
            walls.push_back(slot);
            if (openSides(topology, passages, next) == 1)
                better.push_back(slot);
        }
        const auto& choice = better.empty() ? walls : better;
        if (!choice.empty())
            passages.carve(
                topology.edge(cell, choice[static_cast<std::size_t>(random.below(choice.size()))]));
    }
}

/// Opens up to `wanted` walls more, none that would give a cell more than `mostSides` open sides.
template <Topology T>
void addLoops(const T& topology, Passages& passages, int wanted, int mostSides, Random& random)
{
    constexpr int kAttempts = 50; // for each opening that is wanted
    for (int attempt = wanted * kAttempts; attempt > 0 && wanted > 0; --attempt) {
        const auto cell = static_cast<CellId>(random.below(static_cast<std::uint64_t>(topology.cellCount())));
        const int slot = static_cast<int>(random.below(static_cast<std::uint64_t>(topology.slots(cell))));
        const CellId next = topology.neighbour(cell, slot);
        if (next == kNoCell || passages.isOpen(topology.edge(cell, slot))
            || openSides(topology, passages, cell) >= mostSides
            || openSides(topology, passages, next) >= mostSides)
            continue;
        passages.carve(topology.edge(cell, slot));
        --wanted;
    }
}

} // namespace labrys::maze

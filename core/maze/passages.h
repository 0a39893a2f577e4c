// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/maze/topology.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace labrys::maze {

/// Which edges of a topology are open: one bit an edge, all walls at first.
class Passages {
public:
    Passages() = default;
    explicit Passages(EdgeId edgeCount)
        : m_words((static_cast<std::size_t>(edgeCount) + 63U) / 64U)
    {
    }

    [[nodiscard]] bool isOpen(EdgeId edge) const { return ((m_words[word(edge)] >> bit(edge)) & 1U) != 0; }
    void carve(EdgeId edge) { m_words[word(edge)] |= std::uint64_t{1} << bit(edge); }
    void wall(EdgeId edge) { m_words[word(edge)] &= ~(std::uint64_t{1} << bit(edge)); }

    bool operator==(const Passages&) const = default;

private:
    [[nodiscard]] static std::size_t word(EdgeId edge) { return static_cast<std::size_t>(edge) / 64U; }
    [[nodiscard]] static unsigned bit(EdgeId edge) { return static_cast<unsigned>(edge) % 64U; }

    std::vector<std::uint64_t> m_words;
};

/// The neighbour in a slot that can be walked to, or kNoCell.
template <Topology T>
[[nodiscard]] CellId openNeighbour(const T& topology, const Passages& passages, CellId cell, int slot)
{
    const CellId next = topology.neighbour(cell, slot);
    return next != kNoCell && passages.isOpen(topology.edge(cell, slot)) ? next : kNoCell;
}

/// The number of open sides of a cell; 1 is a dead end.
template <Topology T>
[[nodiscard]] int openSides(const T& topology, const Passages& passages, CellId cell)
{
    int sides = 0;
    for (int slot = 0; slot < topology.slots(cell); ++slot)
        sides += openNeighbour(topology, passages, cell, slot) != kNoCell ? 1 : 0;
    return sides;
}

} // namespace labrys::maze

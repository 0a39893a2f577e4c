// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/maze/passages.h"
#include "core/maze/topology.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace labrys::maze {

/// Walking steps as searches store them.
using Steps = std::uint16_t;
inline constexpr Steps kNoSteps = 0xFFFF;

/// The ways of a rectangle, made ready for rules that ask about them millions of times a second: the open
/// sides of every cell, and, where it was asked for and is small, the walking distance of every two cells.
/// It follows from grid and passages alone; make it anew after a change of either.
class SquareWays {
public:
    /// A table of more cells than this is not made: its square would not stay in the processor's cache.
    static constexpr CellId kMostTableCells = 1024;
    /// In the table: no way. Distances there end at 254; a maze with longer ones has no table.
    static constexpr std::uint8_t kNoWay = 255;

    enum class Table : std::uint8_t { Without, With };

    SquareWays() = default;
    SquareWays(const SquareGrid& grid, const Passages& passages, Table table);

    [[nodiscard]] CellId cellCount() const { return static_cast<CellId>(m_sides.size()); }
    /// A bit for each open side: 1 << Direction.
    [[nodiscard]] unsigned sides(CellId cell) const { return m_sides[static_cast<std::size_t>(cell)]; }
    /// The neighbour on a side that is open.
    [[nodiscard]] CellId beyond(CellId cell, int side) const
    {
        return cell + m_step[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] bool hasTable() const { return !m_table.empty(); }
    /// The distances of all cells from one, or nothing without a table.
    [[nodiscard]] std::span<const std::uint8_t> row(CellId from) const
    {
        if (m_table.empty())
            return {};
        return std::span(m_table).subspan(static_cast<std::size_t>(from) * m_sides.size(), m_sides.size());
    }

    /// Breadth-first search from a cell into storage of the caller, as far as `limit` steps; once it meets
    /// `stop`, no farther than one step beyond it. Both storages have a place for every cell. Returns how
    /// many cells were reached; they stand in `queue`, nearest first. Does not allocate.
    int search(
        CellId from, int limit, CellId stop, std::span<Steps> distance, std::span<std::uint16_t> queue) const;

private:
    std::vector<std::uint8_t> m_sides;
    std::array<CellId, 4> m_step{};
    std::vector<std::uint8_t> m_table;
};

} // namespace labrys::maze

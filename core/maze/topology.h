// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/grid.h"

#include <concepts>
#include <cstdint>

namespace labrys::maze {

/// A cell of any topology, counted from 0.
using CellId = std::int32_t;
inline constexpr CellId kNoCell = -1;

/// The place between two neighbouring cells, where a wall or a passage is.
using EdgeId = std::int32_t;

/// Which cells touch which, whatever the shape: square, hexagonal, polar, masked, woven, a graph
/// (generation.md 4.3). Each cell has slots; a slot holds a neighbour or kNoCell, and the edge to it. Both
/// ends of an edge name it alike.
template <class T>
concept Topology = requires(const T& topology, CellId cell, int slot) {
    { topology.cellCount() } -> std::same_as<CellId>;
    { topology.edgeCount() } -> std::same_as<EdgeId>;
    { topology.slots(cell) } -> std::same_as<int>;
    { topology.neighbour(cell, slot) } -> std::same_as<CellId>;
    { topology.edge(cell, slot) } -> std::same_as<EdgeId>;
};

/// The rectangle of square cells, row-major; slot i is the Direction of value i.
class SquareGrid {
public:
    SquareGrid() = default;
    SquareGrid(int rows, int columns)
        : m_rows(rows)
        , m_columns(columns)
    {
    }

    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] CellId cellCount() const { return m_rows * m_columns; }
    /// Two edges a cell, its west and its north one; those on the border lead nowhere.
    [[nodiscard]] EdgeId edgeCount() const { return 2 * cellCount(); }
    [[nodiscard]] int slots(CellId /*cell*/) const { return 4; }

    [[nodiscard]] CellId neighbour(CellId cell, int slot) const
    {
        switch (static_cast<Direction>(slot)) {
        case Direction::North:
            return cell >= m_columns ? cell - m_columns : kNoCell;
        case Direction::West:
            return cell % m_columns != 0 ? cell - 1 : kNoCell;
        case Direction::South:
            return cell + m_columns < cellCount() ? cell + m_columns : kNoCell;
        case Direction::East:
            return (cell + 1) % m_columns != 0 ? cell + 1 : kNoCell;
        }
        return kNoCell;
    }
    /// Only for a slot that has a neighbour.
    [[nodiscard]] EdgeId edge(CellId cell, int slot) const
    {
        switch (static_cast<Direction>(slot)) {
        case Direction::North:
            return 2 * cell;
        case Direction::West:
            return 2 * cell + 1;
        case Direction::South:
            return 2 * (cell + m_columns);
        case Direction::East:
            return 2 * (cell + 1) + 1;
        }
        return 0;
    }

    [[nodiscard]] bool contains(Cell cell) const
    {
        return cell.row >= 0 && cell.row < m_rows && cell.column >= 0 && cell.column < m_columns;
    }
    [[nodiscard]] CellId id(Cell cell) const { return cell.row * m_columns + cell.column; }
    [[nodiscard]] Cell cell(CellId id) const { return {id / m_columns, id % m_columns}; }

    bool operator==(const SquareGrid&) const = default;

private:
    int m_rows = 0;
    int m_columns = 0;
};
static_assert(Topology<SquareGrid>);

} // namespace labrys::maze

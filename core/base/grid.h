// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/assert.h"
#include "core/base/fields.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace labrys {

/// A cell of a grid; rows count downwards from 0, columns to the right.
struct Cell {
    int row = 0;
    int column = 0;
    auto operator<=>(const Cell&) const = default;
};
BOOST_DESCRIBE_STRUCT(Cell, (), (row, column))

/// The four sides of a cell, in the order in which every rule of the house breaks ties (minotaur.md D6).
enum class Direction : std::uint8_t { North, West, South, East };
BOOST_DESCRIBE_ENUM(Direction, North, West, South, East)

inline constexpr std::array<Direction, 4> kDirections{
    Direction::North, Direction::West, Direction::South, Direction::East};

[[nodiscard]] constexpr Direction opposite(Direction side)
{
    return static_cast<Direction>((static_cast<unsigned>(side) + 2U) % 4U);
}

/// The cell one step away; it may lie outside any grid.
[[nodiscard]] constexpr Cell stepped(Cell cell, Direction side)
{
    constexpr std::array<Cell, 4> kSteps{Cell{-1, 0}, Cell{0, -1}, Cell{1, 0}, Cell{0, 1}};
    const Cell step = kSteps[static_cast<std::size_t>(side)];
    return {cell.row + step.row, cell.column + step.column};
}

/// Row-major rectangle of values.
template <class T>
class Grid {
public:
    Grid() = default;
    Grid(int rows, int columns, const T& value = T())
        : m_rows(rows)
        , m_columns(columns)
        , m_values(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns), value)
    {
        LABRYS_ASSERT(rows >= 0 && columns >= 0);
    }

    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] std::size_t size() const { return m_values.size(); }
    [[nodiscard]] bool contains(Cell cell) const
    {
        return cell.row >= 0 && cell.row < m_rows && cell.column >= 0 && cell.column < m_columns;
    }

    [[nodiscard]] T& operator[](Cell cell) { return m_values[index(cell)]; }
    [[nodiscard]] const T& operator[](Cell cell) const { return m_values[index(cell)]; }
    [[nodiscard]] std::span<T> values() { return m_values; }
    [[nodiscard]] std::span<const T> values() const { return m_values; }
    [[nodiscard]] auto begin() const { return m_values.begin(); }
    [[nodiscard]] auto end() const { return m_values.end(); }

    bool operator==(const Grid&) const = default;

private:
    [[nodiscard]] std::size_t index(Cell cell) const
    {
        LABRYS_ASSERT(contains(cell));
        return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(m_columns)
            + static_cast<std::size_t>(cell.column);
    }

    int m_rows = 0;
    int m_columns = 0;
    std::vector<T> m_values;
};

} // namespace labrys

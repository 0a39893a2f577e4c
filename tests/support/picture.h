// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/grid.h"

#include <string>
#include <string_view>
#include <vector>

namespace labrys::test {

/// The picture of a maze as characters, and the plainest search over it. It shares no line with core/maze,
/// so that tests compare two implementations and not one with itself.
class Picture {
public:
    /// Walls everywhere.
    Picture(int rows, int columns);
    /// The picture in a level's text: every line that is not empty and no header.
    explicit Picture(std::string_view text);

    [[nodiscard]] int rows() const { return static_cast<int>(m_lines.size()) / 2; }
    [[nodiscard]] int columns() const
    {
        return m_lines.empty() ? 0 : static_cast<int>(m_lines.front().size()) / 2;
    }
    [[nodiscard]] bool contains(Cell cell) const
    {
        return cell.row >= 0 && cell.row < rows() && cell.column >= 0 && cell.column < columns();
    }
    [[nodiscard]] char at(Cell cell) const { return character(2 * cell.row + 1, 2 * cell.column + 1); }
    void put(Cell cell, char symbol) { character(2 * cell.row + 1, 2 * cell.column + 1) = symbol; }
    [[nodiscard]] bool open(Cell cell, Direction side) const;
    void carve(Cell cell, Direction side);
    void wall(Cell cell, Direction side);
    [[nodiscard]] int openSides(Cell cell) const;
    /// The cells that hold this symbol, row by row.
    [[nodiscard]] std::vector<Cell> find(char symbol) const;
    [[nodiscard]] std::vector<Cell> cells() const;
    /// Walking steps from a cell; -1 where there is no way.
    [[nodiscard]] Grid<int> distances(Cell from) const;
    [[nodiscard]] std::string text() const;

private:
    [[nodiscard]] char& character(int y, int x)
    {
        return m_lines[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    }
    [[nodiscard]] char character(int y, int x) const
    {
        return m_lines[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    }

    std::vector<std::string> m_lines;
};

} // namespace labrys::test

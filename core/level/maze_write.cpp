// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/level/maze_file.h"

#include <cstddef>

namespace labrys::level {

namespace {

void addPicture(const MazeLevel& level, std::string& out)
{
    const int rows = level.grid.rows();
    const int columns = level.grid.columns();
    const auto width = static_cast<std::size_t>(2 * columns + 2); // with the line feed
    const std::size_t begin = out.size();
    out.append(width * static_cast<std::size_t>(2 * rows + 1), '+');
    const auto at = [&](int y, int x) -> char& {
        return out[begin + static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)];
    };
    for (int row = 0; row <= rows; ++row)
        for (int column = 0; column <= columns; ++column) {
            const bool inside = row < rows && column < columns;
            const auto open = [&](Direction side) {
                return inside && (side == Direction::North ? row > 0 : column > 0)
                    && level.passages.isOpen(
                        level.grid.edge(level.grid.id({row, column}), static_cast<int>(side)));
            };
            if (column < columns)
                at(2 * row, 2 * column + 1) = open(Direction::North) ? '.' : '-';
            if (row < rows)
                at(2 * row + 1, 2 * column) = open(Direction::West) ? '.' : '|';
            if (inside)
                at(2 * row + 1, 2 * column + 1) = '.';
        }
    for (const auto& item : level.items)
        if (item.line >= level.firstLine)
            at(2 * item.cell.row + 1, 2 * item.cell.column + 1) = item.symbol;
    for (int y = 0; y <= 2 * rows; ++y)
        at(y, 2 * columns + 1) = '\n';
}

} // namespace

std::string writeMaze(const MazeLevel& level)
{
    std::string text;
    for (const auto& line : level.preamble)
        text += line + '\n';
    addPicture(level, text);
    return text;
}

std::string writeMaze(const MazeFile& file)
{
    std::string text;
    for (const auto& level : file.levels)
        text += writeMaze(level);
    for (const auto& line : file.trailer)
        text += line + '\n';
    if (!file.finalNewline && !text.empty())
        text.pop_back();
    return text;
}

} // namespace labrys::level

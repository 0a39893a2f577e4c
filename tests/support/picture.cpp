// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/picture.h"

#include <array>
#include <deque>

namespace labrys::test {

namespace {

struct Offset {
    int y;
    int x;
};
constexpr std::array<Offset, 4> kOffsets{Offset{-1, 0}, Offset{0, -1}, Offset{1, 0}, Offset{0, 1}};

Offset offset(Direction side)
{
    return kOffsets[static_cast<std::size_t>(side)];
}

} // namespace

Picture::Picture(int rows, int columns)
{
    for (int y = 0; y <= 2 * rows; ++y) {
        std::string line;
        for (int x = 0; x <= 2 * columns; ++x)
            line += y % 2 == 0 ? (x % 2 == 0 ? '+' : '-') : (x % 2 == 0 ? '|' : '.');
        m_lines.push_back(line);
    }
}

Picture::Picture(std::string_view text)
{
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        if (end > 0 && text.front() != ';')
            m_lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

bool Picture::open(Cell cell, Direction side) const
{
    return character(2 * cell.row + 1 + offset(side).y, 2 * cell.column + 1 + offset(side).x) == '.';
}

void Picture::carve(Cell cell, Direction side)
{
    character(2 * cell.row + 1 + offset(side).y, 2 * cell.column + 1 + offset(side).x) = '.';
}

void Picture::wall(Cell cell, Direction side)
{
    character(2 * cell.row + 1 + offset(side).y, 2 * cell.column + 1 + offset(side).x)
        = offset(side).y != 0 ? '-' : '|';
}

int Picture::openSides(Cell cell) const
{
    int sides = 0;
    for (const auto side : kDirections)
        sides += open(cell, side) ? 1 : 0;
    return sides;
}

std::vector<Cell> Picture::find(char symbol) const
{
    std::vector<Cell> found;
    for (const Cell cell : cells())
        if (at(cell) == symbol)
            found.push_back(cell);
    return found;
}

std::vector<Cell> Picture::cells() const
{
    std::vector<Cell> all;
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns(); ++column)
            all.push_back({row, column});
    return all;
}

Grid<int> Picture::distances(Cell from) const
{
    Grid<int> steps(rows(), columns(), -1);
    steps[from] = 0;
    std::deque<Cell> todo{from};
    while (!todo.empty()) {
        const Cell cell = todo.front();
        todo.pop_front();
        for (const auto side : kDirections) {
            const Cell next{cell.row + offset(side).y, cell.column + offset(side).x};
            if (!open(cell, side) || steps[next] >= 0)
                continue;
            steps[next] = steps[cell] + 1;
            todo.push_back(next);
        }
    }
    return steps;
}

std::string Picture::text() const
{
    std::string all;
    for (const auto& line : m_lines)
        all += line + '\n';
    return all;
}

} // namespace labrys::test

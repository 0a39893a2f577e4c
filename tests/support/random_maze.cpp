// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_maze.h"

#include "tests/support/picture.h"

#include <algorithm>

namespace labrys::test {

namespace {

std::size_t pick(Random& random, std::size_t count)
{
    return static_cast<std::size_t>(random.below(count));
}

/// Growing tree: 85 % from the newest cell, 15 % from any.
void grow(Picture& maze, Random& random)
{
    Grid<std::uint8_t> reached(maze.rows(), maze.columns());
    const auto all = maze.cells();
    std::vector<Cell> active{all[pick(random, all.size())]};
    reached[active.front()] = 1;
    while (!active.empty()) {
        const std::size_t from = random.below(100) < 85 ? active.size() - 1 : pick(random, active.size());
        std::vector<Direction> sides;
        for (const auto side : kDirections)
            if (const Cell next = stepped(active[from], side); maze.contains(next) && reached[next] == 0)
                sides.push_back(side);
        if (sides.empty()) {
            active.erase(active.begin() + static_cast<std::ptrdiff_t>(from));
            continue;
        }
        const auto side = sides[pick(random, sides.size())];
        const Cell next = stepped(active[from], side);
        maze.carve(active[from], side);
        reached[next] = 1;
        active.push_back(next);
    }
}

/// Opens a wall of every dead end, towards another dead end where there is one.
void braid(Picture& maze, Random& random)
{
    for (const Cell cell : maze.cells()) {
        if (maze.openSides(cell) != 1)
            continue;
        std::vector<Direction> sides;
        std::vector<Direction> better;
        for (const auto side : kDirections) {
            const Cell next = stepped(cell, side);
            if (!maze.contains(next) || maze.open(cell, side))
                continue;
            sides.push_back(side);
            if (maze.openSides(next) == 1)
                better.push_back(side);
        }
        const auto& choice = better.empty() ? sides : better;
        maze.carve(cell, choice[pick(random, choice.size())]);
    }
}

void addLoops(Picture& maze, Random& random, int percent)
{
    const auto all = maze.cells();
    int wanted = static_cast<int>(all.size()) * percent / 100;
    for (int attempt = 0; attempt < 200 && wanted > 0; ++attempt) {
        const Cell cell = all[pick(random, all.size())];
        const auto side = kDirections[pick(random, 4)];
        const Cell next = stepped(cell, side);
        if (!maze.contains(next) || maze.open(cell, side) || maze.openSides(cell) > 2
            || maze.openSides(next) > 2)
            continue;
        maze.carve(cell, side);
        --wanted;
    }
}

/// Draws an empty cell that `fits`; when there is none, the first empty one.
template <class Fits>
Cell emptyCell(const Picture& maze, Random& random, Fits&& fits)
{
    std::vector<Cell> cells;
    std::vector<Cell> empty;
    for (const Cell cell : maze.cells()) {
        if (maze.at(cell) != '.')
            continue;
        empty.push_back(cell);
        if (fits(cell))
            cells.push_back(cell);
    }
    return cells.empty() ? empty.front() : cells[pick(random, cells.size())];
}

void place(Picture& maze, Random& random, int wanderers)
{
    constexpr int kLight = 6;
    const auto all = maze.cells();
    const Cell start = all[pick(random, all.size())];
    maze.put(start, 'P');
    const auto fromStart = maze.distances(start);
    const int farthest = *std::ranges::max_element(fromStart.values());
    const Cell exit
        = emptyCell(maze, random, [&](Cell cell) { return fromStart[cell] * 100 >= farthest * 55; });
    maze.put(exit, 'E');
    const auto fromExit = maze.distances(exit);
    const Cell key = emptyCell(maze, random, [&](Cell cell) {
        return fromStart[cell] * 100 >= farthest * 45 && fromExit[cell] * 100 >= farthest * 35;
    });
    maze.put(key, 'K');
    for (int i = 0; i < wanderers; ++i) {
        const int fair = std::min(std::max(kLight + 2, farthest * 35 / 100), farthest - 1);
        const Cell cell = emptyCell(maze, random, [&](Cell there) { return fromStart[there] >= fair; });
        if (fromStart[cell] >= 3)
            maze.put(cell, 'W');
    }
}

} // namespace

MazeShape randomShape(Random& random, int largest)
{
    const auto side
        = [&] { return 3 + static_cast<int>(random.below(static_cast<std::uint64_t>(largest) - 2)); };
    MazeShape shape;
    shape.rows = side();
    shape.columns = side();
    shape.wanderers = static_cast<int>(random.below(4));
    shape.loopsPercent = static_cast<int>(random.below(25));
    return shape;
}

std::string randomMaze(Random& random, const MazeShape& shape)
{
    Picture maze(shape.rows, shape.columns);
    grow(maze, random);
    braid(maze, random);
    addLoops(maze, random, shape.loopsPercent);
    place(maze, random, shape.wanderers);
    return maze.text();
}

std::string mazeNumber(std::uint64_t index, int largest)
{
    Random random(index, Stream("test.maze"));
    const MazeShape shape = randomShape(random, largest);
    return randomMaze(random, shape);
}

} // namespace labrys::test

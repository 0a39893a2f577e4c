// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/maze/distances.h"

#include "core/level/maze_file.h"
#include "tests/support/picture.h"
#include "tests/support/random_maze.h"
#include "tests/support/test_main.h"

using namespace labrys;
using namespace labrys::maze;

class TestDistances : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void distancesEqualThoseOfAPlainSearchOverThePicture() // D1
    {
        const int mazes = test::sweep(300, 20'000);
        for (int index = 0; index < mazes; ++index) {
            const std::string text = test::mazeNumber(static_cast<std::uint64_t>(index));
            const test::Picture picture(text);
            const auto reading = level::readMaze(text, "random.maze");
            QVERIFY2(reading.valid(), text.c_str());
            const auto& level = reading.file.levels.front();
            Random random(static_cast<std::uint64_t>(index), Stream("test.from"));
            const Cell from = level.grid.cell(
                static_cast<CellId>(random.below(static_cast<std::uint64_t>(level.grid.cellCount()))));
            const auto distance = distancesFrom(level.grid, level.passages, level.grid.id(from));
            const auto plain = picture.distances(from);
            for (const Cell cell : picture.cells()) {
                const Distance steps = distance[static_cast<std::size_t>(level.grid.id(cell))];
                QCOMPARE(steps == kUnreached ? -1 : steps, plain[cell]);
            }
        }
    }

    void aLimitEndsTheSearchExactlyThere()
    {
        const std::string text = test::mazeNumber(17);
        const test::Picture picture(text);
        const auto reading = level::readMaze(text, "random.maze");
        const auto& level = reading.file.levels.front();
        const Cell from = picture.find('P').front();
        const auto plain = picture.distances(from);
        const auto cells = static_cast<std::size_t>(level.grid.cellCount());
        std::vector<Distance> distance(cells);
        std::vector<CellId> queue(cells);
        for (int limit = 0; limit < 20; ++limit) {
            const int reached = distancesFrom(level.grid, level.passages, level.grid.id(from), limit,
                std::span(distance), std::span(queue));
            int within = 0;
            for (const Cell cell : picture.cells()) {
                const bool near = plain[cell] >= 0 && plain[cell] <= limit;
                within += near ? 1 : 0;
                QCOMPARE(
                    distance[static_cast<std::size_t>(level.grid.id(cell))], near ? plain[cell] : kUnreached);
            }
            QCOMPARE(reached, within);
            for (int i = 1; i < reached; ++i) // nearest first
                QVERIFY(distance[static_cast<std::size_t>(queue[static_cast<std::size_t>(i - 1)])]
                    <= distance[static_cast<std::size_t>(queue[static_cast<std::size_t>(i)])]);
        }
    }

    void cellsWithoutAWayAreUnreached()
    {
        const SquareGrid grid(3, 3);
        const auto distance = distancesFrom(grid, Passages(grid.edgeCount()), 4);
        for (CellId cell = 0; cell < grid.cellCount(); ++cell)
            QCOMPARE(distance[static_cast<std::size_t>(cell)], cell == 4 ? 0 : kUnreached);
    }

    void randomMazesHaveNoDeadEndAndHoldOnePlayerKeyAndExit() // the tests' own tool
    {
        for (std::uint64_t index = 0; index < 300; ++index) {
            const test::Picture picture(test::mazeNumber(index));
            for (const Cell cell : picture.cells())
                QVERIFY(picture.openSides(cell) >= 2);
            for (const char symbol : {'P', 'K', 'E'})
                QCOMPARE(picture.find(symbol).size(), std::size_t{1});
        }
    }
};

LABRYS_TEST(TestDistances)

#include "tst_distances.moc"

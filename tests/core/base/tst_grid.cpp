// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/grid.h"

#include "tests/support/test_main.h"

using namespace labrys;

class TestGrid : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cellsAreRowMajor()
    {
        Grid<int> grid(2, 3);
        int next = 0;
        for (int row = 0; row < grid.rows(); ++row)
            for (int column = 0; column < grid.columns(); ++column)
                grid[{row, column}] = next++;
        QCOMPARE(grid.size(), std::size_t{6});
        for (std::size_t i = 0; i < grid.size(); ++i)
            QCOMPARE(grid.values()[i], static_cast<int>(i));
        QVERIFY(std::ranges::equal(grid, grid.values()));
    }

    void itContainsItsCellsAndNoOther()
    {
        const Grid<int> grid(2, 3);
        QVERIFY(grid.contains({0, 0}));
        QVERIFY(grid.contains({1, 2}));
        for (const Cell outside : {Cell{-1, 0}, Cell{0, -1}, Cell{2, 0}, Cell{0, 3}})
            QVERIFY(!grid.contains(outside));
        QVERIFY(!Grid<int>().contains({0, 0}));
        QCOMPARE(Grid<int>(0, 5).size(), std::size_t{0});
    }

    void equalGridsHaveTheSameShape()
    {
        QVERIFY(Grid<int>(2, 3, 1) == Grid<int>(2, 3, 1));
        QVERIFY(Grid<int>(2, 3, 1) != Grid<int>(3, 2, 1));
        QVERIFY(Grid<int>(2, 3, 1) != Grid<int>(2, 3, 2));
    }

    void aStepAndItsOppositeLeadBack()
    {
        for (const Direction side : kDirections) {
            QCOMPARE(opposite(opposite(side)), side);
            QVERIFY(opposite(side) != side);
            const Cell there = stepped({4, 7}, side);
            QCOMPARE(std::abs(there.row - 4) + std::abs(there.column - 7), 1);
            QVERIFY((stepped(there, opposite(side)) == Cell{4, 7}));
        }
        QVERIFY((stepped({4, 7}, Direction::North) == Cell{3, 7}));
        QVERIFY((stepped({4, 7}, Direction::West) == Cell{4, 6}));
        QVERIFY((stepped({4, 7}, Direction::South) == Cell{5, 7}));
        QVERIFY((stepped({4, 7}, Direction::East) == Cell{4, 8}));
    }

    void tiesAreBrokenNorthWestSouthEast() // minotaur.md D6
    {
        QVERIFY((
            kDirections == std::array{Direction::North, Direction::West, Direction::South, Direction::East}));
    }

    void cellsAreOrderedByRowThenColumn()
    {
        QVERIFY((Cell{0, 9} < Cell{1, 0}));
        QVERIFY((Cell{1, 0} < Cell{1, 1}));
    }
};

LABRYS_TEST(TestGrid)
#include "tst_grid.moc"

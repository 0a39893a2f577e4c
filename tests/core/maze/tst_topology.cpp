// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/maze/topology.h"

#include "core/maze/passages.h"
#include "tests/support/test_main.h"

#include <set>

using namespace labrys;
using namespace labrys::maze;

class TestTopology : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bothEndsOfAnEdgeNameItAlike_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        for (const auto& [rows, columns] :
            {std::pair{1, 1}, {1, 7}, {7, 1}, {2, 2}, {3, 3}, {7, 9}, {21, 23}, {64, 64}})
            QTest::addRow("%d x %d", rows, columns) << rows << columns;
    }
    void bothEndsOfAnEdgeNameItAlike()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        const SquareGrid grid(rows, columns);
        QCOMPARE(grid.cellCount(), rows * columns);
        std::set<EdgeId> edges;
        for (CellId cell = 0; cell < grid.cellCount(); ++cell) {
            QCOMPARE(grid.slots(cell), 4);
            for (int slot = 0; slot < grid.slots(cell); ++slot) {
                const CellId next = grid.neighbour(cell, slot);
                const Cell there = stepped(grid.cell(cell), static_cast<Direction>(slot));
                QCOMPARE(next != kNoCell, grid.contains(there));
                if (next == kNoCell)
                    continue;
                QCOMPARE(next, grid.id(there));
                const int back = static_cast<int>(opposite(static_cast<Direction>(slot)));
                QCOMPARE(grid.neighbour(next, back), cell);
                const EdgeId edge = grid.edge(cell, slot);
                QCOMPARE(edge, grid.edge(next, back));
                QVERIFY(edge >= 0 && edge < grid.edgeCount());
                edges.insert(edge);
            }
        }
        // No two pairs of cells share an edge.
        QCOMPARE(static_cast<int>(edges.size()), rows * (columns - 1) + (rows - 1) * columns);
    }

    void cellsAndNumbersAgree()
    {
        const SquareGrid grid(5, 8);
        for (CellId id = 0; id < grid.cellCount(); ++id) {
            QCOMPARE(grid.id(grid.cell(id)), id);
            QVERIFY(grid.contains(grid.cell(id)));
        }
        QVERIFY(!grid.contains({-1, 0}));
        QVERIFY(!grid.contains({0, -1}));
        QVERIFY(!grid.contains({5, 0}));
        QVERIFY(!grid.contains({0, 8}));
    }

    void aPassageLeadsBothWays()
    {
        const SquareGrid grid(3, 3);
        Passages passages(grid.edgeCount());
        const CellId middle = grid.id({1, 1});
        for (const auto side : kDirections) {
            const int slot = static_cast<int>(side);
            QCOMPARE(openNeighbour(grid, passages, middle, slot), kNoCell);
            passages.carve(grid.edge(middle, slot));
            const CellId next = grid.neighbour(middle, slot);
            QCOMPARE(openNeighbour(grid, passages, middle, slot), next);
            QCOMPARE(openNeighbour(grid, passages, next, static_cast<int>(opposite(side))), middle);
            QCOMPARE(openSides(grid, passages, next), 1);
        }
        QCOMPARE(openSides(grid, passages, middle), 4);
        passages.wall(grid.edge(middle, 0));
        QCOMPARE(openSides(grid, passages, middle), 3);
    }

    void carvingOneEdgeOpensNoOther()
    {
        const SquareGrid grid(9, 9); // more edges than a word has bits
        for (EdgeId edge = 0; edge < grid.edgeCount(); ++edge) {
            Passages passages(grid.edgeCount());
            passages.carve(edge);
            for (EdgeId other = 0; other < grid.edgeCount(); ++other)
                QCOMPARE(passages.isOpen(other), other == edge);
            passages.wall(edge);
            QCOMPARE(passages, Passages(grid.edgeCount()));
        }
    }
};

LABRYS_TEST(TestTopology)

#include "tst_topology.moc"

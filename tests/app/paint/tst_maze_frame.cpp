// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/maze_frame.h"
#include "app/paint/theme.h"
#include "tests/support/test_main.h"

using namespace labrys;
using paint::MazeFrame;

class TestMazeFrame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWholeLevelIsCentredInWholePixels()
    {
        const MazeFrame frame = paint::wholeMaze({752, 688}, 21, 23, 40);
        QCOMPARE(frame.pitch, 16); // DECISIONS, Minotaur view: level 7 at 1280 x 800
        QVERIFY(frame.whole(21, 23));
        QCOMPARE(frame.origin, QPoint(0, 0));
    }

    void theCameraFollowsWithAMargin() // UIX-038
    {
        const QSize area(648, 504);
        const MazeFrame first = paint::followMaze(area, 21, 23, {10, 10}, {}, 1);
        QCOMPARE(first.pitch, 18);
        QVERIFY(!first.whole(21, 23));
        // Near the middle the view stands still.
        QCOMPARE(paint::followMaze(area, 21, 23, {10, 11}, first, 1), first);
        MazeFrame frame = first;
        for (int column = 10; column < 23; ++column) {
            frame = paint::followMaze(area, 21, 23, {10, column}, frame, 1);
            const int ahead = frame.place + frame.places - 1 - (2 * column + 1);
            const bool atTheEnd = frame.place + frame.places == 2 * 23 + 1;
            QVERIFY(ahead >= 2 * paint::pixels(paint::Size::MazeMargin) || atTheEnd);
        }
        QCOMPARE(frame.place + frame.places, 47);
    }

    void aPointFindsItsCell()
    {
        for (const QSize area : {QSize(752, 688), QSize(420, 300)}) {
            const MazeFrame frame = paint::followMaze(area, 21, 23, {20, 22}, {}, 1);
            for (int row = 0; row < 21; ++row)
                for (int column = 0; column < 23; ++column) {
                    const Cell cell{row, column};
                    QVERIFY(frame.cellAt(frame.cellRect(cell).center()) == cell);
                    QVERIFY(frame.cellAt(frame.hitRect(cell).topLeft() + QPoint(1, 1)) == cell);
                }
        }
        QVERIFY((MazeFrame().cellAt({5, 5}) == Cell{-1, -1}));
    }

    void tinyAreasDoNotBreakIt()
    {
        const MazeFrame frame = paint::followMaze({1, 1}, 64, 64, {63, 63}, {}, 1);
        QCOMPARE(frame.lines, 1);
        QCOMPARE(frame.places, 1);
    }
};

LABRYS_TEST(TestMazeFrame)
#include "tst_maze_frame.moc"

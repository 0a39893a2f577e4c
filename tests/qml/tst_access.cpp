// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/controls.h"
#include "tests/qml/harness.h"
#include "tests/support/test_main.h"

#include <QSet>

using namespace labrys;
using labrys::test::Harness;

class TestAccess : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyControlHasANameAndAPress_data() { screens(); }
    void everyControlHasANameAndAPress() // ACC-001, ACC-002
    {
        QFETCH(QString, screen);
        Harness harness;
        harness.open(screen);
        harness.settle();
        int controls = 0;
        for (auto* node : harness.nodes()) {
            if (!test::isControl(node->role()))
                continue;
            ++controls;
            QVERIFY2(test::flaw(*node).isEmpty(), qPrintable(test::flaw(*node)));
        }
        QVERIFY(controls >= 1);
    }

    void tabVisitsEachStopOnceAndBack_data() { screens(); }
    void tabVisitsEachStopOnceAndBack() // ACC-003
    {
        QFETCH(QString, screen);
        Harness harness;
        harness.open(screen);
        harness.settle();
        const auto* first = harness.window().activeFocusItem();
        QList<const QQuickItem*> stops{first};
        while (stops.size() < 50) {
            harness.key(Qt::Key_Tab);
            const auto* now = harness.window().activeFocusItem();
            if (now == first)
                break;
            QVERIFY2(!stops.contains(now), qPrintable(now->objectName()));
            QVERIFY(now->isVisible() && now->isEnabled());
            stops.append(now);
        }
        for (auto i = stops.size() - 1; i >= 0; --i) {
            QTest::keyClick(&harness.window(), Qt::Key_Backtab, Qt::ShiftModifier);
            QCOMPARE(harness.window().activeFocusItem(), stops[i]);
        }
        QVERIFY(stops.size() >= (screen == QLatin1String("help") ? 1 : 3));
    }

    void cellsAreChildrenOfTheBoard() // ACC-006
    {
        Harness harness;
        harness.game().newRun(1);
        harness.settle();
        auto* board = harness.board();
        QVERIFY(board != nullptr);
        QCOMPARE(board->childCount(), 7 * 9);
        auto* start = board->child(8);
        QCOMPARE(start->text(QAccessible::Name), QStringLiteral("row 1 column 9, You, open west, south"));
        QVERIFY(!start->rect().isEmpty());
        QCOMPARE(start->role(), QAccessible::Cell);
        QVERIFY(start->state().focused);
        QCOMPARE(board->indexOfChild(start), 8);
        QCOMPARE(board->childAt(start->rect().center().x(), start->rect().center().y()), start);
        QCOMPARE(board->focusChild(), start);
        QVERIFY(board->parent() != nullptr);
        auto* west = board->child(7);
        west->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(board->child(7)->text(QAccessible::Name).contains(QStringLiteral("You")));
        QCOMPARE(harness.game().turn(), 1);
    }

    void unseenCellsSayNothing() // ACC-007: equal names for equal looks
    {
        Harness harness;
        harness.game().newRun(1);
        const auto& seen = harness.game().seen();
        int unknown = 0;
        for (int row = 0; row < seen.map.rows(); ++row)
            for (int column = 0; column < seen.map.columns(); ++column)
                if (seen.map[{row, column}] == 0) {
                    ++unknown;
                    QCOMPARE(harness.game().spokenCell({row, column}),
                        QStringLiteral("row %1 column %2, unknown").arg(row + 1).arg(column + 1));
                }
        QVERIFY(unknown > 0);
    }

    void theProgramShowsItsWindow() // ACC-015: a reader begins at the program
    {
        Harness harness;
        auto* program = QAccessible::queryAccessibleInterface(qApp);
        QVERIFY(program != nullptr);
        QCOMPARE(program->childCount(), 1);
        QCOMPARE(program->child(0)->window(), &harness.window());
    }

    void theNarratorSaysTheNewestSentence() // ACC-008
    {
        Harness harness;
        harness.game().newRun(1);
        harness.key(Qt::Key_D);
        QSet<QString> names;
        for (auto* node : harness.nodes())
            names.insert(node->text(QAccessible::Name));
        QVERIFY(names.contains(QStringLiteral("A wall is to the east. No turn used.")));
    }

private:
    static void screens()
    {
        QTest::addColumn<QString>("screen");
        for (const auto* screen : {"start", "maze", "pause", "help", "result", "replay"})
            QTest::newRow(screen) << QString::fromLatin1(screen);
    }
};

LABRYS_TEST(TestAccess)
#include "tst_access.moc"

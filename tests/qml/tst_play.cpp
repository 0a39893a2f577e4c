// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/files.h"
#include "app/viewmodels/minotaur/level_result.h"
#include "core/game/record.h"
#include "tests/qml/harness.h"
#include "tests/support/test_main.h"

#include <QDir>

using namespace labrys;
using labrys::test::Harness;
using viewmodels::MazeController;

namespace {

Qt::Key keyOf(minotaur::Verb verb)
{
    switch (verb) {
    case minotaur::Verb::North:
        return Qt::Key_W;
    case minotaur::Verb::West:
        return Qt::Key_A;
    case minotaur::Verb::South:
        return Qt::Key_S;
    case minotaur::Verb::East:
        return Qt::Key_D;
    default:
        return Qt::Key_Space;
    }
}

} // namespace

class TestPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// ACC-017: menu, both levels and the end by key events only; then the thread is watched.
    void aWholeRunByKeys()
    {
        Harness harness;
        const auto run = test::winningRun(harness.game().game());
        harness.game().setSeed(run.seed);
        QCOMPARE(harness.page(), QStringLiteral("start"));
        harness.key(Qt::Key_Return); // First steps has the focus: nothing was ever played
        QCOMPARE(harness.page(), QStringLiteral("maze"));
        for (const auto& entry : run.log)
            harness.key(entry ? keyOf(entry->verb) : Qt::Key_Return); // Level 2 has the focus
        QCOMPARE(harness.game().outcome(), viewmodels::MazeScene::Won);
        QCOMPARE(harness.game().session()->log().size(), run.log.size());
        viewmodels::LevelResult result;
        result.setGame(&harness.game());
        QCOMPARE(harness.game().score(), result.totals().at(0) + result.levelPoints());
        // The save is gone and the thread verifies.
        QTRY_COMPARE(QDir(harness.replaysPath()).entryList({QStringLiteral("*.thread")}).size(), 1);
        const auto text = exchange::readFile(harness.game().lastThread(), game::kRecordBytes);
        QVERIFY(text.has_value());
        const auto again
            = game::readThread<minotaur::Rules>(*text, "run.thread", harness.game().game().content());
        QVERIFY(again.has_value());
        QVERIFY(again->digest() == harness.game().session()->digest());
        harness.restart();
        QVERIFY(!harness.game().hasSave());
        QVERIFY(harness.item("newRow")->hasActiveFocus());
        for (int row = 0; row < 4; ++row) // network game, two players, other mazes, high scores
            harness.key(Qt::Key_Down);
        harness.key(Qt::Key_Return);
        QCOMPARE(harness.page(), QStringLiteral("scores"));
        QTRY_VERIFY(!harness.scores().busy());
        harness.settle();
        harness.key(Qt::Key_Tab);
        harness.key(Qt::Key_Return); // Watch the last run
        QTRY_COMPARE(harness.page(), QStringLiteral("replay"));
        QCOMPARE(harness.viewer().length(), static_cast<int>(run.log.size()));
        harness.key(Qt::Key_Right);
        QCOMPARE(harness.viewer().position(), 1);
        harness.key(Qt::Key_End);
        QCOMPARE(harness.viewer().position(), harness.viewer().length());
        QCOMPARE(harness.viewer().outcome(), viewmodels::MazeScene::Won);
        for (int position : {0, 3, harness.viewer().length() / 2}) {
            harness.viewer().setPosition(position);
            const auto moment = again->at(static_cast<std::size_t>(position));
            QVERIFY(harness.viewer().seen() == minotaur::Rules::observe(*moment.stage, moment.state, 0));
        }
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("scores"));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("start"));
    }

    /// ASC-104: pause, save, quit; another start of the program goes on from the exact point.
    void pauseSaveAndContinue()
    {
        Harness harness;
        harness.key(Qt::Key_Return);
        for (const auto key : {Qt::Key_A, Qt::Key_D, Qt::Key_Space})
            harness.key(key);
        const auto state = harness.game().session()->state();
        const auto digest = harness.game().session()->digest();
        harness.key(Qt::Key_P);
        QCOMPARE(harness.overlay(), QStringLiteral("pause"));
        harness.key(Qt::Key_W); // nothing behind a pause hears a key
        for (int row = 0; row < 3; ++row)
            harness.key(Qt::Key_Down);
        harness.key(Qt::Key_Return);
        QCOMPARE(harness.page(), QStringLiteral("start"));
        QVERIFY(harness.game().hasSave());
        harness.restart();
        QVERIFY(harness.game().hasSave());
        harness.key(Qt::Key_Return); // Continue has the focus
        QCOMPARE(harness.page(), QStringLiteral("maze"));
        QVERIFY(harness.game().session()->state() == state);
        QVERIFY(harness.game().session()->digest() == digest);
        // And the same future: the same move leads to the same state.
        auto copy = *harness.game().session();
        QVERIFY(copy.act({0, minotaur::Verb::South, 0}).has_value());
        harness.key(Qt::Key_S);
        QVERIFY(harness.game().session()->digest() == copy.digest());
    }

    /// UIX-017: a key ends a walk that is under way, and acts at once.
    void aKeyEndsAWalk()
    {
        Harness harness;
        harness.game().setStepTime(10'000);
        harness.key(Qt::Key_Return);
        const Cell start = harness.game().focusCell();
        harness.game().chooseCell({start.row + 2, start.column - 3});
        QCOMPARE(harness.game().turn(), 1); // the first step of several
        const Cell now = harness.game().focusCell();
        QVERIFY(now != start);
        harness.key(Qt::Key_Space);
        QCOMPARE(harness.game().turn(), 2);
        harness.game().setStepTime(0);
        QTest::qWait(50);
        QCOMPARE(harness.game().turn(), 2);
        QCOMPARE(harness.game().focusCell(), now);
    }

    /// ACC-018: the same by the mouse alone.
    void menuMazeAndPauseByMouse()
    {
        Harness harness;
        harness.click("newRow");
        QCOMPARE(harness.page(), QStringLiteral("maze"));
        harness.settle();
        auto* board = harness.board();
        QVERIFY(board != nullptr);
        const Cell start = harness.game().focusCell();
        const Cell south = stepped(start, Direction::South);
        const auto clickOn = [&](Cell cell) {
            const QRect square = board->child(cell.row * harness.game().columns() + cell.column)->rect();
            QTest::mouseClick(
                &harness.window(), Qt::LeftButton, {}, harness.window().mapFromGlobal(square.center()));
        };
        clickOn(south);
        QVERIFY(harness.game().focusCell() == south);
        QCOMPARE(harness.game().turn(), 1);
        clickOn(south); // oneself: wait
        QCOMPARE(harness.game().turn(), 2);
        clickOn(start);
        QVERIFY(harness.game().focusCell() == start);
        clickOn({3, 8}); // several cells down the corridor
        QVERIFY(harness.game().seen().monsters.empty() ? harness.game().focusCell() == (Cell{3, 8})
                                                       : harness.game().turn() > 3);
        harness.click("pauseButton");
        QCOMPARE(harness.overlay(), QStringLiteral("pause"));
        harness.click("resume");
        QCOMPARE(harness.overlay(), QString());
        harness.click("helpButton");
        harness.click("closeHelp");
        harness.click("pauseButton");
        harness.click("saveAndQuit");
        QCOMPARE(harness.page(), QStringLiteral("start"));
    }

    void focusComesBackAfterAnOverlay()
    {
        Harness harness;
        harness.key(Qt::Key_Return);
        QVERIFY(harness.item("board")->hasActiveFocus());
        harness.key(Qt::Key_H);
        QCOMPARE(harness.overlay(), QStringLiteral("help"));
        QVERIFY(harness.item("closeHelp")->hasActiveFocus());
        harness.key(Qt::Key_Escape);
        QVERIFY(harness.item("board")->hasActiveFocus());
        harness.key(Qt::Key_Space);
        QCOMPARE(harness.game().turn(), 1);
    }
};

LABRYS_TEST(TestPlay)
#include "tst_play.moc"

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"
#include "app/text/level_titles.h"
#include "app/viewmodels/minotaur/bundled_levels.h"
#include "tests/qml/harness.h"
#include "tests/support/test_main.h"

using namespace labrys;
using labrys::test::Harness;

namespace {

QString textOf(const Harness& harness, const char* item, const char* property = "text")
{
    const auto* found = harness.item(item);
    return found != nullptr ? found->property(property).toString() : QString();
}

/// By keys from the maze's menu.
void goTo(Harness& harness, const char* row)
{
    harness.key(Qt::Key_Home);
    for (int i = 0; i < 10 && !harness.item(row)->hasActiveFocus(); ++i)
        harness.key(Qt::Key_Down);
    QVERIFY(harness.item(row)->hasActiveFocus());
    harness.key(Qt::Key_Return);
    harness.settle();
}

} // namespace

class TestMazeMenu : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void entriesStandInTheOrderOfTheSource() // ASC-100
    {
        Harness harness;
        harness.game().newRun(1);
        harness.key(Qt::Key_Space);
        harness.game().leave();
        QMetaObject::invokeMethod(&harness.window(), "show", Q_ARG(QString, QStringLiteral("start")));
        harness.settle();
        QVERIFY(harness.item("continueRow")->hasActiveFocus());
        harness.key(Qt::Key_Home);
        QStringList names;
        for (const char* row : {"newRow", "continueRow", "networkRow", "pairRow", "mazesRow", "scoresRow",
                 "helpRow", "mainMenuRow"}) {
            QVERIFY2(harness.item(row)->hasActiveFocus(), row);
            names.append(textOf(harness, row));
            harness.key(Qt::Key_Down);
        }
        QCOMPARE(names,
            (QStringList{QStringLiteral("New game"), QStringLiteral("Continue"),
                QStringLiteral("Network game"), QStringLiteral("Two players"), QStringLiteral("Other mazes"),
                QStringLiteral("High scores"), QStringLiteral("Help"), QStringLiteral("Quit")}));
        QVERIFY(harness.item("difficulty")->hasActiveFocus());
        harness.key(Qt::Key_Home);
        QVERIFY(harness.item("newRow")->hasActiveFocus());
        harness.key(Qt::Key_End);
        QVERIFY(harness.item("mainMenuRow")->hasActiveFocus());
        // Where it goes on, in words.
        QCOMPARE(textOf(harness, "continueRow", "detail"), QStringLiteral("Level 1 of 2, turn 1"));
        QCOMPARE(textOf(harness, "scoresRow", "detail"), QStringLiteral("Nobody yet"));
    }

    void theFirstStepsAreOfferedUntilARunIsOver() // minotaur.md 6.1
    {
        Harness harness;
        QVERIFY(harness.item("firstRow")->hasActiveFocus());
        harness.key(Qt::Key_Return);
        QCOMPARE(harness.page(), QStringLiteral("maze"));
        QCOMPARE(harness.game().session()->options().levels.size(), std::size_t{2});
        // Whoever is caught without a point needs them most.
        harness.game().setSession(*viewmodels::MazeSession::start(
            harness.game().game().content(), harness.game().game().bundled(1), Seed(1)));
        for (int turn = 0; turn < 400 && harness.game().outcome() == viewmodels::MazeScene::Running; ++turn)
            harness.game().act(0, viewmodels::MazeController::Wait);
        harness.restart();
        QVERIFY(harness.item("firstRow") != nullptr);
        harness.open(QStringLiteral("result")); // one level is done, the run is not over
        const auto run = test::winningRun(harness.game().game());
        harness.game().setSeed(run.seed);
        harness.game().newRun(1);
        for (const auto& entry : run.log)
            if (entry)
                harness.game().act(0, static_cast<viewmodels::MazeController::Move>(entry->verb));
            else
                harness.game().nextLevel();
        QCOMPARE(harness.game().outcome(), viewmodels::MazeScene::Won);
        harness.restart();
        QVERIFY(harness.item("firstRow") == nullptr);
        QVERIFY(harness.item("newRow")->hasActiveFocus());
    }

    void aNewGameIsTheSevenMazes() // ASC-100, ASC-030
    {
        Harness harness;
        harness.game().setPack({});
        harness.click("newRow");
        QCOMPARE(harness.page(), QStringLiteral("maze"));
        QVERIFY(harness.game().session()->options().levels.empty());
        QCOMPARE(harness.game().levels(), 7);
        QCOMPARE(minotaur::tableOf(harness.game().session()->options(), Seed()), std::string("main"));
    }

    void difficultyIsUsedAndRemembered() // minotaur.md 2.3
    {
        Harness harness;
        harness.game().setPack({});
        QCOMPARE(harness.item("difficulty")->property("current").toInt(), 1);
        harness.key(Qt::Key_End);
        harness.key(Qt::Key_Down);
        QVERIFY(harness.item("difficulty")->hasActiveFocus());
        harness.key(Qt::Key_Left);
        harness.click("newRow");
        QCOMPARE(harness.game().session()->options().difficulty, minotaur::Difficulty::Easy);
        QVERIFY(minotaur::tableOf(harness.game().session()->options(), Seed()).empty());
        harness.restart();
        harness.game().setPack({});
        QCOMPARE(harness.item("difficulty")->property("current").toInt(), 0);
        harness.click("newRow");
        QCOMPARE(harness.game().session()->options().difficulty, minotaur::Difficulty::Easy);
        // An option holds for one start, until somebody chooses.
        harness.window().setProperty("difficultyOption", QStringLiteral("hard"));
        QCOMPARE(harness.game().property("difficulty").toInt(), static_cast<int>(minotaur::Difficulty::Hard));
    }

    void theDayIsTheSameForEverybody() // minotaur.md 2.3
    {
        Harness harness; // whose day is 30 November 2026
        goTo(harness, "mazesRow");
        QCOMPARE(harness.page(), QStringLiteral("mazes"));
        QCOMPARE(textOf(harness, "mazeTitle"), QStringLiteral("Today’s mazes"));
        harness.key(Qt::Key_Return);
        QCOMPARE(harness.page(), QStringLiteral("maze"));
        const auto& session = *harness.game().session();
        QCOMPARE(session.seed(), minotaur::dailySeed(2026, 11, 30));
        QCOMPARE(session.options().origin, minotaur::SeedOrigin::Daily);
        QVERIFY(session.options().levels.empty());
        QCOMPARE(minotaur::tableOf(session.options(), session.seed()), "daily:" + session.seed().code());
        // Again is the same day again.
        harness.game().again();
        QCOMPARE(harness.game().session()->seed(), minotaur::dailySeed(2026, 11, 30));
    }

    void aSeedOfOnesOwnIsTyped() // APP-040
    {
        Harness harness;
        goTo(harness, "mazesRow");
        harness.key(Qt::Key_Down);
        QCOMPARE(textOf(harness, "mazeTitle"), QStringLiteral("A seed of your own"));
        harness.key(Qt::Key_Return); // nothing is typed yet: there it goes
        QVERIFY(harness.item("seedField")->hasActiveFocus());
        harness.key(Qt::Key_Return);
        QCOMPARE(harness.page(), QStringLiteral("mazes"));
        harness.item("seedField")->setProperty("text", QStringLiteral("L1-00000-00007-Q"));
        QVERIFY(textOf(harness, "seedField", "problem").size() > 10); // the check character is wrong
        harness.key(Qt::Key_Return);
        QCOMPARE(harness.page(), QStringLiteral("mazes"));
        harness.item("seedField")->setProperty("text", QStringLiteral("double axe"));
        QCOMPARE(textOf(harness, "seedField", "problem"), QString());
        harness.key(Qt::Key_Return);
        QCOMPARE(harness.page(), QStringLiteral("maze"));
        QCOMPARE(harness.game().session()->seed(), *Seed::fromText("double axe"));
        QCOMPARE(harness.game().session()->options().origin, minotaur::SeedOrigin::Chosen);
    }

    void aBundledLevelIsPlayedByKeysAndByMouse() // DECISIONS, levels
    {
        Harness harness;
        const auto levels = viewmodels::bundledLevels(harness.game().game());
        QVERIFY(levels.size() >= 13);
        harness.game().newRun(1);
        harness.key(Qt::Key_Space);
        harness.game().leave();
        QMetaObject::invokeMethod(&harness.window(), "show", Q_ARG(QString, QStringLiteral("start")));
        harness.settle();
        goTo(harness, "mazesRow");
        for (int row = 0; row < 3; ++row)
            harness.key(Qt::Key_Down);
        QCOMPARE(textOf(harness, "mazeTitle"), levels[1].title);
        QVERIFY(harness.item("levelPicture")->isVisible());
        harness.key(Qt::Key_Return);
        QCOMPARE(harness.page(), QStringLiteral("maze"));
        QCOMPARE(harness.game().title(), levels[1].title);
        // Nobody asked whether the saved run may end: it is set aside.
        QVERIFY(QFile::exists(harness.savePath() + QStringLiteral(".1")));
        QMetaObject::invokeMethod(&harness.window(), "toMenu");
        harness.settle();
        harness.click("mazesRow");
        harness.settle();
        harness.key(Qt::Key_End);
        QCOMPARE(textOf(harness, "mazeTitle"), levels.back().title);
        harness.click("playTwo");
        QCOMPARE(harness.game().players(), 2);
        QCOMPARE(harness.game().title(), levels.back().title);
    }

    void drawnLevelsHaveFrenchTitles() // APP-028
    {
        Harness harness;
        text::useLanguage(Language::French);
        for (const auto& levels : viewmodels::bundledLevels(harness.game().game())) {
            QVERIFY2(text::levelWords(levels.title) != levels.title, qPrintable(levels.title));
            QVERIFY2(levels.note.isEmpty() || text::levelWords(levels.note) != levels.note,
                qPrintable(levels.note));
            for (const auto& level : levels.file.levels)
                QVERIFY(text::levelWords(QString::fromStdString(level.title)).toStdString() != level.title);
        }
        text::useLanguage(Language::English);
        QCOMPARE(text::levelWords(QStringLiteral("Somebody else’s")), QStringLiteral("Somebody else’s"));
    }

    void aFileIsOpenedFromThere() // ASC-070, APP-017
    {
        Harness harness;
        goTo(harness, "mazesRow");
        harness.click("openLevel");
        QCOMPARE(harness.page(), QStringLiteral("open"));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("mazes"));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("start"));
    }
};

LABRYS_TEST(TestMazeMenu)
#include "tst_maze_menu.moc"

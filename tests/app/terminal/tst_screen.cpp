// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the drawn terminal edition shows, by keys alone.
#include "tests/app/terminal/levels.h"
#include "tests/app/terminal/pty.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <sys/wait.h>

using namespace labrys::test;

namespace {

const char* const kMenuFoot = "Enter or a number opens";

QStringList arguments(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// Whether texts stand on the screen in this order.
bool inOrder(const VtScreen& screen, std::initializer_list<const char*> texts)
{
    qsizetype from = 0;
    const QString all = screen.text();
    for (const char* text : texts) {
        from = all.indexOf(QString::fromUtf8(text), from);
        if (from < 0)
            return false;
    }
    return true;
}

QString underCursor(const VtScreen& screen)
{
    return screen.at(screen.cursor().y(), screen.cursor().x()).text;
}

} // namespace

#define SHOWS(...) QVERIFY2(terminal.shows(__VA_ARGS__), qPrintable(terminal.screen().text()))
/// The cursor comes to stand on the player.
#define ON_PLAYER                                                                                            \
    QVERIFY(terminal.waitUntil(                                                                              \
        [](const VtScreen& screen) { return underCursor(screen) == QLatin1String("P"); }))
/// Waits for texts on the screen in this order.
#define IN_ORDER(...)                                                                                        \
    QVERIFY2(terminal.waitUntil([](const VtScreen& screen) { return inOrder(screen, {__VA_ARGS__}); }),      \
        qPrintable(terminal.screen().text()))

class TestScreen : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMenuHasTheEntriesOfTheSourceInTheirOrder() // ASC-100
    {
        const QTemporaryDir home;
        Pty terminal({.home = home.path()});
        SHOWS(kMenuFoot);
        IN_ORDER("1 New game", "2 Network game", "3 High scores", "4 Help", "5 Quit");
        SHOWS("No results yet.", "3");
        SHOWS(kMenuFoot, "\r");
        SHOWS("Ranked", "1");
        IN_ORDER("Ranked", "Easy", "Hard", "Seed of the day", "Players: one");
        SHOWS("Players: two", "5");
        SHOWS("High scores", "\x1b");
        terminal.press("5");
        QCOMPARE(terminal.end(), 0);
        QVERIFY(!terminal.screen().fullScreen() && terminal.screen().cursorVisible());
        QVERIFY(terminal.modesAreAsBefore());
        QVERIFY2(terminal.screen().unknown().isEmpty(),
            qPrintable(terminal.screen().unknown().join(QLatin1Char('\n'))));
    }
    void aRunIsPlayedByKeysToItsVictoryAndTheTable() // ASC-001, ASC-090, ASC-091, ASC-103
    {
        const QTemporaryDir home;
        Pty terminal({.arguments = arguments("--seed Daedalus --name Ari"), .home = home.path()});
        const auto levels = winningKeys();
        QCOMPARE(levels.size(), 7);
        for (int level = 1; level <= 7; ++level) {
            SHOWS(qPrintable(QStringLiteral("Level %1/7").arg(level)));
            terminal.press(levels.at(level - 1).toUtf8());
            SHOWS("Any key goes on");
            if (level == 7)
                break;
            SHOWS(qPrintable(QStringLiteral("Level %1 is done").arg(level)), " ");
            SHOWS("Next level");
            // The certificate was played, so the turns are those of par; the formula is written out.
            IN_ORDER(
                "Turns of this level", "Par", "Bonuses", "This level", "100 + (300 − ", "Points of the run");
            terminal.press("\r");
        }
        SHOWS("Out of the labyrinth", " ");
        SHOWS("Your name for the high scores");
        QVERIFY(terminal.screen().text().contains(QLatin1String("2,597"))
            || terminal.screen().text().contains(QLatin1String("2597")));
        SHOWS("Rank 1 of the high scores", "adne\r");
        IN_ORDER("New run", "High scores", "Main menu");
        SHOWS("Ariadne", "2");
        IN_ORDER("Rank", "Name", "Points", "Level", "Turns", "Date", "1  Ariadne", "7", "203");
        SHOWS("Main menu", "\r");
        SHOWS("New game", "3");
        terminal.press("q");
        QCOMPARE(terminal.end(), 0);
        // The state is that of the same keys in a script.
        QVERIFY(QFile::exists(home.filePath(QStringLiteral("replays/minotaur-38a7202057b97be8.thread"))));
        QVERIFY(!QFile::exists(home.filePath(QStringLiteral("saves/minotaur.save"))));
    }
    void hintsAreInTheMessageLineAndUseNoTurn() // ASC-040, ASC-041, ASC-031
    {
        const QTemporaryDir home;
        Pty terminal({.arguments = {QStringLiteral("--level"), levelFile(home.path(), quietLevel())},
            .home = home.path()});
        SHOWS("turn 0");
        SHOWS("A wall is to the north. No turn used.", "w");
        QVERIFY(terminal.screen().line(21).startsWith(QLatin1String("A wall")));
        QVERIFY(terminal.screen().text().contains(QLatin1String("turn 0")));
        SHOWS("turn 1", " ");
        SHOWS("“ü” does nothing here", "ü");
        ON_PLAYER;
        SHOWS("The exit is locked. Find the key first.", "ssddd");
        SHOWS("turn 6");
        SHOWS("You have the key.", "\x1b[D\x1b[D\x1b[A");
        SHOWS("key: yes");
        SHOWS("bonuses: 0");
    }
    void thePauseResumesSavesAndQuits() // ASC-033, ASC-102, ASC-104
    {
        const QTemporaryDir home;
        {
            Pty terminal({.arguments = arguments("--seed 7"), .home = home.path()});
            SHOWS("turn 3", "   ");
            SHOWS("Paused", "p");
            IN_ORDER("Resume", "Save", "Help", "Save and quit to the menu");
            SHOWS("Saved in", "2");
            SHOWS("turn 3", "1");
            SHOWS("Quit to the menu?", "q");
            SHOWS("The game goes on.", "x");
            SHOWS("Continue: level 1 of 7, turn 3", "qq");
        }
        // What the terminal was killed with, goes on (kill -9 by ~Pty).
        Pty terminal({.home = home.path()});
        SHOWS("Continue: level 1 of 7, turn 3");
        SHOWS("The saved run (level 1 of 7, turn 3) ends", "1");
        SHOWS("Continue", "\x1b");
        SHOWS("turn 3", "2");
        SHOWS("turn 4", " ");
    }
    void nothingIsLostByAKill() // ASC-104
    {
        const QTemporaryDir home;
        {
            Pty terminal({.arguments = arguments("--seed 7"), .home = home.path()});
            SHOWS("turn 0");
            SHOWS("turn 5", "     ");
            SHOWS("turn 6", " ");
            terminal.signal(SIGKILL);
            QVERIFY(WIFSIGNALED(terminal.end()));
        }
        Pty terminal({.home = home.path()});
        SHOWS("turn 6", "2");
    }
    void theHelpHasSymbolsLevelsRulesAndKeys() // ASC-032, ASC-101
    {
        const QTemporaryDir home;
        Pty terminal({.arguments = arguments("--seed 7"), .home = home.path(), .columns = 200, .rows = 90});
        SHOWS("turn 0");
        SHOWS("Help", "h");
        SHOWS("Esc or Enter goes back");
        IN_ORDER("Light reaches 6 steps", "9 steps", "within 4 steps", "looks 3 cells", "100 points", "300",
            "20 for each bonus", "K      Key", "H      Hunter", "!      Where", "7 × 9", "9 × 11", "11 × 13",
            "13 × 15", "15 × 17", "19 × 21", "21 × 23", "!P!", "Rest", "W A S D");
        // Symbols have the colours that they have on the map.
        for (int row = 0; row < terminal.screen().rows(); ++row)
            if (terminal.screen().line(row).startsWith(QLatin1String("  H      Hunter")))
                QCOMPARE(terminal.screen().at(row, 2).look.colour, 9);
        SHOWS("turn 0", "\r");
    }
    void whoIsCaughtIsToldHowAndMayBeginAgain() // ASC-043, ASC-103
    {
        const QTemporaryDir home;
        Pty terminal({.arguments = {QStringLiteral("--level"), levelFile(home.path(), deadlyLevel())},
            .home = home.path()});
        SHOWS("turn 0");
        SHOWS("A hunter has caught you.", "     ");
        SHOWS("It stepped into your cell in turn", " ");
        IN_ORDER("A hunter has you", "Points of the run", "0", "New run", "Main menu");
        SHOWS("turn 0", "1");
    }
    void twoPlayersTakeTurnsAtOneKeyboard() // ASC-011, ASC-113
    {
        const QTemporaryDir home;
        Pty terminal({.arguments = arguments("--seed 7 --players 2"), .home = home.path()});
        SHOWS("player 1 moves");
        SHOWS("player 2 moves", " ");
        // The cursor is on whoever moves; the mate is the same letter, underlined.
        ON_PLAYER;
        const auto& screen = terminal.screen();
        QVERIFY(screen.at(screen.cursor().y(), screen.cursor().x()).look.underline);
        SHOWS("player 1 moves", " ");
        SHOWS("turn 1");
    }
    void theCursorIsAlwaysOnThePlayer() // minotaur.md 6.3
    {
        const QTemporaryDir home;
        Pty terminal({.arguments = arguments("--seed Daedalus"), .home = home.path()});
        SHOWS("turn 0");
        int turn = 0;
        for (const QChar key : winningKeys().constFirst().left(10)) {
            terminal.press(QByteArray(1, key.toLatin1()));
            SHOWS(qPrintable(QStringLiteral("turn %1 ").arg(++turn)));
            ON_PLAYER;
        }
    }
    void whatIsWrongIsSaidAndNothingIsLost() // ASC-132, APP-015
    {
        const QTemporaryDir home;
        QVERIFY(QDir(home.path()).mkpath(QStringLiteral("saves")));
        for (const char* name : {"saves/minotaur.save", "saves/minotaur.scores"}) {
            QFile file(home.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("{ broken");
        }
        Pty terminal({.home = home.path()});
        SHOWS("minotaur.save:1:");
        QVERIFY(!terminal.screen().text().contains(QLatin1String("Continue")));
        SHOWS("minotaur.scores:1:", "3");
        SHOWS("Ranked", "1");
        SHOWS("is kept in", "1");
        SHOWS("turn 1", " ");
        QFile kept(home.filePath(QStringLiteral("saves/minotaur.save.1")));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("{ broken"));
    }
    void aFolderThatCannotBeWrittenIsToldOnceAndOnePlaysOn() // APP-012, ASC-132
    {
        const QTemporaryDir home;
        QFile file(home.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        Pty terminal({.arguments
            = {QStringLiteral("--saves"), file.fileName(), QStringLiteral("--seed"), QStringLiteral("7")},
            .home = home.path()});
        SHOWS("The game can be played all the same.");
        SHOWS("turn 1", " ");
        SHOWS("turn 2", " ");
        SHOWS("This run is not kept.", "p");
    }
    void namesOfEveryScriptAreTakenAndShown() // ASC-091
    {
        const QTemporaryDir home;
        Pty terminal({.arguments = {QStringLiteral("--level"), levelFile(home.path(), quietLevel())},
            .home = home.path()});
        SHOWS("turn 0");
        SHOWS("Any key goes on", "ssdwsdd");
        SHOWS("Your name", " ");
        SHOWS("Ἀριάδνη 迷宮", "Ἀριάδνη 迷宮");
        // Sixteen characters are enough.
        terminal.press("1234567890");
        SHOWS("Ἀριάδνη 迷宮123456");
        SHOWS("Rank 1", "\r");
        SHOWS("Ἀριάδνη 迷宮123456", "2");
        QVERIFY(!terminal.screen().text().contains(QLatin1String("1234567")));
    }
    void itSpeaksFrench() // APP-028
    {
        const QTemporaryDir home;
        Pty terminal({.arguments = arguments("--language fr"), .home = home.path()});
        SHOWS("Nouvelle partie");
        SHOWS("Classé", "1");
        SHOWS("Niveau 1/7", "1");
        SHOWS("Pause", "p");
        for (const char* english : {"Resume", "Save", "Help", "level", "turn"})
            QVERIFY2(!terminal.screen().text().contains(QLatin1String(english)), english);
    }
};

LABRYS_TEST(TestScreen)
#include "tst_screen.moc"

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The terminal itself: what it is, how large, how it is left, how much is written to it.
#include "app/cli/terminal/run_keeper.h"
#include "app/exchange/files.h"
#include "core/game/simulate.h"
#include "core/minotaur/competent_bot.h"
#include "tests/app/terminal/levels.h"
#include "tests/app/terminal/pty.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <csignal>

#include <sys/wait.h>

using namespace labrys;
using namespace labrys::test;

namespace {

constexpr qsizetype kBytesOfATurn = 2048;

QStringList arguments(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// The keys of a bot that plays one level alone.
QByteArray botsKeys(const labrys::games::MinotaurGame& game, int level, labrys::Seed seed)
{
    auto options = game.campaign(1);
    options.only = level;
    options.origin = minotaur::SeedOrigin::Chosen;
    auto session = cli::MazeSession::start(game.content(), options, seed);
    minotaur::CompetentBot bot;
    if (!session || !labrys::game::playOut(*session, bot))
        return {};
    QByteArray keys;
    for (const auto& entry : session->log())
        if (entry)
            keys += "wasd "[static_cast<int>(entry->verb)];
    return keys;
}

/// Along so many rows of the largest level.
QByteArray windingWay(int rows)
{
    QByteArray keys;
    for (int row = 0; row < rows; ++row)
        keys += QByteArray(63, row % 2 == 0 ? 'd' : 'a') + 's';
    return keys;
}

QByteArray wayBack(QByteArray keys)
{
    std::ranges::reverse(keys);
    std::ranges::transform(keys, keys.begin(), [](char key) {
        return key == 'd' ? 'a' : key == 'a' ? 'd' : 'w';
    });
    return keys;
}

} // namespace

#define SHOWS(...) QVERIFY2(terminal.shows(__VA_ARGS__), qPrintable(terminal.screen().text()))

class TestTerminal : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whateverEndsItLeavesTheTerminalAsItWas_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<bool>("spoken");
        for (const bool spoken : {false, true})
            for (const auto& [name, signal] :
                {std::pair("INT", SIGINT), std::pair("TERM", SIGTERM), std::pair("HUP", SIGHUP),
                    std::pair("QUIT", SIGQUIT), std::pair("ABRT", SIGABRT), std::pair("SEGV", SIGSEGV)})
                QTest::addRow("%s %s", spoken ? "spoken" : "drawn", name) << signal << spoken;
    }
    void whateverEndsItLeavesTheTerminalAsItWas() // minotaur.md 6.3
    {
        QFETCH(const int, signal);
        QFETCH(const bool, spoken);
        const QTemporaryDir home;
        Pty terminal(
            {.arguments = arguments(spoken ? "--speech --seed 7" : "--seed 7"), .home = home.path()});
        SHOWS(spoken ? "Find the key" : "turn 0");
        SHOWS(spoken ? "wait a turn" : "turn 1", " ");
        QVERIFY(spoken || terminal.screen().fullScreen());
        QVERIFY(!terminal.modesAreAsBefore());
        terminal.signal(signal);
        const int status = terminal.end();
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(WTERMSIG(status), signal);
        QVERIFY(!terminal.screen().fullScreen());
        QVERIFY(terminal.screen().cursorVisible());
        QVERIFY(terminal.modesAreAsBefore());
        Pty again({.home = home.path()});
        QVERIFY(again.shows("turn 1", "2"));
    }
    void ctrlCIsASignalToo() // minotaur.md 6.3
    {
        const QTemporaryDir home;
        Pty terminal({.arguments = arguments("--seed 7"), .home = home.path()});
        SHOWS("turn 0");
        terminal.press("\x03");
        QCOMPARE(WTERMSIG(terminal.end()), SIGINT);
        QVERIFY(terminal.modesAreAsBefore() && !terminal.screen().fullScreen());
    }
    void theShellHasTheTerminalWhileItIsStopped() // minotaur.md 6.3
    {
        const QTemporaryDir home;
        Pty terminal({.arguments = arguments("--seed 7"), .home = home.path()});
        SHOWS("turn 0");
        // Its group is an orphan, which SIGTSTP would not stop; SIGSTOP stops and asks nobody.
        terminal.signal(SIGSTOP);
        QVERIFY(terminal.waitStopped());
        terminal.signal(SIGCONT);
        SHOWS("turn 1", " ");
        QVERIFY(terminal.screen().fullScreen());
        terminal.signal(SIGTSTP);
        SHOWS("turn 2", " ");
        QVERIFY(terminal.output().count("\x1b[?1049l") == 1);
        QVERIFY(terminal.screen().fullScreen() && !terminal.modesAreAsBefore());
    }
    void everyKindOfTerminalIsDrawnOn_data()
    {
        QTest::addColumn<QByteArray>("term");
        for (const char* term :
            {"xterm-256color", "xterm", "linux", "vt100", "screen", "tmux-256color", "ansi"})
            QTest::newRow(term) << QByteArray(term);
    }
    void everyKindOfTerminalIsDrawnOn() // minotaur.md 6.3
    {
        QFETCH(const QByteArray, term);
        const QTemporaryDir home;
        const QByteArray entry = QByteArray(1, term.front()) + '/' + term;
        if (!QFile::exists(QStringLiteral("/usr/share/terminfo/") + QString::fromLatin1(entry))
            && !QFile::exists(QStringLiteral("/lib/terminfo/") + QString::fromLatin1(entry)))
            QSKIP("this system does not know that terminal");
        Pty terminal({.arguments = arguments("--seed Daedalus"), .home = home.path(), .term = term});
        SHOWS("turn 0");
        SHOWS("Any key goes on", winningKeys().constFirst().toUtf8());
        SHOWS("Next level", " ");
        SHOWS("Level 2/7", "\r");
        SHOWS("Paused", "p");
        SHOWS("New game", "q");
        terminal.press("q");
        QCOMPARE(terminal.end(), 0);
        QVERIFY(terminal.modesAreAsBefore());
        QVERIFY2(terminal.screen().unknown().isEmpty(),
            qPrintable(terminal.screen().unknown().join(QLatin1Char('\n'))));
    }
    void whereNothingCanBeDrawnItPlaysInPlainLines_data()
    {
        QTest::addColumn<QByteArray>("term");
        for (const char* term : {"dumb", "no-such-terminal", ""})
            QTest::newRow(*term == '\0' ? "none" : term) << QByteArray(term);
    }
    void whereNothingCanBeDrawnItPlaysInPlainLines() // minotaur.md 6.3
    {
        QFETCH(const QByteArray, term);
        const QTemporaryDir home;
        Pty terminal({.arguments = arguments("--seed 7"), .home = home.path(), .term = term, .rows = 100});
        SHOWS("turn 0");
        SHOWS("turn 1", ".\n");
        terminal.press("q\n");
        QCOMPARE(terminal.end(), 0);
        QVERIFY(!terminal.output().contains('\x1b'));
    }
    void theLightIsToldApartWithAndWithoutColours_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QByteArray>("variable");
        QTest::addColumn<bool>("coloured");
        QTest::newRow("usual") << QStringLiteral("--new") << QByteArray("NOTHING=") << true;
        QTest::newRow("--mono") << QStringLiteral("--mono") << QByteArray("NOTHING=") << false;
        QTest::newRow("NO_COLOR") << QStringLiteral("--new") << QByteArray("NO_COLOR=1") << false;
        QTest::newRow("NO_COLOR empty") << QStringLiteral("--new") << QByteArray("NO_COLOR=") << true;
    }
    void theLightIsToldApartWithAndWithoutColours() // minotaur.md 6.3, ASC-050 to ASC-053
    {
        QFETCH(const QString, option);
        QFETCH(const QByteArray, variable);
        QFETCH(const bool, coloured);
        const QTemporaryDir home;
        Pty terminal(
            {.arguments = {option, QStringLiteral("--level"), levelFile(home.path(), largestLevel())},
                .home = home.path(),
                .environment = {variable}});
        SHOWS("turn 0");
        SHOWS("turn 20", QByteArray(20, 'd'));
        QCOMPARE(terminal.screen().wasColoured(), coloured);
        const auto look = [&](int cells) {
            const auto at = terminal.screen().cursor();
            return terminal.screen().at(at.y(), at.x() + 2 * cells).look;
        };
        const auto lit = look(3);
        const auto half = look(8);
        const auto remembered = look(-15);
        if (coloured) {
            QCOMPARE(lit.colour, -1);
            QCOMPARE(half.colour, 6);
            QCOMPARE(remembered.colour, 8);
            return;
        }
        QVERIFY(lit.bold && !lit.dim);
        QVERIFY(!half.bold && !half.dim);
        QVERIFY(!remembered.bold && remembered.dim);
    }
    void aSmallTerminalIsAskedToGrow_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        for (const auto& [columns, rows] :
            {std::pair(20, 5), std::pair(79, 24), std::pair(80, 23), std::pair(1, 1)})
            QTest::addRow("%d x %d", columns, rows) << columns << rows;
    }
    void aSmallTerminalIsAskedToGrow() // minotaur.md 6.3
    {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        const QTemporaryDir home;
        Pty terminal(
            {.arguments = arguments("--seed 7"), .home = home.path(), .columns = columns, .rows = rows});
        SHOWS(columns > 1 ? "Labrys needs 80" : "L");
        // Unheard; Ctrl+L behind them tells when they were read, for after the new size they would be heard.
        const auto before = terminal.output().size();
        terminal.press("ddd\x0c");
        QVERIFY(terminal.waitUntil([&](const VtScreen&) { return terminal.output().size() > before; }));
        terminal.resize(80, 24);
        SHOWS("turn 0");
        SHOWS("turn 1", " ");
        terminal.resize(columns, rows);
        SHOWS(columns > 1 ? "Labrys needs 80" : "L");
        terminal.resize(500, 200);
        SHOWS("turn 1"); // drawn without a key
        SHOWS("turn 2", " ");
    }
    void aSizeThatNoScreenHasIsBounded() // ASC-132
    {
        const QTemporaryDir home;
        Pty terminal({.arguments = arguments("--seed 7"), .home = home.path()});
        SHOWS("turn 0");
        for (const int size : {65535, 10000}) {
            terminal.claim(size, size);
            terminal.press("H"); // answered, whatever it looks like
            terminal.press("q");
        }
        terminal.resize(80, 24);
        SHOWS("turn 1", " ");
    }
    void aDamagedSaveGivesWayToTheOneBefore() // ASC-104, ASC-132
    {
        const QTemporaryDir home;
        const QString save = home.filePath(QStringLiteral("minotaur.save"));
        const QStringList plain{QStringLiteral("--plain"), QStringLiteral("--saves"), home.path()};
        {
            Pty terminal({.arguments = plain, .home = home.path()});
            SHOWS("turn 0");
            SHOWS("turn 1", ".\r");
            SHOWS("The run is saved", "q\r");
        }
        QFile file(save);
        QVERIFY(QFile::exists(save + QStringLiteral(".bak")));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(200));
        file.close();
        Pty terminal({.arguments = plain, .home = home.path()});
        SHOWS("saved before it goes on");
        SHOWS("The run is saved", "q\r");
        QVERIFY(QFile::exists(save + QStringLiteral(".1"))); // nothing is lost
    }
    void itMayBeResizedAtAnyTime() // minotaur.md 6.3
    {
        const QTemporaryDir home;
        Pty terminal({.arguments = {QStringLiteral("--level"), levelFile(home.path(), largestLevel())},
            .home = home.path()});
        SHOWS("turn 0");
        unsigned draw = 2026;
        const auto below = [&draw](unsigned bound) {
            draw = draw * 1103515245U + 12345U;
            return static_cast<int>((draw >> 16U) % bound);
        };
        const int storms = sweep(60, 1000);
        for (int i = 0; i < storms; ++i) {
            terminal.resize(1 + below(500), 1 + below(200));
            terminal.press(QByteArray(1, "dap\x1b h"[below(6)]));
        }
        terminal.resize(80, 24);
        terminal.press("\x1b\x1b");
        // Wherever that led, everything is drawn as if nothing had been there before.
        SHOWS(":"); // any page of it
        terminal.press("\x1b");
        for (int i = 0; i < 4 && !terminal.screen().text().contains(QLatin1String("Level 1/1")); ++i) {
            terminal.press("\x0c");
            QVERIFY(terminal.waitUntil([](const VtScreen& screen) { return !screen.text().isEmpty(); }));
        }
        SHOWS("turn");
        terminal.press("\x0c\x0c");
        terminal.press("p");
        SHOWS("Paused");
        SHOWS("Level 1/1", "1");
    }
    void aTurnWritesLittle_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<int>("from");
        const auto game = games::MinotaurGame::load(exchange::readResource);
        for (int i = 0; i < sweep(3, 30); ++i) {
            const QString seed = QString::number(2026 + i);
            QTest::addRow("level 7, seed %d", 2026 + i)
                << QStringList{QStringLiteral("--alone"), QStringLiteral("7"), QStringLiteral("--seed"), seed}
                << botsKeys(*game, 7, *Seed::fromText(seed.toStdString())) << 0;
        }
        const QByteArray there = windingWay(6) + QByteArray(30, 'd');
        QTest::newRow("64 x 64") << QStringList() << there << 0;
        // Back over what is known: all that fits the screen is on it.
        QTest::newRow("64 x 64, known") << QStringList() << there + wayBack(there) << int(there.size());
    }
    void aTurnWritesLittle() // minotaur.md 5 and 6.3: 2 KiB
    {
        QFETCH(QStringList, options);
        QFETCH(const QByteArray, keys);
        QFETCH(const int, from);
        const QTemporaryDir home;
        if (options.isEmpty())
            options = {QStringLiteral("--level"), levelFile(home.path(), largestLevel())};
        Pty terminal({.arguments = options, .home = home.path()});
        SHOWS("turn 0");
        if (from > 0)
            SHOWS(qPrintable(QStringLiteral("turn %1 ").arg(from)), keys.left(from));
        qsizetype most = 0;
        const qsizetype begun = terminal.output().size();
        for (qsizetype turn = from + 1; turn < keys.size(); ++turn) {
            const qsizetype size = terminal.output().size();
            terminal.press(keys.mid(turn - 1, 1));
            SHOWS(qPrintable(QStringLiteral("turn %1 ").arg(turn)));
            most = std::max(most, terminal.output().size() - size);
        }
        const auto mean = (terminal.output().size() - begun) / std::max<qsizetype>(1, keys.size() - from - 1);
        terminal.signal(SIGTERM);
        QVERIFY(WIFSIGNALED(terminal.end()));
        qInfo("%lld turns, %lld bytes at most, %lld in the mean, %.2f ms of processor a turn with the start",
            static_cast<long long>(keys.size() - from - 1), static_cast<long long>(most),
            static_cast<long long>(mean),
            static_cast<double>(terminal.processorTime()) / 1000.0 / static_cast<double>(keys.size()));
        QVERIFY(most <= kBytesOfATurn);
    }
    void whereThereIsNoUtf8OnlyAsciiIsWritten() // ASC-132
    {
        const QTemporaryDir home;
        Pty terminal({.arguments
            = {QStringLiteral("--language"), QStringLiteral("fr"), QStringLiteral("--name"),
                QStringLiteral("Ἀριάδνη é"), QStringLiteral("--level"), levelFile(home.path(), quietLevel())},
            .home = home.path(),
            .environment = {"LC_ALL=C"}});
        SHOWS("3 x 4");
        terminal.press("ssdwsdd");
        terminal.press("  ");
        SHOWS("?");
        QVERIFY(std::ranges::none_of(
            terminal.output(), [](char byte) { return static_cast<unsigned char>(byte) >= 0x80; }));
    }
    void speechBringsOneLineForAKey() // minotaur.md 6.3
    {
        const QTemporaryDir home;
        Pty terminal({.arguments = QStringList{QStringLiteral("--speech"), QStringLiteral("--level"),
                          levelFile(home.path(), quietLevel())},
            .home = home.path(),
            .columns = 200,
            .rows = 60});
        SHOWS("Exits south, east.");
        const auto lines = [&] { return terminal.output().count('\n'); };
        for (const auto& [key, line] : {std::pair("w", "A wall is to the north. No turn used."),
                 std::pair("s", "You step south. Exits north, south."),
                 std::pair("l", "key seen 3 steps east, first step south"),
                 std::pair("n", "Key, 3 steps east, first step south."),
                 std::pair("x", "Key, 3 steps: south 1, east 1, north 1."),
                 std::pair("o", "Row 2 of 3, column 1 of 4"), std::pair("i", "Turn 1. No key yet."),
                 std::pair("r", "Turn 1. No key yet."), std::pair("g", "You have the key."),
                 std::pair("f", "explored"), std::pair("z", "does nothing here")}) {
            const auto before = lines();
            terminal.press(key);
            QVERIFY2(terminal.waitUntil([&](const VtScreen&) { return lines() > before; }), key);
            const QByteArray last = terminal.output().trimmed().split('\n').constLast();
            QVERIFY2(last.contains(line), qPrintable(QString::fromUtf8(last)));
            QCOMPARE(lines(), before + 1);
        }
        QVERIFY(!terminal.output().contains('\x1b'));
        SHOWS("1 Resume; 2 Save; 3 Help", "p");
        SHOWS("Saved in", "2");
        terminal.press("1q");
        SHOWS("2 Continue");
        terminal.press("q");
        QCOMPARE(terminal.end(), 0);
        QVERIFY(terminal.modesAreAsBefore());
    }
};

LABRYS_TEST(TestTerminal)
#include "tst_terminal.moc"

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The network game in terminals that are drawn on: real programs, a real server.
#include "app/games/versions.h"
#include "app/net/codec.h"
#include "app/net/frame.h"
#include "tests/app/terminal/pty.h"
#include "tests/app/terminal/server_thread.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTemporaryDir>

#include <QTcpServer>

#include <array>
#include <csignal>

using namespace labrys;
using namespace labrys::test;

namespace {

/// The ways through a quiet level: to the key, and out. The second player begins a cell farther south.
constexpr std::array kSteps{"s", "s", "d", "w", "s", "d", "d"};
constexpr std::array kSecondSteps{" ", "s", "d", "w", "s", "d", "d"};

QStringList threads(const QString& home)
{
    QStringList found;
    QDir folder(home + QStringLiteral("/replays"));
    return folder.entryList({QStringLiteral("*.thread")});
}

/// Texts with everything that a terminal might take for an order, and what remains of them.
const std::string kHostile = "evil\x1b]0;owned\x07\x1b[2J\xc2\x9b"
                             "31m\xe2\x80\xae"
                             "txet\r\n\b\x7f";

QByteArray frame(const net::FromServer& message)
{
    return QByteArray(net::frameOf(net::encode(message)));
}

QList<QByteArray> hostileFrames()
{
    net::Welcome welcome;
    welcome.server = kHostile;
    welcome.app = "Daedalus";
    welcome.id = 1;
    welcome.name = kHostile;
    welcome.token = std::string(43, 'A');
    welcome.motd = kHostile;
    welcome.game = "minotaur";
    welcome.sets = {{"evil", kHostile}};
    welcome.kept = {{9, kHostile, 1, 2, 3, false}};
    return {frame(welcome),
        frame(net::Who{true, true,
            {{.id = 1, .name = "me"}, {.id = 2, .name = kHostile},
                {.id = 3, .name = kHostile, .doing = net::Doing::Playing, .match = 5, .with = kHostile}}}),
        frame(net::Line{.seq = 1, .time = 1, .from = 2, .name = kHostile, .text = kHostile + " said"}),
        frame(net::Invitation{
            .from = 2, .to = 1, .left = 60, .gone = {}, .options = {"evil", "easy", kHostile, true}}),
        frame(net::Notice{kHostile + " noticed", 60})};
}

/// Nothing of the hostile text went to the terminal but letters.
bool isClean(const QByteArray& output)
{
    for (const char* order : {"\x1b]", "\x1b[2J\xc2", "\xc2\x9b", "\xe2\x80\xae", "\x07"})
        if (output.contains(order))
            return false;
    return true;
}

} // namespace

#define SHOWS(terminal, ...) QVERIFY2((terminal).shows(__VA_ARGS__), qPrintable((terminal).screen().text()))
#define SHOWS_NOT(terminal, words)                                                                           \
    QVERIFY2((terminal).waitUntil(                                                                           \
                 [](const VtScreen& screen) { return !screen.text().contains(QLatin1String(words)); }),      \
        qPrintable((terminal).screen().text()))
/// One step of whoever's turn it is, which ends the turn.
#define STEP(terminal, key)                                                                                  \
    SHOWS(terminal, "your turn");                                                                            \
    (terminal).press(key);                                                                                   \
    SHOWS_NOT(terminal, "your turn")

class TestNetScreen : public QObject {
    Q_OBJECT

    struct Player {
        QTemporaryDir home;
        std::unique_ptr<Pty> terminal;
    };

    static void enter(Player& player, const QString& address, const char* name)
    {
        player.terminal = std::make_unique<Pty>(Pty::Setup{
            .arguments = {QStringLiteral("--server"), address, QStringLiteral("--name"), QLatin1String(name)},
            .home = player.home.path()});
    }
    /// Both are in the lobby, and begin a match on the quiet levels.
    void begin(const QString& address, Player& ann, Player& bob)
    {
        enter(ann, address, "Ann");
        SHOWS(*ann.terminal, "Nobody else is here yet");
        enter(bob, address, "Bob");
        SHOWS(*bob.terminal, "Invite Ann");
        SHOWS(*ann.terminal, "1 Invite Bob");
        ann.terminal->press("1");
        SHOWS(*ann.terminal, "Two quiet levels");
        const auto text = ann.terminal->screen().text();
        const auto row = [&] {
            const auto lines = text.split(QLatin1Char('\n'));
            return lines.indexOf(lines.filter(QStringLiteral("Two quiet levels")).value(0))
                - lines.indexOf(lines.filter(QStringLiteral("Generated mazes")).value(0));
        }();
        ann.terminal->press(QByteArray(row, 's') + "\r");
        SHOWS(*ann.terminal, "Ranked", "");
        ann.terminal->press("1");
        SHOWS(*ann.terminal, "You have invited Bob");
        SHOWS(*bob.terminal, "Ann invites you: Two quiet levels");
        bob.terminal->press("y");
        SHOWS(*ann.terminal, "your turn");
        SHOWS(*bob.terminal, "Ann's turn");
    }

private Q_SLOTS:
    void twoTerminalsPlayAMatchToItsEnd() // ASC-110, ASC-112, ASC-113, ASC-114, ASC-116, NET-051
    {
        const QTemporaryDir state;
        const ServerThread server(state.path());
        Player ann;
        Player bob;
        begin(server.address(), ann, bob);
        if (QTest::currentTestFailed())
            return;
        auto& one = *ann.terminal;
        auto& two = *bob.terminal;
        SHOWS(two, "You play with Ann");
        // Letters never move while a line is written, and are read by both.
        two.press("twasd was here\r");
        SHOWS(one, "Bob: wasd was here");
        SHOWS(two, "Bob: wasd was here");
        SHOWS(one, "your turn");
        SHOWS(two, "> never sent", "tnever sent");
        two.press("\x1b");
        SHOWS_NOT(two, "> never sent");
        // A phrase is one key, and a wall a hint.
        two.press("4");
        SHOWS(one, "Bob: Thanks");
        SHOWS(one, "A wall is to the", "a");
        SHOWS(two, "It is Ann's turn.", "s");
        // The menu stops nothing.
        SHOWS(two, "The match goes on", "p");
        one.press("s");
        SHOWS(two, "your turn", "\x1b");
        STEP(two, kSecondSteps[0]);
        for (std::size_t step = 1; step < kSteps.size(); ++step) {
            STEP(one, kSteps[step]);
            STEP(two, kSecondSteps[step]);
        }
        SHOWS(one, "Level 1 is done");
        SHOWS(one, "100 + (300");
        SHOWS(two, "You are ready; waiting for Ann", "n");
        SHOWS(one, "Bob is ready");
        one.press("n");
        for (std::size_t step = 0; step < kSteps.size(); ++step) {
            STEP(one, kSteps[step]);
            STEP(two, kSecondSteps[step]);
        }
        for (auto* player : {&ann, &bob}) {
            SHOWS(*player->terminal, "You are both through the labyrinth");
            SHOWS(*player->terminal, "Rank 1 of the high scores");
            SHOWS(*player->terminal, "The replay is kept in");
        }
        // The same run, proved by its thread, among the replays of both.
        QCOMPARE(threads(ann.home.path()).size(), 1);
        QCOMPARE(threads(ann.home.path()), threads(bob.home.path()));
        SHOWS(one, "Invite Bob", "\r");
        SHOWS(two, "Invite Ann", "\r");
        SHOWS(one, "Network game", "\x1b");
        SHOWS(two, "Nobody else is here yet");
        one.press("q");
        QCOMPARE(one.end(), 0);
        QVERIFY(one.modesAreAsBefore() && !one.screen().fullScreen());
        QVERIFY2(
            one.screen().unknown().isEmpty(), qPrintable(one.screen().unknown().join(QLatin1Char('\n'))));
    }
    void aCutIsToldAndMended() // ASC-117, NET-021, NET-023, NET-028, NET-051
    {
        const QTemporaryDir state;
        ServerThread server(state.path());
        Player ann;
        Player bob;
        begin(server.address(), ann, bob);
        if (QTest::currentTestFailed())
            return;
        STEP(*ann.terminal, "s");
        STEP(*bob.terminal, " ");
        SHOWS(*ann.terminal, "your turn");
        server.stop();
        for (auto* player : {&ann, &bob})
            SHOWS(*player->terminal, "The connection is lost. ");
        server.start();
        for (auto* player : {&ann, &bob})
            SHOWS_NOT(*player->terminal, "The connection is lost. ");
        STEP(*ann.terminal, "s");
        STEP(*bob.terminal, "s");
        SHOWS(*ann.terminal, "your turn");
    }
    void whoseTerminalDiesComesBackToTheSameMatch() // ASC-117, NET-021, NET-024, NET-025
    {
        const QTemporaryDir state;
        constexpr std::int64_t kGrace = 200;
        const ServerThread server(state.path(), kGrace);
        Player ann;
        Player bob;
        begin(server.address(), ann, bob);
        if (QTest::currentTestFailed())
            return;
        auto& one = *ann.terminal;
        STEP(one, "s");
        bob.terminal->signal(SIGKILL);
        SHOWS(one, "J: go on alone, K: keep waiting");
        // Waiting is an answer, too.
        one.press("k");
        SHOWS(one, "Bob does not come back for now.");
        SHOWS_NOT(one, "J: go on alone");
        one.press("p");
        SHOWS(one, "Play on without waiting for Bob");
        one.press("\x1b");
        enter(bob, server.address(), "Bob");
        SHOWS(*bob.terminal, "your turn");
        SHOWS(one, "Bob is back.");
        STEP(*bob.terminal, "s");
        SHOWS(one, "your turn");
        // Both leave; the match waits in the lobby, and is taken up again.
        one.press("p");
        SHOWS(one, "Save and leave");
        one.press("q");
        SHOWS(one, "Take up again: With Bob");
        SHOWS(*bob.terminal, "Ann has gone to the lobby");
        one.press("1");
        SHOWS(one, "your turn");
        SHOWS(*bob.terminal, "Ann is back.");
    }
    void noServerIsSaidAndConnectingCanBeLeft() // NET-023, minotaur.md 6.1
    {
        const QTemporaryDir home;
        const QTemporaryDir state;
        QString address;
        {
            const ServerThread server(state.path());
            address = server.address();
        }
        Pty terminal({.arguments = {QStringLiteral("--name"), QStringLiteral("Ann")}, .home = home.path()});
        SHOWS(terminal, "2 Network game");
        SHOWS(terminal, "Address of the server", "2");
        terminal.press(QByteArray(40, '\x7f') + "a:b:c\r");
        SHOWS(terminal, "a:b:c");
        terminal.press(QByteArray(40, '\x7f') + address.toUtf8() + "\r");
        SHOWS(terminal, "Your name there");
        SHOWS(terminal, "Nobody answers at 127.0.0.1", "\r");
        SHOWS(terminal, "2 Back");
        SHOWS(terminal, "New game", "2");
        // Who accepts and says nothing is left at once.
        QTcpServer silent;
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        Pty other({.arguments
            = {QStringLiteral("--server"), QStringLiteral("127.0.0.1:%1").arg(silent.serverPort()),
                QStringLiteral("--name"), QStringLiteral("Ann")},
            .home = home.path()});
        SHOWS(other, "Connecting to 127.0.0.1");
        SHOWS(other, "New game", "\x1b");
    }
    void otherVersionsAreBothNamed() // NET-006
    {
        const QTemporaryDir home;
        const ForeignServer server({frame(net::Reject{net::RejectCode::Version, 7, 9, "Labrys 9.9"})});
        Pty terminal({.arguments
            = {QStringLiteral("--server"), server.address(), QStringLiteral("--name"), QStringLiteral("Ann")},
            .home = home.path()});
        SHOWS(terminal, "Labrys 9.9");
        SHOWS(terminal, games::programVersion());
        terminal.signal(SIGKILL);
    }
    void aHostileServerGivesTheTerminalNoOrders_data()
    {
        QTest::addColumn<QString>("how");
        for (const char* how : {"", "--speech", "--plain"})
            QTest::addRow("drawn%s", how) << QString::fromLatin1(how);
    }
    void aHostileServerGivesTheTerminalNoOrders() // NET-033
    {
        QFETCH(const QString, how);
        const QTemporaryDir home;
        const ForeignServer server(hostileFrames());
        QStringList arguments{
            QStringLiteral("--server"), server.address(), QStringLiteral("--name"), QStringLiteral("Ann")};
        if (!how.isEmpty())
            arguments.append(how);
        Pty terminal({.arguments = arguments, .home = home.path()});
        SHOWS(terminal, "31mtxet said");
        SHOWS(terminal, "xet noticed");
        SHOWS(terminal, "invites you");
        QVERIFY2(isClean(terminal.output()), terminal.output().toPercentEncoding());
        terminal.press(how == QLatin1String("--plain") ? "q\n" : "\x1b");
        SHOWS(terminal, "New game");
        QVERIFY2(isClean(terminal.output()), terminal.output().toPercentEncoding());
    }
};

LABRYS_TEST(TestNetScreen)
#include "tst_net_screen.moc"

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/files.h"
#include "app/games/minotaur_host.h"
#include "app/net/server.h"
#include "app/viewmodels/net/net_lobby.h"
#include "app/viewmodels/net/real_link.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>

using namespace labrys;
using viewmodels::NetLobby;
using viewmodels::NetMaze;
using viewmodels::PeopleModel;

namespace {

games::MinotaurGame game()
{
    auto loaded = games::MinotaurGame::load(exchange::readResource);
    LABRYS_ASSERT(loaded.has_value());
    return *std::move(loaded);
}

/// A server on this machine, and two who come to it.
struct House {
    games::MinotaurHost host{game()};
    std::unique_ptr<net::Server> server;
    NetLobby ariane;
    NetLobby ioanna;

    House()
    {
        net::ServerSetup setup;
        setup.app = "Labrys";
        setup.name = "Knossos";
        setup.port = 0;
        setup.addresses = {QHostAddress(QHostAddress::LocalHost)};
        server = std::make_unique<net::Server>(host, std::move(setup));
        QVERIFY(server->listen());
    }
    void comeIn(NetLobby& lobby, const char* name)
    {
        lobby.setName(QString::fromLatin1(name));
        lobby.connectTo(QStringLiteral("127.0.0.1:%1").arg(server->port()));
    }
    /// Both in the lobby, and they see each other.
    void meet()
    {
        comeIn(ariane, "Ariane");
        comeIn(ioanna, "Ioanna");
        QTRY_COMPARE(ariane.people()->count(), 1);
        QTRY_COMPARE(ioanna.people()->count(), 1);
    }
    void play()
    {
        meet();
        ariane.act(0);
        QTRY_COMPARE(ioanna.inviter(), QStringLiteral("Ariane"));
        ioanna.acceptInvitation();
        QTRY_VERIFY(ariane.maze()->myTurn());
        QTRY_COMPARE(ioanna.maze()->turnWords(), QStringLiteral("Ariane's turn"));
    }
};

} // namespace

class TestRealMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twoMeetPlayAndTalk() // NET-010, NET-011, ASC-110, ASC-113, ASC-114
    {
        House house;
        house.play();
        QVERIFY(house.ariane.maze()->rows() > 0);
        QCOMPARE(house.ariane.maze()->partner(), QStringLiteral("Ioanna"));
        house.ariane.maze()->act(NetMaze::Wait);
        QTRY_VERIFY(house.ioanna.maze()->myTurn());
        QCOMPARE(house.ioanna.maze()->message(), QStringLiteral("Ariane waits a turn."));
        house.ioanna.maze()->act(NetMaze::Wait);
        QTRY_COMPARE(house.ariane.maze()->turn(), 1);
        QVERIFY(house.ariane.maze()->seen().map == house.ioanna.maze()->seen().map);
        house.ariane.maze()->say(QStringLiteral("hunter below you!"));
        QTRY_VERIFY(house.ioanna.maze()->chat()->spoken().contains(QStringLiteral("hunter below you!")));
        house.ioanna.maze()->sayPhrase(4);
        QTRY_VERIFY(house.ariane.maze()->chat()->spoken().contains(QStringLiteral("Thanks")));
    }

    void aWallIsAHintAndUsesNoTurn() // ASC-040, NET-016
    {
        House house;
        house.play();
        auto& maze = *house.ariane.maze();
        // On from a crossing, where there is no wall.
        const auto wall = [&] {
            return std::ranges::find_if(
                kDirections, [&](Direction side) { return !maze.seen().open(maze.focusCell(), side); });
        };
        while (wall() == kDirections.end()) {
            maze.act(NetMaze::East);
            QTRY_VERIFY(house.ioanna.maze()->myTurn());
            house.ioanna.maze()->act(NetMaze::Wait);
            QTRY_VERIFY(maze.myTurn());
        }
        maze.act(static_cast<int>(*wall()));
        QTRY_VERIFY(maze.message().endsWith(QStringLiteral("No turn used.")));
        QVERIFY(maze.myTurn());
    }

    void whoLeavesIsToldOfAndTheMatchWaits() // NET-024, NET-027, ASC-117
    {
        House house;
        house.play();
        house.ioanna.maze()->leave();
        QTRY_COMPARE(house.ariane.maze()->trouble(), NetMaze::PartnerLeft);
        QTRY_COMPARE(house.ioanna.waitingWith().value(0), QStringLiteral("Ariane"));
        house.ioanna.resume(0);
        QTRY_COMPARE(house.ariane.maze()->trouble(), NetMaze::None);
        QTRY_VERIFY(house.ioanna.maze()->active());
    }

    void aServerThatIsNotThereSaysSo() // ASC-132
    {
        House house;
        const auto port = house.server->port();
        house.server.reset();
        house.ariane.setName(QStringLiteral("Ariane"));
        house.ariane.connectTo(QStringLiteral("127.0.0.1:%1").arg(port));
        QTRY_COMPARE(house.ariane.place(), NetLobby::Failed);
        QVERIFY(house.ariane.sentence().contains(QString::number(port)));
    }

    void twoOfOneNameAreToldApartByTheServer() // NET-033
    {
        House house;
        house.comeIn(house.ariane, "Ariane");
        QTRY_COMPARE(house.ariane.place(), NetLobby::Lobby);
        house.comeIn(house.ioanna, "Ariane");
        QTRY_COMPARE(house.ioanna.place(), NetLobby::Failed);
        QVERIFY(house.ioanna.sentence().contains(QStringLiteral("name")));
    }
};

LABRYS_TEST(TestRealMatch)
#include "tst_real_match.moc"

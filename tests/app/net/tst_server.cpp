// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/net/party.h"

#include "app/net/certificate.h"
#include "app/net/certificate_maker.h"
#include "app/net/frame.h"
#include "app/net/metrics.h"
#include "app/net/server_thread.h"
#include "app/net/tls_server.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>

using namespace labrys;
using namespace labrys::test;
using net::Client;
using namespace Qt::StringLiterals;

namespace {

const std::string kHello = R"({"t":"hello","min":1,"max":1,"app":"raw","name":"Raw"})";

/// As strict as a real one, with waits that a test can wait for.
net::ServerSetup strictServer()
{
    auto setup = quickServer();
    const net::Limits usual;
    setup.limits.framesPerSecond = usual.framesPerSecond;
    setup.limits.framesAtOnce = usual.framesAtOnce;
    setup.limits.helloTime = 400;
    setup.limits.partialFrameTime = 400;
    return setup;
}

} // namespace

class TestServer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsNoLengthIsAnsweredAndClosed() // NET-001
    {
        Hall hall;
        for (const auto& bytes :
            {"00000000"_ba, "00001001"_ba, "ffffffff"_ba, "474554 20"_ba.replace(" ", "")}) {
            RawGuest guest(hall.server());
            guest.write(QByteArray::fromHex(bytes));
            QVERIFY(!guest.hear("FrameLength").empty());
            QVERIFY(guest.isClosed());
        }
    }

    void whatIsNoMessageIsAStrikeAndThreeAreEnough() // NET-002, NET-030
    {
        Hall hall;
        Guest honest(hall.address(), u"Ariane"_s);
        RawGuest guest(hall.server());
        guest.say("{");
        QVERIFY(!guest.hear("Syntax").empty());
        guest.say(kHello);
        QVERIFY(!guest.hear("welcome").empty());
        guest.say("[[[[[[[[[");
        QVERIFY(!guest.hear("Depth").empty());
        guest.say(R"({"t":"ping"})");
        QVERIFY(!guest.hear("Rate").empty()); // the reason of the end
        QVERIFY(guest.isClosed());
        QVERIFY(comesTrue([&] { return honest.isIn(Client::State::Lobby); }));
        QCOMPARE(hall.server().tally().struckOut, 1U);
    }

    void whatIsNewIsNoStrike() // NET-004
    {
        Hall hall;
        RawGuest guest(hall.server());
        guest.say(kHello);
        QVERIFY(!guest.hear("welcome").empty());
        for (int i = 0; i < 10; ++i) {
            guest.say(R"({"t":"wave","at":"Minos"})");
            QVERIFY(!guest.hear("UnknownType").empty());
        }
        guest.say(R"({"t":"ping","n":5,"mood":"good"})");
        QVERIFY(!guest.hear(R"({"t":"pong","n":5})").empty());
    }

    void theHighestCommonVersionIsSpoken() // NET-006
    {
        Hall hall;
        const auto answer = [&](int min, int max) {
            RawGuest guest(hall.server());
            guest.say(R"({"t":"hello","min":)" + std::to_string(min) + R"(,"max":)" + std::to_string(max)
                + R"(,"app":"Labrys 9.9","name":"Old"})");
            auto said = guest.hear("\"app\"");
            if (said.find("reject") != std::string::npos && !guest.isClosed())
                said.clear();
            return said;
        };
        QVERIFY(answer(1, 1).starts_with(R"({"t":"welcome","protocol":1,)"));
        QVERIFY(comesTrue([&] { return hall.server().players() == 0; }));
        QVERIFY(answer(1, 65'535).starts_with(R"({"t":"welcome","protocol":1,)"));
        QCOMPARE(answer(2, 3),
            std::string(R"({"t":"reject","code":"Version","min":1,"max":1,"app":"Labrys test"})"));
    }

    void whoSaysNothingOrHalfAWordIsSentAway() // NET-008
    {
        Hall hall(strictServer());
        RawGuest silent(hall.server());
        RawGuest half(hall.server());
        RawGuest slow(hall.server());
        half.say(kHello);
        QVERIFY(!half.hear("welcome").empty());
        half.write(QByteArray::fromHex("0000"));
        QVERIFY(!silent.hear("Timeout").empty());
        QVERIFY(silent.isClosed());
        QVERIFY(!half.hear("Timeout").empty());
        QVERIFY(half.isClosed());
        // A byte now and then does not help.
        slow.say(kHello);
        slow.say(R"({"t":"ping","n":1})");
        QVERIFY(slow.isClosed() || !slow.hear("Timeout").empty() || slow.isClosed(1));
    }

    void oneMoreOfEachIsRefusedWithItsReason() // NET-029
    {
        auto setup = quickServer();
        setup.limits.clients = 4;
        setup.limits.clientsPerAddress = 3;
        setup.limits.strangers = 2;
        Hall hall(setup);
        const auto refusal = [&] {
            RawGuest guest(hall.server());
            return guest.hear("reject");
        };
        {
            RawGuest first(hall.server());
            RawGuest second(hall.server());
            QVERIFY(refusal().find(R"("Full")") != std::string::npos); // strangers
            first.say(R"({"t":"hello","min":1,"max":1,"app":"","name":"One"})");
            second.say(R"({"t":"hello","min":1,"max":1,"app":"","name":"Two"})");
            QVERIFY(!first.hear("welcome").empty() && !second.hear("welcome").empty());
            RawGuest third(hall.server());
            third.say(R"({"t":"hello","min":1,"max":1,"app":"","name":"Three"})");
            QVERIFY(!third.hear("welcome").empty());
            QVERIFY(refusal().find("FullForAddress") != std::string::npos);
            // They notice nothing.
            first.say(R"({"t":"ping","n":1})");
            QVERIFY(!first.hear("pong").empty());
        }
        QVERIFY(comesTrue([&] { return hall.server().connections() == 0; }));
        RawGuest again(hall.server());
        again.say(kHello);
        QVERIFY(!again.hear("welcome").empty());
    }

    void aHandshakeThatDoesNotEndCountsToo() // NET-008, NET-029, NET-037
    {
        if (!net::makeCertificate())
            QSKIP("built without OpenSSL");
        const QTemporaryDir folder;
        const auto identity = net::ownIdentity(folder.filePath(u"tls.pem"_s));
        QVERIFY(identity.has_value());
        auto setup = strictServer();
        setup.tls = net::serverTls(*identity);
        setup.tlsPort = 0;
        setup.limits.strangers = 2;
        Hall hall(setup);
        QTcpSocket one;
        QTcpSocket two;
        for (auto* silent : {&one, &two})
            silent->connectToHost(QHostAddress(QHostAddress::LocalHost), hall.server().tlsPort());
        QVERIFY(comesTrue([&] { return hall.server().connections() == 2; }));
        {
            RawGuest guest(hall.server());
            QVERIFY(guest.hear("reject").find(R"("Full")") != std::string::npos);
        }
        // No longer than others may be silent.
        QVERIFY(comesTrue([&] { return hall.server().connections() == 0; }));
        RawGuest guest(hall.server());
        guest.say(kHello);
        QVERIFY(!guest.hear("welcome").empty());
    }

    void matchesAreNotWithoutNumber() // NET-029
    {
        auto setup = quickServer();
        setup.limits.matches = 1;
        Hall hall(setup);
        Guest one(hall.address(), u"Ariane"_s);
        Guest two(hall.address(), u"Minos"_s);
        Guest three(hall.address(), u"Europa"_s);
        Guest four(hall.address(), u"Talos"_s);
        QVERIFY(beginMatch(one, two, {"generated", "easy", "1", true}));
        QVERIFY(
            comesTrue([&] { return three.isIn(Client::State::Lobby) && four.isIn(Client::State::Lobby); }));
        three.client.invite(four.id(), {"generated", "easy", "1", true});
        QVERIFY(comesTrue([&] { return !four.invitations.empty(); }));
        four.client.accept(three.id());
        QVERIFY(comesTrue([&] { return !three.errors.empty() && !four.errors.empty(); }));
        QCOMPARE(three.errors[0].code, net::ErrorCode::MatchesFull);
        QVERIFY(one.step());
    }

    void aFloodIsStopped() // NET-030
    {
        Hall hall(strictServer());
        RawGuest guest(hall.server());
        guest.say(kHello);
        QVERIFY(!guest.hear("welcome").empty());
        QByteArray flood;
        for (int i = 0; i < 1'000; ++i)
            flood += net::frameOf(R"({"t":"status","away":true})");
        guest.write(flood);
        QVERIFY(!guest.hear(R"("reject","code":"Rate")").empty());
        QVERIFY(guest.isClosed());
        QVERIFY(comesTrue([&] { return hall.server().players() == 0; }));
    }

    void connectionsThatComeTooFastAreRefused() // NET-032
    {
        auto setup = quickServer();
        setup.limits.acceptPerSecondAndAddress = 5;
        Hall hall(setup);
        std::vector<std::unique_ptr<RawGuest>> guests;
        int refused = 0;
        for (int i = 0; i < 10; ++i)
            guests.push_back(std::make_unique<RawGuest>(hall.server()));
        for (auto& guest : guests) {
            guest->say(R"({"t":"ping","n":1})");
            const auto said = guest->hear("\"t\"");
            refused += said.find("Rate") != std::string::npos ? 1 : 0;
        }
        QCOMPARE(refused, 5);
    }

    void whoDoesNotReadIsDroppedAndHoldsNobodyUp() // NET-031
    {
        auto setup = quickServer();
        setup.limits.unsentCollapse = 16 << 10;
        setup.limits.unsentDrop = 64 << 10;
        setup.limits.chatPerSecond = setup.limits.chatAtOnce = 1'000'000;
        setup.limits.framesPerSecond = setup.limits.framesAtOnce = 1'000'000;
        Hall hall(setup);
        RawGuest deaf(hall.server());
        deaf.socket().setReadBufferSize(1);
        deaf.say(kHello);
        Guest one(hall.address(), u"Ariane"_s);
        Guest two(hall.address(), u"Minos"_s);
        QVERIFY(comesTrue([&] { return one.isIn(Client::State::Lobby) && two.person("Raw") != nullptr; }));
        // What is dear to send to everybody goes past him, until he asks for more than he reads.
        const std::string text(1'000, 'x');
        QByteArray pings;
        for (int i = 0; i < 20'000; ++i)
            pings += net::frameOf(R"({"t":"ping","n":)" + std::to_string(i) + '}');
        deaf.write(pings);
        int said = 0;
        QVERIFY(comesTrue(
            [&] {
                one.client.say({net::Room::Lobby, text + std::to_string(said++), std::nullopt, std::nullopt});
                return hall.server().tally().slowDropped == 1 || two.person("Raw") == nullptr;
            },
            10'000));
        QVERIFY(comesTrue([&] { return two.person("Raw") == nullptr; }));
        QVERIFY(one.isIn(Client::State::Lobby) && two.isIn(Client::State::Lobby));
        QVERIFY(hall.server().unsent() < (64 << 10));
    }

    void clientsSayWhatIsWrongAndBothVersions() // NET-006, ASC-132
    {
        Guest nowhere({u"127.0.0.1"_s, 1, false}, u"Ariane"_s);
        QVERIFY(comesTrue([&] { return nowhere.isIn(Client::State::Failed); }));
        QCOMPARE(nowhere.client.failure().kind, net::Failure::Kind::Refused);
        Guest noName({u"no-such-host.invalid"_s, 1, false}, u"Ariane"_s);
        QVERIFY(comesTrue([&] { return noName.isIn(Client::State::Failed); }, 15'000));
        QCOMPARE(noName.client.failure().kind, net::Failure::Kind::NameNotFound);
        // Something that is no server of ours.
        QTcpServer web;
        QVERIFY(web.listen(QHostAddress::LocalHost));
        connect(&web, &QTcpServer::newConnection, this,
            [&] { web.nextPendingConnection()->write("HTTP/1.1 400 Bad Request\r\n\r\n"); });
        Guest lost({u"127.0.0.1"_s, web.serverPort(), false}, u"Ariane"_s);
        QVERIFY(comesTrue([&] { return lost.isIn(Client::State::Failed); }));
        QCOMPARE(lost.client.failure().kind, net::Failure::Kind::NotLabrys);
    }

    void aNoticeComesBeforeTheEndAndClientsComeBack() // NET-015, NET-023, NET-038
    {
        const QTemporaryDir folder;
        Hall hall(quickServer(folder.path()));
        Guest one(hall.address(), u"Ariane"_s);
        Guest two(hall.address(), u"Minos"_s);
        QVERIFY(beginMatch(one, two, {"generated", "easy", "3", true}));
        for (int i = 0; i < 6; ++i) {
            auto& mover = i % 2 == 0 ? one : two;
            QVERIFY(comesTrue([&] { return mover.player->toMove(); }));
            QVERIFY(mover.step());
        }
        QVERIFY(comesTrue([&] { return one.player->toMove() && one.views.size() >= 7; }));
        const auto summary = one.player->summary();
        hall.server().announceEnd(1);
        QVERIFY(comesTrue([&] { return !one.notices.empty() && !two.notices.empty(); }));
        QCOMPARE(one.notices[0].shutdown, 1);
        const auto before = one.starts.size();
        hall.restart();
        QVERIFY(comesTrue([&] { return one.starts.size() > before && two.starts.size() > before; }, 10'000));
        QVERIFY(comesTrue(
            [&] { return one.views.back().presence == "oo" && two.views.back().presence == "oo"; }));
        QVERIFY(one.player->summary() == summary);
        QVERIFY(comesTrue([&] { return one.player->toMove(); }));
        QVERIFY(one.step());
        QVERIFY(comesTrue([&] { return two.player->toMove(); }));
    }

    void hostingRunsBesideAndSaysWhatIsTaken() // NET-036
    {
        const auto host = [] { return allGames().find("minotaur")->host(); };
        net::ServerThread own;
        QSignalSpy started(&own, &net::ServerThread::started);
        QSignalSpy failed(&own, &net::ServerThread::failed);
        own.start(host(), quickServer());
        QVERIFY(comesTrue([&] { return own.running(); }));
        const net::Address address{u"127.0.0.1"_s, own.port(), false};
        Guest one(address, u"Ariane"_s);
        Guest two(address, u"Minos"_s);
        QVERIFY(beginMatch(one, two, {"generated", "easy", "1", true}));
        QVERIFY(comesTrue([&] { return own.players() == 2 && own.matches() == 1; }));
        // It goes on when the match of its host is closed.
        one.client.leave();
        QVERIFY(comesTrue([&] { return one.isIn(Client::State::Lobby); }));
        QVERIFY(own.running());
        // A second one says which port is taken.
        net::ServerThread second;
        QSignalSpy secondFailed(&second, &net::ServerThread::failed);
        auto setup = quickServer();
        setup.port = own.port();
        second.start(host(), setup);
        QVERIFY(comesTrue([&] { return secondFailed.size() == 1; }));
        QCOMPARE(secondFailed[0][0].toInt(), int{setup.port});
        QVERIFY(!second.running());
        // Begun anew at once: those who were there are told, and the last wish counts.
        own.start(host(), quickServer());
        QVERIFY(comesTrue([&] { return started.size() == 2 && own.running(); }));
        QCOMPARE(one.notices.size(), 1U);
        own.stop();
        QVERIFY(comesTrue([&] { return !own.running(); }));
        QVERIFY(failed.isEmpty());
    }

    void metricsAreForThisMachine() // NET-041
    {
        Hall hall;
        Guest one(hall.address(), u"Ariane"_s);
        QVERIFY(comesTrue([&] { return one.isIn(Client::State::Lobby); }));
        net::MetricsEndpoint metrics(hall.server());
        QVERIFY(metrics.listen(0));
        QTcpSocket asker;
        QByteArray answer;
        connect(&asker, &QTcpSocket::readyRead, this, [&] { answer += asker.readAll(); });
        asker.connectToHost(QHostAddress(QHostAddress::LocalHost), metrics.port());
        QVERIFY(comesTrue([&] { return asker.state() == QAbstractSocket::ConnectedState; }));
        asker.write("GET / HTTP/1.0\r\n\r\n");
        QVERIFY(comesTrue([&] { return asker.state() == QAbstractSocket::UnconnectedState; }));
        QVERIFY(answer.startsWith("HTTP/1.0 200"));
        QVERIFY(answer.contains("\nlabrys_players 1\n"));
        QVERIFY(answer.contains("labrys_move_to_view_p99_microseconds"));
    }
};

LABRYS_TEST(TestServer)
#include "tst_server.moc"

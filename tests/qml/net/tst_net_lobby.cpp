// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/net_lobby.h"
#include "tests/qml/net/fake_link.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>

using namespace labrys;
using test::FakeLink;
using test::person;
using viewmodels::NetLobby;

namespace {

/// A lobby on a network that a test speaks for.
struct Party {
    NetLobby lobby;
    FakeLink* link = new FakeLink;

    Party()
    {
        lobby.setLink(std::unique_ptr<viewmodels::NetLink>(link));
        lobby.holdClock();
        lobby.setName(QStringLiteral("Ariane"));
    }

    void comeIn()
    {
        lobby.connectTo(QStringLiteral("knossos.example"));
        link->be(FakeLink::State::Lobby);
        Q_EMIT link->welcomed(test::welcome());
        Q_EMIT link->whoCame({true, true, {person(1, "Ioanna"), person(2, "Minos"), person(100, "Ariane")}});
    }
};

} // namespace

class TestNetLobby : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsNoAddressIsNotTried() // ASC-132
    {
        Party party;
        party.lobby.connectTo(QStringLiteral("host:99999"));
        QVERIFY(party.link->calls.isEmpty());
        QVERIFY(!party.lobby.sentence().isEmpty());
        party.lobby.connectTo(QStringLiteral("knossos.example"));
        QVERIFY(party.lobby.sentence().contains(QStringLiteral("knossos.example")));
        QCOMPARE(party.lobby.place(), NetLobby::Connecting);
    }

    void connectingCanBeCancelled() // minotaur.md 6.1
    {
        Party party;
        party.lobby.connectTo(QStringLiteral("knossos.example"));
        party.lobby.disconnectNow();
        QCOMPARE(party.link->calls.constLast(), QStringLiteral("close"));
        QCOMPARE(party.lobby.place(), NetLobby::Idle);
    }

    void aServerIsRememberedWithItsToken() // NET-026, NET-035
    {
        Party party;
        QSignalSpy remembered(&party.lobby, &NetLobby::memoryChanged);
        party.comeIn();
        QVERIFY(remembered.size() >= 1);
        QVERIFY(party.link->identity.token.isEmpty());
        Party later;
        later.lobby.setMemory(party.lobby.memory());
        later.comeIn();
        QCOMPARE(later.link->identity.token, QStringLiteral("secret"));
        QCOMPARE(later.link->identity.name, QStringLiteral("Ariane"));
        QCOMPARE(later.lobby.server(), QStringLiteral("Knossos"));
    }

    void aNewCertificateIsShownAndThenKnown() // NET-037
    {
        Party party;
        party.link->certificate = QStringLiteral("00112233445566778899aabbccddeeff").repeated(2);
        party.comeIn();
        QVERIFY(party.lobby.certificateNew());
        QCOMPARE(party.lobby.certificate().split(QLatin1Char(' ')).size(), 8);
        party.lobby.trustCertificate();
        QVERIFY(!party.lobby.certificateNew());
        Party later;
        later.lobby.setMemory(party.lobby.memory());
        later.link->certificate = party.link->certificate;
        later.comeIn();
        QVERIFY(!later.lobby.certificateNew());
        QCOMPARE(later.link->identity.fingerprint, party.link->certificate);
        QVERIFY(later.lobby.safety().contains(QString::number(QDate::currentDate().year())));
    }

    void anotherCertificateIsRefusedUntilItIsTrusted() // NET-037
    {
        Party party;
        party.link->certificate = QStringLiteral("00112233445566778899aabbccddeeff").repeated(2);
        party.comeIn();
        net::Failure failure;
        failure.kind = net::Failure::Kind::CertificateChanged;
        failure.fingerprint = QStringLiteral("ffeeddccbbaa99887766554433221100").repeated(2);
        party.link->fail(failure);
        QVERIFY(!party.lobby.sentence().isEmpty());
        QVERIFY(party.lobby.certificate() != party.lobby.knownCertificate());
        QVERIFY(!party.lobby.knownCertificate().isEmpty());
        party.lobby.forgetCertificate();
        QCOMPARE(party.link->calls.constLast(), QStringLiteral("open knossos.example"));
        QVERIFY(party.link->identity.fingerprint.isEmpty());
    }

    void differentVersionsNameBothPrograms() // NET-006
    {
        Party party;
        party.lobby.connectTo(QStringLiteral("knossos.example"));
        net::Failure failure;
        failure.kind = net::Failure::Kind::Rejected;
        failure.reject = {net::RejectCode::Version, 2, 3, "Labrys 9.9.9"};
        party.link->fail(failure);
        QVERIFY(party.lobby.sentence().contains(QStringLiteral("Labrys 9.9.9")));
        QVERIFY(party.lobby.sentence().contains(NetLobby::program()));
    }

    void anUnknownTokenIsLeftBehind() // NET-026
    {
        Party party;
        party.comeIn();
        net::Failure failure;
        failure.kind = net::Failure::Kind::Rejected;
        failure.reject.code = net::RejectCode::Token;
        party.link->fail(failure);
        party.lobby.again();
        QVERIFY(party.link->identity.token.isEmpty());
    }

    void invitationsComeCountDownAndGo() // NET-010
    {
        Party party;
        party.comeIn();
        QSignalSpy said(&party.lobby, &NetLobby::noticed);
        Q_EMIT party.link->invitationChanged({1, 100, 60, {}, {"generated", "ranked", "", true}});
        QCOMPARE(party.lobby.inviter(), QStringLiteral("Ioanna"));
        QVERIFY(party.lobby.proposal().contains(QStringLiteral("ranked")));
        for (int i = 0; i < 15; ++i)
            party.lobby.tick();
        QCOMPARE(party.lobby.answerSeconds(), 45);
        QCOMPARE(party.lobby.answerPart(), 0.75);
        party.lobby.acceptInvitation();
        QCOMPARE(party.link->calls.constLast(), QStringLiteral("accept 1"));
        Q_EMIT party.link->invitationChanged({1, 100, 0, "cancelled", {}});
        QCOMPARE(party.lobby.inviter(), QString());
        QVERIFY(said.value(0).value(0).toString().contains(QStringLiteral("Ioanna")));
    }

    void oneInvitesCancelsAndWatches() // NET-010, NET-013
    {
        Party party;
        party.comeIn();
        party.lobby.act(1);
        QCOMPARE(party.link->calls.constLast(), QStringLiteral("invite 2 generated"));
        Q_EMIT party.link->invitationChanged({100, 2, 60, {}, {}});
        party.lobby.act(1);
        QCOMPARE(party.link->calls.constLast(), QStringLiteral("cancel 2"));
        auto playing = person(2, "Minos", net::Doing::Playing);
        playing.match = 7;
        playing.open = true;
        Q_EMIT party.link->invitationChanged({100, 2, 0, "declined", {}});
        Q_EMIT party.link->whoCame({false, false, {playing}});
        party.lobby.act(1);
        QCOMPARE(party.link->calls.constLast(), QStringLiteral("spectate 7"));
    }

    void matchesThatWaitCanBeTakenUp() // NET-027
    {
        Party party;
        party.comeIn();
        Q_EMIT party.link->keptChanged({{12, "Minos", 6, 40, 150, false}});
        QCOMPARE(
            party.lobby.waiting(), test::strings({"With Minos, level 6, turn 40. Kept for 6 more day(s)."}));
        party.lobby.resume(0);
        QCOMPARE(party.link->calls.constLast(), QStringLiteral("resume 12"));
    }

    void mutingHoldsInLobbyAndMatch() // minotaur.md 6.1
    {
        Party party;
        party.comeIn();
        Q_EMIT party.link->said(test::line(net::Room::Lobby, 1, 2, "Minos", "hey"));
        Q_EMIT party.link->said(test::line(net::Room::Match, 1, 2, "Minos", "you"));
        QCOMPARE(party.lobby.chat()->rowCount(), 1);
        QCOMPARE(party.lobby.maze()->chat()->rowCount(), 1);
        party.lobby.setMuted(QStringLiteral("Minos"), true);
        QCOMPARE(party.lobby.chat()->rowCount(), 0);
        QCOMPARE(party.lobby.maze()->chat()->rowCount(), 0);
        QCOMPARE(party.lobby.muted(), test::strings({"Minos"}));
    }

    void searchingAndHostingAreAskedFor() // NET-035, NET-036
    {
        Party party;
        party.lobby.setSearching(true);
        QCOMPARE(party.link->calls.constLast(), QStringLiteral("search"));
        Q_EMIT party.link->found(
            {{QStringLiteral("10.0.0.4"), net::kPort, false}, QStringLiteral("Room 12"), 1, 1, 2, 0});
        QCOMPARE(party.lobby.servers()->found(), 1);
        Q_EMIT party.link->gone({QStringLiteral("10.0.0.4"), net::kPort, false});
        QCOMPARE(party.lobby.servers()->found(), 0);
        party.lobby.setHosting(true);
        QCOMPARE(party.link->calls.constLast(), QStringLiteral("host Ariane"));
        QCOMPARE(party.lobby.hostAddresses(), test::strings({"192.168.1.27"}));
        party.lobby.setHosting(false);
        QVERIFY(!party.lobby.hosting());
    }

    void errorsAndNoticesAreSaid() // NET-015, ASC-132
    {
        Party party;
        party.comeIn();
        QSignalSpy said(&party.lobby, &NetLobby::noticed);
        Q_EMIT party.link->errorCame({net::ErrorCode::Busy, "to", 0});
        net::Notice notice;
        notice.shutdown = 30;
        Q_EMIT party.link->noticed(notice);
        QCOMPARE(said.size(), 2);
        QVERIFY(said[1][0].toString().contains(QStringLiteral("30")));
    }
};

LABRYS_TEST(TestNetLobby)
#include "tst_net_lobby.moc"

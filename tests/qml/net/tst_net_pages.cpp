// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/net_lobby.h"
#include "tests/qml/harness.h"
#include "tests/qml/net/fake_link.h"
#include "tests/support/test_main.h"

using namespace labrys;
using test::FakeLink;
using test::Harness;
using viewmodels::NetLobby;

namespace {

/// The window in a lobby, or in a match, of a network that a test speaks for.
struct Window {
    Harness harness;
    FakeLink* link = new FakeLink;

    Window()
    {
        lobby().setLink(std::unique_ptr<viewmodels::NetLink>(link));
        lobby().holdClock();
        harness.click("networkRow");
        harness.settle();
    }
    [[nodiscard]] NetLobby& lobby() { return *harness.window().property("lobby").value<NetLobby*>(); }
    void comeIn()
    {
        lobby().connectTo(QStringLiteral("knossos.example"));
        link->be(FakeLink::State::Lobby);
        Q_EMIT link->welcomed(test::welcome());
        Q_EMIT link->whoCame({true, true, {test::person(1, "Ioanna"), test::person(2, "Minos")}});
        harness.settle();
    }
    void play(int seat = 0)
    {
        comeIn();
        link->be(seat < 0 ? FakeLink::State::Watching : FakeLink::State::Match);
        Q_EMIT link->started({11, "minotaur", seat, {"Ariane", "Ioanna"}, {}, "First steps", false});
        const auto options = harness.game().game().bundled(2);
        const auto session
            = viewmodels::MazeSession::start(harness.game().game().content(), options, Seed(7));
        QVERIFY(session.has_value());
        lobby().maze()->take(session->observe(std::max(0, seat)), {});
        harness.settle();
        QCOMPARE(harness.page(), QStringLiteral("match"));
    }
    [[nodiscard]] qsizetype moves() const { return link->calls.filter(QStringLiteral("move ")).size(); }
    void type(const char* text)
    {
        for (const char* letter = text; *letter != 0; ++letter)
            QTest::keyClick(&harness.window(), *letter);
    }
};

} // namespace

class TestNetPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theMenuLeadsToTheNetworkAndBack() // ASC-100
    {
        Window window;
        QCOMPARE(window.harness.page(), QStringLiteral("net"));
        QVERIFY(window.link->calls.contains(QStringLiteral("search")));
        window.harness.key(Qt::Key_Escape);
        QCOMPARE(window.harness.page(), QStringLiteral("start"));
        QVERIFY(window.link->calls.contains(QStringLiteral("search no more")));
    }

    void anAddressIsTypedAndTried() // NET-035
    {
        Window window;
        auto* field = window.harness.item("addressField");
        QVERIFY(field != nullptr);
        field->forceActiveFocus();
        window.type("knossos.example:4000");
        window.harness.key(Qt::Key_Return);
        QCOMPARE(window.link->calls.constLast(), QStringLiteral("open knossos.example:4000"));
        QVERIFY(window.harness.item("netProgress") != nullptr);
        window.link->be(FakeLink::State::Idle);
    }

    void anInvitationIsAnsweredByKey() // NET-010, ACC-016
    {
        Window window;
        window.comeIn();
        Q_EMIT window.link->invitationChanged({1, 100, 48, {}, {"generated", "ranked", "", true}});
        window.harness.settle();
        QVERIFY(window.harness.item("acceptInvitation")->hasActiveFocus());
        window.harness.key(Qt::Key_Return);
        QCOMPARE(window.link->calls.constLast(), QStringLiteral("accept 1"));
    }

    void whoWritesIsNotInterruptedByAnInvitation() // minotaur.md 6.1
    {
        Window window;
        window.comeIn();
        window.harness.key(Qt::Key_C);
        auto* field = window.harness.item("chatField");
        QVERIFY(field->hasActiveFocus());
        Q_EMIT window.link->invitationChanged({1, 100, 48, {}, {}});
        window.harness.settle();
        QVERIFY(field->hasActiveFocus());
        window.type("hello");
        window.harness.key(Qt::Key_Return);
        QCOMPARE(window.link->calls.constLast(), QStringLiteral("say hello"));
    }

    void stepsGoToTheServer() // NET-016
    {
        Window window;
        window.play();
        window.harness.key(Qt::Key_Space);
        QCOMPARE(window.link->calls.constLast(), QStringLiteral("move ."));
        window.harness.key(Qt::Key_W);
        QCOMPARE(window.link->calls.constLast(), QStringLiteral("move w"));
    }

    void lettersOfTheChatMoveNobody_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Return") << static_cast<int>(Qt::Key_Return);
        QTest::newRow("T") << static_cast<int>(Qt::Key_T);
    }
    void lettersOfTheChatMoveNobody() // minotaur.md 6.1, ASC-114
    {
        QFETCH(int, key);
        Window window;
        window.play();
        window.harness.key(static_cast<Qt::Key>(key));
        window.harness.settle();
        auto* field = window.harness.item("chatField");
        QVERIFY(field != nullptr && field->hasActiveFocus());
        window.type("wasd ph123");
        for (const auto arrow : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right})
            window.harness.key(arrow);
        QCOMPARE(window.moves(), 0);
        QCOMPARE(window.harness.overlay(), QString());
        QVERIFY(field->hasActiveFocus());
        QCOMPARE(field->property("text").toString(), QStringLiteral("wasd ph123"));
        window.harness.key(Qt::Key_Return);
        QCOMPARE(window.link->calls.constLast(), QStringLiteral("say wasd ph123"));
        QVERIFY(field->hasActiveFocus());
        window.harness.key(Qt::Key_Escape);
        QVERIFY(!field->hasActiveFocus());
        QCOMPARE(window.harness.overlay(), QString());
        window.harness.key(Qt::Key_S);
        QCOMPARE(window.moves(), 1);
    }

    void digitsSayReadyPhrases() // minotaur.md 6.1
    {
        Window window;
        window.play();
        window.harness.key(Qt::Key_3);
        QCOMPARE(window.link->calls.constLast(), QStringLiteral("say 3"));
        QCOMPARE(window.moves(), 0);
    }

    void theMenuOfAMatchStopsNothing() // minotaur.md 6.1
    {
        Window window;
        window.play();
        window.harness.key(Qt::Key_P);
        QCOMPARE(window.harness.overlay(), QStringLiteral("matchmenu"));
        Q_EMIT window.link->presenceChanged({1, net::Presence::Lost, 100});
        QCOMPARE(window.lobby().maze()->trouble(), viewmodels::NetMaze::PartnerLost);
        window.harness.key(Qt::Key_Escape);
        QCOMPARE(window.harness.overlay(), QString());
        QVERIFY(window.harness.item("troubleWords") != nullptr);
        window.harness.key(Qt::Key_P);
        window.harness.click("matchLeave");
        QVERIFY(window.link->calls.contains(QStringLiteral("leave")));
        QCOMPARE(window.harness.page(), QStringLiteral("net"));
    }

    void aCutCanBeCancelled() // NET-023
    {
        Window window;
        window.play();
        window.link->retry = 4000;
        window.link->be(FakeLink::State::Waiting);
        window.harness.settle();
        window.harness.click("cancelRetry");
        QVERIFY(window.link->calls.contains(QStringLiteral("close")));
        QCOMPARE(window.harness.page(), QStringLiteral("net"));
    }

    void aWatchersKeysMoveNobody() // NET-013
    {
        Window window;
        window.play(-1);
        for (const auto key : {Qt::Key_W, Qt::Key_Space, Qt::Key_1})
            window.harness.key(key);
        QCOMPARE(window.moves(), 0);
        QVERIFY(window.link->calls.filter(QStringLiteral("say")).isEmpty());
    }

    void serversAreRememberedFromStartToStart() // NET-035
    {
        Window window;
        window.comeIn();
        window.harness.settings().flush();
        window.harness.restart();
        QVERIFY(window.lobby().memory().contains(QStringLiteral("knossos.example")));
    }
};

LABRYS_TEST(TestNetPages)
#include "tst_net_pages.moc"

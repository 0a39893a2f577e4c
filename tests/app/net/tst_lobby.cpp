// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/net/party.h"

#include "tests/support/test_main.h"

using namespace labrys;
using namespace labrys::test;
using net::Client;
using net::Doing;
using net::ErrorCode;
using namespace Qt::StringLiterals;

namespace {

net::Say toLobby(const std::string& text)
{
    return {net::Room::Lobby, text, std::nullopt, std::nullopt};
}

bool inLobby(const Guest& guest)
{
    return comesTrue([&] { return guest.isIn(Client::State::Lobby); });
}

} // namespace

class TestLobby : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everybodySeesWhoIsHere() // ASC-112, NET-009
    {
        Hall hall;
        Guest one(hall.address(), u"Ariane"_s);
        QVERIFY(inLobby(one));
        auto two = std::make_unique<Guest>(hall.address(), u"Minos"_s);
        QVERIFY(comesTrue(
            [&] { return one.person("Minos") != nullptr && two->person("Ariane") != nullptr; }, 1'000));
        QCOMPARE(two->people.size(), 2U);
        two->client.setAway(true);
        QVERIFY(comesTrue([&] { return one.person("Minos")->doing == Doing::Away; }, 1'000));
        QCOMPARE(hall.server().players(), 2);
        two.reset();
        QVERIFY(comesTrue([&] { return one.person("Minos") == nullptr; }, 1'000));
        QCOMPARE(hall.server().players(), 1);
    }

    void chatIsCleanedNumberedAndOfItsRoom() // ASC-112, ASC-114, NET-014, NET-033
    {
        Hall hall;
        Guest one(hall.address(), u"Ariane"_s);
        Guest two(hall.address(), u"Minos"_s);
        QVERIFY(inLobby(one) && inLobby(two));
        one.client.say(toLobby("Hello \x1b[31m\u202Ered\u200B !"));
        one.client.say({net::Room::Lobby, {}, 3, std::nullopt});
        QVERIFY(comesTrue([&] { return two.lines.size() == 2; }));
        QCOMPARE(two.lines[0].text, std::string("Hello [31mred !"));
        QCOMPARE(two.lines[0].name, std::string("Ariane"));
        QCOMPARE(two.lines[0].from, one.id());
        QVERIFY(two.lines[0].time > 1'700'000'000);
        QCOMPARE(two.lines[1].phrase, 3);
        QCOMPARE(two.lines[1].seq, two.lines[0].seq + 1);
        // What was said before is there for who comes later.
        Guest three(hall.address(), u"Europa"_s);
        QVERIFY(comesTrue([&] { return !three.tails.empty(); }));
        QCOMPARE(three.tails[0].lines.size(), 2U);
        // Those who play have a chat of their own.
        QVERIFY(beginMatch(one, two, {"generated", "easy", "1", true}));
        one.client.say({net::Room::Match, "Left or right?", std::nullopt, std::nullopt});
        one.client.say(toLobby("Not to be heard"));
        QVERIFY(comesTrue([&] { return two.lines.size() == 3; }));
        QCOMPARE(two.lines[2].room, net::Room::Match);
        three.client.say(toLobby("Anybody?"));
        QVERIFY(comesTrue([&] { return three.lines.size() == 1; }));
        QCOMPARE(three.lines[0].text, std::string("Anybody?"));
        QCOMPARE(one.lines.size(), 3U); // its own three, and nothing of the lobby
    }

    void nobodyShoutsTheOthersDown() // NET-030
    {
        Hall hall;
        Guest one(hall.address(), u"Ariane"_s);
        Guest two(hall.address(), u"Minos"_s);
        QVERIFY(inLobby(one) && inLobby(two));
        for (int i = 0; i < 3; ++i)
            one.client.say(toLobby("Buy honey"));
        QVERIFY(comesTrue([&] { return one.errors.size() == 1; }));
        QCOMPARE(one.errors[0].code, ErrorCode::Muted);
        QCOMPARE(one.errors[0].seconds, 10);
        for (int i = 0; i < 5; ++i)
            two.client.say(toLobby("Line " + std::to_string(i)));
        two.client.say(toLobby("One too many"));
        QVERIFY(comesTrue([&] { return !two.errors.empty(); }));
        QCOMPARE(two.errors[0].code, ErrorCode::Rate);
        QCOMPARE(one.lines.size(), 2U + 5U);
    }

    void anInvitationLivesOnceAndNotForever() // NET-010
    {
        auto setup = quickServer();
        setup.limits.inviteTime = 600;
        Hall hall(setup);
        Guest one(hall.address(), u"Ariane"_s);
        Guest two(hall.address(), u"Minos"_s);
        Guest three(hall.address(), u"Europa"_s);
        QVERIFY(inLobby(one) && inLobby(two) && inLobby(three));
        const net::MatchOptions options{"generated", "", "", false};
        one.client.invite(two.id(), options);
        one.client.invite(three.id(), options);
        QVERIFY(comesTrue([&] { return two.invitations.size() == 1 && one.errors.size() == 1; }));
        QCOMPARE(one.errors[0].code, ErrorCode::InviteOpen);
        QVERIFY(two.invitations[0].options == options);
        // Declined, cancelled, expired, gone: both are told.
        two.client.decline(one.id());
        QVERIFY(comesTrue([&] { return one.invitations.back().gone == "declined"; }));
        one.client.invite(three.id(), options);
        one.client.cancel(three.id());
        QVERIFY(comesTrue([&] { return three.invitations.size() == 2; }));
        QCOMPARE(three.invitations[1].gone, std::string("cancelled"));
        one.client.invite(three.id(), options);
        QVERIFY(comesTrue([&] { return three.invitations.size() == 4; }));
        QCOMPARE(three.invitations[3].gone, std::string("expired"));
        three.client.accept(one.id());
        QVERIFY(comesTrue([&] { return three.errors.size() == 1; }));
        QCOMPARE(three.errors[0].code, ErrorCode::NotInvited);
        three.client.invite(one.id(), options);
        QVERIFY(comesTrue([&] { return one.invitations.back().from == three.id(); }));
        three.client.close();
        QVERIFY(comesTrue([&] { return one.invitations.back().gone == "left"; }));
        // Nobody invites himself, nobody at all, or to levels that are not there.
        one.errors.clear();
        one.client.invite(one.id(), options);
        one.client.invite(999, options);
        one.client.invite(two.id(), {"atlantis", "", "", true});
        one.client.invite(two.id(), {"generated", "nightmare", "", true});
        QVERIFY(comesTrue([&] { return one.errors.size() == 4; }));
        QCOMPARE(one.errors[3].code, ErrorCode::Field);
        QCOMPARE(one.errors[3].field, std::string("options/difficulty"));
        QCOMPARE(one.errors[0].code, ErrorCode::NoSuchPlayer);
        QCOMPARE(one.errors[1].code, ErrorCode::NoSuchPlayer);
        QCOMPARE(one.errors[2].code, ErrorCode::SetUnknown);
    }

    void twoThatCrossAreOneMatch() // NET-010
    {
        auto setup = quickServer();
        setup.limits.acceptPerSecondAndAddress = setup.limits.acceptPerSecond = 100'000;
        Hall hall(setup);
        for (int round = 0; round < test::sweep(3, 100); ++round) {
            // Those of the last round are gone, and their names free.
            QVERIFY(comesTrue([&] { return hall.server().players() == 0; }));
            Guest one(hall.address(), u"Ariane"_s);
            Guest two(hall.address(), u"Minos"_s);
            QVERIFY(inLobby(one) && inLobby(two));
            one.client.invite(two.id(), {"generated", "easy", "1", true});
            two.client.invite(one.id(), {"generated", "easy", "2", true});
            QVERIFY(comesTrue([&] { return !one.views.empty() && !two.views.empty(); }));
            QCOMPARE(one.starts.size(), 1U);
            QCOMPARE(two.starts.size(), 1U);
            QCOMPARE(one.starts[0].match, two.starts[0].match);
            QVERIFY(one.starts[0].seat != two.starts[0].seat);
            // Both leave: nothing is left behind but what is kept for them.
            one.client.leave();
            two.client.leave();
            QVERIFY(inLobby(one) && inLobby(two));
            QVERIFY(comesTrue([&] { return hall.server().matches() == 0; }));
        }
    }

    void namesAreUnlikeEachOther() // NET-033
    {
        Hall hall;
        Guest one(hall.address(), u"Minos"_s);
        QVERIFY(inLobby(one));
        for (const auto& name :
            {u"Minos"_s, u"MINOS"_s, u"\u041cinos"_s, u"Min\u200Bos"_s, u"\uff2dinos"_s}) {
            Guest other(hall.address(), name);
            QVERIFY(comesTrue([&] { return other.isIn(Client::State::Failed); }));
            QCOMPARE(other.client.failure().reject.code, net::RejectCode::NameTaken);
        }
        for (const auto& name : {u"\u202E\u200B"_s, u"server"_s}) {
            Guest other(hall.address(), name);
            QVERIFY(comesTrue([&] { return other.isIn(Client::State::Failed); }));
            QCOMPARE(other.client.failure().reject.code, net::RejectCode::NameBad);
        }
    }

    void whoWatchesSeesItLater() // NET-013
    {
        Hall hall;
        Guest one(hall.address(), u"Ariane"_s);
        Guest two(hall.address(), u"Minos"_s);
        Guest watcher(hall.address(), u"Europa"_s);
        QVERIFY(inLobby(watcher));
        QVERIFY(beginMatch(one, two, {"generated", "easy", "9", true}));
        QVERIFY(comesTrue([&] { return watcher.person("Ariane")->match.has_value(); }));
        QVERIFY(watcher.person("Ariane")->open);
        QCOMPARE(watcher.person("Ariane")->with, std::string("Minos"));
        watcher.client.spectate(*watcher.person("Ariane")->match);
        QVERIFY(comesTrue([&] { return watcher.isIn(Client::State::Watching) && !watcher.views.empty(); }));
        QCOMPARE(watcher.starts[0].seat, -1);
        for (int round = 0; round < 6; ++round) {
            QVERIFY(comesTrue([&] { return one.player->toMove(); }));
            QVERIFY(one.client.move("."));
            QVERIFY(comesTrue([&] { return two.player->toMove(); }));
            QVERIFY(two.client.move(","));
            QVERIFY(comesTrue([&] { return one.player->toMove(); }));
            QVERIFY(watcher.player->summary().turns <= std::max(0, one.player->summary().turns - 3));
        }
        QVERIFY(comesTrue([&] { return watcher.player->summary().turns == 3; }));
        // Chats are apart.
        watcher.client.say({net::Room::Watchers, "The hunter is near", std::nullopt, std::nullopt});
        QVERIFY(comesTrue([&] { return watcher.lines.size() == 1; }));
        one.client.say({net::Room::Match, "Which way?", std::nullopt, std::nullopt});
        QVERIFY(comesTrue([&] { return two.lines.size() == 1; }));
        QCOMPARE(watcher.lines.size(), 1U);
        watcher.client.unspectate();
        QVERIFY(inLobby(watcher));
        // A match that was not opened to others is not shown.
    }

    void playersGetTheSameBytesWhoeverWatches() // NET-013
    {
        std::array<std::vector<net::ViewFrame>, 2> streams;
        for (const bool watched : {false, true}) {
            Hall hall;
            Guest one(hall.address(), u"Ariane"_s);
            Guest two(hall.address(), u"Minos"_s);
            Guest watcher(hall.address(), u"Europa"_s);
            QVERIFY(inLobby(watcher));
            QVERIFY(beginMatch(one, two, {"generated", "easy", "9", true}));
            if (watched) {
                watcher.client.spectate(one.starts[0].match);
                QVERIFY(comesTrue([&] { return !watcher.views.empty(); }));
            }
            for (int turn = 0; turn < 20 && one.client.match() && two.client.match(); ++turn) {
                auto& mover = turn % 2 == 0 ? one : two;
                QVERIFY(comesTrue([&] { return mover.player->toMove(); }));
                QVERIFY(mover.step());
            }
            QVERIFY(comesTrue([&] { return one.views.size() >= 21; }));
            streams[watched ? 1 : 0] = one.views;
        }
        QVERIFY(streams[0] == streams[1]);
    }
};

LABRYS_TEST(TestLobby)
#include "tst_lobby.moc"

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/net/party.h"

#include "app/net/clock.h"
#include "tests/support/test_main.h"

#include <QScopeGuard>
#include <QSemaphore>

using namespace labrys;
using namespace labrys::test;
using net::Client;
using namespace Qt::StringLiterals;

namespace {

net::MatchOptions generated(const std::string& seed = {})
{
    return {"generated", "easy", seed, true};
}

/// Makes no match before it may.
class SlowHost final : public game::Host {
public:
    explicit SlowHost(QSemaphore& mayBegin)
        : m_mayBegin(mayBegin)
    {
    }
    [[nodiscard]] std::string_view id() const override { return m_host->id(); }
    [[nodiscard]] std::span<const Set> sets() const override { return m_host->sets(); }
    std::expected<void, std::vector<Problem>> addSet(Set set, std::string_view text) override
    {
        return m_host->addSet(std::move(set), text);
    }
    [[nodiscard]] bool offers(const game::MatchChoice& choice) const override
    {
        return m_host->offers(choice);
    }
    [[nodiscard]] std::expected<std::unique_ptr<game::HostedMatch>, Problem> begin(
        const game::MatchChoice& choice, Seed seed) const override
    {
        m_mayBegin.acquire();
        return m_host->begin(choice, seed);
    }
    [[nodiscard]] std::expected<std::unique_ptr<game::HostedMatch>, Problem> restore(
        std::string_view header, std::string_view log) const override
    {
        return m_host->restore(header, log);
    }
    [[nodiscard]] std::expected<std::string, Problem> thread(
        std::string_view header, std::string_view log) const override
    {
        return m_host->thread(header, log);
    }

private:
    QSemaphore& m_mayBegin;
    std::unique_ptr<game::Host> m_host = allGames().find("minotaur")->host();
};

} // namespace

class TestMatch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoPlayTogetherToTheEndAndTheirRunCanBeProved() // ASC-110, ASC-113, ASC-116, NET-016
    {
        Hall hall;
        Guest one(hall.address(), u"Ariane"_s);
        Guest two(hall.address(), u"Thésée"_s);
        one.plays = two.plays = true;
        QVERIFY(beginMatch(one, two, generated("4711")));
        QVERIFY(comesTrue([&] { return !one.record.isEmpty() && !two.record.isEmpty(); }, 20'000));
        QCOMPARE(one.record, two.record);
        QCOMPARE(one.ends.size(), 1U);
        QVERIFY(one.ends == two.ends);
        const auto again = allGames().replay(one.record.toStdString(), "record");
        QVERIFY2(again.has_value(), again ? "" : again.error().code.c_str());
        QCOMPARE(again->summary.score, one.ends[0].score);
        QCOMPARE(again->summary.turns, one.ends[0].turns);
        QCOMPARE(again->summary.level, one.ends[0].level);
        QVERIFY(one.errors.empty() && two.errors.empty());
        // Both are back among the others.
        QVERIFY(comesTrue([&] {
            const auto* other = one.person("Thésée");
            return other != nullptr && other->doing == net::Doing::Lobby;
        }));
        QCOMPARE(hall.server().matches(), 0);
        // A seed that somebody chose is not told to those who play: the maze follows from it.
        QCOMPARE(one.starts[0].options.seed, std::string());
    }

    void onlyTheSeatWhoseTurnItIsMovesAndOnlyOnce() // NET-011, NET-012
    {
        Hall hall;
        Guest one(hall.address(), u"Ariane"_s);
        Guest two(hall.address(), u"Minos"_s);
        QVERIFY(beginMatch(one, two, generated("5")));
        QVERIFY(two.client.move("."));
        QVERIFY(two.client.move(","));
        QVERIFY(comesTrue([&] { return two.nacks.size() == 2; }));
        QCOMPARE(two.nacks[0].reason, std::string("NotThisSeat"));
        QCOMPARE(two.nacks[1].reason, std::string("NotYourTurn"));
        QCOMPARE(two.views.size(), 1U);
        // A key that was pressed twice.
        const auto before = one.views.size();
        QVERIFY(one.client.move("."));
        QVERIFY(one.client.move("."));
        QVERIFY(comesTrue([&] { return !one.nacks.empty(); }));
        QCOMPARE(one.nacks[0].reason, std::string("Stale"));
        QCOMPARE(one.views.size(), before + 1);
        QVERIFY(one.client.move("what is this"));
        QVERIFY(comesTrue([&] { return one.nacks.size() == 2; }));
        QCOMPARE(one.nacks[1].reason, std::string("NotAnAction"));
    }

    void aCutIsToldAtOnceAndMendedByTheToken() // ASC-117, NET-021, NET-022, NET-025, NET-028
    {
        Hall hall;
        Guest one(hall.address(), u"Ariane"_s);
        auto two = std::make_unique<Guest>(hall.address(), u"Minos"_s);
        QVERIFY(beginMatch(one, *two, generated("5")));
        QVERIFY(one.step());
        QVERIFY(comesTrue([&] { return two->player->toMove(); }));
        one.client.say({net::Room::Match, "Wait for me", std::nullopt, std::nullopt});
        QVERIFY(comesTrue([&] { return two->lines.size() == 1; }));
        const auto token = two->token();
        const auto summary = two->player->summary();
        const auto seq = two->views.back().seq;
        one.presence.clear();
        two.reset();
        const auto cut = net::milliseconds();
        QVERIFY(comesTrue([&] { return !one.presence.empty(); }, 1'000));
        QCOMPARE(one.presence[0].seat, 1);
        QCOMPARE(one.presence[0].state, net::Presence::Lost);
        QVERIFY(one.presence[0].left > 100);
        // The next view says it too.
        QVERIFY(comesTrue([&] { return one.views.back().presence == "ol"; }));

        Guest back(hall.address(), u"Minos"_s, token);
        QVERIFY(comesTrue([&] { return !back.views.empty(); }, 1'000));
        Q_UNUSED(cut);
        QCOMPARE(back.starts.size(), 1U);
        QVERIFY(back.starts[0].resumed);
        QCOMPARE(back.starts[0].seat, 1);
        QCOMPARE(back.views.back().presence, std::string("oo"));
        QVERIFY(back.views.back().seq > seq);
        QVERIFY(back.player->toMove());
        QVERIFY(back.player->summary() == summary);
        QCOMPARE(back.tails.size(), 1U); // NET-014
        QCOMPARE(back.tails[0].lines[0].text, std::string("Wait for me"));
        QVERIFY(comesTrue([&] { return one.views.back().presence == "oo"; }));
        QCOMPARE(one.presence.back().state, net::Presence::Online);
        // And on it goes.
        QVERIFY(back.step());
        QVERIFY(comesTrue([&] { return one.player->toMove(); }));
        // The token before is used up; the new one is not the old one (NET-026).
        QVERIFY(back.token() != token);
        Guest thief(hall.address(), u"Minos"_s, token);
        QVERIFY(comesTrue([&] { return thief.isIn(Client::State::Failed); }));
        QCOMPARE(thief.client.failure().reject.code, net::RejectCode::NameTaken);
        QVERIFY(back.isIn(Client::State::Match));
    }

    void aNewerConnectionTakesThePlaceOfTheOlderOne() // NET-021
    {
        Hall hall;
        Guest one(hall.address(), u"Ariane"_s);
        Guest two(hall.address(), u"Minos"_s);
        QVERIFY(beginMatch(one, two, generated("5")));
        const auto id = two.id();
        Guest newer(hall.address(), u"Minos"_s, two.token());
        QVERIFY(comesTrue([&] { return !newer.views.empty() && two.isIn(Client::State::Failed); }));
        QCOMPARE(two.client.failure().reject.code, net::RejectCode::Replaced);
        QCOMPARE(newer.id(), id);
        QVERIFY(one.step());
        QVERIFY(comesTrue([&] { return newer.player->toMove(); }));
        // The older one does not come back by itself, and its end is no loss.
        QVERIFY(one.presence.empty() || std::ranges::none_of(one.presence, [](const auto& news) {
            return news.state == net::Presence::Lost;
        }));
    }

    void aTokenThatChangesWhileTheMatchIsMadeIsTheOneThatCounts() // NET-026, NET-027
    {
        const QTemporaryDir folder;
        QSemaphore mayBegin;
        Hall hall(quickServer(folder.path()), std::make_unique<SlowHost>(mayBegin));
        const auto atLast = qScopeGuard([&] { mayBegin.release(); });
        Guest one(hall.address(), u"Ariane"_s);
        Guest two(hall.address(), u"Minos"_s);
        QVERIFY(comesTrue([&] { return one.isIn(Client::State::Lobby) && two.isIn(Client::State::Lobby); }));
        one.client.invite(two.id(), generated("5"));
        QVERIFY(comesTrue([&] { return !two.invitations.empty(); }));
        two.client.accept(one.id());
        QVERIFY(comesTrue([&] {
            const auto* inviter = two.person("Ariane");
            return inviter != nullptr && inviter->doing == net::Doing::Playing;
        }));
        Guest newer(hall.address(), u"Ariane"_s, one.token());
        QVERIFY(comesTrue([&] { return newer.isIn(Client::State::Lobby); }));
        QVERIFY(newer.token() != one.token());
        // The token before is used up when the new connection is used.
        newer.client.setAway(true);
        newer.client.say({net::Room::Lobby, "Here again", std::nullopt, std::nullopt});
        QVERIFY(comesTrue([&] { return two.lines.size() == 1; }));
        mayBegin.release();
        QVERIFY(comesTrue([&] { return !newer.views.empty() && !two.views.empty(); }));
        // A server that was started again knows players by what is in the log alone.
        hall.restart();
        QVERIFY(comesTrue([&] { return newer.starts.size() == 2 && two.starts.size() == 2; }, 10'000));
        QVERIFY(comesTrue([&] { return newer.views.back().presence == "oo"; }));
        QVERIFY(newer.step());
    }

    void whoIsLeftAlonePlaysOnWaitsOrLeaves() // NET-024, NET-027, ASC-117
    {
        auto setup = quickServer();
        setup.limits.grace = 300;
        Hall hall(setup);
        Guest one(hall.address(), u"Ariane"_s);
        auto two = std::make_unique<Guest>(hall.address(), u"Minos"_s);
        QVERIFY(beginMatch(one, *two, generated("5")));
        const auto token = two->token();
        two.reset();
        QVERIFY(comesTrue([&] { return one.views.back().presence == "ol"; }));
        // Not yet.
        one.client.playOn();
        QVERIFY(comesTrue([&] { return one.errors.size() == 1; }));
        QCOMPARE(one.errors[0].code, net::ErrorCode::NotNow);
        QVERIFY(comesTrue([&] { return one.views.back().presence == "oa"; }));
        QCOMPARE(one.presence.back().state, net::Presence::Absent);
        QVERIFY(one.step());
        QVERIFY(comesTrue([&] { return !one.player->toMove(); }));
        one.client.playOn();
        QVERIFY(comesTrue([&] { return one.player->toMove(); }));
        // The other one finds his seat, also after that.
        Guest back(hall.address(), u"Minos"_s, token);
        QVERIFY(comesTrue([&] { return !back.views.empty(); }));
        QCOMPARE(back.views.back().presence, std::string("oo"));
    }
};

LABRYS_TEST(TestMatch)
#include "tst_match.moc"

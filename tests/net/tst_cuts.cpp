// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/arena.h"

#include "core/base/random.h"
#include "tests/support/test_main.h"

#include <chrono>
#include <map>
#include <string>

using namespace labrys;
using namespace labrys::load;
using namespace std::chrono_literals;

namespace {

/// Cuts a bot's connection before one move in so many, in one of three ways.
std::function<Cut(int)> cutsEvery(int moves, std::uint64_t seed)
{
    return [moves, random = Random(seed)](int) mutable {
        if (random.below(static_cast<std::uint64_t>(moves)) != 0)
            return Cut::None;
        return static_cast<Cut>(1 + random.below(3));
    };
}

/// Sees how far each bot's match had come, and what of it was gone after the server was killed.
class Witness {
public:
    void watch(CrowdOptions& options)
    {
        options.heard = [this](int bot, Client::Told told, std::string_view frame) {
            auto& known = m_known[bot];
            if (told == Client::Told::End)
                known = {};
            if (told != Client::Told::Start)
                return;
            const auto match = numberOf(frame, "match");
            if (known.match != 0 && known.match != match)
                ++strays;
            if (known.match != match)
                known = {match, {}};
        };
        options.thought = [this](int bot, const game::Summary& summary) { sees(bot, summary.turns); };
    }
    void killed() { m_killed = Clock::now(); }

    /// Matches that gave way to others without an end.
    int strays = 0;
    int lostTurns = 0;
    /// How long before the death the first lost turn had been seen, at most.
    Clock::duration lostTime{0};

private:
    struct Known {
        net::Id match = 0;
        /// When each number of turns was seen first.
        std::map<int, Clock::time_point> turns;
    };
    void sees(int bot, int turns)
    {
        auto& known = m_known[bot];
        const auto later = known.turns.upper_bound(turns);
        if (later != known.turns.end()) {
            lostTurns += static_cast<int>(std::distance(later, known.turns.end()));
            lostTime = std::max(lostTime, m_killed - later->second);
            known.turns.erase(later, known.turns.end());
        }
        known.turns.emplace(turns, Clock::now());
    }

    std::map<int, Known> m_known;
    Clock::time_point m_killed;
};

} // namespace

/// Connections are cut, servers are killed, and matches go on as if nothing had been.
class TestCuts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cutBotsComeBackToTheSameMatch() // NET-021, NET-028, NET-045, minotaur.md 3.9 T2
    {
        const int bots = test::sweep(8, 100);
        test::Arena arena(openDoors(2 * bots));
        QVERIFY2(arena.problem().isEmpty(), qPrintable(arena.problem()));
        auto options = arena.crowd(bots, "competent", 2);
        options.movesPerSecond = 0;
        options.matches = test::sweep(1, 4);
        options.match.difficulty = "easy";
        test::Referee referee(arena.registry());
        // The record of a match is made while the next one is played, and goes to the connection that saw the
        // end: it would be waited for in vain.
        options.beforeMove = [&referee, cuts = cutsEvery(test::sweep(20, 100), 2)](
                                 int bot) { return referee.awaitsRecord(bot) ? Cut::None : cuts(bot); };
        referee.watch(options);
        Crowd crowd(options);
        QVERIFY(crowd.run(std::chrono::minutes(20), [&] { return crowd.finished(); }));
        auto& figures = crowd.figures();
        QCOMPARE(referee.complaint(), std::string());
        QVERIFY(figures.lost > 0);
        QCOMPARE(figures.cameBack, figures.lost);
        QCOMPARE(figures.playedOn, 0);
        QCOMPARE(figures.errorCount(), 0);
        QVERIFY(!figures.ended.contains("Missed"));
        qInfo("%d cuts of %llu moves; back after %.1f ms (median), %.1f ms at most", figures.lost,
            static_cast<unsigned long long>(figures.moves), figures.resume.rank(0.5) / 1000,
            figures.resume.rank(1) / 1000);
        if (test::fullSize())
            QVERIFY(figures.resume.rank(1) < 1e6);
        QVERIFY(arena.clean());
        QCOMPARE(arena.stop(), 0);
    }
    void thePartnerIsTold_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("FIN") << static_cast<int>(Cut::Finish);
        QTest::newRow("RST") << static_cast<int>(Cut::Reset);
        if (test::fullSize())
            QTest::newRow("silent") << static_cast<int>(Cut::Silent);
    }
    void thePartnerIsTold() // NET-022, NET-025
    {
        QFETCH(const int, how);
        test::Arena arena(openDoors(2));
        QVERIFY2(arena.problem().isEmpty(), qPrintable(arena.problem()));
        auto options = arena.crowd(2, "competent", 3);
        options.comeBack = false;
        std::optional<Clock::time_point> told;
        int views = 0;
        options.heard = [&](int bot, Client::Told what, std::string_view frame) {
            views += what == Client::Told::View ? 1 : 0;
            if (what == Client::Told::Presence && bot == 1 && textOf(frame, "state") == "Lost"
                && numberOf(frame, "seat") == 0)
                told = Clock::now();
        };
        Crowd crowd(options);
        QVERIFY(crowd.run(30s, [&] { return views >= 4; }));
        const auto begun = Clock::now();
        const int seat = crowd.client(0).seat();
        QVERIFY(seat == 0);
        crowd.cut(0, static_cast<Cut>(how));
        QVERIFY(crowd.run(60s, [&] { return told.has_value(); }));
        const auto took = *told - begun;
        qInfo("the partner was told after %lld ms",
            static_cast<long long>(std::chrono::duration_cast<std::chrono::milliseconds>(took).count()));
        if (test::fullSize())
            QVERIFY(took <= (static_cast<Cut>(how) == Cut::Silent ? 35s : 1s));
        QCOMPARE(arena.stop(), 0);
    }
    void aKilledServerLosesNoMatch() // NET-038, NET-046, minotaur.md 3.9 T3
    {
        const int kills = test::sweep(2, 50);
        const int bots = test::sweep(4, 100);
        test::Arena arena(openDoors(2 * bots));
        QVERIFY2(arena.problem().isEmpty(), qPrintable(arena.problem()));
        auto options = arena.crowd(bots, "competent", 5);
        options.movesPerSecond = 400;
        options.comeBackAfter = 5ms;
        options.match.difficulty = "easy";
        Witness witness;
        witness.watch(options);
        test::Referee referee(arena.registry());
        referee.watch(options);
        Crowd crowd(options);
        const auto allPlay = [&] {
            for (int bot = 0; bot < bots; ++bot)
                if (!crowd.client(bot).match())
                    return false;
            return crowd.present() == bots;
        };
        QVERIFY(crowd.run(120s, allPlay));
        Random random(5);
        for (int kill = 0; kill < kills; ++kill) {
            const auto moves = crowd.figures().moves + 1 + random.below(static_cast<std::uint64_t>(8 * bots));
            QVERIFY(crowd.run(120s, [&] { return crowd.figures().moves >= moves; }));
            witness.killed();
            QVERIFY2(arena.killAndRestart(), qPrintable(arena.problem()));
            crowd.setServer(arena.server().endpoint());
            QVERIFY(crowd.run(60s, [&] { return crowd.present() < bots; }));
            QVERIFY(crowd.run(120s, allPlay));
        }
        QCOMPARE(witness.strays, 0);
        qInfo("%d kills: %d turns lost, seen up to %lld ms before", kills, witness.lostTurns,
            static_cast<long long>(
                std::chrono::duration_cast<std::chrono::milliseconds>(witness.lostTime).count()));
        QVERIFY(witness.lostTime <= 5s);
        QVERIFY(!crowd.figures().ended.contains("Missed"));
        crowd.stopInviting();
        const auto begun = crowd.figures().matchesBegun;
        QVERIFY(crowd.run(std::chrono::minutes(20), [&] { return crowd.figures().matchesEnded() == begun; }));
        QCOMPARE(referee.complaint(), std::string());
        QVERIFY(arena.clean());
        QCOMPARE(arena.stop(), 0);
    }
};

LABRYS_TEST(TestCuts)
#include "tst_cuts.moc"

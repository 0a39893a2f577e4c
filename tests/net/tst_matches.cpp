// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/arena.h"
#include "tests/net/listening.h"

#include "tests/support/test_main.h"

#include <chrono>
#include <string>
#include <vector>

using namespace labrys;
using namespace labrys::load;
using namespace std::chrono_literals;

namespace {

std::string listed(const std::map<std::string, int>& counts)
{
    std::string text;
    for (const auto& [name, count] : counts)
        text += name + " " + std::to_string(count) + ", ";
    return text;
}

} // namespace

/// What is the same on a good network and on a bad one: matches end, and their records tell the same.
class TestMatches : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void matchesOfAllLevelsEndAsTheirRecordsRunAgain() // NET-044, minotaur.md 3.9 T1
    {
        const int bots = test::sweep(12, 400);
        test::Arena arena(openDoors(bots));
        QVERIFY2(arena.problem().isEmpty(), qPrintable(arena.problem()));
        auto options = arena.crowd(bots, "competent", 7);
        options.movesPerSecond = 0;
        options.matches = 1;
        options.match.difficulty = "easy";
        test::Referee referee(arena.registry());
        referee.watch(options);
        Crowd crowd(options);
        QVERIFY(crowd.run(std::chrono::minutes(20), [&] { return crowd.finished(); }));
        auto& figures = crowd.figures();
        QCOMPARE(referee.complaint(), std::string());
        QCOMPARE(referee.ends().size(), static_cast<std::size_t>(bots));
        QCOMPARE(figures.matchesEnded(), bots / 2);
        QCOMPARE(listed(figures.errors), std::string());
        QCOMPARE(listed(figures.nacks), std::string());
        QCOMPARE(figures.lost, 0);
        QCOMPARE(referee.decisions(), static_cast<std::int64_t>(figures.moves));
        if (test::fullSize())
            QCOMPARE(referee.highestLevel(), 7);
        qInfo("%d matches, %llu moves, level %d reached, %s", bots / 2,
            static_cast<unsigned long long>(figures.moves), referee.highestLevel(),
            listed(figures.ended).c_str());
        QVERIFY(arena.clean());
        QCOMPARE(arena.stop(), 0);
    }
    void aBadNetworkDoublesNoMove() // NET-003, NET-011, NET-050, minotaur.md 3.9 T9
    {
        const int bots = test::sweep(4, 40);
        test::Arena arena(openDoors(bots));
        QVERIFY2(arena.problem().isEmpty(), qPrintable(arena.problem()));
        auto proxy = test::Proxy::start(arena.server().endpoint().port, 9);
        QVERIFY(proxy.has_value());
        proxy->setWeather({.delay = std::chrono::milliseconds(test::sweep(2, 50)),
            .stallPerMille = 50,
            .stall = std::chrono::milliseconds(test::sweep(20, 500)),
            .byteWise = true});
        auto options = arena.crowd(bots, "random", 9);
        options.server.port = proxy->port();
        options.movesPerSecond = 0;
        options.matches = 1;
        options.match.set = "first_steps";
        options.sayMovesTwice = true;
        test::Referee referee(arena.registry());
        referee.watch(options);
        Crowd crowd(options);
        const auto end = Clock::now() + std::chrono::minutes(20);
        while (!crowd.finished() && Clock::now() < end) {
            crowd.step(0ms);
            proxy->step(1ms);
        }
        QVERIFY(crowd.finished());
        const auto& figures = crowd.figures();
        QCOMPARE(referee.complaint(), std::string());
        QCOMPARE(listed(figures.errors), std::string());
        QCOMPARE(figures.lost, 0);
        QCOMPARE(referee.decisions(), static_cast<std::int64_t>(figures.moves));
        // Every second one was late, but for those that came after the end.
        QCOMPARE(figures.nacks.size(), std::size_t{1});
        QVERIFY(figures.nacks.at("Stale") + bots >= static_cast<int>(figures.moves));
        QCOMPARE(arena.stop(), 0);
    }
    void otherVersionsAreToldBothRanges() // NET-006, minotaur.md 3.9 T10
    {
        test::Arena arena({});
        QVERIFY2(arena.problem().isEmpty(), qPrintable(arena.problem()));
        struct Case {
            int min, max;
            bool welcome;
        };
        const int low = net::kLowestProtocol;
        const int high = net::kHighestProtocol;
        int number = 0;
        for (const auto& [min, max, welcome] : {Case{low, high, true}, Case{1, 65535, true},
                 Case{high + 1, high + 5, false}, Case{65535, 65535, false}, Case{high + 1, high, false}}) {
            test::Listening all;
            const auto handle = all.sockets.open(arena.server().endpoint()).value();
            all.sockets.send(handle, helloText("version " + std::to_string(++number), {}, min, max));
            QVERIFY(all.until([&] { return !all.heard[handle].empty(); }));
            const auto& answer = all.heard[handle].front();
            if (welcome) {
                QCOMPARE(typeOf(answer), std::string_view("welcome"));
                QCOMPARE(numberOf(answer, "protocol"), std::int64_t{high});
                continue;
            }
            if (min > max) { // no range at all
                QVERIFY(typeOf(answer) == "reject" || typeOf(answer) == "error");
                continue;
            }
            QCOMPARE(typeOf(answer), std::string_view("reject"));
            QCOMPARE(textOf(answer, "code"), std::string("Version"));
            QCOMPARE(numberOf(answer, "min"), std::int64_t{low});
            QCOMPARE(numberOf(answer, "max"), std::int64_t{high});
            QVERIFY(!textOf(answer, "app").empty());
            QVERIFY(all.until([&] { return all.gone.contains(handle); }));
        }
        QCOMPARE(arena.stop(), 0);
    }
};

LABRYS_TEST(TestMatches)
#include "tst_matches.moc"

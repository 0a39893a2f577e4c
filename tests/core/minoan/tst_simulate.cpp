// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/simulate.h"

#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <map>

using namespace labrys;
using namespace labrys::minoan;
using game::SimulationReport;

namespace {

template <class Bot>
SimulationReport simulated(game::SimulationRequest request)
{
    auto report = game::simulate<Rules>(
        test::sharedMinoanContent(), {}, request, [] { return Bot(test::sharedMinoanContent()); });
    LABRYS_ASSERT(report.has_value());
    return *std::move(report);
}

} // namespace

/// Rooms as the groups of a simulation (ARCHITECTURE, Command line).
class TestRoomCounts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shardsInAnyOrderGiveTheWhole() // APP-041: the groups too, in the order of the rooms
    {
        game::SimulationRequest request{.bot = "greedy", .runs = test::sweep(60, 1'000), .seed = Seed(3)};
        const auto whole = simulated<GreedyBot>(request);
        for (const int shards : {2, 7, 13}) {
            std::vector<SimulationReport> parts;
            request.shards = shards;
            for (request.shard = 1; request.shard <= shards; ++request.shard)
                parts.push_back(simulated<GreedyBot>(request));
            QVERIFY(game::merged(parts) == whole);
            std::ranges::reverse(parts);
            QVERIFY(game::merged(parts) == whole);
        }
        for (std::size_t i = 0; i < whole.groups.size(); ++i)
            QCOMPARE(whole.groups[i].name, std::to_string(i + 1));
    }

    void aRoomIsEnteredByThoseWhoCrossedTheOneBefore() // MIN-022, D-23
    {
        for (const auto& report : {simulated<GoodBot>({.bot = "good", .runs = 60, .seed = Seed(4)}),
                 simulated<GreedyBot>({.bot = "greedy", .runs = 200, .seed = Seed(5)}),
                 simulated<CarelessBot>({.bot = "careless", .runs = 60, .seed = Seed(6)}),
                 simulated<RandomBot>({.bot = "random", .runs = 200, .seed = Seed(7)})}) {
            QCOMPARE(report.groups.front().runs, report.runs);
            std::int64_t lost = 0;
            for (const auto& cause : report.causes)
                lost += cause.count;
            QCOMPARE(report.wins + lost, report.runs);
            for (std::size_t i = 1; i < report.groups.size(); ++i) {
                // Between two rooms one starves alone.
                QVERIFY(report.groups[i].runs <= report.groups[i - 1].wins);
                QVERIFY(report.groups[i].wins <= report.groups[i].runs);
            }
            if (report.groups.size() == 31)
                QCOMPARE(report.groups.back().wins, report.wins);
        }
    }

    void whoStarvesAtADoorHasNotEnteredIt() // D-23
    {
        const auto report = simulated<NeverFeedsBot>({.bot = "never-feeds", .runs = 60, .seed = Seed(8)});
        std::int64_t crossed = 0;
        std::int64_t entered = 0;
        for (const auto& group : report.groups) {
            entered += group.runs;
            crossed += group.wins;
        }
        QVERIFY(crossed > 4 * report.runs && entered <= crossed + report.runs);
        State state;
        state.phase = Phase::Over;
        state.ending = Ending::Hunger;
        state.room = 3;
        state.recordCount = 3; // the third door could not be paid
        SimulationReport one;
        Rules::count(state, one);
        QCOMPARE(one.groups, (std::vector<game::GroupCount>{{"1", 1, 1}, {"2", 1, 1}}));
        state.records[2].fight = true; // he starved in its fight
        SimulationReport fight;
        Rules::count(state, fight);
        QCOMPARE(fight.groups, (std::vector<game::GroupCount>{{"1", 1, 1}, {"2", 1, 1}, {"3", 1, 0}}));
    }
};

LABRYS_TEST(TestRoomCounts)

#include "tst_simulate.moc"

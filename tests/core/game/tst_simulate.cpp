// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/simulate.h"

#include "core/minotaur/bots.h"
#include "tests/support/files.h"
#include "tests/support/random_maze.h"
#include "tests/support/runs.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <array>
#include <set>

using namespace labrys;
using game::SimulationReport;
using game::SimulationRequest;
using minotaur::Rules;

namespace {

/// Wins some and loses some.
struct CarelessBot {
    minotaur::ExplorerBot explorer;
    minotaur::Action choose(
        const minotaur::Observation& observation, const std::vector<minotaur::Action>& legal, Random& random)
    {
        const auto clever = explorer.choose(observation, legal, random);
        return random.below(3) == 0 ? minotaur::RandomBot().choose(observation, legal, random) : clever;
    }
};

template <class Bot>
SimulationReport reportOf(const std::string& levels, int players, const SimulationRequest& request)
{
    auto report = game::simulate<Rules>(std::make_shared<const minotaur::Content>(test::minotaurContent()),
        test::optionsOf(levels, players), request, [] { return Bot(); });
    LABRYS_ASSERT(report.has_value());
    return *std::move(report);
}

} // namespace

class TestSimulate : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shardsInAnyOrderGiveTheWhole_data() // APP-041
    {
        QTest::addColumn<int>("shards");
        for (const int shards : {1, 2, 7, 64})
            QTest::addRow("%d", shards) << shards;
    }
    void shardsInAnyOrderGiveTheWhole()
    {
        QFETCH(int, shards);
        const std::string levels = test::mazeNumber(5) + "\n" + test::mazeNumber(8);
        SimulationRequest request{.bot = "careless", .runs = test::sweep(100, 3'000), .seed = Seed(11)};
        const auto whole = reportOf<CarelessBot>(levels, 1, request);
        QCOMPARE(whole.runs, std::int64_t{request.runs});
        QVERIFY(whole.wins > 0 && !whole.causes.empty());
        std::vector<SimulationReport> parts;
        request.shards = shards;
        for (request.shard = 1; request.shard <= shards; ++request.shard)
            parts.push_back(reportOf<CarelessBot>(levels, 1, request));
        QVERIFY(game::merged(parts) == whole);
        std::ranges::reverse(parts);
        QVERIFY(game::merged(parts) == whole);
        Random random(3);
        random.shuffle(std::span(parts));
        QVERIFY(game::merged(parts) == whole);
    }

    void causesAndGroupsAreSummedByName() // APP-041
    {
        SimulationReport one{3, 1, 30, ~std::uint64_t{0}, {}, {}};
        one.addCause("Wanderer", 1);
        one.addCause("TurnLimit", 1);
        one.groups = {{"level 10", 2, 1}, {"level 9", 1, 0}}; // the order of the game, not of the letters
        SimulationReport other{2, 1, 7, 3, {}, {}};
        other.addCause("Wanderer", 1);
        other.groups = {{"level 10", 1, 1}, {"level 9", 2, 1}};
        const std::array parts{one, other};
        const auto all = game::merged(parts);
        QCOMPARE(all.runs, 5);
        QCOMPARE(all.wins, 2);
        QCOMPARE(all.turns, 37);
        QCOMPARE(all.digest, std::uint64_t{2}); // a sum that wraps round
        QCOMPARE(all.causes, (std::vector<game::CauseCount>{{"TurnLimit", 1}, {"Wanderer", 2}}));
        QCOMPARE(all.groups, (std::vector<game::GroupCount>{{"level 10", 3, 2}, {"level 9", 3, 1}}));
        QVERIFY(game::merged({}) == SimulationReport());
    }

    void aRunHasTheSameSeedInEveryRequest() // APP-041
    {
        QCOMPARE(game::seedOfRun(Seed(5), 3), game::seedOfRun(Seed(5), 3));
        std::set<Seed> seeds;
        for (int i = 0; i < 1'000; ++i)
            seeds.insert(game::seedOfRun(Seed(5), i));
        QCOMPARE(seeds.size(), std::size_t{1'000});
    }

    void botsPlayToTheEndOnEverySeat()
    {
        const SimulationRequest request{.bot = "explorer", .runs = test::sweep(60, 2'000), .seed = Seed(2)};
        for (const int players : {1, 2}) {
            const auto report = reportOf<minotaur::ExplorerBot>(test::firstSteps(), players, request);
            std::int64_t lost = 0;
            for (const auto& cause : report.causes) {
                QVERIFY(cause.name == "Wanderer" || cause.name == "TurnLimit");
                lost += cause.count;
            }
            QCOMPARE(report.wins + lost, report.runs);
            // The two first levels are for learning: the explorer wins nearly always (minotaur.md 2.3: .98).
            QVERIFY(report.wins * 100 >= report.runs * 90);
        }
    }

    void aLevelThatCannotBePlayedStopsTheSimulation()
    {
        auto options = test::optionsOf(test::firstSteps());
        options.only = 3;
        const auto report
            = game::simulate<Rules>(std::make_shared<const minotaur::Content>(test::minotaurContent()),
                options, {.bot = "random", .seed = Seed(1)}, [] { return minotaur::RandomBot(); });
        QVERIFY(!report);
        QCOMPARE(report.error().code, std::string("OPTIONS_ONLY"));
    }
};

LABRYS_TEST(TestSimulate)

#include "tst_simulate.moc"

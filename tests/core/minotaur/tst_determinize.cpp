// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include "tests/core/minotaur/fields.h"
#include "tests/support/levels.h"
#include "tests/support/random_maze.h"
#include "tests/support/test_main.h"

#include <set>

using namespace labrys;
using namespace labrys::minotaur;

namespace {

std::vector<Action> legalOf(const Stage& stage, const State& state, game::Seat seat)
{
    std::vector<Action> actions;
    Rules::legalActions(stage, state, seat, actions);
    return actions;
}

} // namespace

class TestDeterminize : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDrawnWorldAgreesWithWhatWasSeen() // ARCHITECTURE, The one idea
    {
        const auto content = test::minotaurContent();
        const int runs = test::sweep(60, 3'000);
        int positions = 0;
        for (int run = 0; run < runs; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            const std::string header = run % 3 == 0 ? "; light: 3 5\n" : "";
            const int players = 1 + run % 2;
            auto session
                = test::startOn(header + test::mazeNumber(number) + "\n" + test::mazeNumber(number + 7),
                    players, Seed(number));
            Random random(number, Stream("test.run"));
            Random draws(number, Stream("test.draws"));
            test::walkAtRandom(session, random,
                {.steps = 60, .outsideEvery = players > 1 ? 8 : 0, .clever = 60},
                [&](const test::MinotaurSession& now) {
                    for (game::Seat seat = 0; seat < players; ++seat) {
                        const auto seen = now.observe(seat);
                        const auto [stage, state] = Rules::determinize(content, seen, draws);
                        QVERIFY(Rules::observe(stage, state, seat) == seen);
                        for (game::Seat who = game::kEnvironment; who < players; ++who)
                            QVERIFY(legalOf(stage, state, who) == legalOf(now.stage(), now.state(), who));
                        ++positions;
                    }
                });
        }
        QVERIFY(positions > runs * 20);
    }

    void generatedLevelsAgreeToo() // hunters, the Minotaur and its marks, bonuses; but for a compass's way
    {
        const auto content = test::minotaurContent();
        int ways = 0;
        int same = 0;
        for (int run = 0; run < test::sweep(24, 600); ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            auto session = test::startGenerated({.players = 1 + run % 2, .only = 4 + run % 4}, Seed(number));
            Random random(number, Stream("test.run"));
            Random draws(number, Stream("test.draws"));
            test::walkAtRandom(session, random, {.steps = 80, .clever = 80}, [&](const auto& now) {
                for (game::Seat seat = 0; seat < now.options().players; ++seat) {
                    auto seen = now.observe(seat);
                    const auto [stage, state] = Rules::determinize(content, seen, draws);
                    auto drawn = Rules::observe(stage, state, seat);
                    ways += seen.compass ? 1 : 0;
                    same += seen.compass && seen.way == drawn.way ? 1 : 0;
                    seen.way.clear();
                    drawn.way.clear();
                    QVERIFY(drawn == seen);
                }
            });
        }
        QVERIFY(ways > 100 && same * 4 > ways);
    }

    void drawnWorldsCanBePlayedOn()
    {
        const auto content = test::minotaurContent();
        for (std::uint64_t number = 0; number < 40; ++number) {
            const auto session = test::startOn(test::mazeNumber(number), 1, Seed(number));
            Random draws(number, Stream("test.draws"));
            auto [stage, state] = Rules::determinize(content, session.observe(0), draws);
            for (int i = 0; i < 60 && state.outcome == LevelOutcome::Running; ++i) {
                const auto legal = legalOf(stage, state, 0);
                QVERIFY(!legal.empty());
                const auto action = legal[static_cast<std::size_t>(draws.below(legal.size()))];
                QVERIFY(Rules::apply(stage, state, action, nullptr).has_value());
            }
        }
    }

    void worldsDifferInWhatIsHidden()
    {
        const auto content = test::minotaurContent();
        const auto seen = test::startOn(test::mazeNumber(3, 20), 1).observe(0);
        Random draws(1);
        std::set<Cell> exits;
        for (int i = 0; i < 50; ++i)
            exits.insert(Rules::determinize(content, seen, draws).first.exit);
        QVERIFY(seen.exit.has_value() || exits.size() > 5);
    }
};

LABRYS_TEST(TestDeterminize)

#include "tst_determinize.moc"

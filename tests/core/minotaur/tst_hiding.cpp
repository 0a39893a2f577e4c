// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include "tests/core/minotaur/fields.h"
#include "tests/core/minotaur/twins.h"
#include "tests/support/levels.h"
#include "tests/support/oracle.h"
#include "tests/support/random_maze.h"
#include "tests/support/test_main.h"

using namespace labrys;
using namespace labrys::minotaur;

class TestHiding : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // ASC-006, ASC-050, ASC-051, ASC-052, ASC-053, D1 to D4, D24
    void anObservationHoldsWhatLightAndMemoryShowAndNothingElse()
    {
        int positions = 0;
        const int runs = test::sweep(120, 5'000);
        for (int run = 0; run < runs; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            const int players = 1 + run % 2;
            const std::string text = test::mazeNumber(number);
            const Stage stage = test::stageOf(text, players, Seed(number));
            State state = Rules::begin(stage);
            test::Oracle oracle(text);
            oracle.look(test::Oracle::walking(state));
            QVERIFY(Rules::observe(stage, state, 0) == oracle.expected(state, 0));
            Random random(number, Stream("test.hiding"));
            test::play(stage, state, random, 60,
                [&](const State& before, const Action& action, const State& after, const auto&) {
                    oracle.look(before, action, after);
                    for (game::Seat seat = 0; seat < players; ++seat)
                        QVERIFY(Rules::observe(stage, after, seat) == oracle.expected(after, seat));
                    ++positions;
                });
        }
        QVERIFY(positions > runs * 20);
    }

    void generatedLevelsShowNothingElseEither() // ASC-021 to ASC-024, ASC-081, D2, D18, D24
    {
        int positions = 0;
        const int runs = test::sweep(42, 2'000);
        for (int run = 0; run < runs; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            const int players = 1 + run % 2;
            auto session = test::startGenerated({.players = players, .only = 1 + run % 7}, Seed(number));
            test::Oracle oracle(test::pictureOf(session.stage()));
            oracle.look(test::Oracle::walking(session.state()));
            State state = session.state();
            Random random(number, Stream("test.hiding"));
            test::play(session.stage(), state, random, 60,
                [&](const State& before, const Action& action, const State& after, const auto&) {
                    oracle.look(before, action, after);
                    for (game::Seat seat = 0; seat < players; ++seat) {
                        auto expected = oracle.expected(after, seat);
                        auto seen = Rules::observe(session.stage(), after, seat);
                        std::ranges::sort(expected.bonuses);
                        std::ranges::sort(seen.bonuses);
                        QVERIFY(seen == expected);
                    }
                    ++positions;
                });
        }
        QVERIFY(positions > runs * 20);
    }

    void lightIsWalkingDistanceAlsoWithALightOfTheLevel() // D1
    {
        for (int run = 0; run < 60; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            const int near = 1 + run % 5;
            const int far = near + run % 3;
            const std::string maze = test::mazeNumber(number);
            const Stage stage
                = test::stageOf("; light: " + std::to_string(near) + " " + std::to_string(far) + "\n" + maze);
            const State state = Rules::begin(stage);
            test::Oracle oracle(maze, near, far);
            oracle.look(test::Oracle::walking(state));
            QVERIFY(Rules::observe(stage, state, 0) == oracle.expected(state, 0));
        }
    }

    void onlyLitEndsOfAMonstersStepAreTold() // ASC-050, ASC-051
    {
        int told = 0;
        int hidden = 0;
        const int runs = test::sweep(150, 5'000);
        for (int run = 0; run < runs; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            const std::string text = test::mazeNumber(number);
            const Stage stage = test::stageOf(text, 1 + run % 2, Seed(number));
            State state = Rules::begin(stage);
            const test::Oracle oracle(text);
            Random random(number, Stream("test.events"));
            test::play(stage, state, random, 60,
                [&](const State& before, const Action& action, const State& after,
                    const std::vector<Event>& events) {
                    const auto light = oracle.lightOf(oracle.midway(before, action, after));
                    const auto lit = [&](std::optional<Cell> cell) { return cell && light[*cell] == 2; };
                    for (const auto& event : events) {
                        if (event.kind == EventKind::Caught)
                            return; // the light has shrunk
                        if (event.kind != EventKind::MonsterWalked && event.kind != EventKind::MonsterNoticed)
                            continue;
                        const auto seen = Rules::project(event, 0);
                        QCOMPARE(seen.has_value(), lit(event.from) || lit(event.to));
                        (seen ? told : hidden) += 1;
                        if (!seen)
                            continue;
                        QCOMPARE(seen->from, lit(event.from) ? event.from : std::nullopt);
                        QCOMPARE(seen->to, lit(event.to) ? event.to : std::nullopt);
                        QVERIFY(seen->fromLit && seen->toLit);
                    }
                });
        }
        QVERIFY(told > 100 && hidden > 100);
    }

    void aCaughtPlayerLightsNothing() // ASC-046, ASC-050
    {
        const auto hall = test::hallWith(
            3, 20, {{'P', {0, 0}}, {'K', {2, 10}}, {'E', {2, 19}}, {'W', {0, 8}}, {'W', {2, 8}}});
        test::Field field(hall.text(), 2);
        field.state.players[0].cell = {0, 0};
        field.state.players[1].cell = {0, 19};
        field.state.monsters[0].cell = {0, 1};
        field.state.monsters[1].cell = {2, 3}; // in the light of the first player alone
        field.play(".,");
        QCOMPARE(field.player(0).status, PlayerStatus::Caught);
        // The first monster's step was seen; what the second did after the light went out was not.
        int steps = 0;
        for (const auto& event : field.events)
            if (event.kind == EventKind::MonsterWalked)
                steps += Rules::project(event, 1) ? 1 : 0;
        QCOMPARE(steps, 1);
        QVERIFY(Rules::observe(field.stage, field.state, 1).monsters.empty());
    }
};

LABRYS_TEST(TestHiding)

#include "tst_hiding.moc"

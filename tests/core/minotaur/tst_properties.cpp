// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include "tests/core/minotaur/fields.h"
#include "tests/support/property.h"
#include "tests/support/random_maze.h"

using namespace labrys;
using namespace labrys::minotaur;

namespace {

/// A position of a run, described by small numbers so that it shrinks well.
struct Position {
    Stage stage;
    State state;
};

/// Any position that choices lead to, the Environment's among them.
Position anyPosition()
{
    const auto maze = *rc::gen::inRange<std::uint64_t>(0, 1'000'000);
    const auto players = *rc::gen::inRange(1, kMostPlayers + 1);
    const auto choices = *rc::gen::arbitrary<std::vector<std::uint8_t>>();
    Position position{test::stageOf(test::mazeNumber(maze, 8), players, Seed(maze)), {}};
    position.state = Rules::begin(position.stage);
    for (const auto choice : choices) {
        const auto legal = test::everyLegalAction(position.stage, position.state);
        if (legal.empty())
            break;
        const auto done = Rules::apply(position.stage, position.state, legal[choice % legal.size()], nullptr);
        RC_ASSERT(done.has_value());
    }
    return position;
}

bool contains(const std::vector<Action>& actions, const Action& action)
{
    return std::ranges::find(actions, action) != actions.end();
}

} // namespace

class TestProperties : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void exactlyTheLegalActionsAreTakenAndARefusalChangesNothing()
    {
        QVERIFY(test::holds("exactly the legal actions are taken", 150, 10'000, [] {
            const auto position = anyPosition();
            const auto legal = test::everyLegalAction(position.stage, position.state);
            for (const auto& action : test::conceivableActions()) {
                auto state = position.state;
                std::vector<Event> events;
                const bool taken = Rules::apply(position.stage, state, action, &events).has_value();
                RC_ASSERT(taken == contains(legal, action));
                if (!taken)
                    RC_ASSERT(state == position.state && events.empty());
            }
        }));
    }

    void eventsAreForViewsAlone()
    {
        QVERIFY(test::holds("the state does not depend on who listens", 150, 10'000, [] {
            const auto position = anyPosition();
            for (const auto& action : test::everyLegalAction(position.stage, position.state)) {
                auto heard = position.state;
                auto unheard = position.state;
                std::vector<Event> events;
                RC_ASSERT(Rules::apply(position.stage, heard, action, &events).has_value());
                RC_ASSERT(Rules::apply(position.stage, unheard, action, nullptr).has_value());
                RC_ASSERT(heard == unheard);
                RC_ASSERT(!events.empty());
            }
        }));
    }

    void aRunGoesOnUntilItIsDecided()
    {
        QVERIFY(test::holds("someone can always act", 150, 10'000, [] {
            const auto position = anyPosition();
            const auto& state = position.state;
            const bool running = state.outcome == LevelOutcome::Running;
            RC_ASSERT(running == !test::everyLegalAction(position.stage, state).empty());
            if (!running)
                return;
            if (state.active == game::kEnvironment) {
                // Only while nobody who is here could walk.
                for (const auto& player : state.players)
                    RC_ASSERT(player.status == PlayerStatus::Caught || !player.present);
                return;
            }
            std::vector<Action> legal;
            Rules::legalActions(position.stage, state, state.active, legal);
            RC_ASSERT(!legal.empty());
            RC_ASSERT(state.players[static_cast<std::size_t>(state.active)].status == PlayerStatus::Walking);
        }));
    }

    void equalObservationsGiveEqualActions()
    {
        QVERIFY(test::holds("what may be done follows from what is seen", 150, 10'000, [] {
            const auto position = anyPosition();
            for (game::Seat seat = 0; seat < position.stage.players; ++seat) {
                const auto seen = Rules::observe(position.stage, position.state, seat);
                std::vector<Action> expected;
                if (seen.outcome == LevelOutcome::Running && seen.active == seat) {
                    const Cell here = seen.players[static_cast<std::size_t>(seat)].cell;
                    for (const auto side : kDirections)
                        if (seen.open(here, side))
                            expected.push_back({seat, static_cast<Verb>(side), 0});
                    expected.push_back({seat, Verb::Wait, 0});
                }
                std::vector<Action> legal;
                Rules::legalActions(position.stage, position.state, seat, legal);
                RC_ASSERT(legal == expected);
            }
        }));
    }

    void statesStayInTheirBounds()
    {
        QVERIFY(test::holds("a state keeps its invariants", 300, 20'000, [] {
            const auto [stage, state] = anyPosition();
            RC_ASSERT(static_cast<int>(state.players.size()) == stage.players);
            RC_ASSERT(state.monsters.size() == stage.monsters.size());
            RC_ASSERT(state.turn >= 0 && state.turn <= stage.numbers.turnLimit);
            for (const auto& player : state.players)
                RC_ASSERT(stage.grid.contains(player.cell));
            bool walking = false;
            for (const auto& player : state.players) {
                walking = walking || player.status == PlayerStatus::Walking;
                if (player.status == PlayerStatus::Walking) // no monster shares its cell (ASC-043)
                    RC_ASSERT(std::ranges::find(state.monsters, player.cell, &Monster::cell)
                        == state.monsters.end());
            }
            if (state.outcome == LevelOutcome::Completed)
                RC_ASSERT(!walking && state.keyFound && state.score >= stage.numbers.levelScore);
            else
                RC_ASSERT(state.score == 0);
        }));
    }
};

LABRYS_TEST(TestProperties)

#include "tst_properties.moc"

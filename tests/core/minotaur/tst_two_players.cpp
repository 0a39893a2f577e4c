// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include "tests/core/minotaur/fields.h"
#include "tests/fuzz/mutate.h"
#include "tests/support/files.h"
#include "tests/support/oracle.h"
#include "tests/support/test_main.h"

using namespace labrys;
using namespace labrys::minotaur;
using namespace std::chrono_literals;
using test::Field;

namespace {

/// A hall of 3 x 12: P left (the second player below or beside), K beside the exit far right, W where told.
Field hall(Cell monster = {2, 11})
{
    Field field(
        test::hallWith(3, 12, {{'P', {0, 0}}, {'K', {0, 10}}, {'E', {0, 11}}, {'W', {2, 11}}}).text(), 2);
    field.state.monsters[0].cell = monster;
    field.state.players[0].cell = {0, 0};
    field.state.players[1].cell = {2, 0};
    return field;
}

bool outside(Field& field, Verb verb, game::Seat subject)
{
    return Rules::apply(field.stage, field.state, {game::kEnvironment, verb, subject}, &field.events)
        .has_value();
}

std::vector<Action> legalOf(const Field& field, game::Seat seat)
{
    std::vector<Action> actions;
    Rules::legalActions(field.stage, field.state, seat, actions);
    return actions;
}

} // namespace

class TestTwoPlayers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void firstThenSecondThenMonsters() // ASC-113, ASC-008, D19
    {
        auto field = hall({1, 6});
        const auto monster = field.state.monsters[0];
        QCOMPARE(field.state.active, 0);
        field.play(".");
        QCOMPARE(field.state.active, 1);
        QCOMPARE(field.state.turn, 0);
        QVERIFY(field.state.monsters[0] == monster);
        QVERIFY(legalOf(field, 0).empty());
        field.play(",");
        QCOMPARE(field.state.active, 0);
        QCOMPARE(field.state.turn, 1);
        QVERIFY(!(field.state.monsters[0] == monster));
    }

    void theKeyIsTheTeams() // ASC-115, D27
    {
        auto field = hall();
        field.state.players[0].cell = {0, 9};
        field.play("d,");
        QVERIFY(field.state.keyFound);
        // Its finder is caught: the key stays found.
        field.state.monsters[0].cell = {0, 11};
        field.play("d,");
        QCOMPARE(field.player(0).status, PlayerStatus::Caught);
        QVERIFY(field.state.keyFound);
        QCOMPARE(field.state.outcome, LevelOutcome::Running);
    }

    void lightAndMapAreTheTeams() // D24
    {
        auto field = hall();
        field.state.players[1].cell = {2, 11};
        field.state.monsters[0].cell = {1, 5};
        const auto first = Rules::observe(field.stage, field.state, 0);
        auto second = Rules::observe(field.stage, field.state, 1);
        QCOMPARE(first.lightAt({2, 11}), Light::Full);
        QCOMPARE(second.lightAt({0, 0}), Light::Full);
        second.seat = 0;
        QVERIFY(first == second);
    }

    void bothMayStandOnOneCell() // D25
    {
        auto field = hall();
        field.play("sW");
        QCOMPARE(field.player(0).cell, field.player(1).cell);
        QCOMPARE(field.state.outcome, LevelOutcome::Running);
    }

    void whoIsOutIsSafeAndSkipped() // D26, ASC-047
    {
        auto field = hall();
        field.state.keyFound = true;
        field.state.players[0].cell = {0, 10};
        field.play("d");
        QCOMPARE(field.player(0).status, PlayerStatus::Out);
        QCOMPARE(field.state.outcome, LevelOutcome::Running);
        field.state.monsters[0].cell = {0, 10};
        field.play(",");
        QCOMPARE(field.state.active, 1); // the other's turn is skipped
        field.play(",");
        QCOMPARE(field.player(0).status, PlayerStatus::Out);
        field.state.monsters[0].cell = {2, 0};
        field.state.players[1].cell = {0, 10};
        field.play("D");
        QCOMPARE(field.state.outcome, LevelOutcome::Completed);
        QCOMPARE(field.state.score, std::int64_t{100 + 300 - field.state.turn});
    }

    void oneOutAndOneCaughtCompletesTheLevel() // D28, ASC-047
    {
        auto field = hall();
        field.state.keyFound = true;
        field.state.players[0].cell = {0, 10};
        field.state.monsters[0].cell = {2, 1};
        field.play("d,");
        QCOMPARE(field.player(1).status, PlayerStatus::Caught);
        QCOMPARE(field.state.outcome, LevelOutcome::Completed);
        QVERIFY(field.state.score > 0); // ASC-116: one score for both
    }

    void bothCaughtLosesTheGame() // ASC-048, D28
    {
        auto field = hall({0, 1});
        field.play(".,");
        QCOMPARE(field.player(0).status, PlayerStatus::Caught);
        QCOMPARE(field.state.outcome, LevelOutcome::Running);
        QCOMPARE(field.state.active, 1);
        QVERIFY(legalOf(field, 0).empty());
        field.state.monsters[0].cell = {2, 1};
        field.play(",");
        QCOMPARE(field.state.outcome, LevelOutcome::Lost);
        auto together = hall({1, 0}); // both on one cell: caught in the same phase
        together.state.players[1].cell = {0, 0};
        together.play(".,");
        QCOMPARE(together.state.outcome, LevelOutcome::Lost);
        QCOMPARE(together.player(1).status, PlayerStatus::Caught);
    }

    void whoWasCaughtIsBackOnTheNextLevel() // ASC-046
    {
        auto session = test::startOn(test::firstSteps(), 2);
        auto before = session.state();
        before.outcome = LevelOutcome::Completed;
        before.turn = 12;
        before.score = 388;
        before.players[0].status = PlayerStatus::Caught;
        before.players[1].present = false;
        const auto stage = *Rules::makeStage(session.content(), session.options(), session.seed(), 2);
        const auto after = Rules::enter(stage, before);
        QCOMPARE(after.players[0].status, PlayerStatus::Walking);
        QVERIFY(after.players[0].present);
        QVERIFY(!after.players[1].present); // nobody comes back by walking through a door
        QCOMPARE(after.score, std::int64_t{388});
        QCOMPARE(after.turnsBefore, 12);
        QVERIFY(!after.caughtBy && !after.keyFound);
    }

    void anAbsentPlayerHoldsUpTheGameButLosesNothing() // ASC-117, D30
    {
        auto field = hall();
        QVERIFY(outside(field, Verb::Lost, 1));
        QVERIFY(!outside(field, Verb::Lost, 1)); // once
        field.play(".");
        QCOMPARE(field.state.active, 1); // the game waits
        QCOMPARE(field.state.turn, 0);
        QVERIFY(outside(field, Verb::Back, 1));
        QVERIFY(!outside(field, Verb::Back, 1));
        QCOMPARE(field.player(1).cell, (Cell{2, 0}));
        field.play(",");
        QCOMPARE(field.state.turn, 1);
    }

    void aTurnMayPass() // D32
    {
        auto field = hall();
        QVERIFY(!outside(field, Verb::TurnPassed, 1));
        QVERIFY(outside(field, Verb::TurnPassed, 0));
        QCOMPARE(field.state.active, 1);
        QVERIFY(outside(field, Verb::TurnPassed, 1));
        QCOMPARE(field.state.turn, 1);
    }

    void thePartnerPlaysOnWithoutTheAbsent() // D30
    {
        auto field = hall();
        QVERIFY(!outside(field, Verb::PlayOn, 1)); // it is here
        QVERIFY(outside(field, Verb::Lost, 1));
        QVERIFY(outside(field, Verb::PlayOn, 1));
        QCOMPARE(field.player(1).status, PlayerStatus::Lifted);
        QVERIFY(field.told(EventKind::PlayerLifted));
        // It cannot be caught, and is skipped.
        field.state.monsters[0].cell = {2, 1};
        field.state.players[0].cell = {0, 11};
        field.play(".");
        QCOMPARE(field.state.turn, 1);
        QCOMPARE(field.player(1).status, PlayerStatus::Lifted);
        QCOMPARE(field.state.active, 0);
    }

    void whoComesBackStandsWhereNoMonsterIsNear() // D30: its cell, else the start, else the next level
    {
        const auto returned = [](Cell monster, Cell own) {
            auto field = hall();
            field.state.players[0].cell = {1, 11};
            field.state.players[1].cell = own;
            QTest::qVerify(
                outside(field, Verb::Lost, 1) && outside(field, Verb::PlayOn, 1), "", "", __FILE__, __LINE__);
            field.state.monsters[0].cell = monster;
            QTest::qVerify(outside(field, Verb::Back, 1), "", "", __FILE__, __LINE__);
            return field.player(1);
        };
        QCOMPARE(returned({2, 11}, {2, 5}).cell, (Cell{2, 5})); // six steps away
        QCOMPARE(returned({2, 10}, {2, 5}).cell, (Cell{0, 0})); // five: the start is safer
        QCOMPARE(returned({2, 10}, {2, 5}).status, PlayerStatus::Walking);
        QCOMPARE(returned({2, 3}, {2, 5}).status, PlayerStatus::Lifted); // near both
    }

    void theLastOneCaughtWaitsForTheAbsent() // D30: the game is not lost
    {
        auto field = hall();
        QVERIFY(outside(field, Verb::Lost, 1));
        QVERIFY(outside(field, Verb::PlayOn, 1));
        field.state.monsters[0].cell = {0, 1};
        field.play(".");
        QCOMPARE(field.player(0).status, PlayerStatus::Caught);
        QCOMPARE(field.state.outcome, LevelOutcome::Running);
        QCOMPARE(field.state.active, game::kEnvironment);
        QVERIFY(legalOf(field, 0).empty() && legalOf(field, 1).empty());
        // Monsters are near both its cell and the start: it comes back where they are farthest.
        QVERIFY(outside(field, Verb::Back, 1));
        QCOMPARE(field.player(1).status, PlayerStatus::Walking);
        QCOMPARE(field.state.active, 1);
        const auto steps = test::hallWith(3, 12, {}).distances(field.state.monsters[0].cell);
        QVERIFY(steps[field.player(1).cell] >= 12);
        QVERIFY(field.player(1).cell != field.stage.key && field.player(1).cell != field.stage.exit);
    }

    void whoIsBackAndWaitsIsCalledWhenTheOtherIsCaught() // D30
    {
        auto field = hall();
        QVERIFY(outside(field, Verb::Lost, 1));
        QVERIFY(outside(field, Verb::PlayOn, 1));
        field.state.monsters[0].cell = {1, 2}; // near its cell and the start
        QVERIFY(outside(field, Verb::Back, 1));
        QCOMPARE(field.player(1).status, PlayerStatus::Lifted);
        field.state.monsters[0].cell = {0, 1};
        field.play(".");
        QCOMPARE(field.player(0).status, PlayerStatus::Caught);
        QCOMPARE(field.state.outcome, LevelOutcome::Running);
        QCOMPARE(field.player(1).status, PlayerStatus::Walking); // nobody else can move
        QCOMPARE(field.state.active, 1);
        QVERIFY(!legalOf(field, 1).empty());
    }

    void whoIsOutNeedNotWaitForTheAbsent() // D30, ASC-047
    {
        auto field = hall();
        field.state.keyFound = true;
        field.state.players[0].cell = {0, 10};
        QVERIFY(outside(field, Verb::Lost, 1));
        field.play("d");
        QCOMPARE(field.state.active, 1);
        QVERIFY(outside(field, Verb::PlayOn, 1));
        QCOMPARE(field.state.outcome, LevelOutcome::Completed);
    }

    void whoWaitsLiftedNeedNotWaitForTheAbsent() // D30
    {
        auto field = hall();
        QVERIFY(outside(field, Verb::Lost, 1));
        QVERIFY(outside(field, Verb::PlayOn, 1));
        field.state.monsters[0].cell = {1, 2};
        QVERIFY(outside(field, Verb::Back, 1)); // here, and lifted
        QVERIFY(outside(field, Verb::Lost, 0)); // now the other is gone
        QVERIFY(outside(field, Verb::PlayOn, 0));
        QCOMPARE(field.player(0).status, PlayerStatus::Lifted);
        QCOMPARE(field.player(1).status, PlayerStatus::Walking);
        QCOMPARE(field.state.active, 1);
    }

    void whileAllAreAbsentNothingPlaysOn() // D31
    {
        auto field = hall();
        QVERIFY(outside(field, Verb::Lost, 0));
        QVERIFY(outside(field, Verb::Lost, 1));
        QVERIFY(!outside(field, Verb::PlayOn, 0)); // nobody is here to play on
        QVERIFY(!outside(field, Verb::PlayOn, 1));
        QVERIFY(outside(field, Verb::Back, 1));
        QVERIFY(outside(field, Verb::PlayOn, 0));
        QCOMPARE(field.state.active, 1);
    }

    void aCaughtPartnerCannotPlayOn() // D30: the absent one would be all that is left
    {
        auto field = hall({0, 1});
        QVERIFY(outside(field, Verb::Lost, 1));
        field.play(".");
        QVERIFY(outside(field, Verb::TurnPassed, 1));
        QCOMPARE(field.player(0).status, PlayerStatus::Caught);
        QVERIFY(!outside(field, Verb::PlayOn, 1));
        QCOMPARE(field.state.outcome, LevelOutcome::Running);
    }

    void theFarthestCellIsOneFromWhichTheLevelCanBeFinished() // D30
    {
        auto picture = test::hallWith(3, 12, {{'P', {0, 0}}, {'K', {0, 10}}, {'E', {0, 11}}, {'W', {2, 11}}});
        picture.wall({2, 6}, Direction::North); // a cell that no monster and no player can reach
        picture.wall({2, 6}, Direction::West);
        picture.wall({2, 6}, Direction::East);
        Field field(picture.text(), 2);
        field.state.players[1].cell = {0, 0};
        QVERIFY(outside(field, Verb::Lost, 1));
        QVERIFY(outside(field, Verb::PlayOn, 1));
        field.state.monsters[0].cell = {0, 1};
        field.play(".");
        QVERIFY(outside(field, Verb::Back, 1));
        QVERIFY(field.player(1).cell != (Cell{2, 6}));
        QCOMPARE(field.player(1).status, PlayerStatus::Walking);
    }

    void comingBackIntoTheLargestLevelTakesNoTime() // minotaur.md 5: a round in microseconds
    {
        auto picture = test::hallWith(64, 64, {{'P', {0, 0}}, {'K', {63, 0}}, {'E', {0, 63}}});
        for (int i = 0; i < 16; ++i)
            picture.put({30 + i % 4, 30 + i / 4}, 'W');
        Field field(picture.text(), 2);
        QVERIFY(outside(field, Verb::Lost, 1));
        QVERIFY(outside(field, Verb::PlayOn, 1));
        field.state.monsters[0].cell = {0, 1};
        field.play(".");
        QCOMPARE(field.state.active, game::kEnvironment);
        auto shortest = std::chrono::nanoseconds::max();
        for (int attempt = 0; attempt < 3; ++attempt) {
            auto copy = field;
            const auto begin = std::chrono::steady_clock::now();
            QVERIFY(outside(copy, Verb::Back, 1));
            shortest = std::min<std::chrono::nanoseconds>(shortest, std::chrono::steady_clock::now() - begin);
        }
        QVERIFY(shortest < test::timeBound(16) * 1ms);
    }
};

LABRYS_TEST(TestTwoPlayers)

#include "tst_two_players.moc"

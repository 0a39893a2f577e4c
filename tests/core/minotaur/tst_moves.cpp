// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include "tests/core/minotaur/fields.h"
#include "tests/support/files.h"
#include "tests/support/scripts.h"
#include "tests/support/test_main.h"

using namespace labrys;
using namespace labrys::minotaur;
using test::Field;

namespace {

/// P K E in a row: three cells wide, three high, nothing hunts.
Field quiet(int players = 1)
{
    return Field(test::hallWith(3, 3, {{'P', {0, 0}}, {'K', {0, 1}}, {'E', {0, 2}}}).text(), players);
}

/// P and W in one hall, K and E far away.
test::Picture hunted(Cell player, Cell monster)
{
    return test::hallWith(5, 9, {{'P', player}, {'W', monster}, {'K', {4, 8}}, {'E', {4, 0}}});
}

Action step(Verb verb, game::Seat seat = 0)
{
    return {seat, verb, 0};
}

} // namespace

class TestMoves : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPlayerStepsOrWaits() // ASC-010, ASC-013, D19
    {
        auto field = quiet();
        QCOMPARE(field.play("s").player().cell, (Cell{1, 0}));
        QCOMPARE(field.play("d").player().cell, (Cell{1, 1}));
        QCOMPARE(field.play("w").player().cell, (Cell{0, 1}));
        QCOMPARE(field.play("a").player().cell, (Cell{0, 0}));
        QCOMPARE(field.play(".").player().cell, (Cell{0, 0}));
        QCOMPARE(field.state.turn, 5);
    }

    void aWallUsesNoTurn() // ASC-012, ASC-040
    {
        auto field = quiet();
        QCOMPARE(field.refusal(step(Verb::North)), Refusal::Wall);
        QCOMPARE(field.refusal(step(Verb::West)), Refusal::Wall);
        QCOMPARE(field.state.turn, 0);
    }

    void othersAreRefusedByReason()
    {
        auto field = quiet(2);
        QCOMPARE(field.refusal(step(Verb::South, 1)), Refusal::NotYourTurn);
        QCOMPARE(field.refusal(step(Verb::South, 2)), Refusal::NoSuchSeat);
        QCOMPARE(field.refusal(step(Verb::South, -2)), Refusal::NoSuchSeat);
        QCOMPARE(field.refusal(step(Verb::South, game::kEnvironment)), Refusal::NotForThisSeat);
        QCOMPARE(field.refusal(step(Verb::Lost)), Refusal::NotForThisSeat);
        QCOMPARE(field.refusal(step(static_cast<Verb>(99))), Refusal::NotForThisSeat);
        QCOMPARE(field.refusal({0, Verb::South, 1}), Refusal::NotForThisSeat);
        QCOMPARE(field.refusal({game::kEnvironment, Verb::Back, 0}), Refusal::NotNow);
        QCOMPARE(field.refusal({game::kEnvironment, Verb::Lost, 2}), Refusal::NoSuchSeat);
        QCOMPARE(field.refusal({game::kEnvironment, static_cast<Verb>(99), 0}), Refusal::NotNow);
    }

    void theExitWithoutTheKeyIsLockedAndUsesTheTurn() // ASC-015, ASC-041, D14
    {
        auto field = quiet();
        field.play("sddw");
        QVERIFY(field.told(EventKind::ExitLocked));
        QCOMPARE(field.state.turn, 4);
        QCOMPARE(field.state.outcome, LevelOutcome::Running);
        QCOMPARE(field.player().cell, field.stage.exit);
        // Back with the key: it opens.
        field.play("a");
        QVERIFY(field.told(EventKind::KeyTaken));
        field.play("d");
        QVERIFY(field.told(EventKind::WentOut));
        QCOMPARE(field.state.outcome, LevelOutcome::Completed);
    }

    void theKeyIsTakenByStepping() // ASC-014
    {
        auto field = quiet();
        QVERIFY(!field.state.keyFound);
        field.play("d");
        QVERIFY(field.state.keyFound);
        field.events.clear();
        field.play("ad");
        QVERIFY(!field.told(EventKind::KeyTaken)); // once
    }

    void aCompletedLevelScores() // ASC-042, ASC-090, D19
    {
        auto field = quiet();
        field.play("dd");
        QVERIFY(field.told(EventKind::LevelCompleted));
        QCOMPARE(field.state.turn, 2);
        QCOMPARE(field.state.score, std::int64_t{100 + 300 - 2});
        QCOMPARE(Rules::summary(field.state).outcome, game::Outcome::Won);
        QCOMPARE(Rules::summary(field.state).turns, 2);
        QCOMPARE(field.refusal(step(Verb::Wait)), Refusal::LevelOver);
        QCOMPARE(field.refusal({game::kEnvironment, Verb::Lost, 0}), Refusal::LevelOver);
        auto slow = quiet();
        slow.play(std::string(350, '.') + "dd");
        QCOMPARE(slow.state.score, std::int64_t{100}); // never less
    }

    void steppingOntoAMonsterEndsTheRun() // ASC-043, ASC-044, D13: the player moves first, so a swap is a
                                          // step onto it
    {
        Field field(hunted({2, 2}, {2, 5}).text());
        field.state.monsters[0].cell = {2, 3};
        field.play("d");
        QCOMPARE(field.player().status, PlayerStatus::Caught);
        QCOMPARE(field.player().cell, (Cell{2, 3}));
        QCOMPARE(field.state.monsters[0].cell, (Cell{2, 3})); // it had no need to move
        QCOMPARE(field.state.outcome, LevelOutcome::Lost);
        QCOMPARE(field.state.turn, 1);
        QCOMPARE(field.state.score, std::int64_t{0});
        QCOMPARE(Rules::summary(field.state).cause, std::string("Wanderer"));
        const std::array kinds{EventKind::Walked, EventKind::Caught, EventKind::LevelLost};
        QVERIFY(std::ranges::equal(field.events, kinds, {}, &Event::kind));
    }

    void aMonsterSteppingOntoAPlayerEndsTheRun() // ASC-043, D13
    {
        Field field(hunted({2, 2}, {2, 5}).text());
        field.state.monsters[0].cell = {2, 3};
        field.play(".");
        QCOMPARE(field.state.outcome, LevelOutcome::Lost);
        QCOMPARE(field.state.monsters[0].cell, (Cell{2, 2}));
        QCOMPARE(field.state.caughtBy, std::optional(MonsterKind::Wanderer));
        const std::array kinds{EventKind::Waited, EventKind::MonsterNoticed, EventKind::MonsterWalked,
            EventKind::Caught, EventKind::LevelLost};
        QVERIFY(std::ranges::equal(field.events, kinds, {}, &Event::kind));
    }

    void aMonsterThatTakesTheCellJustLeftCatchesNobody() // ASC-044: following is no swap
    {
        Field field(hunted({2, 2}, {2, 5}).text());
        field.state.monsters[0].cell = {2, 3};
        field.play("a");
        QCOMPARE(field.player().status, PlayerStatus::Walking);
        QCOMPARE(field.state.monsters[0].cell, (Cell{2, 2}));
        QCOMPARE(field.player().cell, (Cell{2, 1}));
    }

    void theKeyUnderAMonsterIsNotTaken() // D13 before D15
    {
        Field field(
            test::hallWith(3, 9, {{'P', {0, 0}}, {'K', {0, 1}}, {'E', {2, 8}}, {'W', {0, 8}}}).text());
        field.state.monsters[0].cell = {0, 1};
        field.play("d");
        QVERIFY(!field.state.keyFound);
        QCOMPARE(field.state.outcome, LevelOutcome::Lost);
    }

    void theTurnLimitEndsALevel() // minotaur.md 2.3: 5,000
    {
        auto field = quiet();
        field.play(std::string(4'999, '.'));
        QCOMPARE(field.state.outcome, LevelOutcome::Running);
        field.play(".");
        QCOMPARE(field.state.outcome, LevelOutcome::Lost);
        QCOMPARE(field.state.caughtBy, std::optional<MonsterKind>());
        QCOMPARE(Rules::summary(field.state).cause, std::string("TurnLimit"));
        auto late = quiet();
        late.play(std::string(4'998, '.') + "dd");
        QCOMPARE(late.state.outcome, LevelOutcome::Completed); // the last turn still counts
    }

    void levelsFollowWithScoreAndTurnsCarriedOn() // ASC-001, ASC-090, ASC-054
    {
        auto session = test::startOn(test::firstSteps(), 1, *Seed::fromText(test::kScriptSeed));
        QCOMPARE(test::playScript(session, test::kFirstLevelScript), test::kFirstLevelScript.size());
        const auto& state = session.state();
        QCOMPARE(state.level, 2);
        QCOMPARE(state.turn, 0);
        QCOMPARE(state.turnsBefore, 20);
        QCOMPARE(state.score, std::int64_t{100 + 300 - 20});
        QVERIFY(!state.keyFound);
        QCOMPARE(state.players[0].cell, session.stage().start);
        QCOMPARE(session.summary().outcome, game::Outcome::Running);
        QVERIFY(!session.nextStage());
    }

    void theWinningScriptWins() // issue 2: a level won by scripted actions
    {
        auto session = test::startOn(test::firstSteps(), 1, *Seed::fromText(test::kScriptSeed));
        QCOMPARE(test::playScript(session, test::kWinningScript), test::kWinningScript.size());
        const auto summary = session.summary();
        QCOMPARE(summary.outcome, game::Outcome::Won);
        QCOMPARE(summary.level, 2);
        QCOMPARE(summary.turns, test::kWinningTurns);
        QCOMPARE(summary.score, std::int64_t{test::kWinningScore});
        QCOMPARE(summary.cause, std::string());
    }

    void theLosingScriptsLose() // issue 2: a level lost by scripted actions
    {
        for (const auto script : {test::kLosingScript, test::kLosingOnSecondScript}) {
            auto session = test::startOn(test::firstSteps(), 1, *Seed::fromText(test::kScriptSeed));
            QCOMPARE(test::playScript(session, script), script.size());
            QCOMPARE(session.summary().outcome, game::Outcome::Lost);
            QCOMPARE(session.summary().cause, std::string("Wanderer"));
            QVERIFY(!session.nextStage());
        }
        auto session = test::startOn(test::firstSteps(), 1, *Seed::fromText(test::kScriptSeed));
        static_cast<void>(test::playScript(session, test::kLosingScript));
        QCOMPARE(session.summary().turns, test::kLosingTurns);
        QCOMPARE(session.summary().level, 1);
        QCOMPARE(session.summary().score, std::int64_t{0});
    }
};

LABRYS_TEST(TestMoves)

#include "tst_moves.moc"

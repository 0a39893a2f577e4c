// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include "tests/core/minotaur/fields.h"
#include "tests/support/oracle.h"
#include "tests/support/test_main.h"

using namespace labrys;
using namespace labrys::minotaur;
using test::Field;

namespace {

Field hall(std::vector<test::Thing> things, int players = 1)
{
    for (const auto& thing :
        {test::Thing{'P', {0, 0}}, test::Thing{'K', {10, 20}}, test::Thing{'E', {10, 0}}})
        things.push_back(thing);
    return Field(test::hallWith(11, 21, things).text(), players);
}

} // namespace

class TestBonuses : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBonusIsTakenByStepping() // ASC-045
    {
        auto field = hall({{'*', {0, 1}}});
        QCOMPARE(Rules::observe(field.stage, field.state, 0).bonuses.size(), std::size_t{1});
        field.play("d");
        QVERIFY(field.told(EventKind::BonusTaken));
        auto seen = Rules::observe(field.stage, field.state, 0);
        QVERIFY(seen.bonuses.empty());
        QCOMPARE(seen.bonusesTaken, 1);
        field.events.clear();
        field.play("ad"); // it lies there no more
        QVERIFY(!field.told(EventKind::BonusTaken));
        QCOMPARE(Rules::observe(field.stage, field.state, 0).bonusesTaken, 1);
    }

    void monstersTakeNothing() // D15
    {
        auto field = hall({{'*', {0, 5}}, {'H', {0, 6}}});
        field.play(".");
        QCOMPARE(field.state.monsters[0].cell, (Cell{0, 5}));
        QCOMPARE(field.state.taken, std::uint32_t{0});
    }

    void freezeSkipsThreePhasesFromThisTurnOn() // ASC-022, D16
    {
        auto field = hall({{'*', {0, 1}}, {'H', {0, 20}}});
        const Cell before = field.state.monsters[0].cell;
        field.play("d");
        QCOMPARE(field.state.freeze, 2);
        field.play("..");
        QCOMPARE(field.state.monsters[0].cell, before);
        QCOMPARE(field.state.freeze, 0);
        field.play(".");
        QVERIFY(field.state.monsters[0].cell != before);
    }

    void aSecondFreezeAdds() // D16: no cap
    {
        auto field = hall({{'*', {0, 1}}, {'*', {0, 2}}, {'H', {0, 20}}});
        const Cell before = field.state.monsters[0].cell;
        field.play("dd");
        QCOMPARE(field.state.freeze, 4);
        field.play("....");
        QCOMPARE(field.state.monsters[0].cell, before);
        field.play(".");
        QVERIFY(field.state.monsters[0].cell != before);
    }

    void aTorchWidensItsFindersLight() // ASC-023, ASC-054, D2, D24
    {
        auto field = hall({{'^', {0, 1}}}, 2);
        field.state.players[1].cell = {10, 10};
        field.play("d,");
        const auto seen = Rules::observe(field.stage, field.state, 1);
        QVERIFY(seen.players[0].torch && !seen.players[1].torch);
        const test::Oracle oracle(
            test::hallWith(11, 21, {{'P', {0, 0}}, {'K', {10, 20}}, {'E', {10, 0}}}).text());
        QVERIFY(seen.light == oracle.lightOf({{{0, 1}, true}, {{10, 10}, false}}));
        QCOMPARE(seen.lightAt({0, 10}), Light::Full); // nine steps
        QCOMPARE(seen.lightAt({0, 13}), Light::Half); // twelve
    }

    void aTorchAndACompassEndWithTheLevel() // ASC-054, D18
    {
        const auto first = test::hallWith(
            3, 7, {{'P', {0, 0}}, {'K', {0, 3}}, {'E', {0, 4}}, {'^', {0, 1}}, {'?', {0, 2}}});
        auto session = test::startOn(first.text() + "\n" + first.text());
        QCOMPARE(test::playScript(session, "dddd"), std::size_t{4});
        QVERIFY(session.state().players[0].torch && session.state().compass);
        QCOMPARE(session.state().score, 100 + 300 - 4 + 2 * 20); // ASC-090
        QVERIFY(session.advance().has_value());
        QVERIFY(!session.state().players[0].torch && !session.state().compass);
        QCOMPARE(session.state().taken, std::uint32_t{0});
    }

    void aCompassShowsTheNextEightCells() // ASC-024, D18
    {
        auto field = hall({{'?', {0, 1}}});
        QVERIFY(Rules::observe(field.stage, field.state, 0).way.empty());
        field.play("d");
        auto way = Rules::observe(field.stage, field.state, 0).way;
        QCOMPARE(way.size(), std::size_t{8});
        QCOMPARE(way.front(), (Cell{1, 1})); // south comes before east
        for (std::size_t i = 1; i < way.size(); ++i)
            QCOMPARE(std::abs(way[i].row - way[i - 1].row) + std::abs(way[i].column - way[i - 1].column), 1);
        // Near its end it is shorter, and after the key it leads to the exit.
        field.state.players[0].cell = {10, 17};
        QCOMPARE(Rules::observe(field.stage, field.state, 0).way,
            (std::vector{Cell{10, 18}, Cell{10, 19}, Cell{10, 20}}));
        field.play("ddd");
        QCOMPARE(Rules::observe(field.stage, field.state, 0).way.front(), (Cell{10, 19}));
    }

    void theWayIsThatOfTheNearerPlayer() // D18
    {
        auto field = hall({}, 2);
        field.state.compass = true;
        field.state.players[1].cell = {10, 15};
        QCOMPARE(Rules::observe(field.stage, field.state, 0).way.front(), (Cell{10, 16}));
        field.state.players[1].status = PlayerStatus::Caught;
        QCOMPARE(Rules::observe(field.stage, field.state, 0).way.front(), (Cell{1, 0}));
    }

    void anEndlessLevelWarnsAndEnds() // minotaur.md 2.3
    {
        auto field = hall({});
        for (int turn = 1; turn <= 5'000; ++turn) {
            field.events.clear();
            field.play(".");
            QCOMPARE(field.told(EventKind::ManyTurns), turn == 1'000);
            QCOMPARE(field.state.outcome == LevelOutcome::Lost, turn == 5'000);
        }
        QCOMPARE(Rules::summary(field.state).cause, std::string("TurnLimit"));
        QVERIFY(field.told(EventKind::LevelLost));
    }
};

LABRYS_TEST(TestBonuses)

#include "tst_bonuses.moc"

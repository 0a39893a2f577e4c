// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include "tests/core/minotaur/fields.h"
#include "tests/support/oracle.h"
#include "tests/support/random_maze.h"
#include "tests/support/test_main.h"

#include <map>
#include <set>

using namespace labrys;
using namespace labrys::minotaur;
using test::Field;

namespace {

int stepsBetween(const test::Picture& picture, Cell from, Cell to)
{
    return picture.distances(from)[to];
}

/// A ring corridor of 3 x 9 cells: no junction but the choice of sides; P, K, E where told.
test::Picture ring(Cell player, Cell monster)
{
    test::Picture picture(3, 9);
    for (int column = 0; column < 8; ++column) {
        picture.carve({0, column}, Direction::East);
        picture.carve({2, column}, Direction::East);
    }
    for (const int column : {0, 8}) {
        picture.carve({0, column}, Direction::South);
        picture.carve({1, column}, Direction::South);
    }
    // The middle row: a pocket for key and exit, out of the way.
    for (int column = 1; column < 7; ++column)
        picture.carve({1, column}, Direction::East);
    picture.carve({1, 0}, Direction::East);
    picture.put(player, 'P');
    picture.put(monster, 'W');
    picture.put({1, 6}, 'K');
    picture.put({1, 7}, 'E');
    return picture;
}

/// Random play by a player; calls each(before, action, after) for every round.
template <class Each>
void rounds(std::uint64_t number, int players, int most, Each&& each)
{
    const std::string text = test::mazeNumber(number);
    auto session = test::startOn(text, players, Seed(number));
    const test::Picture picture(text);
    Random random(number, Stream("test.rounds"));
    ExplorerBot bot;
    std::vector<Action> legal;
    for (int i = 0; i < most; ++i) {
        legal.clear();
        for (game::Seat seat = 0; seat < players; ++seat)
            Rules::legalActions(session.stage(), session.state(), seat, legal);
        if (legal.empty())
            return;
        auto action = legal[static_cast<std::size_t>(random.below(legal.size()))];
        if (random.below(3) == 0)
            action = bot.choose(session.observe(action.seat), legal, random);
        const State before = session.state();
        const auto done = session.act(action);
        QVERIFY(done.has_value());
        each(picture, before, action, session.state());
    }
}

} // namespace

class TestWanderer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itStepsOncePerRoundAndNeverSharesACell() // ASC-018, D7, D11
    {
        int blocked = 0;
        int moves = 0;
        const int runs = test::sweep(150, 5'000);
        for (int run = 0; run < runs; ++run)
            rounds(static_cast<std::uint64_t>(run), 1, 80,
                [&](const test::Picture& picture, const State& before, const Action&, const State& after) {
                    std::set<Cell> cells;
                    const bool moved = before.monsters != after.monsters;
                    for (std::size_t i = 0; i < after.monsters.size(); ++i) {
                        const Cell from = before.monsters[i].cell;
                        const Cell to = after.monsters[i].cell;
                        cells.insert(to);
                        const int steps = stepsBetween(picture, from, to);
                        QVERIFY(steps == 1 || from == to);
                        blocked += moved && from == to ? 1 : 0;
                        moves += moved ? 1 : 0;
                        if (moved && from == to) // only when others stand on every way out
                            for (const auto side : kDirections)
                                if (picture.open(from, side)) {
                                    const Cell next = stepped(from, side);
                                    bool held = false;
                                    for (std::size_t j = 0; j < after.monsters.size(); ++j)
                                        held = held || after.monsters[j].cell == next
                                            || before.monsters[j].cell == next;
                                    QVERIFY(held);
                                }
                    }
                    QCOMPARE(cells.size(), after.monsters.size());
                });
        QVERIFY(moves > 1'000);
        QVERIFY(blocked * 50 <= moves); // D7: at most 2 %
    }

    void itSeesFourStepsAndNoFarther() // D8
    {
        for (int gap = 1; gap <= 8; ++gap) {
            Field field(ring({0, 0}, {0, 8}).text());
            field.state.monsters[0].cell = {0, gap};
            field.play(".");
            QCOMPARE(field.state.monsters[0].target.has_value(), gap <= 4);
            QCOMPARE(field.told(EventKind::MonsterNoticed), gap <= 4);
        }
    }

    void sightFollowsPassagesAndNoWalls() // D1, D8
    {
        // Side by side with a wall between them: 17 steps apart by foot.
        Field field(ring({0, 4}, {2, 4}).text());
        field.state.monsters[0].cell = {1, 4};
        field.play(".");
        QVERIFY(!field.state.monsters[0].target.has_value());
    }

    void itGoesToTheLastSeenCellThenRoams() // ASC-019, D9
    {
        Field field(ring({0, 0}, {0, 8}).text());
        auto& monster = field.state.monsters[0];
        monster.cell = {0, 4};
        field.play(".");
        QCOMPARE(monster.target, std::optional(Cell{0, 0}));
        // The player is gone far away, unseen: the monster keeps to the cell where it saw it last.
        field.state.players[0].cell = {2, 8};
        for (const Cell expected : {Cell{0, 2}, Cell{0, 1}, Cell{0, 0}}) {
            field.play(".");
            QCOMPARE(monster.cell, expected);
            QCOMPARE(monster.target, std::optional(Cell{0, 0}));
        }
        field.play(".");
        QVERIFY(!monster.target.has_value());
        QVERIFY(monster.cell != (Cell{0, 0}));
    }

    void theTargetIsUpdatedEveryTurn() // D9
    {
        Field field(ring({0, 0}, {0, 8}).text());
        field.state.monsters[0].cell = {0, 4};
        field.play("s");
        QCOMPARE(field.state.monsters[0].target, std::optional<Cell>()); // five steps away
        Field other(ring({0, 0}, {0, 8}).text());
        other.state.monsters[0].cell = {0, 4};
        other.play(".");
        other.play("s");
        QCOMPARE(other.state.monsters[0].target, std::optional(Cell{1, 0}));
    }

    void itRoamsWithoutTurningBackButInDeadEnds() // D10
    {
        Field field(ring({2, 0}, {0, 8}).text());
        auto& monster = field.state.monsters[0];
        field.state.players[0].cell = {1, 7}; // the far end of the pocket
        monster.cell = {0, 3};
        monster.cameFrom = Cell{0, 2};
        for (int column = 4; column <= 8; ++column) {
            field.play(".");
            QCOMPARE(monster.cell, (Cell{0, column}));
        }
        for (int run = 0; run < 60; ++run)
            rounds(static_cast<std::uint64_t>(run), 1, 60,
                [](const test::Picture& picture, const State& before, const Action&, const State& after) {
                    if (after.monsters.size() != 1 || after.monsters[0].target || before.monsters[0].target)
                        return;
                    // Random mazes have no dead end, so it never goes back.
                    QVERIFY(!before.monsters[0].cameFrom
                        || before.monsters[0].cameFrom != after.monsters[0].cell
                        || before.monsters == after.monsters);
                    QVERIFY(picture.openSides(after.monsters[0].cell) >= 2);
                });
        // In a dead end it turns.
        auto picture = ring({2, 0}, {0, 8});
        picture.wall({1, 5}, Direction::East); // 1,5 ends the pocket from the west
        picture.carve({1, 7}, Direction::East);
        Field dead(picture.text());
        dead.state.monsters[0] = {MonsterKind::Wanderer, {1, 4}, Cell{1, 3}};
        dead.state.players[0].cell = {2, 8};
        dead.play(".");
        QCOMPARE(dead.state.monsters[0].cell, (Cell{1, 5}));
        dead.play(".");
        QCOMPARE(dead.state.monsters[0].cell, (Cell{1, 4}));
    }

    void itChoosesEveryWayAtAJunctionEquallyOften() // D10
    {
        const auto hall = test::hallWith(5, 5, {{'P', {0, 0}}, {'K', {4, 4}}, {'E', {0, 4}}, {'W', {4, 0}}});
        std::map<Cell, int> count;
        const int draws = test::sweep(3'000, 100'000);
        for (int seed = 0; seed < draws; ++seed) {
            Field field("; light: 1 1\n" + hall.text(), 1, Seed(static_cast<std::uint64_t>(seed)));
            field.stage.numbers.wandererSight = 0;
            field.state.monsters[0].cell = {2, 2};
            field.state.monsters[0].cameFrom = Cell{1, 2};
            field.play(".");
            ++count[field.state.monsters[0].cell];
        }
        QCOMPARE(count.size(), std::size_t{3});
        for (const auto& [cell, times] : count)
            QVERIFY(std::abs(times * 3 - draws) * 12 < draws); // within 8 %: more than 4 sigma
    }

    void
    whoIsCaughtWasWarned() // D1: in the light at three decisions before contact, unless the level was younger
    {
        int caught = 0;
        const int runs = test::sweep(300, 20'000);
        for (int run = 0; run < runs; ++run) {
            std::vector<bool> lit; // one a decision
            rounds(static_cast<std::uint64_t>(run), 1, 150,
                [&](const test::Picture& picture, const State& before, const Action&, const State& after) {
                    const Cell player = after.players[0].cell;
                    const auto steps = picture.distances(before.players[0].cell);
                    bool seen = false;
                    if (after.players[0].status == PlayerStatus::Caught) {
                        ++caught;
                        for (std::size_t i = 0; i < after.monsters.size(); ++i)
                            if (after.monsters[i].cell == player)
                                seen = steps[before.monsters[i].cell] <= 6;
                        QVERIFY(seen);
                        for (std::size_t back = 1; back <= 2 && back <= lit.size(); ++back)
                            QVERIFY(lit[lit.size() - back]);
                    }
                    for (const auto& monster : before.monsters)
                        seen = seen || steps[monster.cell] <= 6;
                    lit.push_back(seen);
                });
        }
        QVERIFY(caught > 20);
    }

    void ofTwoPlayersItChasesTheNearer() // D8
    {
        const auto hall = test::hallWith(3, 9, {{'P', {0, 0}}, {'K', {2, 0}}, {'E', {2, 8}}, {'W', {0, 8}}});
        Field field(hall.text(), 2);
        field.state.players[0].cell = {0, 1};
        field.state.players[1].cell = {0, 7};
        field.state.monsters[0].cell = {0, 4};
        field.play(".,");
        QCOMPARE(field.state.monsters[0].target, std::optional(Cell{0, 1})); // a tie goes to the lower seat
        Field other(hall.text(), 2);
        other.state.players[0].cell = {0, 1};
        other.state.players[1].cell = {0, 6};
        other.state.monsters[0].cell = {0, 4};
        other.play(".,");
        QCOMPARE(other.state.monsters[0].target, std::optional(Cell{0, 6}));
    }
};

LABRYS_TEST(TestWanderer)

#include "tst_wanderer.moc"

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include "tests/core/minotaur/fields.h"
#include "tests/support/levels.h"
#include "tests/support/test_main.h"

using namespace labrys;
using namespace labrys::minotaur;
using test::Field;

namespace {

/// A corridor of one row with everything in it, and a second row apart for what is out of the way.
test::Picture corridor(int columns, const std::vector<test::Thing>& things)
{
    test::Picture picture(3, columns);
    for (int column = 0; column + 1 < columns; ++column)
        for (const int row : {0, 1, 2})
            picture.carve({row, column}, Direction::East);
    picture.carve({0, columns - 1}, Direction::South);
    picture.carve({1, columns - 1}, Direction::South);
    for (const auto& thing : things)
        picture.put(thing.cell, thing.symbol);
    return picture;
}

/// Where D6 sends a hunter, worked out from the picture alone.
Cell expectedTarget(const test::Picture& picture, Cell hunter, Cell player, bool keyFound, int lookAhead)
{
    if (keyFound)
        return player;
    const auto toKey = picture.distances(picture.find('K').front());
    const auto ofHunter = picture.distances(hunter);
    Cell cell = player;
    for (int step = 1; step <= lookAhead; ++step) {
        std::optional<Cell> next;
        for (const auto side : kDirections)
            if (!next && picture.open(cell, side) && toKey[stepped(cell, side)] < toKey[cell])
                next = stepped(cell, side);
        if (!next)
            break;
        cell = *next;
        if (ofHunter[cell] >= 0 && ofHunter[cell] <= step)
            return cell == hunter ? player : cell;
    }
    return player;
}

} // namespace

class TestHunter : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itComesTheShortestWayWhateverItSees() // ASC-016, D5
    {
        Field field(corridor(20, {{'P', {0, 0}}, {'K', {2, 0}}, {'E', {2, 2}}, {'H', {0, 19}}}).text());
        field.state.keyFound = true;
        for (int column = 18; column > 10; --column) {
            field.play(".");
            QCOMPARE(field.state.monsters[0].cell, (Cell{0, column}));
        }
    }

    void itCutsTheWayToTheKeyOff() // ASC-017, D6
    {
        // The way of the player to the key leads east along the first row and down at its end. The hunter
        // stands below that row, where it reaches the third cell of the way as early as the player.
        test::Picture picture
            = test::hallWith(3, 9, {{'P', {0, 0}}, {'K', {0, 8}}, {'E', {2, 0}}, {'H', {2, 4}}});
        Field field(picture.text());
        field.state.monsters[0].cell = {2, 2};
        field.play(".");
        // Cells 1, 2, 3 of the way are (0,1) (0,2) (0,3): 3, 2, 3 steps from the hunter; the second is met in
        // time.
        QCOMPARE(field.state.monsters[0].cell, (Cell{1, 2}));
        // With the key found it only comes nearer, north first.
        Field found(picture.text());
        found.state.monsters[0].cell = {2, 2};
        found.state.keyFound = true;
        found.play(".");
        QCOMPARE(found.state.monsters[0].cell, (Cell{1, 2}));
        // It looks three cells ahead and no farther.
        Field far(picture.text());
        far.state.monsters[0].cell = {2, 6};
        far.play(".");
        QCOMPARE(far.state.monsters[0].cell, (Cell{1, 6})); // to the player: north before west
    }

    void everyStepIsThatOfTheRule() // ASC-016, ASC-017, D6, D7: on generated levels, against a second reading
    {
        int cutOff = 0;
        int steps = 0;
        int elsewhere = 0;
        const int runs = test::sweep(60, 3'000);
        for (int run = 0; run < runs; ++run) {
            auto session = test::startGenerated({.only = 2 + run % 6}, Seed(static_cast<std::uint64_t>(run)));
            const test::Picture picture(test::pictureOf(session.stage()));
            Random random(static_cast<std::uint64_t>(run), Stream("test.hunter"));
            test::walkAtRandom(session, random, {.steps = 60, .clever = 70}, [&](const auto& now) {
                if (now.log().empty() || !now.log().back())
                    return;
                const auto before = now.at(now.log().size() - 1).state;
                const auto& after = now.state();
                if (after.outcome != LevelOutcome::Running || before.freeze > 0 || after.freeze > 0)
                    return;
                const auto& was = before.monsters.front();
                const auto& is = after.monsters.front();
                if (was.kind != MonsterKind::Hunter)
                    return;
                const Cell player = after.players[0].cell;
                const Cell target
                    = expectedTarget(picture, was.cell, player, after.keyFound, now.stage().sight.lookAhead);
                const auto distance = picture.distances(target);
                // The first to move is barred by no one who moves in this turn; only by where others stood.
                std::optional<Cell> best;
                for (const auto side : kDirections) {
                    const Cell next = stepped(was.cell, side);
                    const bool free = picture.open(was.cell, side)
                        && std::ranges::none_of(
                            before.monsters, [next](const Monster& other) { return other.cell == next; });
                    if (free && (!best || distance[next] < distance[*best]))
                        best = next;
                }
                // A Minotaur may have landed on it afterwards.
                const bool shoved = std::ranges::any_of(
                    before.monsters, [](const Monster& other) { return other.phase == Phase::Jump; });
                if (shoved)
                    return;
                QCOMPARE(is.cell, best.value_or(was.cell));
                cutOff += target != player ? 1 : 0;
                elsewhere += distance[is.cell] >= distance[was.cell] ? 1 : 0;
                ++steps;
            });
        }
        QVERIFY(steps > runs * 10);
        QVERIFY(cutOff * 20 > steps);
        QVERIFY(elsewhere * 50 <= steps); // D7: it must be rare
    }

    void theKeyEndsTheCuttingOffInTheSameTurn() // D6, ASC-008
    {
        test::Picture picture
            = test::hallWith(3, 9, {{'P', {0, 0}}, {'K', {0, 1}}, {'E', {2, 0}}, {'H', {2, 8}}});
        Field field(picture.text());
        field.play("d");
        QVERIFY(field.state.keyFound);
        QCOMPARE(field.state.monsters[0].cell, (Cell{1, 8})); // towards the player, north before west
    }

    void ofTwoPlayersItHuntsTheNearer() // D6: a tie goes to the first
    {
        Field field(corridor(21, {{'P', {0, 0}}, {'K', {2, 0}}, {'E', {2, 2}}, {'H', {0, 20}}}).text(), 2);
        field.state.keyFound = true;
        field.state.players[0].cell = {0, 5};
        field.state.players[1].cell = {0, 15};
        field.state.monsters[0].cell = {0, 10};
        field.play(".,");
        QCOMPARE(field.state.monsters[0].cell, (Cell{0, 9}));
        field.state.players[1].cell = {0, 12};
        field.play(".,");
        QCOMPARE(field.state.monsters[0].cell, (Cell{0, 10}));
        // Who is out, caught or lifted is hunted no more.
        field.state.players[1].status = PlayerStatus::Out;
        field.play(".");
        QCOMPARE(field.state.monsters[0].cell, (Cell{0, 9}));
    }

    void easyAndHardDifferInTheirNumbers() // minotaur.md 2.3
    {
        const auto content = test::minotaurContent();
        const auto sight = [&](Difficulty difficulty) {
            return makeStage(content, {.difficulty = difficulty, .only = 2}, Seed(1), 2)->sight;
        };
        QVERIFY(sight(Difficulty::Ranked) == content.ranked);
        QVERIFY(sight(Difficulty::Easy) == content.easy);
        QVERIFY(sight(Difficulty::Hard) == content.hard);
        QVERIFY(
            content.easy.light > content.ranked.light && content.easy.lookAhead < content.ranked.lookAhead);
        QVERIFY(content.hard.lookAhead > content.ranked.lookAhead);
    }
};

LABRYS_TEST(TestHunter)

#include "tst_hunter.moc"

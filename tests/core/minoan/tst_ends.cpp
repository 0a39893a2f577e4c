// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

#include <algorithm>

using namespace labrys;
using namespace labrys::minoan;

namespace {

/// A run before the room of one's choice, whose three doors are quiet rooms of herbs.
struct Way {
    Stage stage = makeLabyrinth(test::minoanContent(), Mode::Run, Seed(11));
    State state = Rules::begin(stage);
    std::vector<Event> events;

    explicit Way(int room = 1)
    {
        state.room = room;
        if (room < 31)
            for (auto& door : stage.doors[at(room - 1)])
                door = {.sign = Sign::Papyrus,
                    .cost = 11,
                    .altars = {Deity::Ares, Deity::Hera},
                    .treasures = {Item::Herb}};
    }
    Way& act(Verb verb, int first = 0, int second = 0)
    {
        const auto done = Rules::apply(stage, state, {0, verb, first, second}, &events);
        LABRYS_ASSERT(done.has_value());
        return *this;
    }
    [[nodiscard]] std::vector<Action> legal() const
    {
        std::vector<Action> actions;
        Rules::legalActions(stage, state, 0, actions);
        return actions;
    }
};

/// A run that has just beaten the Minotaur.
Way beforeTheAltar()
{
    Way way(31);
    way.act(Verb::Door);
    LABRYS_ASSERT(way.state.enemy->foe.family == Family::Minotaur);
    way.state.enemy->life.now = 1;
    way.state.enemy->armour.now = 0;
    way.state.board = test::boardOf("SSBSHFB MHSFBMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH");
    return way.act(Verb::Swap, 2, 9);
}

} // namespace

/// Hunger, rooms, both endings, the training hall (minoan.md 1.1, 1.4, 2.4, 2.5).
class TestEnds : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void exactlyNothingIsAlive() // D-21, D-23
    {
        Way way;
        way.state.satiety.now = 11;
        way.act(Verb::Door, 1);
        QCOMPARE(way.state.satiety.now, 0);
        QCOMPARE(way.state.phase, Phase::Treasure);
        QCOMPARE(way.events.front().amount, 11);
        // A herb feeds nobody: no door can be paid.
        way.act(Verb::Keep, 0);
        QCOMPARE(way.state.ending, Ending::Hunger);
        QCOMPARE(way.state.phase, Phase::Over);
        QCOMPARE(way.state.room, 2);
        QVERIFY(way.legal().empty());
        QCOMPARE(Rules::summary(way.state).cause, std::string("Hunger"));
    }

    void theRoomThatWasLeftKeepsItsRecord() // minoan.md 4.2: the summary's timeline
    {
        Way way;
        way.state.satiety.now = 11;
        way.act(Verb::Door, 2).act(Verb::Offer, 0, 1);
        QCOMPARE(way.state.ending, Ending::Hunger);
        QCOMPARE(way.state.recordCount, 1);
        const auto& record = way.state.records[0];
        QCOMPARE(record.treasureCount, 1);
        QVERIFY(record.treasures[0].item == Item::Herb && record.treasures[0].fate == Fate::Offered);
        QVERIFY(record.treasures[0].deity == Deity::Hera && record.chosen == 2 && !record.fight);
    }

    void aDoorThatCannotBePaidIsDeath() // D-23
    {
        Way way;
        way.stage.doors[0][1].cost = 30; // as that of a corridor
        way.state.satiety.now = 29;
        const auto legal = way.legal(); // it may be tried: the view warns
        QCOMPARE(legal.size(), std::size_t{3});
        way.act(Verb::Door, 1);
        QCOMPARE(way.state.ending, Ending::Hunger);
        QCOMPARE(way.state.satiety.now, 0);
        QCOMPARE(way.state.recordCount, 1);
        QCOMPARE(way.state.records[0].chosen, 1);
        QVERIFY(std::ranges::none_of(
            way.events, [](const Event& event) { return event.kind == EventKind::RoomEntered; }));
    }

    void theRunEndsWhenNoDoorCanBePaid() // D-23: at once; one that can is enough
    {
        for (const int cheap : {0, 1, 2, 3}) {
            Way way;
            for (int door = 0; door < 3; ++door)
                way.stage.doors[1][at(door)].cost = door == cheap ? 5 : 30;
            way.state.satiety.now = 16;
            way.act(Verb::Door).act(Verb::Keep, 0);
            QCOMPARE(way.state.satiety.now, 5);
            QCOMPARE(way.state.phase, cheap < 3 ? Phase::Doors : Phase::Over);
        }
    }

    void everyTurnCostsOne() // MIN-031, D-22, D-23
    {
        test::Arena arena({.family = Family::Deer, .level = 1});
        arena.state.satiety.now = 3;
        arena.pass();
        QCOMPARE(arena.state.satiety.now, 2);
        arena.pass();
        QVERIFY(arena.state.satiety.now == 1 && arena.state.phase == Phase::Fight);
        // With the last of his strength he still swaps; then the next turn cannot be paid.
        arena.pass();
        QCOMPARE(arena.state.satiety.now, 0);
        QCOMPARE(arena.state.ending, Ending::Hunger);
        QCOMPARE(arena.state.records[0].turns, 3);
    }

    void theKillingBlowIsBeforeTheNextCost() // D-23: so loot can save
    {
        test::Arena arena({.family = Family::Deer, .level = 1});
        arena.state.satiety.now = 1;
        arena.enemy().life.now = 1;
        arena.state.board = test::boardOf("SSBSHFB MHSFBMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH");
        arena.act(Verb::Swap, 2, 9);
        QCOMPARE(arena.state.satiety.now, 0);
        QCOMPARE(arena.state.phase, Phase::Treasure);
        arena.act(Verb::Keep, 0); // meat
        QCOMPARE(arena.state.satiety.now, 20);
        arena.act(Verb::Keep, 1);
        QCOMPARE(arena.state.phase, Phase::Doors);
    }

    void aFightWithoutStrengthIsLostAtOnce() // D-23
    {
        Way way;
        way.stage.doors[0][0] = makeLabyrinth(test::minoanContent(), Mode::Run, Seed(1)).last;
        way.state.satiety.now = 11;
        way.act(Verb::Door);
        QCOMPARE(way.state.ending, Ending::Hunger);
        QVERIFY(way.state.records[0].fight);
    }

    void nobodyComesThroughWithoutEating() // MIN-021: without feeding, room 10 can never be entered
    {
        Way way;
        for (auto& triple : way.stage.doors)
            for (auto& door : triple)
                door
                    = {.sign = Sign::Papyrus, .cost = 11, .altars = {Deity::Ares}, .treasures = {Item::Herb}};
        while (way.state.phase != Phase::Over)
            way.act(way.state.phase == Phase::Doors ? Verb::Door : Verb::Keep);
        QCOMPARE(way.state.ending, Ending::Hunger);
        QCOMPARE(way.state.recordCount, 9);
        QCOMPARE(way.state.room, 10);
    }

    void theCorridorRestores() // MIN-096, MIN-015, D-21, D-36
    {
        Way way;
        way.stage.doors[0][2] = {.sign = Sign::Wheel, .cost = 30};
        way.state.body.life.now = 3;
        way.state.body.armour.now = 0;
        way.act(Verb::Door, 2);
        QCOMPARE(way.state.body.life.now, 100);
        QCOMPARE(way.state.body.armour.now, 100);
        QCOMPARE(way.state.satiety.now, 70);
        QVERIFY(way.state.phase == Phase::Doors && way.state.room == 2); // MIN-022: it counts as a room
        QCOMPARE(way.state.records[0].treasureCount, 0);
        const auto rested = std::ranges::find(way.events, EventKind::CorridorRested, &Event::kind);
        QVERIFY(rested != way.events.end() && rested->life == 97 && rested->armour == 100);
    }

    void gaugesCarryOver() // D-37
    {
        Way way;
        way.state.body.life.now = 41;
        way.state.body.armour.now = 17;
        way.act(Verb::Door, 0).act(Verb::Offer, 0, 1);
        QVERIFY(way.state.room == 2 && way.state.body.armour.now == 17);
    }

    void theHeadFirstIsAthens() // MIN-088 to MIN-091, D-41
    {
        auto way = beforeTheAltar();
        QCOMPARE(way.state.phase, Phase::Finale);
        QCOMPARE(Rules::observe(way.stage, way.state, 0).altars, std::vector{Deity::Poseidon});
        QCOMPARE(way.legal(),
            (std::vector<Action>{
                {0, Verb::SacrificeHead, 0, 0}, {0, Verb::TieHead, 0, 0}, {0, Verb::DipAmulet, 0, 0}}));
        const int satiety = way.state.satiety.now;
        way.act(Verb::SacrificeHead);
        QCOMPARE(way.state.ending, Ending::Athens);
        QCOMPARE(way.state.satiety.now, satiety);
        QCOMPARE(Rules::summary(way.state).outcome, game::Outcome::Won);
        QCOMPARE(way.state.recordCount, 1);
        QVERIFY(way.state.records[0].fight && way.state.records[0].enemyLevel == 5);
    }

    void theBloodFirstIsTheLabyrinth() // MIN-090, MIN-092, D-41
    {
        auto kept = beforeTheAltar();
        kept.act(Verb::TieHead);
        QVERIFY(kept.state.phase == Phase::Finale && kept.state.headTied);
        QCOMPARE(kept.legal(), (std::vector<Action>{{0, Verb::DipAmulet, 0, 0}}));
        QCOMPARE(Rules::apply(kept.stage, kept.state, {0, Verb::SacrificeHead, 0, 0}, nullptr).error(),
            Refusal::AlreadyDecided);
        kept.act(Verb::DipAmulet);
        QCOMPARE(kept.state.ending, Ending::Labyrinth);
        auto first = beforeTheAltar();
        first.act(Verb::DipAmulet);
        QCOMPARE(first.state.ending, Ending::Labyrinth);
        QCOMPARE(Rules::summary(first.state).outcome, game::Outcome::Won);
    }

    void inTheTrainingHallNothingIsAtStake() // MIN-097, D-43
    {
        auto session = test::startMinoan(Seed(1), Mode::Training);
        auto state = session.state();
        const auto& stage = session.stage();
        QCOMPARE(state.phase, Phase::Fight);
        QCOMPARE(state.enemy->life, (Gauge{60, 60}));
        const auto turn = [&] {
            state.board = test::quietBoard();
            QVERIFY(Rules::apply(stage, state, {0, Verb::Swap, 0, 1}, nullptr).has_value());
        };
        state.enemy->life.now = 30;
        for (int i = 0; i < 6; ++i)
            turn();
        QCOMPARE(state.enemy->life.now, 50);              // 10 every third turn
        QCOMPARE(state.body, Body(session.state().body)); // it never attacks
        state.satiety.now = 1;
        for (int i = 0; i < 3; ++i)
            turn();
        QVERIFY(state.satiety.now == 0 && state.phase == Phase::Fight);
        QVERIFY(Rules::observe(stage, state, 0).doors.empty());
        state.enemy->life.now = 1;
        state.board = test::boardOf("SSBSHFB MHSFBMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH");
        QVERIFY(Rules::apply(stage, state, {0, Verb::Swap, 2, 9}, nullptr).has_value());
        QCOMPARE(state.phase, Phase::Treasure);
        QCOMPARE(state.treasures[0].item, Item::Fruit);
        std::vector<Action> legal;
        Rules::legalActions(stage, state, 0, legal);
        QCOMPARE(legal, (std::vector<Action>{{0, Verb::Keep, 0, 0}})); // no altar
        QVERIFY(Rules::apply(stage, state, legal[0], nullptr).has_value());
        QCOMPARE(state.ending, Ending::Trained);
        QCOMPARE(state.satiety.now, 30);
        QVERIFY(Rules::summary(state).outcome == game::Outcome::Won && state.recordCount == 0);
    }

    void aWholeRunCanBeWon() // MIN-010, MIN-011: by the good bot, room by room
    {
        int won = 0;
        for (std::uint64_t seed = 0; seed < 8 && won == 0; ++seed) {
            const auto session = test::startMinoan(Seed(seed));
            auto state = session.state();
            Random random(seed);
            test::playMinoan(
                session.stage(), state, test::Manner::Good, random, 2'000, [](auto&&) { }, [](auto&&...) { });
            if (Rules::summary(state).outcome != game::Outcome::Won)
                continue;
            ++won;
            QCOMPARE(state.recordCount, 31);
            for (int room = 1; room <= 30; ++room) {
                const auto& record = state.records[at(room - 1)];
                QVERIFY(record.treasureCount
                    == (record.fight                                         ? 2
                            : record.doors[at(record.chosen)] == Sign::Wheel ? 0
                                                                             : 1));
            }
        }
        QVERIFY(won > 0);
    }
};

LABRYS_TEST(TestEnds)

#include "tst_ends.moc"

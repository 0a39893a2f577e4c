// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <set>

using namespace labrys;
using namespace labrys::minoan;

namespace {

bool sound(const Gauge& gauge)
{
    return gauge.now >= 0 && gauge.now <= gauge.most;
}

/// What holds in every position of every run.
const char* wrongWith(const Stage& stage, const State& state)
{
    if (!sound(state.body.life) || !sound(state.body.armour) || !sound(state.satiety))
        return "a gauge";
    if (state.bag.size() < 20 || state.bag.size() > kMostTiles)
        return "the size of the bag";
    for (std::size_t tile = 0; tile < kTiles; ++tile)
        if (state.bag.left[tile] > state.bag.tiles[tile])
            return "what is left of the bag";
    if (state.room < 1 || state.room > 31 || state.recordCount > 31 || state.recordCount < state.room - 1)
        return "the rooms";
    if (state.treasureCount < 0 || state.treasureCount > 2)
        return "the treasures";
    if (state.phase == Phase::Fight
        && (!state.enemy || !sound(state.enemy->life) || state.enemy->life.now == 0
            || !sound(state.enemy->armour) || !Matches::of(state.board).empty()))
        return "the fight";
    if ((state.phase == Phase::Over) != (state.ending != Ending::None))
        return "the end";
    if (state.phase != Phase::Over && state.body.life.now == 0)
        return "a dead man";
    for (int i = state.treasureCount; i < 2; ++i)
        if (state.treasures[at(i)] != Treasure())
            return "a treasure that is not there";
    int turns = 0;
    int fights = 0;
    for (int i = 0; i < state.recordCount; ++i) {
        const auto& record = state.records[at(i)];
        const bool open
            = i + 1 == state.recordCount && state.phase != Phase::Over && state.phase != Phase::Doors;
        turns += open ? state.fightTurns : record.turns;
        fights += record.fight ? 1 : 0;
        for (int door = 0; door < doorCount(stage, i + 1); ++door)
            if (record.doors[at(door)] != doorAt(stage, i + 1, door).sign)
                return "the doors of a record";
    }
    if (state.mode == Mode::Run && (turns != state.tally.turns || fights != state.tally.fights))
        return "the sums";
    return nullptr;
}

std::vector<Action> legalOf(const Stage& stage, const State& state, game::Seat seat = 0)
{
    std::vector<Action> actions;
    Rules::legalActions(stage, state, seat, actions);
    return actions;
}

/// Calls visit(stage, state, random) in the positions of runs of all sorts, until so many were seen.
template <class Visit>
void manyPositions(int positions, Visit&& visit)
{
    int seen = 0;
    for (std::uint64_t number = 0; seen < positions; ++number) {
        const auto session = test::startMinoan(Seed(number), number % 16 == 7 ? Mode::Training : Mode::Run);
        auto state = session.state();
        Random random(number, Stream("test.play"));
        const auto manner = number % 4 == 0 ? test::Manner::Random
            : number % 4 == 1               ? test::Manner::Good
                                            : test::Manner::Greedy;
        test::playMinoan(
            session.stage(), state, manner, random, 3'000,
            [&](const State& now) {
                if (seen < positions)
                    visit(session.stage(), now, random);
                ++seen;
            },
            [](auto&&...) {});
    }
}

/// Runs in which every legal action is as likely.
template <class After>
void randomRuns(int actions, After&& after)
{
    int done = 0;
    for (std::uint64_t number = 0; done < actions; ++number) {
        const auto session = test::startMinoan(Seed(number));
        auto state = session.state();
        state.body.life = state.body.armour = state.satiety = {10'000, 10'000}; // so that runs are long
        Random random(number, Stream("test.random"));
        std::vector<Action> legal;
        while (done < actions) {
            legal = legalOf(session.stage(), state);
            if (legal.empty())
                break;
            if (state.phase == Phase::Fight && random.below(6) == 0)
                state.enemy->life.now = std::min(state.enemy->life.now, 5);
            const auto action = legal[static_cast<std::size_t>(random.below(legal.size()))];
            LABRYS_ASSERT(Rules::apply(session.stage(), state, action, nullptr).has_value());
            ++done;
            after(session.stage(), state, action, random);
        }
    }
}

} // namespace

/// Whatever is done, in every position (STYLE, Tests: properties).
class TestPlay : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noActionBreaksTheRun() // MIN-004, D-02, D-20: 10^4 random actions and more
    {
        std::set<Phase> phases;
        std::set<int> rooms;
        randomRuns(test::sweep(20'000, 1'000'000), [&](const Stage& stage, const State& state, auto&&...) {
            const char* wrong = wrongWith(stage, state);
            QVERIFY2(wrong == nullptr, wrong);
            phases.insert(state.phase);
            rooms.insert(state.room);
        });
        QCOMPARE(phases.size(), std::size_t{5});
        QCOMPARE(rooms.size(), std::size_t{31});
        manyPositions(test::sweep(10'000, 500'000), [&](const Stage& stage, const State& state, Random&) {
            const char* wrong = wrongWith(stage, state);
            QVERIFY2(wrong == nullptr, wrong);
        });
    }

    void whatIsNotLegalIsRefusedAndChangesNothing() // MIN-004, ARCHITECTURE, The one idea
    {
        const auto attempts = test::conceivableMinoanActions();
        std::set<Refusal> refusals;
        int taken = 0;
        const auto tryAll = [&](const Stage& stage, const State& state, Random& random) {
            const auto legal = legalOf(stage, state);
            for (int i = 0; i < 60; ++i) {
                const auto& attempt = attempts[static_cast<std::size_t>(random.below(attempts.size()))];
                // A door, a treasure and the last three need no second number.
                auto same = attempt;
                if (attempt.verb != Verb::Swap && attempt.verb != Verb::Offer)
                    same.second = 0;
                if (attempt.verb == Verb::SacrificeHead || attempt.verb == Verb::TieHead
                    || attempt.verb == Verb::DipAmulet)
                    same.first = 0;
                State copy = state;
                std::vector<Event> events;
                const auto done = Rules::apply(stage, copy, attempt, &events);
                QCOMPARE(done.has_value(), std::ranges::find(legal, same) != legal.end());
                if (done) {
                    ++taken;
                    continue;
                }
                QVERIFY(copy == state && events.empty());
                refusals.insert(done.error());
            }
        };
        manyPositions(test::sweep(1'500, 50'000), tryAll);
        randomRuns(test::sweep(4'000, 100'000),
            [&](const Stage& stage, const State& state, const Action&, Random& random) {
                if (state.phase != Phase::Fight)
                    tryAll(stage, state, random);
            });
        QCOMPARE(refusals.size(), std::size_t{8}); // every one of them
        QVERIFY(taken > 100);
    }

    void refusalsSayWhatIsWrong() // D-41, MIN-034
    {
        test::Arena arena({.family = Family::Deer, .level = 1});
        QCOMPARE(arena.refusal({0, Verb::Swap, 6, 7}), Refusal::NotNeighbours); // G1 and A2
        QCOMPARE(arena.refusal({0, Verb::Swap, 1, 0}), Refusal::NotNeighbours); // not in order
        QCOMPARE(arena.refusal({0, Verb::Door, 0, 0}), Refusal::NotNow);
        QCOMPARE(arena.refusal({0, Verb::Keep, 0, 0}), Refusal::NotNow);
        QCOMPARE(arena.refusal({0, Verb::DipAmulet, 0, 0}), Refusal::NotNow);
        QCOMPARE(arena.refusal({1, Verb::Swap, 0, 1}), Refusal::NoSuchSeat);
        arena.enemy().life.now = 1;
        arena.state.board = test::boardOf("SSBSHFB MHSFBMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH");
        arena.act(Verb::Swap, 2, 9);
        QCOMPARE(arena.refusal({0, Verb::Offer, 0, 3}), Refusal::NoSuchAltar);
        QCOMPARE(arena.refusal({0, Verb::Offer, 2, 0}), Refusal::NoSuchTreasure);
        arena.act(Verb::Keep, 0);
        QCOMPARE(arena.refusal({0, Verb::Keep, 0, 0}), Refusal::AlreadyDecided);
        arena.act(Verb::Keep, 1);
        QCOMPARE(arena.refusal({0, Verb::Door, 3, 0}), Refusal::NoSuchDoor);
        arena.state.satiety.now = 0;
        arena.act(Verb::Door, 0);
        QCOMPARE(arena.refusal({0, Verb::Door, 0, 0}), Refusal::RunOver);
    }

    void theObservationTellsWhatCanBeDone() // ARCHITECTURE: equal observations give equal actions
    {
        manyPositions(test::sweep(8'000, 300'000), [&](const Stage& stage, const State& state, Random&) {
            const auto seen = Rules::observe(stage, state, 0);
            std::vector<Action> told;
            Rules::legalActions(seen, told);
            QVERIFY(told == legalOf(stage, state));
            QVERIFY(legalOf(stage, state, 1).empty() && legalOf(stage, state, game::kEnvironment).empty());
            QVERIFY(Rules::summary(seen) == Rules::summary(state));
            QCOMPARE(Rules::toMove(seen), Rules::toMove(state));
            QCOMPARE(told.empty(), state.phase == Phase::Over);
            QVERIFY(!Rules::stageOver(seen) && !Rules::next(state));
            QVERIFY(Rules::plausible(seen));
        });
    }

    void whatIsSecretStaysSecret() // MIN-012: the sign is the only clue
    {
        int compared = 0;
        for (std::uint64_t number = 0; number < 60; ++number) {
            const auto session = test::startMinoan(Seed(number));
            auto state = session.state();
            Random random(number, Stream("test.secrets"));
            // The same labyrinth with other rooms behind the same signs ahead, and other draws to come.
            auto other = session.stage();
            const auto foreign = makeLabyrinth(test::minoanContent(), Mode::Run, Seed(number + 1'000));
            test::playMinoan(
                session.stage(), state, test::Manner::Greedy, random, 200,
                [&](const State& now) {
                    auto twin = now;
                    twin.boardRandom = Random(number);
                    const int from = now.phase == Phase::Doors ? now.room : now.room + 1;
                    for (int room = from; room <= 30; ++room)
                        for (std::size_t door = 0; door < 3; ++door) {
                            auto& there = other.doors[at(room - 1)][door];
                            const auto sign = there.sign;
                            const int cost = there.cost;
                            there = foreign.doors[at(room - 1)][door];
                            there.sign = sign;
                            there.cost = cost;
                        }
                    QVERIFY(Rules::observe(other, twin, 0) == Rules::observe(session.stage(), now, 0));
                    ++compared;
                    other = session.stage();
                },
                [](auto&&...) {});
        }
        QVERIFY(compared > 2'000);
    }

    void everyEventMayBeTold() // one seat: nothing of what happened is hidden
    {
        manyPositions(test::sweep(200, 2'000), [&](const Stage& stage, const State& state, Random& random) {
            const auto legal = legalOf(stage, state);
            if (legal.empty())
                return;
            auto copy = state;
            std::vector<Event> events;
            QVERIFY(Rules::apply(
                stage, copy, legal[static_cast<std::size_t>(random.below(legal.size()))], &events));
            for (const auto& event : events) {
                QVERIFY(Rules::project(event, 0) == event);
                QVERIFY(Rules::plausible(event, Rules::observe(stage, copy, 0)));
            }
        });
    }

    void eventsChangeNothing() // ARCHITECTURE: the event buffer may be null
    {
        manyPositions(
            test::sweep(2'000, 50'000), [&](const Stage& stage, const State& state, Random& random) {
                const auto legal = legalOf(stage, state);
                if (legal.empty())
                    return;
                const auto action = legal[static_cast<std::size_t>(random.below(legal.size()))];
                auto heard = state;
                auto unheard = state;
                std::vector<Event> events;
                QVERIFY(Rules::apply(stage, heard, action, &events).has_value());
                QVERIFY(Rules::apply(stage, unheard, action, nullptr).has_value());
                QVERIFY(heard == unheard);
            });
    }
};

LABRYS_TEST(TestPlay)

#include "tst_play.moc"

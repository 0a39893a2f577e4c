// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/combat.h"
#include "core/minoan/preview.h"

#include "tests/support/minoan.h"
#include "tests/support/minoan_oracle.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <map>

using namespace labrys;
using namespace labrys::minoan;
using test::Arena;
using test::cellsOf;

namespace {

/// Calls visit(stage, observation before, swap, events, state after) for so many turns of runs of all sorts.
template <class Visit>
void manyTurns(int turns, Visit&& visit)
{
    int done = 0;
    for (std::uint64_t number = 0; done < turns; ++number) {
        const auto session = test::startMinoan(Seed(number));
        auto state = session.state();
        Random random(number, Stream("test.turns"));
        const auto manner = number % 4 == 0 ? test::Manner::Random : test::Manner::Greedy;
        test::playMinoan(
            session.stage(), state, manner, random, 4'000, [](auto&&) {},
            [&](const State& before, const Action& action, const std::vector<Event>& events,
                const State& after) {
                if (action.verb != Verb::Swap || done >= turns)
                    return;
                ++done;
                visit(session.stage(), Rules::observe(session.stage(), before, 0),
                    Swap{action.first, action.second}, events, after);
            });
    }
}

/// Events of a turn itself: not those of the room that follow a victory.
std::vector<Event> ofTheTurn(const std::vector<Event>& events)
{
    std::vector<Event> own;
    for (const auto& event : events)
        if (event.kind != EventKind::TreasureFound)
            own.push_back(event);
    return own;
}

Foe simpleFoe()
{
    return {.family = Family::Deer, .level = 1, .archetypes = {Element::None, Element::None, Element::Fire}};
}

QByteArray linesOf(const std::vector<Event>& events)
{
    QByteArray lines;
    for (const auto& event : events) {
        const auto name = enumName(event.kind);
        lines += QByteArray(name.data(), static_cast<qsizetype>(name.size()));
        if (event.kind == EventKind::Matched) {
            const auto symbol = enumName(event.symbol);
            lines += ' ' + QByteArray::number(event.wave) + ' '
                + QByteArray(symbol.data(), static_cast<qsizetype>(symbol.size())) + ' '
                + QByteArray::number(event.count) + " =" + QByteArray::number(event.amount);
        } else if (event.kind == EventKind::Struck || event.kind == EventKind::Suffered) {
            const auto harm = enumName(event.harm);
            lines += ' ' + QByteArray(harm.data(), static_cast<qsizetype>(harm.size())) + ' '
                + QByteArray::number(event.amount);
        } else if (event.amount != 0) {
            lines += ' ' + QByteArray::number(event.amount);
        }
        lines += '\n';
    }
    return lines;
}

} // namespace

/// A turn: swap, cascade, the enemy (minoan.md 1.2, 2.1 to 2.3).
class TestTurns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTurnIsThatOfTheOracle() // MIN-030 to MIN-056, D-05 to D-12, D-18, D-22, D-24
    {
        const auto content = test::minoanContent();
        int victories = 0;
        int warded = 0;
        std::map<int, int> waves;
        manyTurns(test::sweep(12'000, 1'000'000),
            [&](const Stage&, const Observation& seen, Swap swap, const std::vector<Event>& events,
                const State& after) {
                const auto wanted = test::slowTurn(content, seen, swap, events);
                const auto told = ofTheTurn(events);
                QCOMPARE(linesOf(told), linesOf(wanted.events));
                QVERIFY(told == wanted.events);
                QVERIFY(after.board == wanted.board);
                QVERIFY(after.body == wanted.body);
                QVERIFY(*after.enemy == [&] {
                    auto enemy = wanted.enemy;
                    enemy.foe.pattern = after.enemy->foe.pattern; // secret
                    return enemy;
                }());
                QCOMPARE(after.satiety.now, wanted.satiety);
                victories += wanted.enemy.life.now <= 0 ? 1 : 0;
                warded += std::ranges::count(told, EventKind::WardsVanished, &Event::kind) > 0 ? 1 : 0;
                for (const auto& event : told)
                    if (event.kind == EventKind::CascadeEnded)
                        ++waves[event.wave];
            });
        QVERIFY(victories > 500 && warded > 50 && waves[0] > 0 && waves[1] > 100 && waves[4] > 100);
    }

    void whatIsAnnouncedIsWhatHappens() // MIN-033, minoan.md 4.5: 10^6 enemy turns
    {
        const auto defence = test::minoanContent().defence;
        int attacks = 0;
        manyTurns(test::sweep(30'000, 1'000'000),
            [&](const Stage& stage, const Observation& seen, Swap, const std::vector<Event>& events,
                const State& after) {
                const auto acted = std::ranges::find(events, EventKind::EnemyActed, &Event::kind);
                if (acted == events.end()) {
                    QVERIFY(after.enemy->life.now == 0); // D-24: he was first
                    return;
                }
                QCOMPARE(acted->deed, seen.announced);
                // The player and his enemy as the player's half of the turn left them, from what was told.
                Body body = seen.body;
                Enemy enemy = *seen.enemy;
                for (auto event = events.begin(); event != acted; ++event) {
                    if (event->kind == EventKind::Guarded)
                        body.armour.now += event->amount;
                    if (event->kind == EventKind::Healed)
                        body.life.now += event->amount;
                    if (event->kind == EventKind::Warded)
                        (event->symbol == Symbol::Shield ? body.armourWards
                                                         : body.lifeWards)[at(event->harm) - kPhysical]
                            += event->amount;
                    if (event->kind == EventKind::Struck) {
                        enemy.armour.now -= event->armour;
                        enemy.life.now -= event->life;
                    }
                }
                const Threat threat = threatOf(enemy, seen.announced, body, defence);
                int blow = 0;
                for (auto event = acted; event != events.end(); ++event) {
                    if (event->kind != EventKind::Suffered)
                        continue;
                    QVERIFY(blow < threat.count);
                    QCOMPARE(threat.blows()[at(blow)],
                        (Blow{event->harm, event->amount, event->wardArmour, event->wardLife, event->armour,
                            event->life}));
                    ++blow;
                }
                QCOMPARE(blow, threat.count);
                QCOMPARE(after.body.life.now, std::max(0, threat.body.life.now));
                QCOMPARE(after.body.armour.now, threat.body.armour.now);
                QCOMPARE(threat.deadly(), after.ending == Ending::Killed);
                QCOMPARE(after.enemy->life.now, enemy.life.now + threat.enemyLife);
                QCOMPARE(after.enemy->armour.now, enemy.armour.now + threat.enemyArmour);
                if (threat.count > 0) {
                    QVERIFY(after.body.armourWards == Body().armourWards
                        && after.body.lifeWards == Body().lifeWards);
                    QCOMPARE(after.tally.lastBlow, threat.amount());
                    ++attacks;
                }
                // The next deed is that of the pattern.
                const auto& pattern = patternOf(stage.content, after.enemy->foe);
                QCOMPARE(Rules::observe(stage, after, 0).announced,
                    pattern[at(after.enemy->step) % pattern.size()]);
                if (seen.after) // what was promised to follow does follow
                    QCOMPARE(*seen.after, pattern[at(after.enemy->step) % pattern.size()]);
            });
        QVERIFY(attacks > 10'000);
    }

    void thePreviewIsCertainWhereItSaysSo() // minoan.md 3.2: 10^6 positions
    {
        const auto defence = test::minoanContent().defence;
        int second = 0;
        manyTurns(test::sweep(30'000, 1'000'000),
            [&](const Stage&, const Observation& seen, Swap swap, const std::vector<Event>& events,
                const State&) {
                const auto preview = previewOf(seen, defence, swap);
                std::vector<Event> first;
                for (const auto& event : events)
                    if (event.kind == EventKind::Matched && event.wave == 0)
                        first.push_back(event);
                std::size_t certain = 0;
                for (const auto& foreseen : preview.matches) {
                    if (foreseen.wave == 0) { // the whole of it, in order
                        QVERIFY(certain < first.size());
                        const auto& real = first[certain++];
                        QCOMPARE(certaintyOf(0), Certainty::Certain);
                        QVERIFY(real.cells == foreseen.match.cells && real.symbol == foreseen.match.symbol);
                        QVERIFY(real.count == foreseen.match.count && real.amount == foreseen.yield.amount);
                        QVERIFY(real.colours == foreseen.yield.colours);
                    } else if (foreseen.wave == 1) { // part of a real one of the same symbol, worth no more
                        QCOMPARE(certaintyOf(1), Certainty::AtLeast);
                        QVERIFY(std::ranges::any_of(events, [&](const Event& event) {
                            return event.kind == EventKind::Matched && event.wave == 1
                                && event.symbol == foreseen.match.symbol
                                && (event.cells & foreseen.match.cells) == foreseen.match.cells
                                && event.amount >= foreseen.yield.amount;
                        }));
                        ++second;
                    }
                }
                QCOMPARE(certain, first.size());
                QCOMPARE(preview.waves > 0, !first.empty());
            });
        QVERIFY(second > 1'000);
    }

    void thePreviewCountsWhatItForesees() // minoan.md 4.2: totals of the known cascade
    {
        Arena arena(simpleFoe());
        // D1-D2 makes four swords, one of fire, of 15 and 5; fire is resisted by half.
        arena.state.board = test::boardOf("SSBSHFB MHSFBMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH");
        arena.state.board[0] = tileOf(Symbol::Sword, Element::Fire);
        const auto preview = previewOf(arena.seen(), arena.stage.content.defence, {2, 9});
        QCOMPARE(preview.matches.size(), std::size_t{1});
        QCOMPARE(preview.waves, 1);
        QCOMPARE(preview.matches[0].match.count, 4);
        QCOMPARE(preview.dealt, 15 + 2);
        QVERIFY(!preview.enemyFalls && preview.armour == 0 && preview.life == 0);
        arena.enemy().life.now = 17;
        QVERIFY(previewOf(arena.seen(), arena.stage.content.defence, {2, 9}).enemyFalls);
        arena.enemy().life.now = 18;
        QVERIFY(!previewOf(arena.seen(), arena.stage.content.defence, {2, 9}).enemyFalls);
        // Shields, one of ice.
        arena.state.board = test::boardOf("HHBSHFB MSHFBMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH");
        arena.state.board[1] = tileOf(Symbol::Shield, Element::Ice);
        const auto shields = previewOf(arena.seen(), arena.stage.content.defence, {2, 9});
        QVERIFY(shields.armour == 10 && shields.armourWards[2] == 5 && shields.dealt == 0);
        // A swap without a match foresees nothing.
        QCOMPARE(previewOf(arena.seen(), arena.stage.content.defence, {47, 48}).waves, 0);
    }

    void theOrderOfATurnIsThis() // D-09: one golden log
    {
        Arena arena(simpleFoe(), Seed(5));
        arena.state.bag.left = {};
        arena.state.bag.left[tileOf(Symbol::Mace, Element::None)] = 1;
        arena.state.bag.left[tileOf(Symbol::Bow, Element::None)] = 2;
        arena.enemy().armour = {20, 20};
        arena.state.body.life.now = 95;
        // The swap of C1 and C2 makes three swords of row 1 and, from C2, three flowers of row 2.
        arena.state.board = test::boardOf("SSFBHMB MHSFFMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH");
        arena.state.board[0] = tileOf(Symbol::Sword, Element::Earth);
        arena.state.board[9] = tileOf(Symbol::Sword, Element::Lightning);
        arena.state.board[10] = tileOf(Symbol::Flower, Element::Ice);
        arena.events.clear();
        arena.act(Verb::Swap, 2, 9);
        QCOMPARE(linesOf(arena.events),
            QByteArray("Swapped\n"
                       "Matched 0 Sword 3 =10\n" // by reading order of the first cell: A1 before C2
                       "Struck Slash 10\n"       // the main value, then lightning before earth
                       "Struck Lightning 7\n"    // 5, of which he suffers half more
                       "Struck Earth 5\n"
                       "Matched 0 Flower 3 =10\n"
                       "Healed 5\n" // what was wanting
                       "Warded 5\n"
                       "Fell\n"
                       "Matched 1 Bow 3 =12\n" // the second wave: 20 % more
                       "Struck Pierce 12\n"
                       "Fell\n"
                       "CascadeEnded\n"
                       "EnemyActed\n"
                       "Suffered Pierce 10\n"
                       "WardsVanished\n"));
        QCOMPARE(arena.enemy().armour.now, 0); // 10 of slash, half of lightning and earth, the rest of pierce
        QCOMPARE(arena.enemy().life.now, 100 - 4 - 3 - 7);
    }

    void aSwapNeedNotMatch() // MIN-034, D-04, D-22
    {
        Arena arena(simpleFoe());
        arena.state.board = test::quietBoard();
        QVERIFY(!hasMatchingSwap(arena.state.board)); // a dead board
        std::vector<Action> legal;
        Rules::legalActions(arena.stage, arena.state, 0, legal);
        QCOMPARE(legal.size(), std::size_t{kSwaps});
        const auto satiety = arena.state.satiety.now;
        const auto bag = arena.state.bag;
        arena.events.clear();
        arena.act(Verb::Swap, 0, 1);
        QCOMPARE(arena.state.satiety.now, satiety - 1); // MIN-031
        QCOMPARE(arena.told(EventKind::Matched), 0);
        QCOMPARE(arena.last(EventKind::CascadeEnded).wave, 0);
        QCOMPARE(arena.told(EventKind::EnemyActed), 1); // MIN-030: the turn is over
        QVERIFY(arena.state.bag == bag);
        QCOMPARE(arena.state.board[0], test::quietBoard()[1]);
        // Two tiles that are the same may change places too.
        arena.state.board = test::boardOf("SSBHFSB MHFSBMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH");
        arena.act(Verb::Swap, 0, 1);
        QCOMPARE(arena.state.tally.turns, 2);
    }

    void theEnemyFollowsHisPattern() // MIN-033, MIN-050, MIN-056: every pattern of every level, twice round
    {
        const auto content = test::minoanContent();
        for (int level = 1; level <= 5; ++level)
            for (std::size_t p = 0; p < content.levels[at(level - 1)].patterns.size(); ++p) {
                const auto& pattern = content.levels[at(level - 1)].patterns[p];
                Arena arena({.family = Family::Goat, .level = level, .pattern = static_cast<int>(p)});
                for (std::size_t turn = 0; turn < 2 * pattern.size(); ++turn) {
                    arena.state.body.life.now = 100;
                    arena.state.body.armour.now = 100;
                    arena.state.satiety.now = 100;
                    const Deed announced = arena.seen().announced;
                    QCOMPARE(announced, pattern[turn % pattern.size()]);
                    arena.pass();
                    QCOMPARE(arena.last(EventKind::EnemyActed).deed, announced);
                    QCOMPARE(arena.seen().enemy->foe.pattern, 0); // MIN-033: what comes later is secret
                }
            }
    }

    void theBoardIsThePlayersAlone() // MIN-032, D-37
    {
        Arena arena(simpleFoe());
        arena.state.body.armourWards[1] = 7;
        arena.pass();
        auto swapped = test::quietBoard();
        std::swap(swapped[0], swapped[1]);
        QVERIFY(arena.state.board == swapped);
        // D-18: a fight that ends takes the protections away.
        arena.state.body.lifeWards[0] = 9;
        arena.enemy().life.now = 1;
        arena.state.board = test::boardOf("SSBSHFB MHSFBMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH");
        arena.act(Verb::Swap, 2, 9);
        QCOMPARE(arena.state.phase, Phase::Treasure);
        QVERIFY(arena.state.body.lifeWards == Body().lifeWards);
    }

    void theEnemyDiesFirst() // D-24: no draw; D-09: what heals in the cascade still counts
    {
        Arena arena(simpleFoe());
        arena.state.body.life.now = 1;
        arena.state.body.armour.now = 0;
        arena.enemy().life.now = 10;
        arena.state.board = test::boardOf("SSBSHFB MHSFBMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH");
        arena.act(Verb::Swap, 2, 9);
        QCOMPARE(arena.state.phase, Phase::Treasure);
        QVERIFY(arena.state.body.life.now >= 1);
        QCOMPARE(arena.told(EventKind::EnemyActed), 0);
        QCOMPARE(arena.told(EventKind::EnemyFell), 1);
        int lost = 0;
        for (const auto& event : arena.events)
            if (event.kind == EventKind::Struck)
                lost += event.life;
        QCOMPARE(lost, 10);
    }

    void theEnemyKills() // D-24, MIN-005
    {
        Arena arena(simpleFoe());
        arena.state.body.life.now = 5;
        arena.state.body.armour.now = 0;
        for (int turn = 0; turn < 4 && arena.state.phase == Phase::Fight; ++turn)
            arena.pass();
        QCOMPARE(arena.state.ending, Ending::Killed);
        QCOMPARE(arena.state.body.life.now, 0);
        QCOMPARE(arena.state.tally.lastBlow, 10);
        std::vector<Action> legal;
        Rules::legalActions(arena.stage, arena.state, 0, legal);
        QVERIFY(legal.empty());
        QCOMPARE(Rules::summary(arena.state).outcome, game::Outcome::Lost);
        QCOMPARE(Rules::summary(arena.state).cause, std::string("Killed"));
    }
};

LABRYS_TEST(TestTurns)

#include "tst_turns.moc"

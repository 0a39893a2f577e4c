// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

#include <bit>

using namespace labrys;
using namespace labrys::minoan;
using test::Arena;

namespace {

const char* const kSwords = "SSBSHFB MHSFBMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH";

} // namespace

/// What the player has learnt in this run, and nothing beyond it (MIN-003, minoan.md 4.2).
class TestKnowledge : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRunBeginsWithoutKnowledge() // MIN-003: only the player's own lasts
    {
        QVERIFY(test::startMinoan(Seed(1)).state().knowledge == Knowledge());
    }

    void signsAndFamiliesAreLearntByGoingThere() // MIN-012
    {
        Arena arena({.family = Family::Deer,
            .level = 1,
            .archetypes = {Element::None, Element::None, Element::Fire}});
        const auto sign = doorAt(arena.stage, 1, arena.state.door).sign;
        QCOMPARE(int{arena.state.knowledge.signs}, 1 << at(sign));
        QCOMPARE(int{arena.state.knowledge.met[at(Family::Deer)]}, 1 << 1);
    }

    void resistancesAreLearntByTrying() // MIN-064: on everything that the enemy bears
    {
        Arena arena(
            {.family = Family::Deer, .level = 2, .archetypes = {Element::None, Element::Ice, Element::Fire}});
        QCOMPARE(int{arena.seen().learnt}, 0);
        arena.state.board = test::boardOf(kSwords);
        arena.state.board[0] = tileOf(Symbol::Sword, Element::Earth);
        arena.act(Verb::Swap, 2, 9);
        const unsigned learnt = arena.seen().learnt;
        QVERIFY((learnt >> at(Harm::Slash) & 1U) == 1 && (learnt >> at(Harm::Earth) & 1U) == 1);
        QVERIFY((arena.state.knowledge.tried[at(Element::Ice)]
                    & arena.state.knowledge.tried[at(Element::Fire)] & learnt)
            == learnt);
        QCOMPARE(int{arena.state.knowledge.tried[at(Element::Wind)]}, 0);
        // Of another enemy only what is known of all that he bears.
        arena.enemy().foe.archetypes = {Element::None, Element::None, Element::Fire};
        QCOMPARE(unsigned{arena.seen().learnt}, learnt);
        arena.enemy().foe.archetypes = {Element::Wind, Element::Ice, Element::Fire};
        QCOMPARE(int{arena.seen().learnt}, 0);
        arena.enemy().foe = {.family = Family::Minotaur, .level = 5, .archetypes = {}, .hoplite = true};
        QCOMPARE(int{arena.seen().learnt}, 0);
    }

    void whatFollowsIsToldOnceItWasSeen() // MIN-033: in this run, where no other pattern is possible
    {
        // Level 1, pattern 1: third, prepare, first and third, rest.
        Arena arena({.family = Family::Deer, .level = 1, .pattern = 1});
        for (int turn = 0; turn < 4; ++turn) {
            QVERIFY(!arena.seen().after || turn == 3); // nothing was seen before, but that it begins again
            arena.pass();
        }
        QCOMPARE(arena.state.enemy->step, 4);
        QCOMPARE(arena.seen().after, std::optional(Deed::Prepare));
        // The next of the same kind is an open book, each pattern by its own first deed.
        arena.enemy().step = 0;
        QCOMPARE(arena.seen().after, std::optional(Deed::Prepare));
        arena.enemy().foe.pattern = 2;
        QVERIFY(!arena.seen().after);
        arena.enemy().foe.level = 2;
        QVERIFY(!arena.seen().after);
    }

    void patternsThatBeginAlikeAreNotToldApart() // MIN-033: two of level 2 begin with the first attack
    {
        Arena arena({.family = Family::Deer, .level = 2, .pattern = 0});
        auto& steps = arena.state.knowledge.steps;
        steps[1 * kMostPatterns + 0] = 0xFFFF;
        steps[1 * kMostPatterns + 2] = 0xFFFF;
        QCOMPARE(arena.seen().announced, Deed::First);
        QVERIFY(!arena.seen().after); // third, or mend
        arena.pass();
        QCOMPARE(arena.seen().announced, Deed::Third);
        QCOMPARE(arena.seen().after, std::optional(Deed::Mend)); // now there is one alone
    }

    void everyStepThatWasSeenIsKept()
    {
        Arena arena({.family = Family::Deer, .level = 1, .pattern = 0});
        QCOMPARE(int{arena.state.knowledge.steps[0]}, 0);
        for (int turn = 1; turn <= 6; ++turn) {
            arena.pass();
            QCOMPARE(std::popcount(arena.state.knowledge.steps[0]), std::min(turn, 4));
        }
    }
};

LABRYS_TEST(TestKnowledge)

#include "tst_knowledge.moc"

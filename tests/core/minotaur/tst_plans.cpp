// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/record.h"
#include "core/minotaur/ending.h"
#include "core/minotaur/plans.h"

#include "tests/core/minotaur/fields.h"
#include "tests/support/files.h"
#include "tests/support/levels.h"
#include "tests/support/test_main.h"

using namespace labrys;
using namespace labrys::minotaur;

namespace {

/// A run on one level, played by a text.
test::MinotaurSession played(const std::string& text, std::string_view actions, int players = 1)
{
    auto session = test::startOn(text, players);
    while (!actions.empty()) {
        const auto action = Rules::readAction(actions);
        LABRYS_ASSERT(action.has_value());
        const auto done = session.act(*action);
        LABRYS_ASSERT(done.has_value());
    }
    return session;
}

/// A run of generated levels in which a bot that sees little gets lost; the first seed from `seed` on.
test::MinotaurSession lostRun(std::uint64_t seed)
{
    for (;; ++seed) {
        auto session = test::startGenerated({}, Seed(seed));
        Random random(seed, Stream("test.plans"));
        test::walkAtRandom(session, random, {.steps = 600, .clever = 90});
        if (session.state().outcome == LevelOutcome::Lost && session.state().caughtBy)
            return session;
    }
}

} // namespace

/// What the rewind shows when nothing has to be hidden any more (minotaur.md 6.1).
class TestPlans : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPlanIsWhatHappensWhenThePlayerWaits() // ASC-016 to ASC-021
    {
        int walked = 0;
        int jumped = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            auto session = test::startGenerated({.only = 7}, Seed(seed));
            Random random(seed, Stream("test.plans"));
            test::walkAtRandom(
                session, random, {.steps = 150, .clever = 70}, [&](const test::MinotaurSession& now) {
                    if (now.state().outcome != LevelOutcome::Running)
                        return;
                    const auto plans = plansOf(now.stage(), now.state());
                    QCOMPARE(plans.size(), now.state().monsters.size());
                    auto after = now.state();
                    QVERIFY(Rules::apply(now.stage(), after, {0, Verb::Wait, 0}, nullptr).has_value());
                    for (std::size_t i = 0; i < plans.size(); ++i) {
                        const Cell to = after.monsters[i].cell;
                        switch (plans[i].intent) {
                        case Intent::Rests:
                        case Intent::Aims:
                        case Intent::Stays:
                            QVERIFY(after.outcome != LevelOutcome::Running || to == plans[i].cell);
                            break;
                        case Intent::Jumps:
                            ++jumped;
                            QVERIFY(after.outcome != LevelOutcome::Running || to == plans[i].way.front());
                            break;
                        case Intent::Roams:
                            QVERIFY(plans[i].way.empty());
                            break;
                        case Intent::Follows:
                        case Intent::CutsOff:
                        case Intent::LastSeen:
                            // Others may stand in its way (D7).
                            walked += !plans[i].way.empty() && to == plans[i].way.front() ? 1 : 0;
                        }
                    }
                });
        }
        QVERIFY(walked > 500);
        QVERIFY(jumped > 20);
    }

    void anIntentIsNamed() // ASC-017, ASC-019, ASC-083
    {
        test::Picture hall = test::hallWith(
            3, 9, {{'P', {0, 0}}, {'K', {0, 8}}, {'E', {2, 0}}, {'H', {2, 2}}, {'W', {2, 8}}});
        test::Field field(hall.text());
        auto plans = plansOf(field.stage, field.state);
        QCOMPARE(plans[0].intent, Intent::CutsOff);
        QCOMPARE(plans[0].way.back(), (Cell{0, 2}));
        QCOMPARE(plans[1].intent, Intent::Roams);
        field.state.keyFound = true;
        field.state.monsters[1].target = Cell{2, 5};
        plans = plansOf(field.stage, field.state);
        QCOMPARE(plans[0].intent, Intent::Follows);
        QCOMPARE(plans[0].way.back(), (Cell{0, 0}));
        QCOMPARE(plans[1].intent, Intent::LastSeen);
        QCOMPARE(plans[1].way.size(), std::size_t{3});
        field.state.freeze = 2;
        plans = plansOf(field.stage, field.state);
        QCOMPARE(plans[0].intent, Intent::Rests);
        QCOMPARE(plans[0].phases, 2);
    }

    void revealedHidesNothingAndChangesNoLight() // ASC-053
    {
        auto session = test::startGenerated({.only = 5}, Seed(3));
        const auto seen = session.observe(0);
        const auto all = revealed(session.stage(), session.state(), 0);
        QVERIFY(all.light == seen.light);
        QCOMPARE(all.monsters.size(), session.state().monsters.size());
        QVERIFY(all.key == session.stage().key);
        QVERIFY(all.exit == session.stage().exit);
        QCOMPARE(all.bonuses.size(), session.stage().bonuses.size());
        QVERIFY(std::ranges::none_of(all.map, [](auto cell) { return cell == 0; }));
    }

    void theCertificateLeadsFromStartToExit() // minotaur.md 2.3, F2
    {
        for (int level = 1; level <= 7; ++level) {
            auto session = test::startGenerated({.only = level}, Seed(11));
            const auto way = certificateWay(session.stage(), 0);
            QCOMPARE(way.front(), session.stage().start);
            QCOMPARE(way.back(), session.stage().exit);
            QVERIFY(std::ranges::find(way, session.stage().key) != way.end());
            QVERIFY(static_cast<int>(way.size()) - 1 <= session.stage().par);
        }
        QVERIFY(certificateWay(test::stageOf(test::firstSteps()), 0).empty());
    }

    void anEndingTellsWhoCameHow() // ASC-043, ASC-044, minotaur.md 6.1
    {
        test::Picture hall
            = test::hallWith(3, 9, {{'P', {0, 0}}, {'K', {0, 8}}, {'E', {2, 0}}, {'H', {0, 4}}});
        // It comes: four steps.
        const auto waited = played(hall.text(), "....");
        auto ending = endingOf(waited);
        QVERIFY(ending.has_value());
        QCOMPARE(ending->by, std::optional(MonsterKind::Hunter));
        QCOMPARE(ending->contact, Contact::SteppedIn);
        QCOMPARE(ending->turn, 4);
        QCOMPARE(ending->litFor, 4);
        QCOMPARE(ending->way.front(), (Cell{0, 0}));
        QCOMPARE(ending->way.back(), (Cell{0, 4}));
        // Both go: after a round they are two cells apart, and the player takes the next one first.
        ending = endingOf(played(hall.text(), "dd"));
        QVERIFY(ending.has_value());
        QCOMPARE(ending->contact, Contact::SteppedIn);
        QCOMPARE(ending->turn, 2);
        // Onto one that stands still.
        test::Picture frozen = test::hallWith(
            3, 9, {{'P', {0, 0}}, {'K', {0, 8}}, {'E', {2, 0}}, {'*', {0, 1}}, {'H', {0, 4}}});
        const auto onto = played(frozen.text(), "dddd");
        ending = endingOf(onto);
        QVERIFY(ending.has_value());
        QCOMPARE(ending->contact, Contact::RanInto);
        QVERIFY(!endingOf(played(hall.text(), ".")).has_value());
    }

    void theMinotaurLands() // ASC-082
    {
        test::Picture hall
            = test::hallWith(5, 9, {{'P', {0, 0}}, {'K', {2, 8}}, {'E', {2, 0}}, {'M', {4, 4}}});
        const auto lost = played(hall.text(), "..");
        const auto ending = endingOf(lost);
        QVERIFY(ending.has_value());
        QCOMPARE(ending->contact, Contact::Landed);
        QCOMPARE(ending->way.at(1), (Cell{4, 4}));
    }

    void everyLostRunHasAnEnding() // minotaur.md 6.1
    {
        for (std::uint64_t seed = 1; seed <= 400; seed += 10) {
            const auto run = lostRun(seed);
            const auto ending = endingOf(run);
            QVERIFY(ending.has_value());
            const auto& state = run.state();
            QCOMPARE(ending->way.front(), state.players[static_cast<std::size_t>(ending->seat)].cell);
            QVERIFY(ending->way.size() <= 10);
            // The fairness of D1: whoever walks was in the light before.
            if (ending->by != MonsterKind::Minotaur)
                for (std::size_t i = 1; i < ending->way.size(); ++i)
                    QVERIFY(std::abs(ending->way[i].row - ending->way[i - 1].row)
                            + std::abs(ending->way[i].column - ending->way[i - 1].column)
                        <= 1);
        }
    }

    void aBranchGoesOnAsTheRunDid() // minotaur.md 6.1: rewind
    {
        const auto run = lostRun(1);
        const auto& log = run.log();
        auto practice = run.options();
        practice.origin = SeedOrigin::Practice;
        for (std::size_t position = 0; position <= log.size(); position += 7) {
            auto branch = run.branch(position, practice);
            QCOMPARE(branch.log().size(), position);
            QVERIFY(branch.state() == run.at(position).state);
            // The same decisions lead to the same end, and a save keeps the branch.
            for (std::size_t i = position; i < log.size(); ++i) {
                if (log[i])
                    QVERIFY(branch.act(*log[i]).has_value());
                else
                    QVERIFY(branch.advance().has_value());
            }
            QVERIFY(branch.digest() == run.digest());
            const auto again = game::readSave<Rules>(
                game::writeSave(run.branch(position, practice)), "branch.save", run.sharedContent());
            QVERIFY(again.has_value());
            QCOMPARE(again->options().origin, SeedOrigin::Practice);
            QVERIFY(again->state() == run.at(position).state);
        }
    }
};

LABRYS_TEST(TestPlans)

#include "tst_plans.moc"

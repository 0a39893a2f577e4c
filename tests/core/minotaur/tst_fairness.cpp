// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/competent_bot.h"
#include "core/minotaur/rules.h"

#include "tests/support/levels.h"
#include "tests/support/picture.h"
#include "tests/support/test_main.h"

#include <deque>

using namespace labrys;
using namespace labrys::minotaur;

namespace {

/// A round of one player: the states around it and what happened.
struct Round {
    const State& before;
    const Action& action;
    const State& after;
    const std::vector<Event>& events;
};

/// Random games of one player on generated levels 2 to 7: clever half of the time. Stages are shared by games
/// that differ in their choices.
template <class Each>
void games(int number, Each&& each)
{
    constexpr int kGamesAStage = 10;
    for (int game = 0; game < number; ++game) {
        const auto index = static_cast<std::uint64_t>(game);
        static std::shared_ptr<const Stage> stage;
        if (game % kGamesAStage == 0) {
            auto made = makeStage(test::minotaurContent(), {.only = 2 + (game / kGamesAStage) % 6},
                Seed(index), 2 + (game / kGamesAStage) % 6);
            QVERIFY(made.has_value());
            stage = std::make_shared<const Stage>(*std::move(made));
        }
        State state = Rules::begin(*stage);
        Random random(index, Stream("test.fairness"));
        CompetentBot bot;
        const auto clever = random.below(4) * 30;
        std::vector<Action> legal;
        std::vector<Event> events;
        const auto begun = each(*stage, std::optional<Round>());
        static_cast<void>(begun);
        for (int turn = 0; turn < 150 && state.outcome == LevelOutcome::Running; ++turn) {
            legal.clear();
            Rules::legalActions(*stage, state, 0, legal);
            auto action = legal[static_cast<std::size_t>(random.below(legal.size()))];
            if (random.below(100) < clever)
                action = bot.choose(Rules::observe(*stage, state, 0), legal, random);
            const State before = state;
            events.clear();
            QVERIFY(Rules::apply(*stage, state, action, &events).has_value());
            each(*stage, std::optional<Round>(Round{before, action, state, events}));
        }
    }
}

bool has(const std::vector<Event>& events, EventKind kind)
{
    return std::ranges::find(events, kind, &Event::kind) != events.end();
}

} // namespace

class TestFairness : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whoeverIsCaughtSawItComeForThreeDecisions() // D1, D8: the theorem
    {
        int caught = 0;
        const int number = test::sweep(1'500, 100'000);
        // Of every monster, at the last decisions: whether it was in the light.
        std::deque<std::vector<bool>> lit;
        bool shoved = false;
        games(number, [&](const Stage& stage, const std::optional<Round>& round) {
            if (!round) {
                lit.clear();
                shoved = false;
                return true;
            }
            // A shove adds a step that no walker makes.
            shoved = shoved || has(round->events, EventKind::MonsterShoved);
            const auto light = Rules::observe(stage, round->before, 0);
            std::vector<bool> now;
            for (const auto& monster : round->before.monsters)
                now.push_back(light.lightAt(monster.cell) == Light::Full);
            lit.push_back(std::move(now));
            if (round->after.players[0].status != PlayerStatus::Caught || shoved)
                return true;
            const auto& monsters = round->after.monsters;
            const auto catcher = std::ranges::find(monsters, round->after.players[0].cell, &Monster::cell);
            LABRYS_ASSERT(catcher != monsters.end());
            if (catcher->kind == MonsterKind::Minotaur)
                return true;
            const auto index = static_cast<std::size_t>(catcher - monsters.begin());
            LABRYS_ASSERT(lit.size() >= 3); // no monster starts so near
            for (std::size_t back = 1; back <= 3; ++back)
                LABRYS_ASSERT(lit[lit.size() - back][index]);
            ++caught;
            return true;
        });
        QVERIFY(caught * 20 > number);
    }

    void contactIsCheckedInTheOrderOfTheRules() // D12, D13, ASC-043, ASC-044
    {
        int onto = 0;
        int reached = 0;
        const int number = test::sweep(1'500, 100'000);
        games(number, [&](const Stage&, const std::optional<Round>& round) {
            if (!round)
                return true;
            const auto& [before, action, after, events] = *round;
            const Cell to = action.verb == Verb::Wait
                ? before.players[0].cell
                : stepped(before.players[0].cell, static_cast<Direction>(action.verb));
            const bool stood
                = std::ranges::find(before.monsters, to, &Monster::cell) != before.monsters.end();
            const bool caught = after.players[0].status == PlayerStatus::Caught;
            if (stood) {
                // Stepping onto a monster, or changing places with it: nobody has moved yet.
                LABRYS_ASSERT(caught && after.monsters == before.monsters);
                LABRYS_ASSERT(!has(events, EventKind::MonsterWalked));
                ++onto;
                return true;
            }
            // The monsters in their order, each followed at once by the contact it makes.
            int last = -1;
            for (std::size_t i = 0; i < events.size(); ++i) {
                if (events[i].kind != EventKind::MonsterWalked && events[i].kind != EventKind::MinotaurJumped)
                    continue;
                const int rank = static_cast<int>(*events[i].monster);
                LABRYS_ASSERT(rank >= last);
                last = rank;
                const bool contact = events[i].to == to && before.players[0].status == PlayerStatus::Walking;
                const bool told = i + 1 < events.size() && events[i + 1].kind == EventKind::Caught;
                const bool earlier = std::any_of(
                    events.begin(), events.begin() + static_cast<std::ptrdiff_t>(i), [](const Event& event) {
                        return event.kind == EventKind::Caught || event.kind == EventKind::WentOut;
                    });
                LABRYS_ASSERT(earlier || contact == told);
                reached += told ? 1 : 0;
            }
            if (after.players[0].status == PlayerStatus::Walking)
                LABRYS_ASSERT(std::ranges::find(after.monsters, to, &Monster::cell) == after.monsters.end());
            return true;
        });
        QVERIFY(onto > number / 100 && reached > number / 100);
    }
};

LABRYS_TEST(TestFairness)

#include "tst_fairness.moc"

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/minoan_runs.h"

#include "core/base/assert.h"
#include "core/minoan/bots.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace labrys::desktop {

namespace {

using minoan::Observation;
using minoan::Phase;
using viewmodels::MinoanSession;

constexpr std::uint64_t kFirstSeed = 12;
constexpr std::uint64_t kMostSeeds = 400;

MinoanSession begun(const games::MinoanGame& game, std::uint64_t seed, minoan::Mode mode = minoan::Mode::Run)
{
    auto session = MinoanSession::start(game.content(), minoan::Options{mode}, Seed(seed));
    LABRYS_ASSERT(session.has_value());
    return *std::move(session);
}

/// Lets a bot play run after run, until one stands as is wanted.
template <class Bot>
MinoanSession played(const games::MinoanGame& game, const std::function<bool(const Observation&)>& wanted)
{
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kMostSeeds; ++seed) {
        auto session = begun(game, seed);
        Bot bot(game.content());
        Random random(seed);
        std::vector<minoan::Action> legal;
        while (true) {
            const auto seen = session.observe(0);
            if (wanted(seen))
                return session;
            legal.clear();
            minoan::Rules::legalActions(seen, legal);
            if (legal.empty())
                break;
            const auto done = session.act(bot.choose(seen, legal, random));
            LABRYS_ASSERT(done.has_value());
        }
    }
    LABRYS_ASSERT(false);
    return begun(game, kFirstSeed);
}

MinoanSession after(MinoanSession session, std::initializer_list<minoan::Verb> verbs)
{
    for (const auto verb : verbs) {
        const auto done = session.act({0, verb, 0, 0});
        LABRYS_ASSERT(done.has_value());
    }
    return session;
}

int wheelOf(const Observation& seen)
{
    const auto found = std::ranges::find(seen.doors, minoan::Sign::Wheel, &minoan::DoorSight::sign);
    return found == seen.doors.end() ? -1 : static_cast<int>(found - seen.doors.begin());
}

int coloured(const Observation& seen)
{
    return static_cast<int>(std::ranges::count_if(
        seen.board, [](minoan::Tile tile) { return minoan::colourOf(tile) != minoan::Element::None; }));
}

bool halfDecided(const Observation& seen)
{
    return seen.phase == Phase::Treasure && seen.room >= 9 && seen.altars.size() == 3
        && seen.treasures.size() == 2 && seen.treasures.front().fate != minoan::Fate::Waiting
        && seen.treasures.back().fate == minoan::Fate::Waiting;
}

} // namespace

MinoanRuns makeMinoanRuns(const games::MinoanGame& game)
{
    using namespace minoan;
    const auto until = [&game](auto wanted) { return played<GoodBot>(game, wanted); };
    auto corridor = until([](const Observation& seen) {
        return seen.phase == Phase::Doors && seen.room >= 5 && wheelOf(seen) >= 0 && seen.satiety.now > 40
            && seen.body.life.now < 60;
    });
    const int wheel = wheelOf(corridor.observe(0));
    const auto finale = until([](const Observation& seen) { return seen.phase == Phase::Finale; });
    return {.fresh = begun(game, kFirstSeed),
        .doors = until([](const Observation& seen) { return seen.phase == Phase::Doors && seen.room == 7; }),
        .lastDoor
        = until([](const Observation& seen) { return seen.phase == Phase::Doors && seen.room == 31; }),
        .fight = until([](const Observation& seen) {
            return seen.phase == Phase::Fight && seen.room >= 12 && seen.fightTurns >= 2
                && coloured(seen) >= 10 && attacksOf(seen.announced) != 0;
        }),
        .boss = until([](const Observation& seen) {
            return seen.phase == Phase::Fight && seen.room == 31 && seen.announced == Deed::Triple;
        }),
        .training = begun(game, kFirstSeed, Mode::Training),
        .treasure = until(halfDecided),
        .beforeCorridor = std::move(corridor),
        .intoCorridor = {0, Verb::Door, wheel, 0},
        .finale = finale,
        .athens = after(finale, {Verb::SacrificeHead}),
        .labyrinth = after(finale, {Verb::TieHead, Verb::DipAmulet}),
        .starved
        = played<NeverFeedsBot>(game, [](const Observation& seen) { return seen.ending == Ending::Hunger; }),
        .killed = played<GreedyBot>(
            game, [](const Observation& seen) { return seen.ending == Ending::Killed && seen.room > 15; })};
}

} // namespace labrys::desktop

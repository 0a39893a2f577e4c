// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/rules.h"

#include <algorithm>

namespace labrys::minoan {

namespace {

constexpr int kMostNumber = 1'000'000;
/// With these the value of a match fits its type (yieldOf).
constexpr int kMostSkill = 80'000;
constexpr int kMostPercent = 1'000;

bool within(int value, int low, int high)
{
    return value >= low && value <= high;
}

bool holds(const Gauge& gauge)
{
    return within(gauge.most, 0, kMostNumber) && within(gauge.now, 0, gauge.most);
}

bool holds(const Bag& bag)
{
    if (!within(bag.size(), 1, kMostTiles))
        return false;
    for (std::size_t tile = 0; tile < kTiles; ++tile)
        if (bag.left[tile] > bag.tiles[tile])
            return false;
    return true;
}

bool holds(const Enemy& enemy)
{
    const int level = enemy.foe.level;
    return holds(enemy.life) && holds(enemy.armour) && within(enemy.damage, 0, kMostNumber)
        && within(enemy.recovery, 0, kMostNumber) && within(enemy.step, 0, kMostNumber)
        && (enemy.foe.family == Family::Mannequin ? level == 0 : within(level, 1, kBossLevel))
        && enemy.foe.pattern == 0 && std::ranges::all_of(enemy.resistances, [](int value) {
               return within(value, -kMostPercent, 100);
           });
}

/// Whether there is something to decide where there must be.
bool hasChoices(const Observation& seen)
{
    const bool training = seen.mode == Mode::Training;
    switch (seen.phase) {
    case Phase::Doors:
        return !training && !seen.doors.empty();
    case Phase::Fight:
        return seen.enemy
            && (training
                || (at(seen.door) < seen.doors.size() && seen.doors[at(seen.door)].sign != Sign::Wheel));
    case Phase::Treasure:
        return (training || at(seen.door) < seen.doors.size())
            && std::ranges::find(seen.treasures, Fate::Waiting, &Treasure::fate) != seen.treasures.end();
    case Phase::Finale:
        return !training && at(seen.door) < seen.doors.size();
    case Phase::Over:
        return true;
    }
    return false;
}

/// One of the patterns of his level that agree with all that is known of him: what he has done was seen, and
/// what he announces and may do after it is what was observed.
void choosePattern(const Stage& stage, State& state, const Observation& seen, Random& random)
{
    auto& foe = state.enemy->foe;
    if (foe.family == Family::Mannequin)
        return;
    const auto& patterns = stage.content.levels[at(foe.level - 1)].patterns;
    const auto fits = [&](std::size_t pattern) {
        const auto size = patterns[pattern].size();
        const auto done = std::min(at(state.enemy->step), size);
        const unsigned all = (1U << done) - 1U;
        foe.pattern = static_cast<int>(pattern);
        if ((state.knowledge.steps[at((foe.level - 1) * kMostPatterns + foe.pattern)] & all) != all)
            return false;
        const auto drawn = Rules::observe(stage, state, 0);
        return drawn.announced == seen.announced && drawn.after == seen.after;
    };
    const auto first = static_cast<std::size_t>(random.below(patterns.size()));
    for (std::size_t i = 0; i < patterns.size(); ++i)
        if (fits((first + i) % patterns.size()))
            return;
}

} // namespace

bool Rules::plausible(const Observation& seen)
{
    const auto skill = [](const Skill& one) {
        return within(one.base, 0, kMostSkill) && within(one.extra, 0, kMostSkill)
            && within(one.combo, 0, kMostSkill);
    };
    return within(seen.room, 1, kMostRooms) && within(seen.rooms, 1, kMostRooms) && seen.doors.size() <= 3
        && within(seen.door, 0, 2) && holds(seen.body.life) && holds(seen.body.armour) && holds(seen.satiety)
        && std::ranges::all_of(seen.skills, skill) && holds(seen.bag)
        && std::ranges::all_of(seen.board, [](Tile tile) { return tile < kTiles; })
        && (!seen.enemy || holds(*seen.enemy)) && hasChoices(seen) && seen.treasures.size() <= kMostTreasures
        && seen.altars.size() <= kMostAltars && seen.records.size() <= kMostRooms;
}

bool Rules::plausible(const Event& event, const Observation&)
{
    return within(event.first, 0, kCells - 1) && within(event.second, 0, kCells - 1)
        && event.tiles.size() <= kCells
        && std::ranges::all_of(event.tiles, [](Tile tile) { return tile < kTiles; });
}

std::pair<Stage, State> Rules::determinize(const Content& content, const Observation& seen, Random& random)
{
    Stage stage = makeLabyrinth(content, seen.mode, Seed(random.next()));
    const auto doorHere = [&](int index) -> Door& {
        return at(seen.room) <= stage.doors.size() ? stage.doors[at(seen.room - 1)][at(index)] : stage.last;
    };
    State state = begin(stage);
    for (int index = 0; index < static_cast<int>(seen.doors.size()); ++index) {
        const auto& there = seen.doors[at(index)];
        const bool inside = index == seen.door && seen.phase != Phase::Doors && seen.phase != Phase::Over;
        Door& door = doorHere(index);
        door = makeDoor(stage, seen.room, at(index), there.sign,
            inside ? std::optional(seen.enemy.has_value()) : std::nullopt);
        door.cost = there.cost;
    }
    if (seen.mode == Mode::Run && (seen.phase == Phase::Treasure || seen.phase == Phase::Finale)) {
        Door& door = doorHere(seen.door);
        door.altars = seen.altars;
        door.treasures.clear();
        for (const auto& treasure : seen.treasures)
            door.treasures.push_back(treasure.item);
    }
    state.mode = seen.mode;
    state.phase = seen.phase;
    state.ending = seen.ending;
    state.room = seen.room;
    state.door = seen.door;
    state.body = seen.body;
    state.satiety = seen.satiety;
    state.skills = seen.skills;
    state.bag = seen.bag;
    state.board = seen.board;
    state.boardRandom = Random(random.next());
    state.enemy = seen.enemy;
    state.fightTurns = seen.fightTurns;
    std::ranges::copy(seen.treasures, state.treasures.begin());
    state.treasureCount = static_cast<int>(seen.treasures.size());
    state.headTied = seen.headTied;
    state.knowledge = seen.knowledge;
    std::ranges::copy(seen.records, state.records.begin());
    state.recordCount = static_cast<int>(seen.records.size());
    state.tally = seen.tally;
    if (state.enemy) {
        choosePattern(stage, state, seen, random);
        if (seen.mode == Mode::Run)
            doorHere(seen.door).foe = state.enemy->foe;
    }
    return {std::move(stage), state};
}

} // namespace labrys::minoan

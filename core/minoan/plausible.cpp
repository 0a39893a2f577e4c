// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/rules.h"

#include <algorithm>

namespace labrys::minoan {

namespace {

constexpr int kMostNumber = 1'000'000;

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
        && enemy.foe.pattern == 0
        && std::ranges::all_of(enemy.resistances, [](int value) { return within(value, -kMostNumber, 100); });
}

} // namespace

bool Rules::plausible(const Observation& seen)
{
    const auto skill = [](const Skill& one) {
        return within(one.base, 0, kMostNumber) && within(one.extra, 0, kMostNumber)
            && within(one.combo, 0, kMostNumber);
    };
    return within(seen.room, 1, kMostRooms) && within(seen.rooms, 1, kMostRooms) && seen.doors.size() <= 3
        && within(seen.door, 0, 2) && holds(seen.body.life) && holds(seen.body.armour) && holds(seen.satiety)
        && std::ranges::all_of(seen.skills, skill) && holds(seen.bag)
        && std::ranges::all_of(seen.board, [](Tile tile) { return tile < kTiles; })
        && (seen.enemy ? holds(*seen.enemy) : seen.phase != Phase::Fight)
        && seen.treasures.size() <= kMostTreasures && seen.altars.size() <= kMostAltars
        && seen.records.size() <= kMostRooms;
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
        Door& door = doorHere(index);
        door.sign = seen.doors[at(index)].sign;
        door.cost = seen.doors[at(index)].cost;
        door.fight = isBeast(door.sign) || door.sign == Sign::Minotaur;
    }
    if (seen.mode == Mode::Run && seen.phase != Phase::Doors && seen.phase != Phase::Over) {
        Door& door = doorHere(seen.door);
        door.altars = seen.altars;
        if (!seen.treasures.empty()) {
            door.treasures.clear();
            for (const auto& treasure : seen.treasures)
                door.treasures.push_back(treasure.item);
        }
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
    if (state.enemy) {
        // One of the patterns of his level that announces what is announced.
        auto& foe = state.enemy->foe;
        const auto fits = [&] {
            const auto& pattern = patternOf(content, foe);
            return pattern[at(state.enemy->step) % pattern.size()] == seen.announced;
        };
        if (foe.family != Family::Mannequin) {
            const auto count = static_cast<int>(content.levels[at(foe.level - 1)].patterns.size());
            const auto first = static_cast<int>(random.below(static_cast<std::uint64_t>(count)));
            foe.pattern = first;
            for (int i = 1; i < count && !fits(); ++i)
                foe.pattern = (first + i) % count;
        }
        if (seen.mode == Mode::Run)
            doorHere(seen.door).foe = foe;
    }
    state.fightTurns = seen.fightTurns;
    std::ranges::copy(seen.treasures, state.treasures.begin());
    state.treasureCount = static_cast<int>(seen.treasures.size());
    state.headTied = seen.headTied;
    state.knowledge = seen.knowledge;
    std::ranges::copy(seen.records, state.records.begin());
    state.recordCount = static_cast<int>(seen.records.size());
    state.tally = seen.tally;
    return {std::move(stage), state};
}

} // namespace labrys::minoan

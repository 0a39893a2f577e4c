// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/rules.h"

#include <algorithm>

namespace labrys::minoan {

namespace {

/// What follows the announced deed, when the player can know: he has seen that step of this pattern, and
/// every other pattern of the level that began in the same way goes on in the same way.
std::optional<Deed> afterwards(const Stage& stage, const State& state, const Enemy& enemy)
{
    const auto& pattern = patternOf(stage.content, enemy.foe);
    const auto step = at(enemy.step);
    const Deed next = pattern[(step + 1) % pattern.size()];
    if (enemy.foe.family == Family::Mannequin)
        return next;
    const auto seen = state.knowledge.steps[at((enemy.foe.level - 1) * kMostPatterns + enemy.foe.pattern)];
    if ((seen >> (step + 1) % pattern.size() & 1U) == 0)
        return std::nullopt;
    if (step >= pattern.size())
        return next;
    for (const auto& other : stage.content.levels[at(enemy.foe.level - 1)].patterns) {
        bool same = true;
        for (std::size_t i = 0; i <= step && same; ++i)
            same = other[i % other.size()] == pattern[i];
        if (same && other[(step + 1) % other.size()] != next)
            return std::nullopt;
    }
    return next;
}

/// A resistance is known when this harm was tried on every archetype that the enemy bears.
std::uint8_t learntOf(const Knowledge& knowledge, const Foe& foe)
{
    if (foe.family == Family::Mannequin)
        return 0xFF;
    unsigned learnt = foe.hoplite ? knowledge.tried[0] : 0xFFU;
    for (const Element element : foe.archetypes)
        if (element != Element::None)
            learnt &= knowledge.tried[at(element)];
    return static_cast<std::uint8_t>(learnt);
}

} // namespace

Observation Rules::observe(const Stage& stage, const State& state, game::Seat)
{
    Observation seen;
    seen.mode = state.mode;
    seen.phase = state.phase;
    seen.ending = state.ending;
    seen.room = state.room;
    seen.rooms = stage.mode == Mode::Run ? stage.content.start.rooms : 1;
    if (state.mode == Mode::Run)
        for (int door = 0; door < doorCount(stage, state.room); ++door) {
            const auto& there = doorAt(stage, state.room, door);
            seen.doors.push_back({there.sign, there.cost});
        }
    seen.door = state.door;
    seen.body = state.body;
    seen.satiety = state.satiety;
    seen.skills = state.skills;
    seen.bag = state.bag;
    seen.board = state.board;
    seen.enemy = state.enemy;
    if (state.enemy) {
        const auto& pattern = patternOf(stage.content, state.enemy->foe);
        seen.announced = pattern[at(state.enemy->step) % pattern.size()];
        seen.after = afterwards(stage, state, *state.enemy);
        seen.learnt = learntOf(state.knowledge, state.enemy->foe);
        seen.enemy->foe.pattern = 0;
    }
    seen.fightTurns = state.fightTurns;
    seen.treasures.assign(state.treasures.begin(), state.treasures.begin() + state.treasureCount);
    if (state.phase == Phase::Treasure || state.phase == Phase::Finale)
        seen.altars = doorAt(stage, state.room, state.door).altars;
    seen.headTied = state.headTied;
    seen.knowledge = state.knowledge;
    seen.records.assign(state.records.begin(), state.records.begin() + state.recordCount);
    seen.tally = state.tally;
    return seen;
}

} // namespace labrys::minoan

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/stage.h"

#include "core/base/assert.h"

#include <algorithm>
#include <span>

namespace labrys::minoan {

namespace {

// The six streams of a run (D-38); board and offerings draw in rules.cpp, the view for itself.
constexpr Stream kDoors("minoan.doors");
constexpr Stream kAltars("minoan.altars");
constexpr Stream kEnemies("minoan.enemies");
constexpr Stream kLoot("minoan.loot");

constexpr int kPercent = 100;
constexpr std::uint64_t kDoorKeys = 4;

int draw(Random& random, std::size_t bound)
{
    return static_cast<int>(random.below(bound));
}

Sign drawSign(const DoorOdds& odds, Random& random)
{
    int rest = draw(random, kPercent);
    if (rest < odds.beast)
        return static_cast<Sign>(draw(random, kBeastSigns));
    rest -= odds.beast;
    for (const auto& [sign, share] :
        {std::pair{Sign::Amphora, odds.amphora}, {Sign::Olive, odds.olive}, {Sign::Papyrus, odds.papyrus}}) {
        if (rest < share)
            return sign;
        rest -= share;
    }
    return Sign::Wheel;
}

/// Three signs that differ, at least one of a beast (D-32).
std::array<Sign, 3> drawSigns(const DoorOdds& odds, Random& random)
{
    while (true) {
        std::array<Sign, 3> signs{};
        for (auto& sign : signs)
            sign = drawSign(odds, random);
        if (signs[0] != signs[1] && signs[1] != signs[2] && signs[0] != signs[2]
            && std::ranges::any_of(signs, isBeast))
            return signs;
    }
}

Family familyOf(Sign sign)
{
    if (isBeast(sign))
        return static_cast<Family>(at(sign) / 2);
    switch (sign) {
    case Sign::Amphora:
        return Family::Mimic;
    case Sign::Olive:
        return Family::Dryad;
    case Sign::Papyrus:
        return Family::Flower;
    default:
        return Family::Minotaur;
    }
}

Foe drawFoe(const Content& content, int room, Family family, Random& random)
{
    const auto& choices = bracketOf(content, room).choices;
    const auto strength = choices[at(draw(random, choices.size()))];
    std::array<Element, kElements> elements{};
    for (int i = 0; i < kElements; ++i)
        elements[at(i)] = static_cast<Element>(i + 1);
    random.shuffle(std::span<Element>(elements)); // distinct (D-15)
    Foe foe{.family = family, .level = strength.level};
    foe.hoplite = strength.level == kBossLevel;
    // The third attack first, unless the hoplite stands there (MIN-073 to MIN-076).
    std::size_t attack = foe.hoplite ? 1 : 2;
    const int elemental = strength.archetypes - (foe.hoplite ? 1 : 0);
    for (int i = 0; i < elemental; ++i)
        foe.archetypes[attack--] = elements[at(i)];
    foe.pattern = draw(random, content.levels[at(strength.level - 1)].patterns.size());
    return foe;
}

std::vector<Deity> drawAltars(const Content& content, Sign sign, Random& random)
{
    if (sign == Sign::Wheel)
        return {};
    if (sign == Sign::Minotaur)
        return {Deity::Poseidon};
    std::vector<Deity> altars;
    if (isBeast(sign)) {
        const auto& family = content.families[at(familyOf(sign))];
        altars.push_back(at(sign) % 2 == 0 ? family.god : family.goddess);
    }
    for (const bool goddess : {false, true}) {
        Deity deity{};
        do
            deity = deityOf(static_cast<Symbol>(draw(random, kSymbols)), goddess);
        while (!altars.empty() && altars.front() == deity);
        altars.push_back(deity);
    }
    return altars;
}

/// MIN-086, MIN-093 to MIN-096, D-35.
std::vector<Item> drawTreasures(Sign sign, bool fight, Random& random)
{
    const auto object = [&](int kinds) { return static_cast<Item>(draw(random, at(kinds))); };
    if (isBeast(sign))
        return {Item::Meat, object(kSymbols)};
    switch (sign) {
    case Sign::Amphora:
        return fight ? std::vector{Item::Shield, object(3)} : std::vector{object(4)};
    case Sign::Olive:
        return fight ? std::vector{Item::Fruit, Item::Herb} : std::vector{Item::Fruit};
    case Sign::Papyrus:
        return fight ? std::vector{Item::Herb, Item::Fruit} : std::vector{Item::Herb};
    default:
        return {};
    }
}

} // namespace

Door makeDoor(const Stage& stage, int room, std::size_t index, Sign sign, std::optional<bool> fight)
{
    const std::uint64_t seed = stage.seed.expanded();
    const std::uint64_t key = static_cast<std::uint64_t>(room) * kDoorKeys + index;
    Random altars(seed, kAltars, key);
    Random enemies(seed, kEnemies, key);
    Random loot(seed, kLoot, key);
    const auto& content = stage.content;
    Door door{.sign = sign};
    door.cost = sign == Sign::Wheel ? content.start.corridorCost : content.start.roomCost;
    // Rolled for every door, so that the treasures depend on nothing else.
    const bool trap = draw(loot, kPercent) < content.doors.trap;
    door.fight = fight.value_or(isBeast(sign) || sign == Sign::Minotaur || (sign != Sign::Wheel && trap));
    door.foe = drawFoe(content, room, familyOf(sign), enemies);
    door.altars = drawAltars(content, sign, altars);
    door.treasures = drawTreasures(sign, door.fight, loot);
    return door;
}

Stage makeLabyrinth(const Content& content, Mode mode, Seed seed)
{
    Stage stage{.content = content, .mode = mode, .seed = seed};
    if (mode == Mode::Training) {
        stage.last.fight = true;
        stage.last.foe = {.family = Family::Mannequin, .level = 0};
        stage.last.treasures = {Item::Fruit};
        return stage;
    }
    for (int room = 1; room < content.start.rooms; ++room) {
        Random doors(seed.expanded(), kDoors, static_cast<std::uint64_t>(room));
        const auto signs = drawSigns(content.doors, doors);
        auto& triple = stage.doors.emplace_back();
        for (std::size_t i = 0; i < signs.size(); ++i)
            triple[i] = makeDoor(stage, room, i, signs[i]);
    }
    stage.last = makeDoor(stage, content.start.rooms, 0, Sign::Minotaur);
    return stage;
}

int doorCount(const Stage& stage, int room)
{
    return at(room) <= stage.doors.size() ? 3 : 1;
}

const Door& doorAt(const Stage& stage, int room, int index)
{
    LABRYS_ASSERT(room >= 1 && index >= 0 && index < doorCount(stage, room));
    return at(room) <= stage.doors.size() ? stage.doors[at(room - 1)][at(index)] : stage.last;
}

const std::vector<Deed>& patternOf(const Content& content, const Foe& foe)
{
    if (foe.family == Family::Mannequin)
        return content.training.pattern;
    return content.levels[at(foe.level - 1)].patterns[at(foe.pattern)];
}

} // namespace labrys::minoan

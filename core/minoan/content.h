// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/minoan/words.h"

#include <array>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::minoan {

/// How a run starts and what it costs (MIN-020, MIN-041 to MIN-049, D-20 to D-22). Percentages are whole
/// numbers.
struct Start {
    int rooms = 0;
    int roomCost = 0;
    int corridorCost = 0;
    int turnCost = 0;
    int life = 0;
    int armour = 0;
    int satiety = 0;
    /// Of each symbol: its value, what each tile more than three adds, what each wave adds.
    int base = 0;
    int extra = 0;
    int combo = 0;
    /// Plain tiles of each symbol in the bag.
    int tiles = 0;
    bool operator==(const Start&) const = default;
};
BOOST_DESCRIBE_STRUCT(
    Start, (), (rooms, roomCost, corridorCost, turnCost, life, armour, satiety, base, extra, combo, tiles))

/// How often a door is which, of 100 (D-32), and how often a quiet room is a trap (D-33).
struct DoorOdds {
    int beast = 0;
    int amphora = 0;
    int olive = 0;
    int papyrus = 0;
    int wheel = 0;
    int trap = 0;
    bool operator==(const DoorOdds&) const = default;
};
BOOST_DESCRIBE_STRUCT(DoorOdds, (), (beast, amphora, olive, papyrus, wheel, trap))

/// What keeping a treasure gives (D-25, D-26).
struct Keeping {
    int meatSatiety = 0;
    int meatLife = 0;
    int fruitSatiety = 0;
    int fruitLife = 0;
    int herbLife = 0;
    int shieldArmour = 0;
    bool operator==(const Keeping&) const = default;
};
BOOST_DESCRIBE_STRUCT(Keeping, (), (meatSatiety, meatLife, fruitSatiety, fruitLife, herbLife, shieldArmour))

/// What offering one gives (D-27, D-28).
struct Offering {
    int meatCombo = 0;
    int meatExtra = 0;
    int fruitBase = 0;
    int fruitArmour = 0;
    int fruitLife = 0;
    int fruitSatiety = 0;
    bool operator==(const Offering&) const = default;
};
BOOST_DESCRIBE_STRUCT(Offering, (), (meatCombo, meatExtra, fruitBase, fruitArmour, fruitLife, fruitSatiety))

/// Resistances in percent of harm (D-12, D-13, D-16).
struct Defence {
    int resistance = 0;
    int weakness = 0;
    int hoplitePhysical = 0;
    int hopliteElemental = 0;
    int lowest = 0;
    int highest = 0;
    /// How much of elemental harm armour can take.
    int armourShare = 0;
    bool operator==(const Defence&) const = default;
};
BOOST_DESCRIBE_STRUCT(
    Defence, (), (resistance, weakness, hoplitePhysical, hopliteElemental, lowest, highest, armourShare))

/// A level of enemies (MIN-063) and its patterns (MIN-050).
struct LevelTable {
    int life = 0;
    int armour = 0;
    int damage = 0;
    int recovery = 0;
    std::vector<std::vector<Deed>> patterns;
    bool operator==(const LevelTable&) const = default;
};
BOOST_DESCRIBE_STRUCT(LevelTable, (), (life, armour, damage, recovery, patterns))

/// Enemies of one difficulty: their level and how many archetypes they have (MIN-065 to MIN-071).
struct Strength {
    int level = 0;
    int archetypes = 0;
    bool operator==(const Strength&) const = default;
};
BOOST_DESCRIBE_STRUCT(Strength, (), (level, archetypes))

struct Bracket {
    /// Up to this room; the brackets follow each other.
    int lastRoom = 0;
    /// Equally likely (D-31).
    std::vector<Strength> choices;
    bool operator==(const Bracket&) const = default;
};
BOOST_DESCRIBE_STRUCT(Bracket, (), (lastRoom, choices))

/// A family and the harm of its three attacks before archetypes (D-17); its two deities (MIN-112), which mean
/// something for beasts alone.
struct FamilyTable {
    Family family = Family::Deer;
    std::array<Harm, 3> attacks{};
    Deity god = Deity::Ares;
    Deity goddess = Deity::Themis;
    bool operator==(const FamilyTable&) const = default;
};
BOOST_DESCRIBE_STRUCT(FamilyTable, (), (family, attacks, god, goddess))

/// MIN-111.
struct DeityTable {
    Deity deity = Deity::Ares;
    Element element = Element::Fire;
    bool operator==(const DeityTable&) const = default;
};
BOOST_DESCRIBE_STRUCT(DeityTable, (), (deity, element))

/// The training hall (D-43).
struct Training {
    int life = 0;
    int recovery = 0;
    /// What the dummy does, over and over.
    std::vector<Deed> pattern;
    bool operator==(const Training&) const = default;
};
BOOST_DESCRIBE_STRUCT(Training, (), (life, recovery, pattern))

/// The numbers of the run, from `resources/content/minoan/rules.json` (minoan.md part 2).
struct Content {
    std::string format;
    int version = 0;
    Start start;
    DoorOdds doors;
    Keeping keeping;
    Offering offering;
    Defence defence;
    /// Levels 1 to 4 and the boss.
    std::vector<LevelTable> levels;
    std::vector<Bracket> brackets;
    /// One of each, in the order of the enumeration.
    std::vector<FamilyTable> families;
    std::vector<DeityTable> deities;
    Training training;
    bool operator==(const Content&) const = default;
};
BOOST_DESCRIBE_STRUCT(Content, (),
    (format, version, start, doors, keeping, offering, defence, levels, brackets, families, deities,
        training))
inline constexpr int kBossLevel = 5;

/// The brackets that a room belongs to.
[[nodiscard]] const Bracket& bracketOf(const Content& content, int room);

/// Reads the content file. Beside the codes of readJson: CONTENT_FORMAT, CONTENT_RANGE (which field).
[[nodiscard]] std::expected<Content, Problem> readContent(std::string_view text, std::string_view file);

} // namespace labrys::minoan

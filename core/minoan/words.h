// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace labrys::minoan {

/// What a tile does (MIN-035): three weapons, armour, life.
enum class Symbol : std::uint8_t { Sword, Bow, Mace, Shield, Flower };
BOOST_DESCRIBE_ENUM(Symbol, Sword, Bow, Mace, Shield, Flower)
inline constexpr int kSymbols = 5;

/// What colours a tile (MIN-044), an attack or an archetype; None is plain.
enum class Element : std::uint8_t { None, Fire, Lightning, Ice, Wind, Earth };
BOOST_DESCRIBE_ENUM(Element, None, Fire, Lightning, Ice, Wind, Earth)
inline constexpr int kElements = 5;
/// With None.
inline constexpr int kColours = kElements + 1;

/// A way of doing harm (MIN-036 to MIN-038, MIN-046): physical ones in the order of the weapons, then the
/// elements.
enum class Harm : std::uint8_t { Slash, Pierce, Blunt, Fire, Lightning, Ice, Wind, Earth };
BOOST_DESCRIBE_ENUM(Harm, Slash, Pierce, Blunt, Fire, Lightning, Ice, Wind, Earth)
inline constexpr int kHarms = 8;
inline constexpr int kPhysical = 3;

/// Gods, then goddesses, each in the order of the symbol that is their attribute (MIN-110).
enum class Deity : std::uint8_t {
    Ares,
    Apollo,
    Zeus,
    Poseidon,
    Hermes,
    Themis,
    Artemis,
    Hera,
    Athena,
    Demeter
};
BOOST_DESCRIBE_ENUM(Deity, Ares, Apollo, Zeus, Poseidon, Hermes, Themis, Artemis, Hera, Athena, Demeter)
inline constexpr int kDeities = 10;

/// Who waits behind a door (MIN-061); the mannequin only in the training hall (D-43).
enum class Family : std::uint8_t {
    Deer,
    Horse,
    Goat,
    Pig,
    Cattle,
    Mimic,
    Dryad,
    Flower,
    Minotaur,
    Mannequin
};
BOOST_DESCRIBE_ENUM(Family, Deer, Horse, Goat, Pig, Cattle, Mimic, Dryad, Flower, Minotaur, Mannequin)
inline constexpr int kFamilies = 10;

/// What stands on a door (MIN-080 to MIN-096): a beast with the sex of the deity of its main altar, or a
/// room.
enum class Sign : std::uint8_t {
    DeerGod,
    DeerGoddess,
    HorseGod,
    HorseGoddess,
    GoatGod,
    GoatGoddess,
    PigGod,
    PigGoddess,
    CattleGod,
    CattleGoddess,
    Amphora,
    Olive,
    Papyrus,
    Wheel,
    Minotaur
};
BOOST_DESCRIBE_ENUM(Sign, DeerGod, DeerGoddess, HorseGod, HorseGoddess, GoatGod, GoatGoddess, PigGod,
    PigGoddess, CattleGod, CattleGoddess, Amphora, Olive, Papyrus, Wheel, Minotaur)
inline constexpr int kSigns = 15;
inline constexpr int kBeastSigns = 10;

/// A treasure (MIN-015); the first five are objects that match a tile.
enum class Item : std::uint8_t { Sword, Bow, Mace, Shield, Herb, Meat, Fruit };
BOOST_DESCRIBE_ENUM(Item, Sword, Bow, Mace, Shield, Herb, Meat, Fruit)
inline constexpr int kItems = 7;

/// One step of a pattern (MIN-051 to MIN-056): simple, double and triple attacks by their places, recovery of
/// life or armour, and the two ways of waiting.
enum class Deed : std::uint8_t {
    First,
    Second,
    Third,
    FirstSecond,
    FirstThird,
    SecondThird,
    Triple,
    Heal,
    Mend,
    Prepare,
    Rest
};
BOOST_DESCRIBE_ENUM(
    Deed, First, Second, Third, FirstSecond, FirstThird, SecondThird, Triple, Heal, Mend, Prepare, Rest)

[[nodiscard]] constexpr std::size_t at(auto value)
{
    return static_cast<std::size_t>(value);
}

[[nodiscard]] constexpr bool isBeast(Sign sign)
{
    return at(sign) < kBeastSigns;
}
[[nodiscard]] constexpr bool isGoddess(Deity deity)
{
    return at(deity) >= kSymbols;
}
/// MIN-110.
[[nodiscard]] constexpr Symbol attributeOf(Deity deity)
{
    return static_cast<Symbol>(at(deity) % kSymbols);
}
[[nodiscard]] constexpr Deity deityOf(Symbol attribute, bool goddess)
{
    return static_cast<Deity>(at(attribute) + (goddess ? kSymbols : 0));
}
[[nodiscard]] constexpr Harm harmOf(Element element)
{
    return static_cast<Harm>(at(element) - 1 + kPhysical);
}
[[nodiscard]] constexpr bool isPhysical(Harm harm)
{
    return at(harm) < kPhysical;
}
/// None for physical harm.
[[nodiscard]] constexpr Element elementOf(Harm harm)
{
    return isPhysical(harm) ? Element::None : static_cast<Element>(at(harm) - kPhysical + 1);
}
/// What the archetype of an element is weak to: the next of the ring (D-14).
[[nodiscard]] constexpr Element weaknessOf(Element element)
{
    return static_cast<Element>(at(element) % kElements + 1);
}
[[nodiscard]] constexpr bool isObject(Item item)
{
    return at(item) < kSymbols;
}

/// Which of the three attacks a deed uses, the first at bit 0.
[[nodiscard]] constexpr unsigned attacksOf(Deed deed)
{
    constexpr std::array<unsigned, 11> kAttacks{1, 2, 4, 3, 5, 6, 7, 0, 0, 0, 0};
    return kAttacks[at(deed)];
}

} // namespace labrys::minoan

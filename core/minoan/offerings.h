// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minoan/state.h"

#include <optional>
#include <vector>

namespace labrys::minoan {

/// What an offering gives (MIN-114 to MIN-120).
enum class GiftKind : std::uint8_t {
    Combo,
    Extra,
    Base,
    MostArmour,
    MostLife,
    MostSatiety,
    /// A tile of the symbol, of the least owned colour.
    SymbolTile,
    /// A tile of the element, of the least owned symbol.
    ElementTile,
    /// This tile.
    OneTile,
    HalfHeal,
    HalfFeed
};
BOOST_DESCRIBE_ENUM(GiftKind, Combo, Extra, Base, MostArmour, MostLife, MostSatiety, SymbolTile, ElementTile,
    OneTile, HalfHeal, HalfFeed)

struct Gift {
    GiftKind kind = GiftKind::Combo;
    /// Of Combo, Extra, Base, SymbolTile and OneTile.
    Symbol symbol = Symbol::Sword;
    /// Of ElementTile and OneTile.
    Element element = Element::None;
    int amount = 0;
    bool operator==(const Gift&) const = default;
};

/// What `deity` gives for `item`: by tables and the rule of D-30 for objects.
[[nodiscard]] Gift giftOf(const Content& content, Item item, Deity deity);

/// The tiles that a gift may add: those least owned, one of which the offerings' stream draws (D-29).
[[nodiscard]] std::vector<Tile> tilesOf(const Gift& gift, const Bag& bag);

/// What keeping or offering changed.
struct Gain {
    int life = 0;
    int armour = 0;
    int satiety = 0;
    std::optional<Tile> tile;
};

/// Keeps an item (D-25, D-26).
Gain keepItem(const Content& content, State& state, Item item);
/// Takes a gift; `draw` chooses among tilesOf().
Gain takeGift(State& state, const Gift& gift, std::uint64_t draw);

} // namespace labrys::minoan

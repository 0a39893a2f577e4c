// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/offerings.h"

#include "core/base/assert.h"

#include <algorithm>
#include <limits>

namespace labrys::minoan {

namespace {

Element elementOf(const Content& content, Deity deity)
{
    return content.deities[at(deity)].element;
}

/// The gauges before a change.
class Before {
public:
    explicit Before(const State& state)
        : m_life(state.body.life.now)
        , m_armour(state.body.armour.now)
        , m_satiety(state.satiety.now)
    {
    }
    void tell(const State& state, Gain& gain) const
    {
        gain.life = state.body.life.now - m_life;
        gain.armour = state.body.armour.now - m_armour;
        gain.satiety = state.satiety.now - m_satiety;
    }

private:
    int m_life;
    int m_armour;
    int m_satiety;
};

Gift foodGift(const Offering& numbers, Item item, Deity deity)
{
    const Symbol symbol = attributeOf(deity);
    if (item == Item::Meat)
        return isGoddess(deity) ? Gift{GiftKind::Extra, symbol, Element::None, numbers.meatExtra}
                                : Gift{GiftKind::Combo, symbol, Element::None, numbers.meatCombo};
    switch (deity) {
    case Deity::Themis:
    case Deity::Athena:
        return {GiftKind::MostArmour, symbol, Element::None, numbers.fruitArmour};
    case Deity::Artemis:
    case Deity::Hera:
        return {GiftKind::MostLife, symbol, Element::None, numbers.fruitLife};
    case Deity::Demeter:
        return {GiftKind::MostSatiety, symbol, Element::None, numbers.fruitSatiety};
    default:
        return {GiftKind::Base, symbol, Element::None, numbers.fruitBase};
    }
}

} // namespace

Gift giftOf(const Content& content, Item item, Deity deity)
{
    if (!isObject(item))
        return foodGift(content.offering, item, deity);
    const auto object = static_cast<Symbol>(item);
    // D-30: how far the deity's attribute is from the object, in the order of the symbols.
    const std::size_t distance = (at(attributeOf(deity)) + kSymbols - at(object)) % kSymbols;
    if (distance == 0)
        return isGoddess(deity) ? Gift{GiftKind::ElementTile, object, elementOf(content, deity), 1}
                                : Gift{GiftKind::SymbolTile, object, Element::None, 1};
    const std::size_t heals = isGoddess(deity) ? 2 : 1;
    const std::size_t feeds = isGoddess(deity) ? 4 : 3;
    if (distance == heals)
        return {GiftKind::HalfHeal, object, Element::None, 0};
    if (distance == feeds)
        return {GiftKind::HalfFeed, object, Element::None, 0};
    return {GiftKind::OneTile, object, elementOf(content, deity), 1};
}

std::vector<Tile> tilesOf(const Gift& gift, const Bag& bag)
{
    std::vector<Tile> tiles;
    if (gift.kind == GiftKind::OneTile)
        tiles.push_back(tileOf(gift.symbol, gift.element));
    if (gift.kind == GiftKind::SymbolTile)
        for (int element = 1; element < kColours; ++element)
            tiles.push_back(tileOf(gift.symbol, static_cast<Element>(element)));
    if (gift.kind == GiftKind::ElementTile)
        for (int symbol = 0; symbol < kSymbols; ++symbol)
            tiles.push_back(tileOf(static_cast<Symbol>(symbol), gift.element));
    int fewest = std::numeric_limits<int>::max();
    for (const Tile tile : tiles)
        fewest = std::min<int>(fewest, bag.tiles[tile]);
    std::erase_if(tiles, [&](Tile tile) { return bag.tiles[tile] > fewest; });
    return tiles;
}

Gain keepItem(const Content& content, State& state, Item item)
{
    const auto& numbers = content.keeping;
    const Before before(state);
    Gain gain;
    switch (item) {
    case Item::Meat:
        state.satiety.gain(numbers.meatSatiety);
        state.body.life.gain(numbers.meatLife);
        break;
    case Item::Fruit:
        state.satiety.gain(numbers.fruitSatiety);
        state.body.life.gain(numbers.fruitLife);
        break;
    case Item::Herb:
        state.body.life.gain(numbers.herbLife);
        break;
    case Item::Shield:
        state.body.armour.gain(numbers.shieldArmour);
        break;
    default:
        gain.tile = tileOf(static_cast<Symbol>(item), Element::None);
        state.bag.add(*gain.tile);
    }
    before.tell(state, gain);
    return gain;
}

Gain takeGift(State& state, const Gift& gift, std::uint64_t draw)
{
    Gain gain;
    const Before before(state);
    Skill& skill = state.skills[at(gift.symbol)];
    const auto grow = [&](Gauge& gauge) {
        gauge.most += gift.amount;
        gauge.gain(gift.amount);
    };
    switch (gift.kind) {
    case GiftKind::Combo:
        skill.combo += gift.amount;
        break;
    case GiftKind::Extra:
        skill.extra += gift.amount;
        break;
    case GiftKind::Base:
        skill.base += gift.amount;
        break;
    case GiftKind::MostArmour:
        grow(state.body.armour);
        break;
    case GiftKind::MostLife:
        grow(state.body.life);
        break;
    case GiftKind::MostSatiety:
        grow(state.satiety);
        break;
    case GiftKind::HalfHeal:
        state.body.life.gain(state.body.life.most / 2);
        state.body.armour.gain(state.body.armour.most / 2);
        break;
    case GiftKind::HalfFeed:
        state.satiety.gain(state.satiety.most / 2);
        break;
    case GiftKind::SymbolTile:
    case GiftKind::ElementTile:
    case GiftKind::OneTile: {
        const auto tiles = tilesOf(gift, state.bag);
        LABRYS_ASSERT(!tiles.empty());
        gain.tile = tiles[static_cast<std::size_t>(draw % tiles.size())];
        state.bag.add(*gain.tile);
    }
    }
    before.tell(state, gain);
    return gain;
}

} // namespace labrys::minoan

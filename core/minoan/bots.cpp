// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/bots.h"

#include "core/base/assert.h"

#include <algorithm>
#include <limits>
#include <span>

namespace labrys::minoan {

namespace {

// Thousandths, as in tactics.cpp.
using Value = std::int64_t;
constexpr Value kNever = std::numeric_limits<Value>::min() / 2;

Value uses(const Gauge& gauge, int amount, Value each)
{
    return std::min(amount, gauge.most - gauge.now) * each;
}

Value satiety(const Observation& seen, int amount)
{
    const int now = seen.satiety.now;
    return uses(seen.satiety, amount, now < 30 ? 1'600 : now < 50 ? 900 : now < 75 ? 500 : 150);
}

Value life(const Observation& seen, int amount)
{
    const auto& gauge = seen.body.life;
    return uses(gauge, amount, gauge.now * 3 < gauge.most ? 1'500 : gauge.now * 2 < gauge.most ? 1'000 : 450);
}

Value armour(const Observation& seen, int amount)
{
    const auto& gauge = seen.body.armour;
    return uses(gauge, amount, gauge.now * 3 < gauge.most ? 700 : 350);
}

Value worthKept(const Keeping& numbers, const Observation& seen, Item item)
{
    switch (item) {
    case Item::Meat:
        return satiety(seen, numbers.meatSatiety) + life(seen, numbers.meatLife);
    case Item::Fruit:
        return satiety(seen, numbers.fruitSatiety) + life(seen, numbers.fruitLife);
    case Item::Herb:
        return life(seen, numbers.herbLife);
    case Item::Shield:
        return armour(seen, numbers.shieldArmour);
    default:
        return 3'000;
    }
}

Value worthOffered(const Observation& seen, const Gift& gift, bool feeds)
{
    constexpr std::array<Value, kSymbols> kWeights{1'000, 1'000, 1'000, 700, 900};
    const Value weight = kWeights[at(gift.symbol)];
    const Value amount = gift.amount;
    switch (gift.kind) {
    case GiftKind::Combo:
    case GiftKind::Extra:
        return amount * 900 * weight / 1'000 * seen.skills[at(gift.symbol)].base / 10;
    case GiftKind::Base:
        return amount * 9 * weight;
    case GiftKind::MostArmour:
        return amount * 700 + armour(seen, gift.amount) / 2;
    case GiftKind::MostLife:
        return amount * 950 + life(seen, gift.amount) / 2;
    case GiftKind::MostSatiety:
        return feeds ? amount * 500 + satiety(seen, gift.amount) : 0;
    case GiftKind::SymbolTile:
    case GiftKind::ElementTile:
        return 15'000;
    case GiftKind::OneTile:
        return at(gift.symbol) < kPhysical ? 17'000 : 11'000;
    case GiftKind::HalfHeal:
        return life(seen, seen.body.life.most / 2) + armour(seen, seen.body.armour.most / 2);
    case GiftKind::HalfFeed:
        return feeds ? satiety(seen, seen.satiety.most / 2) : 0;
    }
    return 0;
}

/// What a good bot thinks of a door, in its present state.
Value worthOfDoor(const Content& content, const Observation& seen, Sign sign, bool avoids)
{
    const auto& [lifeNow, lifeMost] = seen.body.life;
    const auto& [armourNow, armourMost] = seen.body.armour;
    const Value lifeShare = Value{lifeNow} * 1'000 / lifeMost;
    const Value armourShare = Value{armourNow} * 1'000 / std::max(1, armourMost);
    const Value danger = (1'000 - lifeShare) * 60 + (1'000 - armourShare) * 22
        + (lifeShare < 400 ? 30'000 : 0) + (seen.satiety.now < 20 ? 15'000 : 0);
    if (isBeast(sign))
        return (avoids ? -100'000 : 45'000 - danger) + (at(sign) % 2 != 0 ? 2'000 : 0);
    switch (sign) {
    case Sign::Wheel:
        return (lifeShare < 450 || (lifeShare < 600 && armourShare < 400))
                && seen.satiety.now > content.start.corridorCost + 25
            ? 25'000 + (1'000 - lifeShare) * 50
            : -40'000;
    case Sign::Amphora:
        return 18'000 - danger * 33 / 100;
    case Sign::Olive:
        return 20'000 - danger * 33 / 100 + (seen.satiety.now < 45 ? 20'000 : 0);
    default:
        return 17'000 - danger * 33 / 100 + (1'000 - lifeShare) * 25;
    }
}

int greedyDoor(const Observation& seen, Random& random)
{
    const auto count = static_cast<int>(seen.doors.size());
    const bool hurt = seen.body.life.now < 45;
    int door = -1;
    for (int i = 0; i < count && door < 0; ++i) {
        const Sign sign = seen.doors[at(i)].sign;
        if (hurt ? !isBeast(sign) && (sign != Sign::Wheel || seen.satiety.now > 60) : isBeast(sign))
            door = i;
    }
    if (door < 0)
        door = static_cast<int>(random.below(static_cast<std::uint64_t>(count)));
    if (seen.doors[at(door)].sign == Sign::Wheel && seen.satiety.now < 30)
        for (int i = 0; i < count; ++i)
            if (seen.doors[at(i)].sign != Sign::Wheel)
                door = i;
    return door;
}

int firstWaiting(const Observation& seen)
{
    for (std::size_t i = 0; i < seen.treasures.size(); ++i)
        if (seen.treasures[i].fate == Fate::Waiting)
            return static_cast<int>(i);
    LABRYS_ASSERT(false);
    return 0;
}

/// Eats when hungry or hurt.
bool greedyKeeps(const Observation& seen, Item item)
{
    return ((item == Item::Meat || item == Item::Fruit) && seen.satiety.now < 50)
        || (item == Item::Herb && seen.body.life.now < 50)
        || (item == Item::Shield && seen.body.armour.now < 30);
}

} // namespace

Action Bot::chooseDoor(const Observation& seen, Random& random) const
{
    const auto count = seen.doors.size();
    if (m_strategy == Strategy::Random)
        return {0, Verb::Door, static_cast<int>(random.below(count)), 0};
    if (m_strategy == Strategy::Greedy)
        return {0, Verb::Door, greedyDoor(seen, random), 0};
    int chosen = 0;
    Value best = kNever;
    for (std::size_t i = 0; i < count; ++i) {
        const Value value = worthOfDoor(*m_content, seen, seen.doors[i].sign, m_strategy == Strategy::Avoider)
            + static_cast<Value>(random.below(1'000));
        if (value > best) {
            best = value;
            chosen = static_cast<int>(i);
        }
    }
    return {0, Verb::Door, chosen, 0};
}

Action Bot::chooseTreasure(const Observation& seen, Random& random) const
{
    const int treasure = firstWaiting(seen);
    const Item item = seen.treasures[at(treasure)].item;
    const auto altars = seen.altars.size();
    const Action keep{0, Verb::Keep, treasure, 0};
    const auto offer
        = [&](std::uint64_t altar) { return Action{0, Verb::Offer, treasure, static_cast<int>(altar)}; };
    if (altars == 0 || m_strategy == Strategy::NeverOffers)
        return keep;
    if (m_strategy == Strategy::Random || m_strategy == Strategy::Careless) {
        const auto chosen = random.below(altars + 1);
        return chosen == 0 ? keep : offer(chosen - 1);
    }
    if (m_strategy == Strategy::Greedy)
        return greedyKeeps(seen, item) ? keep : offer(random.below(altars));
    const bool feeds = m_strategy != Strategy::NeverFeeds;
    Action chosen = keep;
    Value best = feeds ? worthKept(m_content->keeping, seen, item) : kNever;
    for (std::size_t altar = 0; altar < altars; ++altar) {
        const Gift gift = giftOf(*m_content, item, seen.altars[altar]);
        if (const Value value = worthOffered(seen, gift, feeds); value > best) {
            best = value;
            chosen = offer(altar);
        }
    }
    return chosen;
}

Action Bot::choose(const Observation& seen, const std::vector<Action>& legal, Random& random)
{
    switch (seen.phase) {
    case Phase::Doors:
        return chooseDoor(seen, random);
    case Phase::Fight: {
        const Swap swap = bestSwap(*m_content, seen, m_tactics, random);
        return {0, Verb::Swap, swap.first, swap.second};
    }
    case Phase::Treasure:
        return chooseTreasure(seen, random);
    default:
        return legal[static_cast<std::size_t>(random.below(legal.size()))];
    }
}

} // namespace labrys::minoan

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/room_results.h"

#include "app/text/minoan_names.h"

#include <QStringList>

namespace labrys::viewmodels {

using minoan::at;
using minoan::Gift;
using minoan::GiftKind;

namespace {

/// As much of a state as treasures change.
minoan::State bodyOf(const minoan::Observation& seen)
{
    minoan::State state;
    state.body = seen.body;
    state.satiety = seen.satiety;
    state.skills = seen.skills;
    state.bag = seen.bag;
    return state;
}

/// The tiles that may come, told by what they differ in.
QString possible(const Gift& gift, const minoan::Bag& bag)
{
    QStringList names;
    for (const auto tile : minoan::tilesOf(gift, bag))
        names.append(gift.kind == GiftKind::ElementTile ? text::MinoanNames::symbol(minoan::symbolOf(tile))
                                                        : text::MinoanNames::element(minoan::colourOf(tile)));
    return names.join(QStringLiteral(", "));
}

} // namespace

QString RoomResults::title(const Gift& gift)
{
    const QString symbol = text::capital(text::MinoanNames::symbol(gift.symbol));
    switch (gift.kind) {
    case GiftKind::Combo:
        return tr("%1: combo +%2").arg(symbol).arg(gift.amount);
    case GiftKind::Extra:
        return tr("%1: extra tile +%2").arg(symbol).arg(gift.amount);
    case GiftKind::Base:
        return tr("%1: value +%2").arg(symbol).arg(gift.amount);
    case GiftKind::MostArmour:
        return tr("Most armour +%1").arg(gift.amount);
    case GiftKind::MostLife:
        return tr("Most life +%1").arg(gift.amount);
    case GiftKind::MostSatiety:
        return tr("Most satiety +%1").arg(gift.amount);
    case GiftKind::SymbolTile:
        return tr("%1 tile of an element").arg(symbol);
    case GiftKind::ElementTile:
        return tr("A tile of %1").arg(text::MinoanNames::element(gift.element));
    case GiftKind::OneTile:
        return text::capital(text::MinoanNames::tile(minoan::tileOf(gift.symbol, gift.element)));
    case GiftKind::HalfHeal:
        return tr("Half of life and armour");
    case GiftKind::HalfFeed:
        break;
    }
    return tr("Half of satiety");
}

QString RoomResults::detail(const Gift& gift, const minoan::Observation& seen)
{
    const auto& skill = seen.skills[at(gift.symbol)];
    minoan::State after = bodyOf(seen);
    if (!minoan::tilesOf(gift, seen.bag).empty())
        return gift.kind == GiftKind::OneTile
            ? tr("joins your bag")
            : tr("what you have least of: %1").arg(possible(gift, seen.bag));
    minoan::takeGift(after, gift, 0);
    const auto& grown = after.skills[at(gift.symbol)];
    switch (gift.kind) {
    case GiftKind::Combo:
        return tr("%1% to %2%").arg(skill.combo).arg(grown.combo);
    case GiftKind::Extra:
        return tr("%1% to %2%").arg(skill.extra).arg(grown.extra);
    case GiftKind::Base:
        return tr("%1 to %2").arg(skill.base).arg(grown.base);
    case GiftKind::MostArmour:
        return tr("%1 of %2 to %3 of %4")
            .arg(seen.body.armour.now)
            .arg(seen.body.armour.most)
            .arg(after.body.armour.now)
            .arg(after.body.armour.most);
    case GiftKind::MostLife:
        return tr("%1 of %2 to %3 of %4")
            .arg(seen.body.life.now)
            .arg(seen.body.life.most)
            .arg(after.body.life.now)
            .arg(after.body.life.most);
    case GiftKind::MostSatiety:
        return tr("%1 of %2 to %3 of %4")
            .arg(seen.satiety.now)
            .arg(seen.satiety.most)
            .arg(after.satiety.now)
            .arg(after.satiety.most);
    case GiftKind::HalfHeal:
        return tr("life %1 to %2, armour %3 to %4")
            .arg(seen.body.life.now)
            .arg(after.body.life.now)
            .arg(seen.body.armour.now)
            .arg(after.body.armour.now);
    default:
        return tr("%1 to %2").arg(seen.satiety.now).arg(after.satiety.now);
    }
}

QString RoomResults::gains(const minoan::Gain& gain)
{
    QStringList words;
    if (gain.satiety > 0)
        words.append(tr("satiety +%1").arg(gain.satiety));
    if (gain.life > 0)
        words.append(tr("life +%1").arg(gain.life));
    if (gain.armour > 0)
        words.append(tr("armour +%1").arg(gain.armour));
    if (gain.tile)
        words.append(tr("%1 into the bag").arg(text::MinoanNames::tile(*gain.tile)));
    return words.join(QStringLiteral(", "));
}

minoan::Gain RoomResults::keeping(
    const minoan::Content& content, const minoan::Observation& seen, minoan::Item item)
{
    minoan::State state = bodyOf(seen);
    return minoan::keepItem(content, state, item);
}

minoan::Gain RoomResults::offering(
    const minoan::Content& content, const minoan::Observation& seen, minoan::Item item, minoan::Deity deity)
{
    minoan::State state = bodyOf(seen);
    return minoan::takeGift(state, minoan::giftOf(content, item, deity), 0);
}

QString RoomResults::told(const minoan::Content& content, std::span<const minoan::Event> events)
{
    for (const auto& event : events) {
        minoan::Gain gain{event.life, event.armour, event.satiety, std::nullopt};
        if (!event.tiles.empty())
            gain.tile = event.tiles.front();
        if (event.kind == minoan::EventKind::KeptItem) {
            const QString what = gains(gain);
            return what.isEmpty()
                ? tr("%1 kept; nothing was wanting.").arg(text::MinoanNames::item(event.item))
                : tr("%1 kept: %2.").arg(text::MinoanNames::item(event.item), what);
        }
        if (event.kind != minoan::EventKind::OfferedItem)
            continue;
        const auto gift = minoan::giftOf(content, event.item, event.deity);
        const bool gauges = gift.kind == GiftKind::HalfHeal || gift.kind == GiftKind::HalfFeed || gain.tile;
        const QString really = gains(gain);
        return tr("%1 to %2: %3.")
            .arg(text::MinoanNames::item(event.item), text::MinoanNames::deity(event.deity),
                gauges && !really.isEmpty() ? really : title(gift));
    }
    return {};
}

} // namespace labrys::viewmodels

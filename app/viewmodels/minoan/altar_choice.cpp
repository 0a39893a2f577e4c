// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/altar_choice.h"

#include "app/text/minoan_names.h"
#include "app/viewmodels/minoan/room_marks.h"
#include "app/viewmodels/minoan/room_results.h"

#include <algorithm>

namespace labrys::viewmodels {

using minoan::at;
using minoan::Deity;
using minoan::Fate;
using minoan::Item;

namespace {

/// How many treasures of this run a deity was given.
int giftsTo(const minoan::Observation& seen, Deity deity)
{
    const auto isGift = [deity](const minoan::Treasure& treasure) {
        return treasure.fate == Fate::Offered && treasure.deity == deity;
    };
    auto sum = std::ranges::count_if(seen.treasures, isGift);
    for (const auto& record : seen.records)
        sum += std::count_if(
            record.treasures.begin(), record.treasures.begin() + record.treasureCount, isGift);
    return static_cast<int>(sum);
}

QVariantMap mark(const QString& icon, const QString& text)
{
    return {{QStringLiteral("icon"), icon}, {QStringLiteral("text"), text}};
}

} // namespace

bool AltarChoice::waits(int treasure) const
{
    return hasRun() && treasure >= 0 && treasure < static_cast<int>(seen().treasures.size())
        && seen().treasures[at(treasure)].fate == Fate::Waiting;
}

void AltarChoice::look()
{
    m_result.clear();
    show();
}

void AltarChoice::follow()
{
    m_result = RoomResults::told(content(), run()->events());
    show();
}

void AltarChoice::show()
{
    // When nothing is left to decide, the page stays as it was until the next one comes.
    if (seen().phase != minoan::Phase::Treasure)
        return;
    if (!waits(m_current))
        m_current = waits(0) ? 0 : 1;
    choose();
}

/// The main altar stands in the middle.
int AltarChoice::placeOf(int shown) const
{
    return seen().altars.size() == 3 && shown < 2 ? 1 - shown : shown;
}

void AltarChoice::choose()
{
    m_altars.clear();
    m_treasures.clear();
    m_gains.clear();
    const auto& sign = seen().doors[at(seen().door)].sign;
    const Item item = seen().treasures[at(m_current)].item;
    for (int i = 0; i < static_cast<int>(seen().altars.size()); ++i) {
        const Deity deity = seen().altars[at(placeOf(i))];
        m_altars.append(altarOf(deity, minoan::isBeast(sign) && placeOf(i) == 0));
        m_gains.append(isTried(seen().knowledge, item, deity)
                ? RoomResults::offering(content(), seen(), item, deity)
                : minoan::Gain{});
    }
    for (const auto& treasure : seen().treasures)
        m_treasures.append(treasureOf(treasure));
    m_keep = RoomResults::keeping(content(), seen(), item);
    const QString now
        = tr("%1: keep it, or offer it at one of %Ln altar(s).", "", static_cast<int>(m_altars.size()))
              .arg(text::MinoanNames::item(item));
    m_message = m_result.isEmpty() ? now : m_result + QLatin1Char(' ') + now;
    Q_EMIT changed();
}

QVariantMap AltarChoice::gainOf(Item item, Deity deity) const
{
    if (!isTried(seen().knowledge, item, deity))
        return {{QStringLiteral("icon"), QStringLiteral("event")},
            {QStringLiteral("title"), tr("Not tried yet")},
            {QStringLiteral("detail"),
                (minoan::isGoddess(deity) ? tr("%1, for a goddess") : tr("%1, for a god"))
                    .arg(text::MinoanNames::item(item))},
            {QStringLiteral("tried"), false}};
    const auto gift = minoan::giftOf(content(), item, deity);
    const QString icon = gift.kind == minoan::GiftKind::MostLife || gift.kind == minoan::GiftKind::HalfHeal
        ? QStringLiteral("heart")
        : gift.kind == minoan::GiftKind::MostArmour ? QStringLiteral("armour")
        : gift.kind == minoan::GiftKind::MostSatiety || gift.kind == minoan::GiftKind::HalfFeed
        ? QStringLiteral("satiety")
        : gift.kind == minoan::GiftKind::ElementTile ? iconOf(gift.element)
                                                     : iconOf(gift.symbol);
    return {{QStringLiteral("icon"), icon}, {QStringLiteral("title"), RoomResults::title(gift)},
        {QStringLiteral("detail"), RoomResults::detail(gift, seen())}, {QStringLiteral("tried"), true}};
}

QVariantMap AltarChoice::altarOf(Deity deity, bool main) const
{
    const Item item = seen().treasures[at(m_current)].item;
    const auto gain = gainOf(item, deity);
    const auto symbol = minoan::attributeOf(deity);
    const auto element = content().deities[at(deity)].element;
    const auto family = familyOf(content(), deity);
    const int gifts = giftsTo(seen(), deity);
    const QString who = main       ? tr("Main altar of this room")
        : minoan::isGoddess(deity) ? tr("A goddess, by chance")
                                   : tr("A god, by chance");
    const QString given = gifts == 0 ? tr("no gift yet") : tr("%Ln gift(s) from you", "", gifts);
    const QString remark = tr("%1 · %2", "an altar, and how often it was given to").arg(who, given);
    const QVariantList marks{mark(iconOf(symbol), text::capital(text::MinoanNames::symbol(symbol))),
        mark(iconOf(element), text::capital(text::MinoanNames::element(element))),
        mark(iconOf(family), text::MinoanNames::kind(family))};
    const QStringList spoken{tr("Altar of %1").arg(text::MinoanNames::deity(deity)),
        text::MinoanNames::symbol(symbol), text::MinoanNames::element(element),
        text::MinoanNames::kind(family), gain.value(QStringLiteral("title")).toString(),
        gain.value(QStringLiteral("detail")).toString(), who, given};
    return {{QStringLiteral("name"), text::MinoanNames::deity(deity)},
        {QStringLiteral("written"), text::MinoanNames::written(deity)},
        {QStringLiteral("glyphs"), text::MinoanNames::glyphs(deity)},
        {QStringLiteral("symbol"), iconOf(symbol)}, {QStringLiteral("marks"), marks},
        {QStringLiteral("gain"), gain}, {QStringLiteral("main"), main}, {QStringLiteral("remark"), remark},
        {QStringLiteral("spoken"), spoken.join(QStringLiteral(", "))}};
}

QString AltarChoice::from() const
{
    if (!seen().records.empty() && seen().records.back().fight && seen().enemy)
        return tr("Left by: %1")
            .arg(text::MinoanNames::beast(seen().enemy->foe.family, seen().enemy->foe.level));
    return tr("Found in this room");
}

QVariantMap AltarChoice::treasureOf(const minoan::Treasure& treasure) const
{
    const bool waiting = treasure.fate == Fate::Waiting;
    const QString detail = waiting    ? from()
        : treasure.fate == Fate::Kept ? tr("Kept")
                                      : tr("Given to %1").arg(text::MinoanNames::deity(treasure.deity));
    return {{QStringLiteral("icon"), iconOf(treasure.item)},
        {QStringLiteral("ink"), minoan::isObject(treasure.item) ? static_cast<int>(treasure.item) : -1},
        {QStringLiteral("name"), text::MinoanNames::item(treasure.item)}, {QStringLiteral("detail"), detail},
        {QStringLiteral("waiting"), waiting},
        {QStringLiteral("spoken"), text::MinoanNames::item(treasure.item) + QStringLiteral(", ") + detail}};
}

void AltarChoice::setCurrent(int treasure)
{
    if (treasure == m_current || !waits(treasure))
        return;
    m_current = treasure;
    choose();
}

void AltarChoice::turn(int step)
{
    setCurrent(m_current + step);
}

QString AltarChoice::left() const
{
    const auto waiting = std::ranges::count_if(m_treasures,
        [](const QVariant& treasure) { return treasure.toMap().value(QStringLiteral("waiting")).toBool(); });
    return m_treasures.size() < 2 ? tr("One treasure")
        : waiting < 2             ? tr("One of two is left")
                                  : tr("Two treasures, each on its own");
}

QString AltarChoice::keepVerb() const
{
    if (m_treasures.isEmpty())
        return {};
    switch (seen().treasures[at(m_current)].item) {
    case Item::Meat:
    case Item::Fruit:
        return tr("Eat it");
    case Item::Herb:
        return tr("Use it");
    case Item::Shield:
        return tr("Wear it");
    default:
        return tr("Keep it");
    }
}

QString AltarChoice::keepGain() const
{
    const QString gain = RoomResults::gains(m_keep);
    return gain.isEmpty() ? tr("nothing is wanting") : gain;
}

QString AltarChoice::keepIcon() const
{
    return m_keep.tile       ? QStringLiteral("bag")
        : m_keep.satiety > 0 ? QStringLiteral("satiety")
        : m_keep.armour > 0  ? QStringLiteral("armour")
                             : QStringLiteral("heart");
}

bool AltarChoice::keep()
{
    return hasRun() && run()->act({.verb = minoan::Verb::Keep, .first = m_current});
}

bool AltarChoice::offer(int altar)
{
    return hasRun()
        && run()->act({.verb = minoan::Verb::Offer, .first = m_current, .second = placeOf(altar)});
}

} // namespace labrys::viewmodels

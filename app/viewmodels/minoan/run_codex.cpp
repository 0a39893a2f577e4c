// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/run_codex.h"

#include "app/text/minoan_words.h"
#include "app/viewmodels/minoan/room_marks.h"
#include "app/viewmodels/minoan/room_results.h"

#include <array>
#include <bit>

namespace labrys::viewmodels {

using minoan::at;
using minoan::Deity;
using minoan::Element;
using minoan::Family;
using minoan::GiftKind;
using minoan::Item;
using minoan::Sign;
using text::capital;
using text::MinoanNames;

namespace {

/// As the columns stand: food first.
constexpr std::array kColumns{
    Item::Meat, Item::Fruit, Item::Sword, Item::Bow, Item::Mace, Item::Shield, Item::Herb};

QVariantMap icon(const QString& name, const char* tone)
{
    return {{QStringLiteral("name"), name}, {QStringLiteral("tone"), QString::fromLatin1(tone)}};
}

bool has(unsigned bits, std::size_t bit)
{
    return (bits >> bit & 1U) != 0;
}

} // namespace

void RunCodex::look()
{
    tellSigns();
    tellGods();
    tellEnemies();
    tellPatterns();
    tellElements();
    tellRules();
    Q_EMIT changed();
}

QVariantMap RunCodex::signOf(Sign sign) const
{
    QVariantMap told = markOf(sign);
    const bool known = isLearnt(seen().knowledge, sign);
    told[QStringLiteral("known")] = known;
    if (!known) {
        told[QStringLiteral("spoken")] = tr("%1, not followed yet").arg(capital(MinoanNames::sign(sign)));
        return told;
    }
    QString words;
    if (minoan::isBeast(sign)) {
        const auto deity = mainDeity(content(), sign);
        words = (minoan::isGoddess(deity) ? tr("A fight. Main altar: the goddess %1.")
                                          : tr("A fight. Main altar: the god %1."))
                    .arg(MinoanNames::deity(deity));
    } else if (sign == Sign::Wheel) {
        words = tr("Life and armour full again, for %1 satiety. No treasure, no altar.")
                    .arg(content().start.corridorCost);
    } else if (sign == Sign::Minotaur) {
        words = tr("The last fight.");
    } else {
        words = tr("A treasure, or a trap: then a fight and two treasures.");
    }
    told[QStringLiteral("house")] = houseIcon(sign);
    told[QStringLiteral("title")] = MinoanNames::house(sign);
    told[QStringLiteral("told")] = words;
    told[QStringLiteral("spoken")]
        = QStringList{capital(MinoanNames::sign(sign)), MinoanNames::house(sign), words}.join(
            QStringLiteral(", "));
    return told;
}

void RunCodex::tellSigns()
{
    m_signs.clear();
    m_knownSigns = 0;
    for (int sign = 0; sign < minoan::kSigns; ++sign) {
        m_signs.append(signOf(static_cast<Sign>(sign)));
        m_knownSigns += isLearnt(seen().knowledge, static_cast<Sign>(sign)) ? 1 : 0;
    }
}

void RunCodex::shorten(const minoan::Gift& gift, QVariantMap& cell)
{
    const auto show = [&cell](QVariantList icons, const QString& text) {
        cell[QStringLiteral("icons")] = icons;
        cell[QStringLiteral("text")] = text;
    };
    const QString symbol = iconOf(gift.symbol);
    switch (gift.kind) {
    case GiftKind::Combo:
        return show({icon(symbol, "")}, tr("combo +%1").arg(gift.amount));
    case GiftKind::Extra:
        return show({icon(symbol, "")}, tr("extra +%1").arg(gift.amount));
    case GiftKind::Base:
        return show({icon(symbol, "")}, tr("base +%1").arg(gift.amount));
    case GiftKind::MostArmour:
        return show({icon(QStringLiteral("armour"), "armour")}, tr("max +%1").arg(gift.amount));
    case GiftKind::MostLife:
        return show({icon(QStringLiteral("heart"), "life")}, tr("max +%1").arg(gift.amount));
    case GiftKind::MostSatiety:
        return show({icon(QStringLiteral("satiety"), "satiety")}, tr("max +%1").arg(gift.amount));
    case GiftKind::HalfHeal:
        return show(
            {icon(QStringLiteral("heart"), "life"), icon(QStringLiteral("armour"), "armour")}, tr("half"));
    case GiftKind::HalfFeed:
        return show({icon(QStringLiteral("satiety"), "satiety")}, tr("half"));
    case GiftKind::SymbolTile:
        cell[QStringLiteral("tile")] = QVariantList{static_cast<int>(gift.symbol), 0};
        return show({}, tr("an element", "of which a tile comes"));
    case GiftKind::ElementTile:
        cell[QStringLiteral("tile")] = QVariantList{-1, static_cast<int>(gift.element)};
        return show({}, tr("a symbol", "of which a tile comes"));
    case GiftKind::OneTile:
        break;
    }
    cell[QStringLiteral("tile")]
        = QVariantList{static_cast<int>(gift.symbol), static_cast<int>(gift.element)};
    show({}, {});
}

QVariantMap RunCodex::cellOf(Item item, Deity deity) const
{
    const QString whose = tr("%1 to %2").arg(MinoanNames::item(item), MinoanNames::deity(deity));
    QVariantMap cell{{QStringLiteral("known"), isTried(seen().knowledge, item, deity)},
        {QStringLiteral("icons"), QVariantList()}, {QStringLiteral("tile"), QVariantList()},
        {QStringLiteral("text"), QString()}, {QStringLiteral("name"), whose}};
    if (!cell.value(QStringLiteral("known")).toBool()) {
        cell[QStringLiteral("why")] = tr("Not tried in this run.");
        cell[QStringLiteral("spoken")] = tr("%1: not tried").arg(whose);
        return cell;
    }
    const auto gift = minoan::giftOf(content(), item, deity);
    shorten(gift, cell);
    const QString title = RoomResults::title(gift);
    cell[QStringLiteral("why")] = tr("%1. Now: %2.").arg(title, RoomResults::detail(gift, seen()));
    cell[QStringLiteral("spoken")] = tr("%1: %2").arg(whose, title);
    return cell;
}

void RunCodex::tellGods()
{
    m_items.clear();
    m_deities.clear();
    m_knownGifts = 0;
    for (const Item item : kColumns)
        m_items.append(QVariantMap{
            {QStringLiteral("icon"), iconOf(item)}, {QStringLiteral("name"), MinoanNames::item(item)}});
    for (int index = 0; index < minoan::kDeities; ++index) {
        const auto deity = static_cast<Deity>(index);
        const auto element = content().deities[at(index)].element;
        QVariantList cells;
        for (const Item item : kColumns)
            cells.append(cellOf(item, deity));
        m_knownGifts += std::popcount(static_cast<unsigned>(seen().knowledge.gifts[at(index)]));
        m_deities.append(QVariantMap{{QStringLiteral("name"), MinoanNames::deity(deity)},
            {QStringLiteral("glyphs"), MinoanNames::glyphs(deity)},
            {QStringLiteral("written"), MinoanNames::written(deity)},
            {QStringLiteral("symbol"), iconOf(minoan::attributeOf(deity))},
            {QStringLiteral("element"), static_cast<int>(element)},
            {QStringLiteral("elementIcon"), iconOf(element)},
            {QStringLiteral("goddess"), minoan::isGoddess(deity)}, {QStringLiteral("cells"), cells}});
    }
}

QVariantMap RunCodex::familyTold(Family family) const
{
    QStringList names;
    const unsigned met = seen().knowledge.met[at(family)];
    for (std::size_t level = 0; level <= minoan::kBossLevel; ++level)
        if (has(met, level))
            names.append(
                tr("%1, level %2").arg(MinoanNames::beast(family, static_cast<int>(level))).arg(level));
    QStringList attacks;
    for (const auto harm : content().families[at(family)].attacks)
        attacks.append(MinoanNames::harm(harm));
    const QString told = tr("Attacks before archetypes: %1.").arg(attacks.join(QStringLiteral(", ")));
    return {{QStringLiteral("icon"), iconOf(family)}, {QStringLiteral("name"), MinoanNames::kind(family)},
        {QStringLiteral("names"), names.join(QStringLiteral("; "))}, {QStringLiteral("attacks"), told}};
}

void RunCodex::tellEnemies()
{
    m_families.clear();
    for (int index = 0; index < minoan::kFamilies; ++index)
        if (static_cast<Family>(index) != Family::Mannequin && seen().knowledge.met[at(index)] != 0)
            m_families.append(familyTold(static_cast<Family>(index)));
}

void RunCodex::tellPatterns()
{
    m_patterns.clear();
    for (int level = 1; level <= minoan::kBossLevel; ++level) {
        const auto& patterns = content().levels[at(level - 1)].patterns;
        for (std::size_t i = 0; i < patterns.size(); ++i) {
            const unsigned known = seen().knowledge.steps[at(level - 1) * minoan::kMostPatterns + i];
            QVariantList steps;
            // Up to the last one that was seen: how many follow is not known.
            for (std::size_t step = 0; step < patterns[i].size() && known >> step != 0; ++step)
                steps.append(QVariantMap{{QStringLiteral("known"), has(known, step)},
                    {QStringLiteral("text"),
                        has(known, step) ? text::MinoanWords::deed(patterns[i][step]) : QString()}});
            if (steps.isEmpty())
                continue;
            const bool whole = std::popcount(known) == static_cast<int>(patterns[i].size());
            m_patterns.append(
                QVariantMap{{QStringLiteral("title"),
                                (whole ? tr("Level %1, then from the start") : tr("Level %1, as far as seen"))
                                    .arg(level)},
                    {QStringLiteral("steps"), steps}});
        }
    }
}

void RunCodex::tellElements()
{
    m_elements.clear();
    for (int index = 1; index < minoan::kColours; ++index) {
        const auto element = static_cast<Element>(index);
        const auto fears = minoan::weaknessOf(element);
        QStringList tried;
        for (std::size_t harm = 0; harm < minoan::kHarms; ++harm)
            if (has(seen().knowledge.tried[at(index)], harm))
                tried.append(MinoanNames::harm(static_cast<minoan::Harm>(harm)));
        const QString rule = tr("Who bears it takes %1% less of %2 and %3% more of %4.")
                                 .arg(content().defence.resistance)
                                 .arg(MinoanNames::element(element))
                                 .arg(content().defence.weakness)
                                 .arg(MinoanNames::element(fears));
        m_elements.append(QVariantMap{{QStringLiteral("name"), capital(MinoanNames::element(element))},
            {QStringLiteral("icon"), iconOf(element)}, {QStringLiteral("element"), index},
            {QStringLiteral("fears"), capital(MinoanNames::element(fears))},
            {QStringLiteral("fearsIcon"), iconOf(fears)},
            {QStringLiteral("fearsElement"), static_cast<int>(fears)}, {QStringLiteral("told"), rule},
            {QStringLiteral("seen"),
                tried.isEmpty()
                    ? tr("Nothing tried on a bearer in this run.")
                    : tr("Tried on a bearer in this run: %1.").arg(tried.join(QStringLiteral(", ")))}});
    }
}

void RunCodex::tellRules()
{
    m_rules.clear();
    const auto add = [this](const QString& title, const QString& text) {
        m_rules.append(QVariantMap{{QStringLiteral("title"), title}, {QStringLiteral("text"), text}});
    };
    for (const auto& rule : MinoanNames::texts().rules)
        add(MinoanNames::in(rule.title), MinoanNames::in(rule.text));
    QStringList tale;
    for (const auto& page : MinoanNames::texts().tribute)
        tale.append(MinoanNames::in(page.text));
    add(tr("The tribute"), tale.join(QStringLiteral("\n")));
}

} // namespace labrys::viewmodels

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/fight_facts.h"

#include "app/paint/tile_face.h"
#include "app/text/minoan_words.h"

#include <QLocale>
#include <QVariantMap>

#include <algorithm>

namespace labrys::viewmodels {

namespace {

using minoan::at;
using minoan::Deed;
using minoan::Element;
using minoan::Family;
using minoan::Harm;

using text::MinoanNames;
using text::MinoanWords;

constexpr int kWhole = 100;

/// By family.
constexpr std::array kSeals{
    "deer", "horse", "goat", "boar", "bull", "jar", "olive", "flower", "minotaur", "guard"};

/// A number with the sign of an element, or of a way of doing harm.
QVariantMap marked(
    Element element, const QString& icon, const QString& text, const QString& spoken, const QString& why = {})
{
    return {{QStringLiteral("element"), static_cast<int>(element)}, {QStringLiteral("icon"), icon},
        {QStringLiteral("text"), text}, {QStringLiteral("spoken"), spoken}, {QStringLiteral("why"), why}};
}

QVariantMap marked(Harm harm, const QString& text, const QString& spoken, const QString& why = {})
{
    return marked(minoan::elementOf(harm), paint::harmIcon(harm), text, spoken, why);
}

FightFacts::Tone toneOf(Deed deed)
{
    switch (deed) {
    case Deed::Prepare:
        return FightFacts::Winding;
    case Deed::Rest:
        return FightFacts::Waiting;
    case Deed::Heal:
    case Deed::Mend:
        return FightFacts::Recovering;
    default:
        return FightFacts::Attack;
    }
}

QString iconOf(Deed deed, const minoan::Enemy& enemy)
{
    switch (deed) {
    case Deed::Prepare:
        return QStringLiteral("warn");
    case Deed::Rest:
        return QStringLiteral("rest");
    case Deed::Heal:
        return QStringLiteral("heart");
    case Deed::Mend:
        return QStringLiteral("armour");
    default:
        break;
    }
    unsigned attack = 0;
    while ((minoan::attacksOf(deed) >> attack & 1U) == 0)
        ++attack;
    return paint::harmIcon(enemy.attacks[attack]);
}

/// What becomes of 1 harm, as in ×1.5.
QString factor(int resistance)
{
    return QStringLiteral("×") + QLocale().toString((kWhole - resistance) / static_cast<double>(kWhole));
}

/// `12 × 150% = 18`: what a match of four is worth.
QString skillFormula(const minoan::Skill& skill)
{
    minoan::Match match;
    match.count = 4;
    return MinoanWords::formula(match, skill, 0);
}

/// What becomes of a harm that a resistance meets.
QVariantMap resisted(Harm harm, int resistance)
{
    const QString name = text::capital(MinoanNames::harm(harm));
    const QString share = factor(resistance);
    return marked(harm, share,
        resistance > 0 ? FightFacts::tr("%1, resists: %2").arg(name, share)
                       : FightFacts::tr("%1, weak to it: %2").arg(name, share),
        FightFacts::tr("10 becomes %1.").arg(10 * (kWhole - resistance) / kWhole));
}

FightGauge gauge(
    const minoan::Gauge& now, const minoan::Gauge& swapped, const minoan::Gauge& after, QString why)
{
    FightGauge shown{now.now, now.most, 0, 0, std::move(why)};
    shown.gained = std::max(0, swapped.now - now.now);
    shown.taken = std::clamp(swapped.now - after.now, 0, swapped.now);
    return shown;
}

} // namespace

void FightFacts::tell(const minoan::Observation& shown, const minoan::Content& content,
    const std::optional<minoan::Preview>& preview, const FightGain& gain)
{
    m_foreseen = preview.has_value();
    m_dealt = preview ? preview->dealt : gain.dealt;
    m_armourGain = preview ? preview->armour : gain.armour;
    m_lifeGain = preview ? preview->life : gain.life;
    tellPlayer(shown, content);
    if (shown.enemy) {
        tellEnemy(shown);
        tellThreat(shown, content, preview);
    }
    Q_EMIT changed();
}

void FightFacts::tellPlayer(const minoan::Observation& shown, const minoan::Content& content)
{
    const int cost = shown.mode == minoan::Mode::Training ? 0 : content.start.turnCost;
    m_turnCost = cost;
    m_satiety = gauge(shown.satiety, shown.satiety, shown.satiety,
        tr("Each turn costs %1, each room %2. A cost that cannot be paid ends the run.")
            .arg(content.start.turnCost)
            .arg(content.start.roomCost));
    m_gifts = 0;
    for (const auto& record : shown.records)
        for (int i = 0; i < record.treasureCount; ++i)
            m_gifts += record.treasures[at(i)].fate == minoan::Fate::Offered ? 1 : 0;
    m_skills.clear();
    for (int symbol = 0; symbol < minoan::kSymbols; ++symbol) {
        const auto& skill = shown.skills[at(symbol)];
        const auto kind = static_cast<minoan::Symbol>(symbol);
        m_skills.append(QVariantMap{{QStringLiteral("symbol"), symbol},
            {QStringLiteral("name"), MinoanWords::skill(kind)}, {QStringLiteral("base"), skill.base},
            {QStringLiteral("extra"), skill.extra}, {QStringLiteral("combo"), skill.combo},
            {QStringLiteral("why"),
                tr("4 %1: %2. An element gives %3 more; the second wave is worth %4%.")
                    .arg(MinoanNames::symbol(kind, 4), skillFormula(skill))
                    .arg(skill.base * skill.extra / kWhole)
                    .arg(kWhole + skill.combo)}});
    }
    m_wards.clear();
    for (int element = 1; element < minoan::kColours; ++element) {
        const int armour = shown.body.armourWards[at(element - 1)];
        const int life = shown.body.lifeWards[at(element - 1)];
        const auto kind = static_cast<Element>(element);
        const QString name = MinoanNames::element(kind);
        if (armour + life > 0)
            m_wards.append(marked(kind, paint::elementIcon(kind), QString::number(armour + life),
                tr("Warded against %1: %2").arg(name).arg(armour + life),
                tr("Before a blow of %1 lands, you gain %2 armour and %3 life. The next attack ends all "
                   "wards.")
                    .arg(name)
                    .arg(armour)
                    .arg(life)));
    }
}

void FightFacts::tellEnemy(const minoan::Observation& shown)
{
    const auto& enemy = *shown.enemy;
    m_enemy = text::capital(MinoanNames::foe(enemy.foe));
    m_kind = MinoanWords::rank(enemy.foe);
    m_seal = QString::fromLatin1(kSeals[at(enemy.foe.family)]);
    m_level = enemy.foe.level;
    m_archetypes.clear();
    for (const auto element : enemy.foe.archetypes)
        if (element != Element::None)
            m_archetypes.append(
                marked(element, paint::elementIcon(element), {}, MinoanNames::element(element)));
    m_resistances.clear();
    m_unlearnt = false;
    for (int i = 0; i < minoan::kHarms; ++i) {
        const auto harm = static_cast<Harm>(i);
        const int resistance = enemy.resistances[at(i)];
        if ((shown.learnt >> i & 1) == 0)
            m_unlearnt = true;
        else if (resistance != 0)
            m_resistances.append(resisted(harm, resistance));
    }
}

void FightFacts::tellThreat(const minoan::Observation& shown, const minoan::Content& content,
    const std::optional<minoan::Preview>& preview)
{
    const auto& body = shown.body;
    const auto& enemy = *shown.enemy;
    const auto swappedBody = preview ? bodyAfter(body, *preview) : body;
    const auto swappedEnemy = preview ? enemyAfter(enemy, *preview, content.defence) : enemy;
    const Deed deed = shown.announced;
    const auto threat = minoan::threatOf(swappedEnemy, deed, swappedBody, content.defence);
    const bool falls = swappedEnemy.life.now <= 0;
    const auto& left = falls ? swappedBody : threat.body;
    m_life = gauge(body.life, swappedBody.life, left.life, tr("At 0 the run ends. Flowers and herbs heal."));
    m_armour = gauge(body.armour, swappedBody.armour, left.armour,
        tr("Takes harm before life does: all of a weapon, %1% of an element.")
            .arg(content.defence.armourShare));
    m_enemyLife = gauge(enemy.life, enemy.life, swappedEnemy.life, tr("At 0 the enemy falls."));
    m_enemyArmour = gauge(enemy.armour, enemy.armour, swappedEnemy.armour,
        tr("Takes all harm of weapons first, and %1% of that of elements.").arg(content.defence.armourShare));
    m_tone = toneOf(deed);
    m_deed = MinoanWords::deed(deed);
    m_blows.clear();
    for (const auto& blow : threat.blows())
        m_blows.append(marked(blow.harm, MinoanWords::blow(blow), {}));
    if (threat.count == 0)
        m_blows.append(marked(Element::None, iconOf(deed, enemy), {}, {}));
    const int regained = threat.enemyLife + threat.enemyArmour;
    m_amount = threat.count > 0 ? QString::number(threat.amount())
        : regained > 0          ? QLatin1Char('+') + QString::number(regained)
                                : QString();
    m_deadly = !falls && threat.deadly();
    m_outlook = falls ? tr("It falls before it can act.") : MinoanWords::outlook(threat, swappedBody);
    m_threatWhy = threat.count > 0
        ? tr("%1 for each of %n blow(s) of this level.", nullptr, threat.count).arg(enemy.damage)
        : tr("It regains up to %1, never more than it lost.").arg(enemy.recovery);
    if (threat.count == 0 && regained == 0)
        m_threatWhy = tr("A turn in which nothing happens to you.");
    m_next = shown.after ? MinoanWords::deed(*shown.after) : QString();
    m_nextIcon = shown.after ? iconOf(*shown.after, enemy) : QString();
}

} // namespace labrys::viewmodels

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/minoan_words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace labrys::text {

using minoan::at;

namespace {

/// `15 slash, 5 fire`; `10 armour`, `5 ice ward`.
QStringList valuesOf(minoan::Symbol symbol, const minoan::Yield& yield)
{
    QStringList values;
    const bool weapon = at(symbol) < minoan::kPhysical;
    const QString main = weapon            ? MinoanNames::harm(static_cast<minoan::Harm>(symbol))
        : symbol == minoan::Symbol::Shield ? MinoanWords::tr("armour")
                                           : MinoanWords::tr("life");
    values.append(QStringLiteral("%1 %2").arg(yield.amount).arg(main));
    for (std::size_t element = 0; element < minoan::kElements; ++element)
        if (yield.colours[element] > 0) {
            const QString name = MinoanNames::element(static_cast<minoan::Element>(element + 1));
            values.append(weapon ? QStringLiteral("%1 %2").arg(yield.colours[element]).arg(name)
                                 : MinoanWords::tr("%1 against %2").arg(yield.colours[element]).arg(name));
        }
    return values;
}

QString listOf(const QStringList& parts)
{
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString MinoanWords::skill(minoan::Symbol symbol)
{
    switch (symbol) {
    case minoan::Symbol::Sword:
        return tr("Slash");
    case minoan::Symbol::Bow:
        return tr("Pierce");
    case minoan::Symbol::Mace:
        return tr("Crush");
    case minoan::Symbol::Shield:
        return tr("Guard");
    case minoan::Symbol::Flower:
        break;
    }
    return tr("Herb");
}

QString MinoanWords::rank(const minoan::Foe& foe)
{
    if (foe.level == 0 || foe.level == minoan::kBossLevel)
        return MinoanNames::kind(foe.family);
    return tr("%1, level %2").arg(MinoanNames::kind(foe.family)).arg(foe.level);
}

QString MinoanWords::deed(minoan::Deed deed)
{
    switch (deed) {
    case minoan::Deed::First:
    case minoan::Deed::Second:
    case minoan::Deed::Third:
        return tr("Blow");
    case minoan::Deed::FirstSecond:
    case minoan::Deed::FirstThird:
    case minoan::Deed::SecondThird:
        return tr("Double blow");
    case minoan::Deed::Triple:
        return tr("Triple blow");
    case minoan::Deed::Heal:
        return tr("Heals himself");
    case minoan::Deed::Mend:
        return tr("Mends his armour");
    case minoan::Deed::Prepare:
        return tr("Prepares a powerful blow");
    case minoan::Deed::Rest:
        break;
    }
    return tr("Catches his breath");
}

QString MinoanWords::blow(const minoan::Blow& blow)
{
    return QStringLiteral("%1 %2").arg(capital(MinoanNames::harm(blow.harm))).arg(blow.amount);
}

QString MinoanWords::outlook(const minoan::Threat& threat, const minoan::Body& body)
{
    if (threat.enemyLife > 0)
        return tr("He regains %1 life.").arg(threat.enemyLife);
    if (threat.enemyArmour > 0)
        return tr("He regains %1 armour.").arg(threat.enemyArmour);
    if (threat.count == 0)
        return tr("Nothing happens to you.");
    if (threat.deadly())
        return tr("This kills you.");
    const int armour = body.armour.now - threat.body.armour.now;
    const int life = body.life.now - threat.body.life.now;
    if (armour > 0 && life > 0)
        return tr("Armour takes %1, you lose %2 life.").arg(armour).arg(life);
    if (life > 0)
        return tr("You lose %1 life.").arg(life);
    return armour > 0 ? tr("Armour takes %1, you lose no life.").arg(armour)
                      : tr("Your protections take it all.");
}

QString MinoanWords::threat(const minoan::Observation& seen, const minoan::Defence& defence)
{
    if (!seen.enemy)
        return {};
    const auto threat = minoan::threatOf(*seen.enemy, seen.announced, seen.body, defence);
    QStringList parts{deed(seen.announced).toLower()};
    for (const auto& one : threat.blows())
        parts.append(blow(one).toLower());
    return tr("%1: %2. %3").arg(MinoanNames::foe(seen.enemy->foe), listOf(parts), outlook(threat, seen.body));
}

QString MinoanWords::certainty(minoan::Certainty certainty)
{
    switch (certainty) {
    case minoan::Certainty::Certain:
        return tr("certain");
    case minoan::Certainty::AtLeast:
        return tr("at least");
    case minoan::Certainty::Probable:
        break;
    }
    return tr("probable");
}

QString MinoanWords::match(const minoan::ForeseenMatch& match)
{
    const auto symbol = match.match.symbol;
    return tr("%1 %2: %3")
        .arg(QString::number(match.match.count), MinoanNames::symbol(symbol, match.match.count),
            listOf(valuesOf(symbol, match.yield)));
}

QString MinoanWords::preview(const minoan::Swap& swap, int from, const minoan::Preview& preview)
{
    const QString to = MinoanNames::cell(from == swap.first ? swap.second : swap.first);
    if (preview.matches.empty())
        return tr("to %1: no match, which is allowed").arg(to);
    QStringList now;
    QStringList then;
    for (const auto& one : preview.matches)
        (one.wave == 0 ? now : then).append(match(one));
    const QString first = tr("to %1: %2").arg(to, now.join(QStringLiteral("; ")));
    return then.isEmpty() ? first : tr("%1; then at least %2").arg(first, then.join(QStringLiteral("; ")));
}

QString MinoanWords::turned(
    std::span<const minoan::Event> events, const minoan::Observation& now, const minoan::Defence& defence)
{
    int waves = 0;
    int dealt = 0;
    int armour = 0;
    int life = 0;
    bool fell = false;
    for (const auto& event : events) {
        using enum minoan::EventKind;
        waves = event.kind == CascadeEnded ? event.wave : waves;
        dealt += event.kind == Struck ? event.armour + event.life : 0;
        armour += event.kind == Guarded ? event.amount : 0;
        life += event.kind == Healed ? event.amount : 0;
        fell = fell || event.kind == EnemyFell;
    }
    QStringList did{waves == 0 ? tr("No match") : tr("%n wave(s)", nullptr, waves)};
    if (dealt > 0)
        did.append(tr("%1 harm").arg(dealt));
    if (armour > 0)
        did.append(tr("+%1 armour").arg(armour));
    if (life > 0)
        did.append(tr("+%1 life").arg(life));
    QString said = listOf(did) + QStringLiteral(". ");
    if (fell)
        said += tr("The enemy falls. ");
    else if (now.enemy)
        said += tr("Enemy: life %1, armour %2. ").arg(now.enemy->life.now).arg(now.enemy->armour.now)
            + tr("Next: %1, %2. ")
                  .arg(deed(now.announced).toLower())
                  .arg(minoan::threatOf(*now.enemy, now.announced, now.body, defence).amount());
    return said
        + tr("You: life %1, armour %2, satiety %3.")
              .arg(now.body.life.now)
              .arg(now.body.armour.now)
              .arg(now.satiety.now);
}

QString MinoanWords::ending(const minoan::Observation& seen)
{
    switch (seen.ending) {
    case minoan::Ending::Athens:
        return MinoanNames::in(MinoanNames::texts().athens.title);
    case minoan::Ending::Labyrinth:
        return MinoanNames::in(MinoanNames::texts().labyrinth.title);
    case minoan::Ending::Hunger:
        return tr("You starved in room %1.").arg(seen.room);
    case minoan::Ending::Killed:
        return seen.enemy ? tr("Killed in room %1 by %2: %3 harm in one blow.")
                                .arg(QString::number(seen.room), MinoanNames::foe(seen.enemy->foe),
                                    QString::number(seen.tally.lastBlow))
                          : QString();
    case minoan::Ending::Trained:
        return tr("The training is over.");
    case minoan::Ending::None:
        break;
    }
    return {};
}

QString MinoanWords::rescue(const minoan::Observation& seen, const minoan::Content& content)
{
    if (seen.ending == minoan::Ending::Hunger) {
        if (seen.enemy)
            return tr("%1 more satiety would have paid another turn.").arg(content.start.turnCost);
        int cheapest = content.start.roomCost;
        for (const auto& door : seen.doors)
            cheapest = std::min(cheapest, door.cost);
        return tr("%1 more satiety would have opened a door.").arg(std::max(1, cheapest - seen.satiety.now));
    }
    if (seen.ending == minoan::Ending::Killed && seen.enemy)
        return tr("The enemy had %1 life left. A blow that is announced can be met: armour, life or a ward "
                  "of its element.")
            .arg(seen.enemy->life.now);
    return {};
}

QString MinoanWords::formula(const minoan::Match& match, const minoan::Skill& skill, int wave)
{
    constexpr int kPercent = 100;
    const auto yield = minoan::yieldOf(match, skill, wave);
    return tr("%1 × %2% × %3% = %4")
        .arg(skill.base)
        .arg(kPercent + skill.extra * (match.count - 3))
        .arg(kPercent + skill.combo * wave)
        .arg(yield.amount);
}

} // namespace labrys::text

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/combat.h"

#include <algorithm>

namespace labrys::minoan {

namespace {

constexpr int kPercent = 100;
/// No content comes near; what comes from outside may (Rules::plausible).
constexpr std::int64_t kMostYield = 1'000'000;

/// Splits harm between armour and life (D-11, D-12).
Loss split(int amount, Harm harm, int armour, const Defence& defence)
{
    const int share = isPhysical(harm) ? amount : amount * defence.armourShare / kPercent;
    const int taken = std::min(share, armour);
    return {amount, taken, amount - taken};
}

} // namespace

Yield yieldOf(const Match& match, const Skill& skill, int wave)
{
    const std::int64_t factor = kPercent + std::int64_t{skill.combo} * wave;
    constexpr int kWhole = kPercent * kPercent;
    Yield yield;
    const std::int64_t tiles = kPercent + std::int64_t{skill.extra} * (match.count - 3);
    const auto whole
        = [](std::int64_t value) { return static_cast<int>(std::min(value / kWhole, kMostYield)); };
    yield.amount = whole(skill.base * tiles * factor);
    for (std::size_t element = 0; element < kElements; ++element)
        if (const int count = match.colours[element + 1]; count > 0)
            yield.colours[element] = whole(std::int64_t{skill.base} * skill.extra * count * factor);
    return yield;
}

Loss strike(Enemy& enemy, Harm harm, int amount, const Defence& defence)
{
    const int dealt = amount * (kPercent - enemy.resistances[at(harm)]) / kPercent;
    Loss loss = split(dealt, harm, enemy.armour.now, defence);
    loss.life = std::min(loss.life, enemy.life.now);
    enemy.armour.now -= loss.armour;
    enemy.life.now -= loss.life;
    return loss;
}

int Threat::amount() const
{
    int sum = 0;
    for (const auto& blow : blows())
        sum += blow.amount;
    return sum;
}

Threat threatOf(const Enemy& enemy, Deed deed, const Body& body, const Defence& defence)
{
    Threat threat;
    threat.body = body;
    if (deed == Deed::Heal)
        threat.enemyLife = std::min(enemy.recovery, enemy.life.most - enemy.life.now);
    if (deed == Deed::Mend)
        threat.enemyArmour = std::min(enemy.recovery, enemy.armour.most - enemy.armour.now);
    const unsigned attacks = attacksOf(deed);
    if (attacks == 0)
        return threat;
    Body& after = threat.body;
    for (unsigned attack = 0; attack < enemy.attacks.size(); ++attack) {
        if ((attacks >> attack & 1U) == 0)
            continue;
        Blow blow{enemy.attacks[attack], enemy.damage, 0, 0, 0, 0};
        if (!isPhysical(blow.harm)) {
            const auto element = at(blow.harm) - kPhysical;
            const Body before = after;
            after.armour.gain(after.armourWards[element]);
            after.life.gain(after.lifeWards[element]);
            blow.wardArmour = after.armour.now - before.armour.now;
            blow.wardLife = after.life.now - before.life.now;
        }
        const Loss loss = split(blow.amount, blow.harm, after.armour.now, defence);
        blow.armour = loss.armour;
        blow.life = loss.life;
        after.armour.now -= loss.armour;
        after.life.now -= loss.life;
        threat.list[at(threat.count++)] = blow;
    }
    after.armourWards = {};
    after.lifeWards = {};
    return threat;
}

Enemy enemyOf(const Content& content, const Foe& foe)
{
    Enemy enemy;
    enemy.foe = foe;
    enemy.attacks = content.families[at(foe.family)].attacks;
    if (foe.family == Family::Mannequin) {
        enemy.life = {content.training.life, content.training.life};
        enemy.recovery = content.training.recovery;
        return enemy;
    }
    const auto& level = content.levels[at(foe.level - 1)];
    enemy.life = {level.life, level.life};
    enemy.armour = {level.armour, level.armour};
    enemy.damage = level.damage;
    enemy.recovery = level.recovery;
    const auto& defence = content.defence;
    if (foe.hoplite)
        for (int harm = 0; harm < kHarms; ++harm)
            enemy.resistances[at(harm)]
                += harm < kPhysical ? defence.hoplitePhysical : -defence.hopliteElemental;
    for (std::size_t attack = 0; attack < foe.archetypes.size(); ++attack) {
        const Element element = foe.archetypes[attack];
        if (element == Element::None)
            continue;
        enemy.attacks[attack] = harmOf(element);
        enemy.resistances[at(harmOf(element))] += defence.resistance;
        enemy.resistances[at(harmOf(weaknessOf(element)))] -= defence.weakness;
    }
    for (int& resistance : enemy.resistances)
        resistance = std::clamp(resistance, defence.lowest, defence.highest);
    return enemy;
}

} // namespace labrys::minoan

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/combat.h"
#include "core/minoan/walk.h"

#include "core/base/assert.h"

#include <algorithm>

namespace labrys::minoan {

namespace {

/// No cascade can be so long (D-10); the longest seen in millions of turns had some twenty waves.
constexpr int kMostWaves = 200;

/// The archetypes of a foe as bits of Knowledge::tried: element, and the hoplite at 0.
void learn(Knowledge& knowledge, const Foe& foe, Harm harm)
{
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(harm));
    if (foe.hoplite)
        knowledge.tried[0] |= bit;
    for (const Element element : foe.archetypes)
        if (element != Element::None)
            knowledge.tried[at(element)] |= bit;
}

} // namespace

void Walk::struck(Harm harm, int amount) const
{
    Enemy& enemy = *m_state.enemy;
    if (amount <= 0 || enemy.life.now <= 0)
        return; // surplus harm is lost (D-09)
    const Loss loss = strike(enemy, harm, amount, content().defence);
    m_state.tally.dealt += loss.armour + loss.life;
    learn(m_state.knowledge, enemy.foe, harm);
    tell({.kind = EventKind::Struck,
        .amount = loss.amount,
        .life = loss.life,
        .armour = loss.armour,
        .harm = harm});
}

void Walk::matched(const Match& match, int wave) const
{
    const Yield yield = yieldOf(match, m_state.skills[at(match.symbol)], wave);
    Body& body = m_state.body;
    tell({.kind = EventKind::Matched,
        .wave = wave,
        .count = match.count,
        .amount = yield.amount,
        .symbol = match.symbol,
        .cells = match.cells,
        .colours = yield.colours});
    if (at(match.symbol) < kPhysical) {
        struck(static_cast<Harm>(match.symbol), yield.amount);
        for (std::size_t element = 0; element < kElements; ++element)
            struck(static_cast<Harm>(element + kPhysical), yield.colours[element]);
        return;
    }
    const bool shield = match.symbol == Symbol::Shield;
    Gauge& gauge = shield ? body.armour : body.life;
    const int before = gauge.now;
    gauge.gain(yield.amount);
    tell({.kind = shield ? EventKind::Guarded : EventKind::Healed, .amount = gauge.now - before});
    auto& wards = shield ? body.armourWards : body.lifeWards;
    for (std::size_t element = 0; element < kElements; ++element) {
        if (yield.colours[element] == 0)
            continue;
        wards[element] += yield.colours[element];
        tell({.kind = EventKind::Warded,
            .amount = yield.colours[element],
            .symbol = match.symbol,
            .harm = static_cast<Harm>(element + kPhysical)});
    }
}

int Walk::cascade() const
{
    int wave = 0;
    for (auto matches = Matches::of(m_state.board); !matches.empty(); matches = Matches::of(m_state.board)) {
        LABRYS_ASSERT(wave < kMostWaves);
        for (const auto& match : matches.list())
            matched(match, wave);
        Event fell{.kind = EventKind::Fell, .wave = wave, .cells = matches.cells()};
        collapse(m_state.board, matches.cells(), [&] {
            const Tile tile = m_state.bag.draw(m_state.boardRandom);
            if (heard())
                fell.tiles.push_back(tile);
            return tile;
        });
        tell(std::move(fell));
        ++wave;
    }
    tell({.kind = EventKind::CascadeEnded, .wave = wave});
    return wave;
}

void Walk::enemyTurn() const
{
    Enemy& enemy = *m_state.enemy;
    const auto& pattern = patternOf(content(), enemy.foe);
    const Deed deed = pattern[at(enemy.step) % pattern.size()];
    const Threat threat = threatOf(enemy, deed, m_state.body, content().defence);
    tell({.kind = EventKind::EnemyActed, .deed = deed});
    for (const auto& blow : threat.blows())
        tell({.kind = EventKind::Suffered,
            .amount = blow.amount,
            .life = blow.life,
            .armour = blow.armour,
            .wardLife = blow.wardLife,
            .wardArmour = blow.wardArmour,
            .harm = blow.harm});
    const Body before = std::exchange(m_state.body, threat.body);
    if (threat.count > 0) {
        if (before.armourWards != m_state.body.armourWards || before.lifeWards != m_state.body.lifeWards)
            tell({.kind = EventKind::WardsVanished});
        auto& tally = m_state.tally;
        tally.lastBlow = threat.amount();
        tally.suffered += tally.lastBlow;
        tally.largestBlow = std::max(tally.largestBlow, tally.lastBlow);
    }
    if (deed == Deed::Heal)
        tell({.kind = EventKind::EnemyHealed, .amount = threat.enemyLife});
    if (deed == Deed::Mend)
        tell({.kind = EventKind::EnemyMended, .amount = threat.enemyArmour});
    enemy.life.now += threat.enemyLife;
    enemy.armour.now += threat.enemyArmour;
    if (enemy.foe.family != Family::Mannequin) {
        const auto place = at((enemy.foe.level - 1) * kMostPatterns + enemy.foe.pattern);
        m_state.knowledge.steps[place] = static_cast<std::uint16_t>(
            m_state.knowledge.steps[place] | 1U << at(enemy.step) % pattern.size());
    }
    ++enemy.step;
}

void Walk::swap(Swap swap) const
{
    const bool training = m_state.mode == Mode::Training;
    // Nothing is at stake in the training hall (D-43).
    m_state.satiety.now
        -= training ? std::min(m_state.satiety.now, content().start.turnCost) : content().start.turnCost;
    ++m_state.fightTurns;
    ++m_state.tally.turns;
    std::swap(m_state.board[at(swap.first)], m_state.board[at(swap.second)]);
    tell({.kind = EventKind::Swapped, .first = swap.first, .second = swap.second});
    m_state.tally.bestWaves = std::max(m_state.tally.bestWaves, cascade());
    if (m_state.enemy->life.now <= 0) {
        tell({.kind = EventKind::EnemyFell});
        m_state.body.armourWards = {};
        m_state.body.lifeWards = {};
        findTreasures();
        return;
    }
    enemyTurn();
    if (m_state.body.life.now <= 0) {
        m_state.body.life.now = 0;
        end(Ending::Killed);
    } else if (!training && m_state.satiety.now < content().start.turnCost) {
        end(Ending::Hunger); // the next swap cannot be paid (D-23)
    }
}

} // namespace labrys::minoan

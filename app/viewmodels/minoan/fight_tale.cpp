// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/fight_tale.h"

#include <algorithm>
#include <utility>

namespace labrys::viewmodels {

namespace {

using minoan::at;
using minoan::Event;
using minoan::EventKind;
using minoan::kSide;

/// A wave takes four fifths of the time of the one before, never less than a third of the first (percent).
constexpr int kFaster = 80;
constexpr int kFastest = 33;

/// Walks through the events and notes what is to be seen.
class Teller {
public:
    Teller(const minoan::Observation& before, const minoan::Observation& after, const FightPace& pace)
        : m_pace(pace)
        , m_after(after)
        , m_now(before)
    {
    }

    void hear(const Event& event);
    [[nodiscard]] FightTale tale() &&
    {
        m_tale.gain = m_gain;
        return std::move(m_tale);
    }

private:
    FightStep& add(FightMotion motion, int time);
    void swapped(const Event& event);
    void matched(const Event& event);
    void struck(const Event& event);
    void fell(const Event& event);
    void suffered(const Event& event);
    void recovered(const Event& event);
    [[nodiscard]] int waveTime(int whole) const { return whole * m_percent / 100; }

    const FightPace& m_pace;
    const minoan::Observation& m_after;
    minoan::Observation m_now;
    FightTale m_tale;
    FightGain m_gain;
    int m_percent = 100;
    bool m_struck = false;
};

FightStep& Teller::add(FightMotion motion, int time)
{
    FightStep step;
    step.motion = motion;
    step.time = time;
    step.shown = m_now;
    step.waves = static_cast<int>(m_tale.waves.size());
    step.gain = m_gain;
    return m_tale.steps.emplace_back(std::move(step));
}

void Teller::swapped(const Event& event)
{
    std::swap(m_now.board[at(event.first)], m_now.board[at(event.second)]);
    ++m_now.fightTurns;
    m_now.satiety = m_after.satiety;
    add(FightMotion::Swap, m_pace.swap).swap = {event.first, event.second};
}

void Teller::matched(const Event& event)
{
    if (m_tale.waves.empty() || m_tale.waves.back().wave != event.wave)
        m_tale.waves.push_back({event.wave, {}});
    minoan::ForeseenMatch match;
    match.wave = event.wave;
    match.match.symbol = event.symbol;
    match.match.cells = event.cells;
    match.match.count = event.count;
    for (int bit = 0; bit < 64; ++bit)
        if ((event.cells >> static_cast<unsigned>(bit) & 1U) != 0)
            ++match.match.colours[at(minoan::colourOf(m_now.board[at(minoan::cellOf(bit))]))];
    match.yield.amount = event.amount;
    match.yield.colours = event.colours;
    m_tale.waves.back().matches.push_back(match);
}

void Teller::struck(const Event& event)
{
    if (!m_now.enemy)
        return;
    m_now.enemy->armour.now -= event.armour;
    m_now.enemy->life.now -= event.life;
    m_gain.dealt += event.armour + event.life;
    m_struck = true;
}

void Teller::fell(const Event& event)
{
    // The numbers change while the tiles vanish.
    FightStep& clear = add(FightMotion::Clear, waveTime(m_pace.swap * 3 / 4));
    clear.clearing = event.cells;
    clear.struck = std::exchange(m_struck, false);

    // Where each tile comes from: the same fall, with rows in place of tiles. New ones stand above the board,
    // the lowest next to it.
    minoan::Board from{};
    std::array<int, kSide> fresh{};
    for (int cell = 0; cell < minoan::kCells; ++cell) {
        from[at(cell)] = static_cast<minoan::Tile>(cell / kSide);
        fresh[at(cell % kSide)]
            += (event.cells >> static_cast<unsigned>(minoan::bitOf(cell)) & 1U) != 0 ? 1 : 0;
    }
    minoan::collapse(from, event.cells, [] { return minoan::kBlank; });
    std::size_t next = 0;
    minoan::collapse(m_now.board, event.cells,
        [&] { return next < event.tiles.size() ? event.tiles[next++] : minoan::kBlank; });
    FightStep& fall = add(FightMotion::Fall, waveTime(m_pace.fall));
    for (int cell = 0; cell < minoan::kCells; ++cell) {
        const auto row = from[at(cell)];
        const int rows = row == minoan::kBlank ? fresh[at(cell % kSide)] : cell / kSide - row;
        fall.fallen[at(cell)] = static_cast<std::int8_t>(rows);
    }
    m_percent = std::max(kFastest, m_percent * kFaster / 100);
}

void Teller::suffered(const Event& event)
{
    auto& body = m_now.body;
    body.armour.now += event.wardArmour - event.armour;
    body.life.now = std::max(0, body.life.now + event.wardLife - event.life);
    // Three of them must end within 900 milliseconds.
    add(FightMotion::Blow, m_pace.beat * 2 / 3);
}

void Teller::recovered(const Event& event)
{
    if (!m_now.enemy || m_tale.steps.empty())
        return;
    auto& gauge = event.kind == EventKind::EnemyHealed ? m_now.enemy->life : m_now.enemy->armour;
    gauge.now += event.amount;
    m_tale.steps.back().shown = m_now;
}

void Teller::hear(const Event& event)
{
    switch (event.kind) {
    case EventKind::Swapped:
        return swapped(event);
    case EventKind::Matched:
        return matched(event);
    case EventKind::Struck:
        return struck(event);
    case EventKind::Guarded:
        m_now.body.armour.now += event.amount;
        m_gain.armour += event.amount;
        return;
    case EventKind::Healed:
        m_now.body.life.now += event.amount;
        m_gain.life += event.amount;
        return;
    case EventKind::Warded: {
        auto& wards = event.symbol == minoan::Symbol::Shield ? m_now.body.armourWards : m_now.body.lifeWards;
        wards[at(event.harm) - minoan::kPhysical] += event.amount;
        return;
    }
    case EventKind::Fell:
        return fell(event);
    case EventKind::EnemyFell:
        add(FightMotion::Defeat, m_pace.beat);
        return;
    case EventKind::EnemyActed:
        // An attack is shown blow by blow.
        if (minoan::attacksOf(event.deed) == 0)
            add(FightMotion::Deed, m_pace.beat);
        return;
    case EventKind::Suffered:
        return suffered(event);
    case EventKind::WardsVanished:
        m_now.body.armourWards = {};
        m_now.body.lifeWards = {};
        return;
    case EventKind::EnemyHealed:
    case EventKind::EnemyMended:
        return recovered(event);
    default:
        return;
    }
}

} // namespace

FightTale taleOf(const minoan::Observation& before, const minoan::Observation& now,
    std::span<const Event> events, const FightPace& pace)
{
    Teller teller(before, now, pace);
    for (const auto& event : events)
        teller.hear(event);
    return std::move(teller).tale();
}

std::vector<FightWave> wavesOf(const minoan::Preview& preview)
{
    std::vector<FightWave> waves;
    for (const auto& match : preview.matches) {
        if (waves.empty() || waves.back().wave != match.wave)
            waves.push_back({match.wave, {}});
        waves.back().matches.push_back(match);
    }
    return waves;
}

minoan::Enemy enemyAfter(minoan::Enemy enemy, const minoan::Preview& preview, const minoan::Defence& defence)
{
    const auto hit = [&](minoan::Harm harm, int amount) {
        if (amount > 0 && enemy.life.now > 0)
            minoan::strike(enemy, harm, amount, defence);
    };
    for (const auto& foreseen : preview.matches) {
        if (at(foreseen.match.symbol) >= minoan::kPhysical)
            continue;
        hit(static_cast<minoan::Harm>(foreseen.match.symbol), foreseen.yield.amount);
        for (std::size_t element = 0; element < minoan::kElements; ++element)
            hit(static_cast<minoan::Harm>(element + minoan::kPhysical), foreseen.yield.colours[element]);
    }
    return enemy;
}

minoan::Body bodyAfter(minoan::Body body, const minoan::Preview& preview)
{
    body.armour.gain(preview.armour);
    body.life.gain(preview.life);
    for (std::size_t element = 0; element < minoan::kElements; ++element) {
        body.armourWards[element] += preview.armourWards[element];
        body.lifeWards[element] += preview.lifeWards[element];
    }
    return body;
}

} // namespace labrys::viewmodels

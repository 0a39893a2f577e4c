// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracle.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace labrys::test {

using minotaur::BonusKind;
using minotaur::PlayerStatus;

namespace {

// The numbers of the source (ASC-024) and of D2.
constexpr int kTorch = 3;
constexpr std::size_t kCompass = 8;
constexpr std::array kBonuses{
    std::pair('*', BonusKind::Freeze), std::pair('^', BonusKind::Torch), std::pair('?', BonusKind::Compass)};

} // namespace

Grid<std::uint8_t> Oracle::lightOf(const std::vector<Lamp>& walking) const
{
    Grid<std::uint8_t> light(m_picture.rows(), m_picture.columns());
    for (const auto& [player, torch] : walking) {
        const int more = torch ? kTorch : 0;
        const auto steps = m_picture.distances(player);
        for (const Cell cell : m_picture.cells()) {
            const int far = steps[cell];
            const std::uint8_t here = far < 0 || far > m_halfLight + more ? 0 : far > m_light + more ? 1 : 2;
            light[cell] = std::max(light[cell], here);
        }
    }
    return light;
}

std::vector<Oracle::Lamp> Oracle::walking(const minotaur::State& state)
{
    std::vector<Lamp> lamps;
    for (const auto& player : state.players)
        if (player.status == PlayerStatus::Walking)
            lamps.push_back({player.cell, player.torch});
    return lamps;
}

void Oracle::look(const std::vector<Lamp>& walking)
{
    const auto light = lightOf(walking);
    for (const Cell cell : m_picture.cells())
        m_seen[cell] = std::max(m_seen[cell], light[cell]);
}

std::vector<Oracle::Lamp> Oracle::midway(
    const minotaur::State& before, const minotaur::Action& action, const minotaur::State& after) const
{
    auto state = before;
    if (action.seat == game::kEnvironment) {
        if (action.verb == minotaur::Verb::PlayOn)
            state.players[static_cast<std::size_t>(action.subject)].status = PlayerStatus::Lifted;
        return walking(state);
    }
    const auto seat = static_cast<std::size_t>(action.seat);
    auto& player = state.players[seat];
    if (action.verb < minotaur::Verb::Wait)
        player.cell = stepped(player.cell, static_cast<Direction>(action.verb));
    const bool caught
        = std::ranges::find(before.monsters, player.cell, &minotaur::Monster::cell) != before.monsters.end();
    player.torch = after.players[seat].torch;
    if (caught || after.players[seat].status == PlayerStatus::Out)
        player.status = PlayerStatus::Caught; // gives no light
    return walking(state);
}

void Oracle::look(const minotaur::State& before, const minotaur::Action& action, const minotaur::State& after)
{
    if (before.taken != after.taken)
        m_taken.insert(after.players[static_cast<std::size_t>(action.seat)].cell);
    look(midway(before, action, after));
    look(walking(after));
}

minotaur::Observation Oracle::expected(const minotaur::State& state, game::Seat seat) const
{
    minotaur::Observation seen;
    seen.seat = seat;
    seen.level = state.level;
    seen.levels = state.levels;
    seen.turn = state.turn;
    seen.turnsBefore = state.turnsBefore;
    seen.active = state.active;
    seen.keyFound = state.keyFound;
    seen.freeze = state.freeze;
    seen.compass = state.compass;
    seen.bonusesTaken = std::popcount(state.taken);
    seen.outcome = state.outcome;
    seen.caughtBy = state.caughtBy;
    seen.score = state.score;
    seen.players = state.players;
    seen.lightSteps = m_light;
    seen.halfLightSteps = m_halfLight;
    seen.light = lightOf(walking(state));
    seen.map = Grid<std::uint8_t>(m_picture.rows(), m_picture.columns());
    for (const Cell cell : m_picture.cells()) {
        for (const auto& monster : state.monsters)
            if (monster.cell == cell && seen.light[cell] == 2)
                seen.monsters.push_back({monster.kind, cell, monster.rest});
        if (m_seen[cell] == 2 && m_picture.at(cell) == 'K' && !state.keyFound)
            seen.key = cell;
        if (m_seen[cell] == 2 && m_picture.at(cell) == 'E')
            seen.exit = cell;
        if (m_seen[cell] == 2)
            for (const auto& [symbol, kind] : kBonuses)
                if (m_picture.at(cell) == symbol && !m_taken.contains(cell))
                    seen.bonuses.push_back({kind, cell});
        if (m_seen[cell] == 0)
            continue;
        unsigned sides = 0;
        for (const auto side : kDirections)
            sides += m_picture.open(cell, side) ? 1U << static_cast<unsigned>(side) : 0U;
        seen.map[cell] = static_cast<std::uint8_t>(16U * m_seen[cell] + sides);
    }
    for (const auto& monster : state.monsters)
        if (monster.phase == minotaur::Phase::Jump)
            seen.marks.push_back(*monster.target);
    std::ranges::sort(seen.marks);
    if (state.compass)
        seen.way = way(state);
    return seen;
}

std::vector<Cell> Oracle::way(const minotaur::State& state) const
{
    const Cell target = m_picture.find(state.keyFound ? 'E' : 'K').front();
    const auto steps = m_picture.distances(target);
    std::optional<Cell> at;
    for (const auto& [cell, torch] : walking(state))
        if (!at || steps[cell] < steps[*at])
            at = cell;
    std::vector<Cell> way;
    while (at && *at != target && way.size() < kCompass) {
        for (const auto side : kDirections) {
            const Cell next = stepped(*at, side);
            if (!m_picture.open(*at, side) || steps[next] >= steps[*at])
                continue;
            at = next;
            break;
        }
        way.push_back(*at);
    }
    return way;
}

} // namespace labrys::test

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracle.h"

#include <algorithm>

namespace labrys::test {

using minotaur::PlayerStatus;

Grid<std::uint8_t> Oracle::lightOf(const std::vector<Cell>& walking) const
{
    Grid<std::uint8_t> light(m_picture.rows(), m_picture.columns());
    for (const Cell player : walking) {
        const auto steps = m_picture.distances(player);
        for (const Cell cell : m_picture.cells()) {
            const int far = steps[cell];
            const std::uint8_t here = far < 0 || far > m_halfLight ? 0 : far > m_light ? 1 : 2;
            light[cell] = std::max(light[cell], here);
        }
    }
    return light;
}

std::vector<Cell> Oracle::walking(const minotaur::State& state)
{
    std::vector<Cell> cells;
    for (const auto& player : state.players)
        if (player.status == PlayerStatus::Walking)
            cells.push_back(player.cell);
    return cells;
}

void Oracle::look(const std::vector<Cell>& walking)
{
    const auto light = lightOf(walking);
    for (const Cell cell : m_picture.cells())
        m_seen[cell] = std::max(m_seen[cell], light[cell]);
}

std::vector<Cell> Oracle::midway(
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
    if (caught || after.players[seat].status == PlayerStatus::Out)
        player.status = PlayerStatus::Caught; // gives no light
    return walking(state);
}

void Oracle::look(const minotaur::State& before, const minotaur::Action& action, const minotaur::State& after)
{
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
                seen.monsters.push_back({monster.kind, cell});
        if (m_seen[cell] == 2 && m_picture.at(cell) == 'K' && !state.keyFound)
            seen.key = cell;
        if (m_seen[cell] == 2 && m_picture.at(cell) == 'E')
            seen.exit = cell;
        if (m_seen[cell] == 0)
            continue;
        unsigned sides = 0;
        for (const auto side : kDirections)
            sides += m_picture.open(cell, side) ? 1U << static_cast<unsigned>(side) : 0U;
        seen.map[cell] = static_cast<std::uint8_t>(16U * m_seen[cell] + sides);
    }
    return seen;
}

} // namespace labrys::test

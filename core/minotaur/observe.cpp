// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/light.h"
#include "core/minotaur/rules.h"

#include <algorithm>

namespace labrys::minotaur {

Observation Rules::observe(const Stage& stage, const State& state, game::Seat seat)
{
    const TeamLight light(stage, state);
    Observation seen;
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
    for (const auto& monster : state.monsters)
        if (light.lit(stage, monster.cell))
            seen.monsters.push_back({monster.kind, monster.cell});
    std::ranges::sort(seen.monsters, {}, &MonsterSight::cell);
    const auto thingsSeen = [&](Cell cell) { return static_cast<Seen>(state.seen[cell]) == Seen::Things; };
    if (!state.keyFound && thingsSeen(stage.key))
        seen.key = stage.key;
    if (thingsSeen(stage.exit))
        seen.exit = stage.exit;
    seen.lightSteps = stage.light;
    seen.halfLightSteps = stage.halfLight;
    seen.map = Grid<std::uint8_t>(stage.grid.rows(), stage.grid.columns());
    seen.light = seen.map;
    for (maze::CellId id = 0; id < stage.grid.cellCount(); ++id) {
        const Cell cell = stage.grid.cell(id);
        seen.light[cell] = static_cast<std::uint8_t>(light.at(id));
        if (state.seen[cell] == 0)
            continue;
        unsigned value = 16U * state.seen[cell];
        for (const auto side : kDirections)
            if (maze::openNeighbour(stage.grid, stage.passages, id, static_cast<int>(side)) != maze::kNoCell)
                value |= 1U << static_cast<unsigned>(side);
        seen.map[cell] = static_cast<std::uint8_t>(value);
    }
    return seen;
}

std::optional<Event> Rules::project(const Event& event, game::Seat /*seat*/)
{
    Event seen = event;
    if (!event.fromLit)
        seen.from.reset();
    if (!event.toLit)
        seen.to.reset();
    const bool placed = event.from.has_value() || event.to.has_value();
    if (placed && !seen.from && !seen.to)
        return std::nullopt;
    seen.fromLit = true;
    seen.toLit = true;
    return seen;
}

namespace {

bool mapIsPlausible(const Observation& seen)
{
    for (int row = 0; row < seen.map.rows(); ++row)
        for (int column = 0; column < seen.map.columns(); ++column) {
            const Cell cell{row, column};
            if (seen.seenAt(cell) > Seen::Things || seen.lightAt(cell) > Light::Full)
                return false;
            for (const auto side : kDirections)
                if (seen.open(cell, side) && !seen.map.contains(stepped(cell, side)))
                    return false;
        }
    return true;
}

} // namespace

bool Rules::plausible(const Observation& observation)
{
    const auto& map = observation.map;
    const auto fits = [](int size) { return size >= 1 && size <= level::kMazeLargest; };
    const auto inside = [&](Cell cell) { return map.contains(cell); };
    const auto seats = static_cast<game::Seat>(observation.players.size());
    return fits(map.rows()) && fits(map.columns()) && observation.light.rows() == map.rows()
        && observation.light.columns() == map.columns() && seats >= 1 && seats <= kMostPlayers
        && observation.seat >= 0 && observation.seat < seats && observation.active >= game::kEnvironment
        && observation.active < seats && std::ranges::all_of(observation.players, inside, &Player::cell)
        && observation.monsters.size() <= static_cast<std::size_t>(level::kMazeMonsters)
        && std::ranges::all_of(observation.monsters, inside, &MonsterSight::cell)
        && (!observation.key || inside(*observation.key)) && (!observation.exit || inside(*observation.exit))
        && mapIsPlausible(observation);
}

bool Rules::plausible(const Event& event, const Observation& observation)
{
    const auto& map = observation.map;
    return event.seat >= game::kEnvironment
        && event.seat < static_cast<game::Seat>(observation.players.size())
        && (!event.from || map.contains(*event.from)) && (!event.to || map.contains(*event.to));
}

} // namespace labrys::minotaur

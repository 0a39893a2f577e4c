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

} // namespace labrys::minotaur

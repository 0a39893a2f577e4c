// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/light.h"
#include "core/minotaur/rules.h"

#include <algorithm>
#include <bit>

namespace labrys::minotaur {

namespace {

/// The next cells of the way to the key, then to the exit, from the nearest player (ASC-024, D18).
std::vector<Cell> compassWay(const Stage& stage, const State& state)
{
    DistanceField field;
    field.to(stage, state.keyFound ? stage.exit : stage.key);
    auto cell = maze::kNoCell;
    for (const auto& player : state.players)
        if (const auto id = stage.grid.id(player.cell);
            player.status == PlayerStatus::Walking && (cell == maze::kNoCell || field[id] < field[cell]))
            cell = id;
    std::vector<Cell> way;
    while (cell != maze::kNoCell && static_cast<int>(way.size()) < stage.numbers.compass) {
        cell = stepAlong(stage, field, cell);
        if (cell != maze::kNoCell)
            way.push_back(stage.grid.cell(cell));
    }
    return way;
}

/// What stands and lies in the maze, as far as it is seen.
void observeThings(const Stage& stage, const State& state, const TeamLight& light, Observation& seen)
{
    for (const auto& monster : state.monsters) {
        if (light.lit(stage, monster.cell))
            seen.monsters.push_back({monster.kind, monster.cell, monster.rest});
        if (monster.phase == Phase::Jump && monster.target)
            seen.marks.push_back(*monster.target);
    }
    std::ranges::sort(seen.monsters, {}, &MonsterSight::cell);
    std::ranges::sort(seen.marks);
    const auto thingsSeen = [&](Cell cell) { return static_cast<Seen>(state.seen[cell]) == Seen::Things; };
    for (std::size_t i = 0; i < stage.bonuses.size(); ++i)
        if (((state.taken >> i) & 1U) == 0 && thingsSeen(stage.bonuses[i].cell))
            seen.bonuses.push_back(stage.bonuses[i]);
    if (!state.keyFound && thingsSeen(stage.key))
        seen.key = stage.key;
    if (thingsSeen(stage.exit))
        seen.exit = stage.exit;
}

} // namespace

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
    seen.freeze = state.freeze;
    seen.compass = state.compass;
    seen.bonusesTaken = std::popcount(state.taken);
    seen.outcome = state.outcome;
    seen.caughtBy = state.caughtBy;
    seen.score = state.score;
    seen.players = state.players;
    if (state.outcome == LevelOutcome::Completed)
        seen.par = stage.par;
    observeThings(stage, state, light, seen);
    if (state.compass)
        seen.way = compassWay(stage, state);
    seen.lightSteps = stage.sight.light;
    seen.halfLightSteps = stage.sight.halfLight;
    seen.map = Grid<std::uint8_t>(stage.grid.rows(), stage.grid.columns());
    seen.light = seen.map;
    for (maze::CellId id = 0; id < stage.grid.cellCount(); ++id) {
        const Cell cell = stage.grid.cell(id);
        seen.light[cell] = static_cast<std::uint8_t>(light.at(id));
        if (state.seen[cell] == 0)
            continue;
        seen.map[cell] = static_cast<std::uint8_t>(16U * state.seen[cell] + stage.ways.sides(id));
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
        && observation.marks.size() <= static_cast<std::size_t>(level::kMazeMonsters)
        && std::ranges::all_of(observation.marks, inside) && observation.bonusesTaken >= 0
        && observation.bonusesTaken <= level::kMazeBonuses
        && observation.bonuses.size() + static_cast<std::size_t>(observation.bonusesTaken)
        <= static_cast<std::size_t>(level::kMazeBonuses)
        && std::ranges::all_of(observation.bonuses, inside, &Bonus::cell)
        && observation.way.size() <= kMostCells && std::ranges::all_of(observation.way, inside)
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

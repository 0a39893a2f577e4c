// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include <algorithm>

namespace labrys::minotaur {

namespace {

/// A cell that `fits`, drawn uniformly; nothing when none does.
template <class Fits>
std::optional<Cell> drawCell(const maze::SquareGrid& grid, Random& random, Fits&& fits)
{
    std::vector<Cell> cells;
    for (maze::CellId id = 0; id < grid.cellCount(); ++id)
        if (fits(grid.cell(id)))
            cells.push_back(grid.cell(id));
    if (cells.empty())
        return std::nullopt;
    return cells[static_cast<std::size_t>(random.below(cells.size()))];
}

/// Known sides as they are; a side between two unknown cells open three times out of five.
maze::Passages drawPassages(const maze::SquareGrid& grid, const Observation& seen, Random& random)
{
    maze::Passages passages(grid.edgeCount());
    for (maze::CellId id = 0; id < grid.cellCount(); ++id)
        for (const auto side : {Direction::North, Direction::West}) {
            const auto other = grid.neighbour(id, static_cast<int>(side));
            if (other == maze::kNoCell)
                continue;
            const Cell here = grid.cell(id);
            const Cell there = grid.cell(other);
            bool open = false;
            if (seen.seenAt(here) != Seen::Never)
                open = seen.open(here, side);
            else if (seen.seenAt(there) != Seen::Never)
                open = seen.open(there, opposite(side));
            else
                open = random.below(5) < 3;
            if (open)
                passages.carve(grid.edge(id, static_cast<int>(side)));
        }
    return passages;
}

} // namespace

std::pair<Stage, State> Rules::determinize(
    const Content& content, const Observation& observation, Random& random)
{
    Stage stage;
    stage.level = observation.level;
    stage.levels = observation.levels;
    stage.players = static_cast<int>(observation.players.size());
    stage.grid = maze::SquareGrid(observation.map.rows(), observation.map.columns());
    stage.passages = drawPassages(stage.grid, observation, random);
    stage.light = observation.lightSteps;
    stage.halfLight = observation.halfLightSteps;
    stage.wandererSight = content.wandererSight;
    stage.returnDistance = content.returnDistance;
    stage.levelScore = content.levelScore;
    stage.turnScore = content.turnScore;
    stage.turnLimit = content.turnLimit;
    stage.seed = random.next();
    const auto unlit = [&](Cell cell) { return observation.seenAt(cell) != Seen::Things; };
    const Cell somewhere = observation.players.empty() ? Cell{} : observation.players.front().cell;
    stage.start = somewhere;
    stage.exit
        = observation.exit ? *observation.exit : drawCell(stage.grid, random, unlit).value_or(somewhere);
    // A key that was taken lies nowhere that matters; one not yet seen lies where nobody has looked.
    stage.key = somewhere;
    if (observation.key)
        stage.key = *observation.key;
    else if (!observation.keyFound)
        stage.key = drawCell(stage.grid, random, [&](Cell cell) {
            return unlit(cell) && cell != stage.exit;
        }).value_or(somewhere);

    State state;
    state.level = observation.level;
    state.levels = observation.levels;
    state.turn = observation.turn;
    state.turnsBefore = observation.turnsBefore;
    state.active = observation.active;
    state.keyFound = observation.keyFound;
    state.outcome = observation.outcome;
    state.caughtBy = observation.caughtBy;
    state.score = observation.score;
    state.players = observation.players;
    for (const auto& monster : observation.monsters)
        state.monsters.push_back({monster.kind, monster.cell, std::nullopt, std::nullopt});
    for (auto hidden = random.below(3); hidden > 0; --hidden) {
        const auto cell = drawCell(stage.grid, random, [&](Cell there) {
            return observation.lightAt(there) != Light::Full
                && std::ranges::find(state.monsters, there, &Monster::cell) == state.monsters.end();
        });
        if (cell)
            state.monsters.push_back({MonsterKind::Wanderer, *cell, std::nullopt, std::nullopt});
    }
    stage.monsters = state.monsters;
    state.seen = observation.map;
    for (auto& value : state.seen.values())
        value = static_cast<std::uint8_t>(value / 16U);
    return {std::move(stage), std::move(state)};
}

} // namespace labrys::minotaur

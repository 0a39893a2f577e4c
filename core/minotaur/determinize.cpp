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

/// Every side along the way of a compass is open.
void carveWay(const maze::SquareGrid& grid, const Observation& seen, maze::Passages& passages)
{
    for (std::size_t i = 0; i < seen.way.size(); ++i)
        for (const auto side : kDirections) {
            const Cell next = stepped(seen.way[i], side);
            const bool before = i > 0
                ? seen.way[i - 1] == next
                : std::ranges::find(seen.players, next, &Player::cell) != seen.players.end();
            if (before)
                passages.carve(grid.edge(grid.id(seen.way[i]), static_cast<int>(side)));
        }
}

/// Where a compass says that the target lies: at the end of a way that is shorter than it shows.
std::optional<Cell> pointedAt(const Observation& seen, int compass)
{
    if (!seen.compass || seen.way.empty())
        return std::nullopt;
    const bool hidden = seen.seenAt(seen.way.back()) != Seen::Things;
    return static_cast<int>(seen.way.size()) < compass || hidden ? std::optional(seen.way.back())
                                                                 : std::nullopt;
}

void placeTargets(const Observation& seen, Random& random, Stage& stage)
{
    const auto unlit = [&](Cell cell) { return seen.seenAt(cell) != Seen::Things; };
    const Cell somewhere = seen.players.empty() ? Cell{} : seen.players.front().cell;
    const auto pointed = pointedAt(seen, stage.numbers.compass);
    stage.start = somewhere;
    if (seen.exit)
        stage.exit = *seen.exit;
    else if (seen.keyFound && pointed)
        stage.exit = *pointed;
    else
        stage.exit = drawCell(stage.grid, random, unlit).value_or(somewhere);
    // A key that was taken lies nowhere that matters; one not yet seen lies where nobody has looked.
    stage.key = somewhere;
    if (seen.key)
        stage.key = *seen.key;
    else if (!seen.keyFound && pointed)
        stage.key = *pointed;
    else if (!seen.keyFound)
        stage.key = drawCell(stage.grid, random, [&](Cell cell) {
            return unlit(cell) && cell != stage.exit;
        }).value_or(somewhere);
    stage.bonuses = seen.bonuses;
    stage.bonuses.resize(seen.bonuses.size() + static_cast<std::size_t>(std::max(0, seen.bonusesTaken)),
        {BonusKind::Freeze, somewhere});
}

/// The monsters in sight, one for each mark, and up to two more that could be in the shadow.
std::vector<Monster> drawMonsters(const maze::SquareGrid& grid, const Observation& seen, Random& random)
{
    std::vector<Monster> monsters;
    monsters.reserve(seen.monsters.size());
    for (const auto& sight : seen.monsters)
        monsters.push_back({.kind = sight.kind,
            .cell = sight.cell,
            .phase = sight.rest > 0 ? Phase::Rest : Phase::Aim,
            .rest = sight.rest});
    const auto hide = [&](MonsterKind kind) -> Monster* {
        const auto cell = drawCell(grid, random, [&](Cell there) {
            return seen.lightAt(there) != Light::Full
                && std::ranges::find(monsters, there, &Monster::cell) == monsters.end();
        });
        return cell ? &monsters.emplace_back(Monster{.kind = kind, .cell = *cell}) : nullptr;
    };
    for (const Cell mark : seen.marks) {
        const auto ready = std::ranges::find_if(monsters, [](const Monster& monster) {
            return monster.kind == MonsterKind::Minotaur && monster.phase == Phase::Aim;
        });
        Monster* const jumper = ready != monsters.end() ? &*ready : hide(MonsterKind::Minotaur);
        if (jumper == nullptr)
            continue;
        jumper->phase = Phase::Jump;
        jumper->target = mark;
    }
    for (auto hidden = random.below(3); hidden > 0; --hidden)
        hide(random.below(2) == 0 ? MonsterKind::Hunter : MonsterKind::Wanderer);
    std::ranges::stable_sort(monsters, {}, &Monster::kind);
    return monsters;
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
    stage.numbers = content.numbers;
    stage.sight = sightOf(content, Difficulty::Ranked, stage.players);
    stage.sight.light = observation.lightSteps;
    stage.sight.halfLight = observation.halfLightSteps;
    stage.par = observation.par;
    stage.passages = drawPassages(stage.grid, observation, random);
    carveWay(stage.grid, observation, stage.passages);
    stage.makeWays(maze::SquareWays::Table::Without);
    stage.seed = random.next();
    placeTargets(observation, random, stage);

    State state;
    state.level = observation.level;
    state.levels = observation.levels;
    state.turn = observation.turn;
    state.turnsBefore = observation.turnsBefore;
    state.active = observation.active;
    state.keyFound = observation.keyFound;
    state.freeze = observation.freeze;
    state.compass = observation.compass;
    for (std::size_t i = observation.bonuses.size(); i < stage.bonuses.size(); ++i)
        state.taken |= std::uint32_t{1} << i;
    state.outcome = observation.outcome;
    state.caughtBy = observation.caughtBy;
    state.score = observation.score;
    state.players = observation.players;
    state.monsters = drawMonsters(stage.grid, observation, random);
    stage.monsters = state.monsters;
    state.seen = observation.map;
    for (auto& value : state.seen.values())
        value = static_cast<std::uint8_t>(value / 16U);
    return {std::move(stage), std::move(state)};
}

} // namespace labrys::minotaur

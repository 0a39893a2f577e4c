// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/monsters.h"

#include <algorithm>
#include <array>

namespace labrys::minotaur {

namespace {

constexpr Stream kWander("minotaur.wander");

/// Up to four neighbouring cells, in the order of Direction.
struct Exits {
    std::array<Cell, 4> cells;
    std::size_t count = 0;
    void add(Cell cell) { cells[count++] = cell; }
};

bool taken(const State& state, Cell cell)
{
    return std::ranges::find(state.monsters, cell, &Monster::cell) != state.monsters.end();
}

Exits freeExits(const Turn& turn, Cell cell)
{
    Exits exits;
    for (const auto side : kDirections) {
        const auto next = maze::openNeighbour(
            turn.stage.grid, turn.stage.passages, turn.stage.grid.id(cell), static_cast<int>(side));
        if (next != maze::kNoCell && !taken(turn.state, turn.stage.grid.cell(next)))
            exits.add(turn.stage.grid.cell(next));
    }
    return exits;
}

/// The nearest walking player that a monster sees; ties go to the lower seat.
std::optional<Cell> sighted(const Turn& turn, Cell from)
{
    Walk walk;
    walk.from(turn.stage, from, turn.stage.wandererSight);
    std::optional<Cell> nearest;
    for (const auto& player : turn.state.players)
        if (player.status == PlayerStatus::Walking && walk.to(turn.stage, player.cell) != maze::kUnreached
            && (!nearest || walk.to(turn.stage, player.cell) < walk.to(turn.stage, *nearest)))
            nearest = player.cell;
    return nearest;
}

/// One step on a shortest way to `target`, around other monsters (D7): the first free neighbour that is not
/// farther than the present cell plus one, nearest first.
Cell towards(const Turn& turn, Cell from, Cell target)
{
    Walk walk;
    walk.from(turn.stage, target);
    const Exits exits = freeExits(turn, from);
    Cell best = from;
    maze::Distance distance = maze::kUnreached;
    for (std::size_t i = 0; i < exits.count; ++i)
        if (walk.to(turn.stage, exits.cells[i]) < distance) {
            best = exits.cells[i];
            distance = walk.to(turn.stage, best);
        }
    return best;
}

/// Any way on but back; back only where there is no other (D10).
Cell roam(const Turn& turn, std::size_t index)
{
    const Monster& monster = turn.state.monsters[index];
    const Exits exits = freeExits(turn, monster.cell);
    Exits onwards;
    for (std::size_t i = 0; i < exits.count; ++i)
        if (exits.cells[i] != monster.cameFrom)
            onwards.add(exits.cells[i]);
    const Exits& choice = onwards.count > 0 ? onwards : exits;
    if (choice.count == 0)
        return monster.cell;
    const auto pick = drawBelow(
        turn.stage.seed, kWander, index, static_cast<std::uint64_t>(turn.state.turn), choice.count);
    return choice.cells[static_cast<std::size_t>(pick)];
}

} // namespace

void moveMonster(Turn& turn, std::size_t index, const TeamLight& light)
{
    Monster& monster = turn.state.monsters[index];
    const bool lit = light.lit(turn.stage, monster.cell);
    if (const auto player = sighted(turn, monster.cell)) {
        if (!monster.target)
            turn.tell({EventKind::MonsterNoticed, game::kEnvironment, monster.kind, monster.cell,
                std::nullopt, lit, false});
        monster.target = player;
    } else if (monster.target == monster.cell) {
        monster.target.reset(); // came to where it last saw a player: nobody here
    }
    const Cell from = monster.cell;
    const Cell to = monster.target ? towards(turn, from, *monster.target) : roam(turn, index);
    if (to == from)
        return;
    monster.cameFrom = from;
    monster.cell = to;
    turn.tell({EventKind::MonsterWalked, game::kEnvironment, monster.kind, from, to, lit,
        light.lit(turn.stage, to)});
}

} // namespace labrys::minotaur

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/monsters.h"

#include "core/minotaur/minotaur.h"

#include <algorithm>
#include <array>
#include <bit>

namespace labrys::minotaur {

namespace {

constexpr Stream kWander("minotaur.wander");

/// Up to four neighbouring cells, in the order of Direction.
struct Exits {
    std::array<Cell, 4> cells;
    std::size_t count = 0;
    void add(Cell cell) { cells[count++] = cell; }
};

Exits freeExits(const Turn& turn, Cell cell)
{
    Exits exits;
    for (unsigned open = turn.stage.ways.sides(turn.stage.grid.id(cell)); open != 0; open &= open - 1)
        if (const Cell next = stepped(cell, static_cast<Direction>(std::countr_zero(open)));
            !turn.monsterAt(next))
            exits.add(next);
    return exits;
}

/// One step on a shortest way along a field, around other monsters (D7): the first free neighbour of those
/// that are nearest.
Cell along(const Turn& turn, const DistanceField& field, Cell from)
{
    const Exits exits = freeExits(turn, from);
    Cell best = from;
    int distance = maze::kNoSteps;
    for (std::size_t i = 0; i < exits.count; ++i)
        if (const int steps = field[turn.stage.grid.id(exits.cells[i])]; steps < distance) {
            best = exits.cells[i];
            distance = steps;
        }
    return best;
}

Cell towards(const Turn& turn, Cell from, Cell target)
{
    DistanceField field;
    field.to(turn.stage, target, turn.stage.grid.id(from));
    return along(turn, field, from);
}

/// Where a hunter cuts the player off on the way to the key: the first cell of that way, no farther than it
/// looks ahead, where it can be as early as the player (ASC-017, D6).
std::optional<Cell> cutOff(Turn& turn, Cell from, Cell player)
{
    const auto& grid = turn.stage.grid;
    const int lookAhead = turn.stage.sight.lookAhead;
    const DistanceField& toKey = turn.toKey();
    DistanceField near;
    near.to(turn.stage, from, maze::kNoCell, lookAhead);
    auto cell = grid.id(player);
    for (int step = 1; step <= lookAhead; ++step) {
        cell = stepAlong(turn.stage, toKey, cell);
        if (cell == maze::kNoCell)
            return std::nullopt;
        if (near[cell] <= step)
            return near[cell] == 0 ? std::nullopt : std::optional(grid.cell(cell));
    }
    return std::nullopt;
}

Aim hunterAim(Turn& turn, Cell from)
{
    const auto prey = turn.nearestPlayer(from, maze::kNoSteps - 1);
    if (!prey)
        return {};
    const Cell player = turn.state.players[static_cast<std::size_t>(*prey)].cell;
    if (!turn.state.keyFound)
        if (const auto cell = cutOff(turn, from, player))
            return {Intent::CutsOff, cell, *prey};
    return {Intent::Follows, player, *prey};
}

Aim wandererAim(Turn& turn, const Monster& monster)
{
    if (const auto seat = turn.nearestPlayer(monster.cell, turn.stage.numbers.wandererSight))
        return {Intent::Follows, turn.state.players[static_cast<std::size_t>(*seat)].cell, *seat};
    // Come to where it last saw a player: nobody here.
    if (!monster.target || monster.target == monster.cell)
        return {Intent::Roams};
    return {Intent::LastSeen, monster.target};
}

Cell stepTowards(Turn& turn, Cell from, const Aim& aim)
{
    return aim.intent == Intent::Follows ? along(turn, turn.toPlayer(aim.prey), from)
                                         : towards(turn, from, *aim.cell);
}

Cell hunt(Turn& turn, const Monster& monster)
{
    const Aim aim = aimOf(turn, monster);
    return aim.cell ? stepTowards(turn, monster.cell, aim) : monster.cell;
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

Cell wander(Turn& turn, std::size_t index)
{
    Monster& monster = turn.state.monsters[index];
    const Aim aim = aimOf(turn, monster);
    if (aim.intent == Intent::Follows && !monster.target && turn.heard())
        turn.tell({EventKind::MonsterNoticed, game::kEnvironment, monster.kind, monster.cell, std::nullopt,
            turn.lit(monster.cell), false});
    monster.target = aim.cell;
    return aim.cell ? stepTowards(turn, monster.cell, aim) : roam(turn, index);
}

} // namespace

Aim aimOf(Turn& turn, const Monster& monster)
{
    return monster.kind == MonsterKind::Hunter ? hunterAim(turn, monster.cell) : wandererAim(turn, monster);
}

void moveMonster(Turn& turn, std::size_t index)
{
    Monster& monster = turn.state.monsters[index];
    if (monster.kind == MonsterKind::Minotaur) {
        moveMinotaur(turn, index);
        return;
    }
    const Cell from = monster.cell;
    const Cell to = monster.kind == MonsterKind::Hunter ? hunt(turn, monster) : wander(turn, index);
    if (to == from)
        return;
    monster.cameFrom = from;
    monster.cell = to;
    if (turn.heard())
        turn.tell({EventKind::MonsterWalked, game::kEnvironment, monster.kind, from, to, turn.lit(from),
            turn.lit(to)});
}

} // namespace labrys::minotaur

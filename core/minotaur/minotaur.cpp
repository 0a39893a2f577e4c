// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/minotaur.h"

#include <algorithm>
#include <cstdlib>

namespace labrys::minotaur {

namespace {

/// part / whole of `length`, halves away from zero.
int share(int length, int part, int whole)
{
    const int rounded = (2 * std::abs(length) * part + whole) / (2 * whole);
    return length < 0 ? -rounded : rounded;
}

/// The nearest walking player by flight; ties go to the lower seat (D22).
std::optional<game::Seat> nearestByFlight(const State& state, Cell from)
{
    std::optional<game::Seat> nearest;
    int distance = 0;
    for (game::Seat seat = 0; seat < static_cast<int>(state.players.size()); ++seat) {
        const auto& player = state.players[static_cast<std::size_t>(seat)];
        if (player.status != PlayerStatus::Walking)
            continue;
        if (const int far = flightDistance(from, player.cell); !nearest || far < distance) {
            nearest = seat;
            distance = far;
        }
    }
    return nearest;
}

void aim(Turn& turn, Monster& monster)
{
    const auto seat = nearestByFlight(turn.state, monster.cell);
    if (!seat)
        return;
    const Cell prey = turn.state.players[static_cast<std::size_t>(*seat)].cell;
    monster.target = landing(monster.cell, prey, turn.stage.numbers.jump);
    monster.phase = Phase::Jump;
    if (!turn.heard())
        return;
    Event event{EventKind::MinotaurAimed, *seat, monster.kind, std::nullopt, monster.target};
    event.number = std::max(0, flightDistance(monster.cell, prey) - turn.stage.numbers.jump);
    turn.tell(event);
}

/// Where a monster goes on which the Minotaur landed: the nearest cell that is free (D11). In a maze full of
/// monsters it stays, and shares its cell.
Cell asideFrom(const Turn& turn, Cell landed)
{
    Walk walk;
    walk.from(turn.stage, landed);
    for (const auto id : walk.reached()) {
        const Cell cell = turn.stage.grid.cell(id);
        if (cell != landed && !turn.monsterAt(cell)
            && std::ranges::none_of(turn.state.players, [cell](const Player& player) {
                   return player.status == PlayerStatus::Walking && player.cell == cell;
               }))
            return cell;
    }
    return landed;
}

void jump(Turn& turn, std::size_t index)
{
    auto& monsters = turn.state.monsters;
    Monster& monster = monsters[index];
    const Cell from = monster.cell;
    const Cell to = monster.target.value_or(from);
    for (std::size_t other = 0; other < monsters.size(); ++other)
        if (other != index && monsters[other].cell == to) {
            const Cell aside = asideFrom(turn, to);
            monsters[other].cell = aside;
            monsters[other].cameFrom.reset();
            if (turn.heard())
                turn.tell({EventKind::MonsterShoved, game::kEnvironment, monsters[other].kind, to, aside,
                    turn.lit(to), turn.lit(aside)});
        }
    monster.cell = to;
    monster.target.reset();
    monster.phase = Phase::Rest;
    monster.rest = turn.stage.numbers.rest;
    // Everyone knew where it would land (ASC-081).
    if (turn.heard())
        turn.tell(
            {EventKind::MinotaurJumped, game::kEnvironment, monster.kind, from, to, turn.lit(from), true});
}

} // namespace

int flightDistance(Cell a, Cell b)
{
    return std::max(std::abs(a.row - b.row), std::abs(a.column - b.column));
}

Cell landing(Cell from, Cell target, int most)
{
    const int far = flightDistance(from, target);
    if (far <= most)
        return target;
    return {from.row + share(target.row - from.row, most, far),
        from.column + share(target.column - from.column, most, far)};
}

void moveMinotaur(Turn& turn, std::size_t index)
{
    Monster& monster = turn.state.monsters[index];
    switch (monster.phase) {
    case Phase::Aim:
        aim(turn, monster);
        break;
    case Phase::Jump:
        jump(turn, index);
        break;
    case Phase::Rest:
        if (--monster.rest <= 0)
            monster.phase = Phase::Aim;
        break;
    }
}

} // namespace labrys::minotaur

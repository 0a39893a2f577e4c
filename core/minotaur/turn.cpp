// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/turn.h"

#include "core/minotaur/light.h"
#include "core/minotaur/monsters.h"

#include <algorithm>
#include <array>

namespace labrys::minotaur {

bool Turn::catchAt(game::Seat seat)
{
    auto& player = state.players[static_cast<std::size_t>(seat)];
    if (player.status != PlayerStatus::Walking)
        return false;
    const auto monster = std::ranges::find(state.monsters, player.cell, &Monster::cell);
    if (monster == state.monsters.end())
        return false;
    player.status = PlayerStatus::Caught;
    state.caughtBy = monster->kind;
    tell({EventKind::Caught, seat, monster->kind, std::nullopt, player.cell});
    return true;
}

game::Seat Turn::walkingAfter(game::Seat seat) const
{
    const auto seats = static_cast<game::Seat>(state.players.size());
    for (++seat; seat < seats; ++seat)
        if (state.players[static_cast<std::size_t>(seat)].status == PlayerStatus::Walking)
            return seat;
    return kMostPlayers;
}

bool Turn::decide()
{
    const auto number
        = [this](PlayerStatus status) { return std::ranges::count(state.players, status, &Player::status); };
    if (number(PlayerStatus::Walking) > 0)
        return false;
    if (number(PlayerStatus::Out) > 0) { // everyone who remained went out (ASC-047, D28)
        state.outcome = LevelOutcome::Completed;
        state.score += stage.levelScore + std::max(0, stage.turnScore - state.turn);
        tell({EventKind::LevelCompleted});
    } else if (number(PlayerStatus::Lifted) > 0) { // an absent player is never lost for being absent
        state.active = game::kEnvironment;
        // Who came back and waits for the next level is needed now: nobody else can move.
        for (game::Seat seat = 0; seat < static_cast<int>(state.players.size()); ++seat)
            if (const auto& player = state.players[static_cast<std::size_t>(seat)];
                player.present && player.status == PlayerStatus::Lifted)
                putBack(seat);
    } else {
        state.outcome = LevelOutcome::Lost;
        tell({EventKind::LevelLost});
    }
    return true;
}

void Turn::pass()
{
    remember(stage, TeamLight(stage, state), state);
    const game::Seat next = walkingAfter(state.active);
    if (next < kMostPlayers) {
        state.active = next;
        return;
    }
    // The last move of a round counts as a turn also when it ends the level (D19).
    ++state.turn;
    if (decide())
        return;
    moveMonsters();
    if (decide())
        return;
    if (state.turn >= stage.turnLimit) {
        state.outcome = LevelOutcome::Lost;
        state.caughtBy.reset();
        tell({EventKind::LevelLost});
        return;
    }
    state.active = walkingAfter(game::kEnvironment);
}

void Turn::moveMonsters()
{
    TeamLight light(stage, state);
    for (std::size_t i = 0; i < state.monsters.size(); ++i) {
        moveMonster(*this, i, light);
        bool caught = false;
        for (game::Seat seat = 0; seat < static_cast<int>(state.players.size()); ++seat)
            caught = catchAt(seat) || caught;
        if (caught)
            light = TeamLight(stage, state);
    }
}

maze::Distance Turn::distanceToMonsters(Cell cell) const
{
    Walk walk;
    walk.from(stage, cell);
    maze::Distance nearest = maze::kUnreached;
    for (const auto& monster : state.monsters)
        nearest = std::min(nearest, walk.to(stage, monster.cell));
    return nearest;
}

std::optional<Cell> Turn::placeToReturn(Cell before) const
{
    for (const Cell cell : {before, stage.start})
        if (distanceToMonsters(cell) > stage.returnDistance)
            return cell;
    if (state.active != game::kEnvironment)
        return std::nullopt;
    // Nobody else could move, so the level would stand still for ever.
    return farthestFromMonsters();
}

Cell Turn::farthestFromMonsters() const
{
    Walk walk;
    std::array<maze::Distance, kMostCells> nearest;
    std::fill_n(nearest.begin(), static_cast<std::size_t>(stage.grid.cellCount()), maze::kUnreached);
    for (const auto& monster : state.monsters) {
        walk.from(stage, monster.cell);
        for (const auto id : walk.reached())
            nearest[static_cast<std::size_t>(id)] = std::min(nearest[static_cast<std::size_t>(id)], walk[id]);
    }
    // Only cells from which the level can be finished, and none that does something by being entered.
    walk.from(stage, stage.start);
    maze::CellId best = stage.grid.id(stage.start);
    for (const auto id : walk.reached()) {
        const Cell cell = stage.grid.cell(id);
        if (cell != stage.key && cell != stage.exit
            && nearest[static_cast<std::size_t>(id)] > nearest[static_cast<std::size_t>(best)])
            best = id;
    }
    return stage.grid.cell(best);
}

void Turn::putBack(game::Seat seat)
{
    auto& player = state.players[static_cast<std::size_t>(seat)];
    const auto cell = placeToReturn(player.cell);
    if (!cell)
        return;
    player.cell = *cell;
    player.status = PlayerStatus::Walking;
    remember(stage, TeamLight(stage, state), state);
    if (state.active == game::kEnvironment)
        state.active = seat;
}

} // namespace labrys::minotaur

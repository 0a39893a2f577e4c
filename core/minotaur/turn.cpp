// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/turn.h"

#include "core/minotaur/monsters.h"

#include <algorithm>
#include <array>
#include <bit>

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
        state.score += scoreOf(stage.numbers, state.turn, std::popcount(state.taken));
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
    remember(stage, state);
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
    countTurns();
    if (state.outcome == LevelOutcome::Running)
        state.active = walkingAfter(game::kEnvironment);
}

void Turn::countTurns()
{
    if (state.turn >= stage.numbers.turnLimit) {
        state.outcome = LevelOutcome::Lost;
        state.caughtBy.reset();
        tell({EventKind::LevelLost});
    } else if (state.turn == stage.numbers.turnWarning && heard()) {
        Event event{EventKind::ManyTurns};
        event.number = stage.numbers.turnLimit - state.turn;
        tell(event);
    }
}

void Turn::moveMonsters()
{
    if (state.freeze > 0) { // the whole phase is skipped, so that it also lengthens a rest (ASC-083, D23)
        --state.freeze;
        if (heard()) {
            Event event{EventKind::MonstersStill};
            event.number = state.freeze;
            tell(event);
        }
        return;
    }
    m_knowsPlayer.fill(false);
    const auto seats = static_cast<game::Seat>(state.players.size());
    for (std::size_t i = 0; i < state.monsters.size(); ++i) {
        moveMonster(*this, i);
        for (game::Seat seat = 0; seat < seats; ++seat)
            catchAt(seat);
    }
}

const DistanceField& Turn::toPlayer(game::Seat seat)
{
    const auto index = static_cast<std::size_t>(seat);
    if (!m_knowsPlayer[index]) {
        m_toPlayer[index].to(stage, state.players[index].cell);
        m_knowsPlayer[index] = true;
    }
    return m_toPlayer[index];
}

const DistanceField& Turn::toKey()
{
    if (!m_knowsKey)
        m_toKey.to(stage, stage.key);
    m_knowsKey = true;
    return m_toKey;
}

std::optional<game::Seat> Turn::nearestPlayer(Cell from, int most)
{
    const auto cell = stage.grid.id(from);
    std::optional<game::Seat> nearest;
    int distance = most + 1;
    for (game::Seat seat = 0; seat < static_cast<int>(state.players.size()); ++seat) {
        if (state.players[static_cast<std::size_t>(seat)].status != PlayerStatus::Walking)
            continue;
        if (const int steps = toPlayer(seat)[cell]; steps < distance) {
            distance = steps;
            nearest = seat;
        }
    }
    return nearest;
}

bool Turn::lit(Cell cell)
{
    if (!heard())
        return false;
    for (game::Seat seat = 0; seat < static_cast<int>(state.players.size()); ++seat) {
        const auto& player = state.players[static_cast<std::size_t>(seat)];
        if (player.status == PlayerStatus::Walking
            && toPlayer(seat)[stage.grid.id(cell)] <= lightOf(stage, player))
            return true;
    }
    return false;
}

bool Turn::monsterAt(Cell cell) const
{
    return std::ranges::find(state.monsters, cell, &Monster::cell) != state.monsters.end();
}

int Turn::distanceToMonsters(Cell cell) const
{
    Walk walk;
    walk.from(stage, cell);
    int nearest = maze::kNoSteps;
    for (const auto& monster : state.monsters)
        nearest = std::min(nearest, walk.to(stage, monster.cell));
    return nearest;
}

std::optional<Cell> Turn::placeToReturn(Cell before) const
{
    for (const Cell cell : {before, stage.start})
        if (distanceToMonsters(cell) > stage.numbers.returnDistance)
            return cell;
    if (state.active != game::kEnvironment)
        return std::nullopt;
    // Nobody else could move, so the level would stand still for ever.
    return farthestFromMonsters();
}

Cell Turn::farthestFromMonsters() const
{
    Walk walk;
    std::array<int, kMostCells> nearest;
    std::fill_n(nearest.begin(), static_cast<std::size_t>(stage.grid.cellCount()), int{maze::kNoSteps});
    for (const auto& monster : state.monsters) {
        walk.from(stage, monster.cell);
        for (const auto id : walk.reached())
            nearest[id] = std::min(nearest[id], walk[id]);
    }
    // Only cells from which the level can be finished, and none that does something by being entered.
    walk.from(stage, stage.start);
    maze::CellId best = stage.grid.id(stage.start);
    for (const auto id : walk.reached()) {
        const Cell cell = stage.grid.cell(id);
        const bool bonus = std::ranges::find(stage.bonuses, cell, &Bonus::cell) != stage.bonuses.end();
        if (cell != stage.key && cell != stage.exit && !bonus
            && nearest[id] > nearest[static_cast<std::size_t>(best)])
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
    remember(stage, state);
    if (state.active == game::kEnvironment)
        state.active = seat;
}

} // namespace labrys::minotaur

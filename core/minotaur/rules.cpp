// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include "core/minotaur/turn.h"

#include <algorithm>

namespace labrys::minotaur {

namespace {

/// The start; of the second player what the level says, else the nearest free cell to it (D29), ties as in
/// Direction.
Cell startOf(const Stage& stage, game::Seat seat)
{
    if (seat == 0)
        return stage.start;
    if (stage.secondStart)
        return *stage.secondStart;
    Walk walk;
    walk.from(stage, stage.start);
    for (const auto id : walk.reached()) {
        const Cell cell = stage.grid.cell(id);
        const bool monster = std::ranges::find(stage.monsters, cell, &Monster::cell) != stage.monsters.end();
        const bool bonus = std::ranges::find(stage.bonuses, cell, &Bonus::cell) != stage.bonuses.end();
        if (walk[id] > 0 && cell != stage.key && cell != stage.exit && !monster && !bonus)
            return cell;
    }
    return stage.start;
}

/// The sides through which a cell can be left.
bool openTo(const Stage& stage, Cell cell, Direction side)
{
    return ((stage.ways.sides(stage.grid.id(cell)) >> static_cast<unsigned>(side)) & 1U) != 0;
}

/// Takes the bonus that lies where a player has come (ASC-045).
void takeBonus(Turn& turn, game::Seat seat)
{
    auto& player = turn.state.players[static_cast<std::size_t>(seat)];
    for (std::size_t i = 0; i < turn.stage.bonuses.size(); ++i) {
        const auto& bonus = turn.stage.bonuses[i];
        const std::uint32_t bit = std::uint32_t{1} << i;
        if (bonus.cell != player.cell || (turn.state.taken & bit) != 0)
            continue;
        turn.state.taken |= bit;
        switch (bonus.kind) {
        case BonusKind::Freeze: // a second one adds (D16)
            turn.state.freeze += turn.stage.numbers.freeze;
            break;
        case BonusKind::Torch:
            player.torch = true;
            break;
        case BonusKind::Compass:
            turn.state.compass = true;
            break;
        }
        Event event{EventKind::BonusTaken, seat, std::nullopt, std::nullopt, player.cell};
        event.bonus = bonus.kind;
        turn.tell(event);
    }
}

std::expected<void, Refusal> walk(Turn& turn, game::Seat seat, Direction side)
{
    auto& player = turn.state.players[static_cast<std::size_t>(seat)];
    if (!openTo(turn.stage, player.cell, side))
        return std::unexpected(Refusal::Wall);
    const Cell from = player.cell;
    player.cell = stepped(from, side);
    turn.tell({EventKind::Walked, seat, std::nullopt, from, player.cell});
    if (turn.catchAt(seat))
        return {};
    if (player.cell == turn.stage.key && !turn.state.keyFound) {
        turn.state.keyFound = true;
        turn.tell({EventKind::KeyTaken, seat, std::nullopt, std::nullopt, player.cell});
    }
    takeBonus(turn, seat);
    if (player.cell == turn.stage.exit) {
        if (turn.state.keyFound) {
            player.status = PlayerStatus::Out;
            turn.tell({EventKind::WentOut, seat, std::nullopt, std::nullopt, player.cell});
        } else {
            turn.tell({EventKind::ExitLocked, seat, std::nullopt, std::nullopt, player.cell});
        }
    }
    return {};
}

std::expected<void, Refusal> move(Turn& turn, const Action& action)
{
    if (action.subject != 0)
        return std::unexpected(Refusal::NotForThisSeat);
    switch (action.verb) {
    case Verb::North:
    case Verb::West:
    case Verb::South:
    case Verb::East:
        return walk(turn, action.seat, static_cast<Direction>(action.verb));
    case Verb::Wait:
        turn.tell({EventKind::Waited, action.seat});
        return {};
    case Verb::Lost:
    case Verb::Back:
    case Verb::PlayOn:
    case Verb::TurnPassed:
        break;
    }
    return std::unexpected(Refusal::NotForThisSeat);
}

/// What the Environment may say of a player now.
bool possible(const State& state, Verb verb, const Player& player, game::Seat subject)
{
    const bool walking = player.status == PlayerStatus::Walking;
    switch (verb) {
    case Verb::Lost:
        return player.present;
    case Verb::Back:
        return !player.present;
    case Verb::PlayOn: // the absent one holds up someone who is here, be it one already out or lifted
        return !player.present && walking && std::ranges::any_of(state.players, [](const Player& other) {
            return other.present && other.status != PlayerStatus::Caught;
        });
    case Verb::TurnPassed:
        return walking && state.active == subject;
    default:
        return false;
    }
}

std::expected<void, Refusal> fromOutside(Turn& turn, const Action& action)
{
    State& state = turn.state;
    if (action.verb <= Verb::Wait)
        return std::unexpected(Refusal::NotForThisSeat);
    if (action.subject < 0 || action.subject >= static_cast<int>(state.players.size()))
        return std::unexpected(Refusal::NoSuchSeat);
    auto& player = state.players[static_cast<std::size_t>(action.subject)];
    if (!possible(state, action.verb, player, action.subject))
        return std::unexpected(Refusal::NotNow);
    switch (action.verb) {
    case Verb::Lost:
        player.present = false;
        turn.tell({EventKind::PlayerLost, action.subject});
        break;
    case Verb::Back:
        player.present = true;
        turn.tell({EventKind::PlayerBack, action.subject});
        if (player.status == PlayerStatus::Lifted)
            turn.putBack(action.subject);
        break;
    case Verb::PlayOn:
        player.status = PlayerStatus::Lifted;
        turn.tell({EventKind::PlayerLifted, action.subject});
        if (state.active == action.subject)
            turn.pass();
        break;
    case Verb::TurnPassed:
        turn.tell({EventKind::Waited, action.subject});
        turn.pass();
        break;
    default:
        break;
    }
    return {};
}

/// Of a state or an observation.
game::Summary summaryOf(const auto& run)
{
    game::Summary summary;
    summary.level = run.level;
    summary.turns = run.turnsBefore + run.turn;
    summary.score = run.score;
    if (run.outcome == LevelOutcome::Completed && run.level >= run.levels)
        summary.outcome = game::Outcome::Won;
    if (run.outcome == LevelOutcome::Lost) {
        summary.outcome = game::Outcome::Lost;
        summary.cause = run.caughtBy ? std::string(enumName(*run.caughtBy)) : "TurnLimit";
    }
    return summary;
}

} // namespace

State Rules::begin(const Stage& stage)
{
    State state;
    state.level = stage.level;
    state.levels = stage.levels;
    state.monsters = stage.monsters;
    state.seen = Grid<std::uint8_t>(stage.grid.rows(), stage.grid.columns());
    for (game::Seat seat = 0; seat < stage.players; ++seat)
        state.players.push_back({startOf(stage, seat)});
    remember(stage, state);
    return state;
}

std::optional<StageKey> Rules::next(const State& state)
{
    if (state.outcome != LevelOutcome::Completed || state.level >= state.levels)
        return std::nullopt;
    return state.level + 1;
}

State Rules::enter(const Stage& stage, const State& before)
{
    State state = begin(stage);
    state.turnsBefore = before.turnsBefore + before.turn;
    state.score = before.score;
    for (std::size_t i = 0; i < state.players.size() && i < before.players.size(); ++i)
        state.players[i].present = before.players[i].present;
    return state;
}

void Rules::legalActions(
    const Stage& stage, const State& state, game::Seat seat, std::vector<Action>& actions)
{
    if (state.outcome != LevelOutcome::Running)
        return;
    if (seat == game::kEnvironment) {
        for (game::Seat subject = 0; subject < static_cast<int>(state.players.size()); ++subject)
            for (const auto verb : {Verb::Lost, Verb::Back, Verb::PlayOn, Verb::TurnPassed})
                if (possible(state, verb, state.players[static_cast<std::size_t>(subject)], subject))
                    actions.push_back({game::kEnvironment, verb, subject});
        return;
    }
    if (seat != state.active)
        return;
    for (const auto side : kDirections)
        if (openTo(stage, state.players[static_cast<std::size_t>(seat)].cell, side))
            actions.push_back({seat, static_cast<Verb>(side), 0});
    actions.push_back({seat, Verb::Wait, 0});
}

std::expected<void, Refusal> Rules::apply(
    const Stage& stage, State& state, const Action& action, std::vector<Event>* events)
{
    if (state.outcome != LevelOutcome::Running)
        return std::unexpected(Refusal::LevelOver);
    Turn turn(stage, state, events);
    if (action.seat == game::kEnvironment)
        return fromOutside(turn, action);
    if (action.seat < 0 || action.seat >= static_cast<int>(state.players.size()))
        return std::unexpected(Refusal::NoSuchSeat);
    if (action.seat != state.active)
        return std::unexpected(Refusal::NotYourTurn);
    if (auto moved = move(turn, action); !moved)
        return moved;
    turn.pass();
    return {};
}

game::Seat Rules::toMove(const State& state)
{
    return state.outcome == LevelOutcome::Running ? state.active : game::kEnvironment;
}

game::Seat Rules::toMove(const Observation& observation)
{
    return observation.outcome == LevelOutcome::Running ? observation.active : game::kEnvironment;
}

bool Rules::stageOver(const Observation& observation)
{
    return observation.outcome == LevelOutcome::Completed && observation.level < observation.levels;
}

void Rules::legalActions(const Observation& observation, std::vector<Action>& actions)
{
    const game::Seat seat = observation.seat;
    if (toMove(observation) != seat)
        return;
    for (const auto side : kDirections)
        if (observation.open(observation.players[static_cast<std::size_t>(seat)].cell, side))
            actions.push_back({seat, static_cast<Verb>(side), 0});
    actions.push_back({seat, Verb::Wait, 0});
}

Action Rules::outside(game::Change change, game::Seat seat)
{
    switch (change) {
    case game::Change::Lost:
        return {game::kEnvironment, Verb::Lost, seat};
    case game::Change::Back:
        return {game::kEnvironment, Verb::Back, seat};
    case game::Change::PlayOn:
        return {game::kEnvironment, Verb::PlayOn, seat};
    case game::Change::TurnPassed:
        break;
    }
    return {game::kEnvironment, Verb::TurnPassed, seat};
}

void Rules::trim(Stage& stage)
{
    stage.makeWays(maze::SquareWays::Table::Without);
    stage.certificate = {};
}

game::Summary Rules::summary(const State& state)
{
    return summaryOf(state);
}

game::Summary Rules::summary(const Observation& observation)
{
    return summaryOf(observation);
}

} // namespace labrys::minotaur

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/ending.h"

#include "core/minotaur/light.h"

#include <algorithm>

namespace labrys::minotaur {

namespace {

constexpr std::size_t kMostSteps = 10;

using Session = game::Session<Rules>;
using Moment = Session::Moment;

/// The monster that shares its cell with a caught player.
std::optional<std::size_t> catcherOf(const State& state, game::Seat seat)
{
    const auto& player = state.players[static_cast<std::size_t>(seat)];
    for (std::size_t i = 0; i < state.monsters.size(); ++i)
        if (state.monsters[i].kind == state.caughtBy && state.monsters[i].cell == player.cell)
            return i;
    return std::nullopt;
}

/// Of whom the last catch of the last action tells.
game::Seat lastCaught(const Session& session)
{
    Moment before = session.at(session.log().size() - 1);
    std::vector<Event> events;
    if (const auto& last = session.log().back()) {
        const auto done = Rules::apply(*before.stage, before.state, *last, &events);
        LABRYS_ASSERT(done.has_value());
    }
    game::Seat seat = 0;
    for (const auto& event : events)
        if (event.kind == EventKind::Caught)
            seat = event.seat;
    return seat;
}

/// What a monster was after in the phase in which it caught: players had moved by then.
Intent intentOf(Moment moment, const State& after, std::size_t monster)
{
    moment.state.keyFound = after.keyFound;
    for (std::size_t i = 0; i < after.players.size(); ++i)
        moment.state.players[i].cell = after.players[i].cell;
    return plansOf(*moment.stage, moment.state)[monster].intent;
}

/// Goes back through the level: the monster's cells, and for how long it was in the light.
void follow(const Session& session, std::size_t monster, Ending& ending)
{
    const std::size_t first = levelBegin(session, session.log().size());
    bool unbroken = true;
    int round = -1;
    for (std::size_t position = session.log().size();; --position) {
        const auto moment = session.at(position);
        if (position == session.log().size()) {
            ending.way.push_back(moment.state.monsters[monster].cell);
        } else if (moment.state.turn != round) { // the last moment of a round
            round = moment.state.turn;
            const Cell cell = moment.state.monsters[monster].cell;
            if (ending.way.size() < kMostSteps)
                ending.way.push_back(cell);
            unbroken = unbroken && TeamLight(*moment.stage, moment.state).lit(*moment.stage, cell);
            ending.litFor += unbroken ? 1 : 0;
            if (!unbroken && ending.way.size() == kMostSteps)
                return;
        }
        if (position == first)
            return;
    }
}

} // namespace

std::size_t levelBegin(const Session& session, std::size_t position)
{
    const auto log = session.log();
    while (position > 0 && log[position - 1])
        --position;
    return position;
}

std::optional<Ending> endingOf(const Session& session)
{
    const auto& state = session.state();
    if (state.outcome != LevelOutcome::Lost || session.log().empty())
        return std::nullopt;
    Ending ending;
    ending.by = state.caughtBy;
    ending.turn = state.turn;
    if (!state.caughtBy)
        return ending;
    ending.seat = lastCaught(session);
    const auto catcher = catcherOf(state, ending.seat);
    if (!catcher)
        return ending;
    const auto before = session.at(session.log().size() - 1);
    const Cell cell = state.players[static_cast<std::size_t>(ending.seat)].cell;
    const Cell place = before.state.monsters[*catcher].cell;
    const bool moved = before.state.players[static_cast<std::size_t>(ending.seat)].cell != cell;
    ending.contact = moved && place == cell       ? Contact::RanInto
        : state.caughtBy == MonsterKind::Minotaur ? Contact::Landed
                                                  : Contact::SteppedIn;
    // The round in which a player is caught is not counted when it is broken off in the players' phase.
    ending.turn = before.state.turn + 1;
    ending.intent = intentOf(before, state, *catcher);
    follow(session, *catcher, ending);
    return ending;
}

} // namespace labrys::minotaur

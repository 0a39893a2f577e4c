// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/maze_shown.h"

#include "core/minotaur/ending.h"
#include "core/minotaur/picture.h"

namespace labrys::viewmodels {

using minotaur::LevelOutcome;

namespace {

/// What lay in the light when the last player was caught: whoever is caught has none.
minotaur::Observation lastSeen(const MazeSession& session, game::Seat seat)
{
    auto state = session.state();
    for (auto& player : state.players)
        if (player.status == minotaur::PlayerStatus::Caught)
            player.status = minotaur::PlayerStatus::Walking;
    auto seen = minotaur::Rules::observe(session.stage(), state, seat);
    seen.players = session.state().players;
    return seen;
}

} // namespace

MazeShown shownOf(const MazeSession& session, game::Seat seat)
{
    constexpr std::size_t kLastSteps = 8;
    MazeShown shown;
    shown.title = QString::fromStdString(session.stage().title);
    switch (session.state().outcome) {
    case LevelOutcome::Running:
        shown.seen = session.observe(seat);
        break;
    case LevelOutcome::Completed:
        shown.seen = minotaur::revealed(session.stage(), session.state(), seat);
        shown.trail = trailOf(session, session.log().size(), seat);
        shown.par = minotaur::certificateWay(session.stage(), seat);
        break;
    case LevelOutcome::Lost:
        shown.seen = lastSeen(session, seat);
        if (auto ending = minotaur::endingOf(session); ending && ending->by) {
            shown.pursuit = std::move(ending->way);
            shown.lastSteps = trailOf(session, session.log().size(), ending->seat);
            if (shown.lastSteps.size() > kLastSteps)
                shown.lastSteps.erase(shown.lastSteps.begin(), shown.lastSteps.end() - kLastSteps);
        }
        break;
    }
    return shown;
}

std::vector<MazeMotion> motionsOf(std::span<const minotaur::Event> events,
    const minotaur::Observation& before, const minotaur::Observation& now)
{
    using minotaur::EventKind;
    std::vector<MazeMotion> motions;
    for (std::size_t i = 0; i < now.players.size() && i < before.players.size(); ++i)
        if (now.players[i].cell != before.players[i].cell && before.level == now.level)
            motions.push_back({'P', before.players[i].cell, now.players[i].cell});
    for (const auto& event : events) {
        const bool moved = event.kind == EventKind::MonsterWalked || event.kind == EventKind::MinotaurJumped
            || event.kind == EventKind::MonsterShoved;
        if (moved && event.monster)
            motions.push_back({minotaur::symbolOf(*event.monster), event.from, event.to});
    }
    return motions;
}

} // namespace labrys::viewmodels

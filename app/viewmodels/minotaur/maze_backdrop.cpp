// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/maze_backdrop.h"

#include "app/exchange/files.h"
#include "app/viewmodels/minotaur/run_file.h"
#include "core/minotaur/light.h"

#include <algorithm>
#include <array>

namespace labrys::viewmodels {

namespace {

constexpr std::string_view kLevel = "levels/minotaur/last_door.maze";
constexpr Cell kPlayer{5, 9};
/// How far around the player the map is known.
constexpr int kKnown = 15;
/// One of each, in sight of whoever looks at the menu, and not under its words.
constexpr std::array kMonsters{minotaur::MonsterSight{minotaur::MonsterKind::Minotaur, {3, 13}},
    minotaur::MonsterSight{minotaur::MonsterKind::Hunter, {8, 11}}};

} // namespace

MazeBackdrop::MazeBackdrop(QObject* parent)
    : MazeScene(parent)
{
    const auto game = games::MinotaurGame::load(exchange::readResource);
    const auto text = exchange::readResource(kLevel);
    LABRYS_ASSERT(game.has_value() && text.has_value());
    const auto options = game->fromMaze(*text, kLevel, 1);
    LABRYS_ASSERT(options.has_value());
    const auto session = MazeSession::start(game->content(), *options, Seed(7));
    LABRYS_ASSERT(session.has_value());
    const auto& stage = session->stage();
    auto state = session->state();
    state.players.front().cell = kPlayer;
    minotaur::Walk walk;
    walk.from(stage, kPlayer, kKnown);
    for (const auto id : walk.reached())
        state.seen[stage.grid.cell(id)] = static_cast<std::uint8_t>(minotaur::Seen::Things);
    auto now = minotaur::Rules::observe(stage, state, 0);
    now.monsters.assign(kMonsters.begin(), kMonsters.end());
    std::ranges::sort(now.monsters, {}, &minotaur::MonsterSight::cell);
    show({.seen = std::move(now)});
}

} // namespace labrys::viewmodels

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/maze_backdrop.h"

#include "app/exchange/files.h"
#include "app/viewmodels/minotaur/run_file.h"
#include "core/minotaur/bots.h"

namespace labrys::viewmodels {

namespace {
constexpr int kFewestMoves = 26;
constexpr int kMostMoves = 90;
} // namespace

MazeBackdrop::MazeBackdrop(QObject* parent)
    : MazeScene(parent)
{
    const auto game = games::MinotaurGame::load(exchange::readResource);
    LABRYS_ASSERT(game.has_value());
    auto options = game->bundled(1);
    options.levels.erase(options.levels.begin(), options.levels.end() - 1);
    auto session = MazeSession::start(game->content(), options, Seed(7));
    LABRYS_ASSERT(session.has_value());
    minotaur::ExplorerBot bot;
    Random random(session->seed().expanded(), Stream("minotaur.backdrop"));
    std::vector<minotaur::Action> legal;
    auto now = session->observe(0);
    // Until there is something to see: a wanderer in the light.
    for (int move = 0; move < kMostMoves && (move < kFewestMoves || now.monsters.empty()); ++move) {
        legal.clear();
        minotaur::Rules::legalActions(session->stage(), session->state(), 0, legal);
        if (legal.empty() || !session->act(bot.choose(now, legal, random)))
            break;
        now = session->observe(0);
    }
    show({.seen = std::move(now)});
}

} // namespace labrys::viewmodels

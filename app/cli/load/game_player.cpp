// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load/game_player.h"

#include <algorithm>

namespace labrys::load {

std::expected<MakePlayer, Problem> gamePlayers(const games::Registry& registry, const std::string& bot)
{
    const auto* game = registry.find("minotaur");
    const auto bots = game->bots();
    const std::string chosen = bot.empty() ? std::string(bots.front()) : bot;
    if (std::ranges::find(bots, chosen) == bots.end()) {
        std::string there;
        for (const auto each : bots)
            there.append(there.empty() ? "" : ", ").append(each);
        return std::unexpected(Problem{"USAGE_BOT", {}, {chosen, there}});
    }
    return [game, chosen](game::Seat seat, Seed seed) { return game->seatPlayer(chosen, seat, seed); };
}

} // namespace labrys::load

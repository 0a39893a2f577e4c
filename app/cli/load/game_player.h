// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/load/bot.h"
#include "app/games/registry.h"

#include <expected>
#include <string>

namespace labrys::load {

/// Players of the Minotaur maze with one of its bots, or its first one when `bot` is empty; the registry must
/// outlive them. Refuses USAGE_BOT {bot, those there are}.
[[nodiscard]] std::expected<MakePlayer, Problem> gamePlayers(
    const games::Registry& registry, const std::string& bot);

} // namespace labrys::load

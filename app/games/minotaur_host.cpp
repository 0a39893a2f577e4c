// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/minotaur_host.h"

#include "core/minotaur/state.h"

#include <algorithm>
#include <array>
#include <utility>

namespace labrys::games {

namespace {

constexpr int kPlayers = minotaur::kMostPlayers;
constexpr std::array kDifficulties{std::pair{std::string_view("easy"), minotaur::Difficulty::Easy},
    std::pair{std::string_view("ranked"), minotaur::Difficulty::Ranked},
    std::pair{std::string_view("hard"), minotaur::Difficulty::Hard}};

} // namespace

MinotaurHost::MinotaurHost(const MinotaurGame& game)
    : HostOf(game.content())
    , m_game(game)
{
    offer({"generated", "Generated mazes"}, game.campaign(kPlayers));
    for (const auto& level : game.bundledLevels())
        static_cast<void>(addSet({level.id, level.title}, level.text));
}

std::expected<minotaur::Options, std::vector<Problem>> MinotaurHost::readSet(
    std::string_view text, std::string_view id) const
{
    return m_game.fromMaze(text, id, kPlayers);
}

std::expected<minotaur::Options, Problem> MinotaurHost::chosen(
    minotaur::Options options, const game::MatchChoice& choice) const
{
    if (!choice.difficulty.empty()) {
        const auto found = std::ranges::find(
            kDifficulties, choice.difficulty, [](const auto& difficulty) { return difficulty.first; });
        if (found == kDifficulties.end())
            return std::unexpected(Problem{"MATCH_UNKNOWN_DIFFICULTY", {}, {choice.difficulty}});
        options.difficulty = found->second;
    }
    options.origin = choice.seed ? minotaur::SeedOrigin::Chosen : minotaur::SeedOrigin::Drawn;
    return options;
}

} // namespace labrys::games

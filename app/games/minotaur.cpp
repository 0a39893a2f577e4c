// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/minotaur.h"

#include <utility>

namespace labrys::games {

namespace {

constexpr std::string_view kRules = "content/minotaur/rules.json";
constexpr std::string_view kLevels = "levels/minotaur/first_steps.maze";
constexpr std::string_view kLevelsName = "first_steps.maze";

} // namespace

std::expected<MinotaurGame, Problem> MinotaurGame::load(const ReadResource& read)
{
    const auto rules = read(kRules);
    if (!rules)
        return std::unexpected(rules.error());
    auto content = minotaur::readContent(*rules, kRules);
    if (!content)
        return std::unexpected(std::move(content.error()));
    const auto levels = read(kLevels);
    if (!levels)
        return std::unexpected(levels.error());
    MinotaurGame game;
    game.m_content = std::make_shared<const minotaur::Content>(*std::move(content));
    auto options = game.fromMaze(*levels, kLevelsName, 1);
    if (!options)
        return std::unexpected(std::move(options.error().front()));
    game.m_bundled = *std::move(options);
    return game;
}

minotaur::Options MinotaurGame::bundled(int players) const
{
    minotaur::Options options = m_bundled;
    options.players = players;
    return options;
}

std::expected<minotaur::Options, std::vector<Problem>> MinotaurGame::fromMaze(
    std::string_view text, std::string_view file, int players) const
{
    const auto reading = level::readMaze(text, file);
    std::vector<Problem> errors;
    for (const auto& problem : reading.problems)
        if (problem.severity == Severity::Error)
            errors.push_back(problem);
    if (!errors.empty())
        return std::unexpected(std::move(errors));
    auto options = minotaur::optionsFor(reading, file, players);
    for (std::size_t i = 0; i < options.levels.size(); ++i)
        if (auto stage
            = minotaur::makeStage(*m_content, options, Seed(), static_cast<minotaur::StageKey>(i) + 1);
            !stage)
            errors.push_back(std::move(stage.error()));
    if (!errors.empty())
        return std::unexpected(std::move(errors));
    return options;
}

} // namespace labrys::games

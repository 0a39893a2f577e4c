// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/minotaur.h"

#include <algorithm>
#include <array>
#include <utility>

namespace labrys::games {

namespace {

constexpr std::string_view kRules = "content/minotaur/rules.json";
constexpr std::string_view kLevels = "levels/minotaur/first_steps.maze";
constexpr std::string_view kLevelsName = "first_steps.maze";
// Resources cannot be listed here; a test compares with the folder.
constexpr std::array<std::string_view, 13> kBundled{"first_steps", "bridges", "bull_ring", "cellar",
    "chessboard", "cloister", "comb", "gallery", "knossos", "last_door", "pillars", "racetrack", "spiral"};

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
    game.m_read = read;
    return game;
}

minotaur::Options MinotaurGame::campaign(int players, minotaur::Difficulty difficulty) const
{
    return {.players = players, .difficulty = difficulty};
}

minotaur::Options MinotaurGame::bundled(int players) const
{
    minotaur::Options options = m_bundled;
    options.players = players;
    return options;
}

std::vector<MinotaurGame::BundledLevel> MinotaurGame::bundledLevels() const
{
    std::vector<BundledLevel> levels;
    for (const auto id : kBundled) {
        auto text = m_read("levels/minotaur/" + std::string(id) + ".maze");
        if (!text)
            continue;
        const auto reading = level::readMaze(*text, id);
        if (!reading.valid())
            continue;
        // One file holds several levels, each with a title of its own.
        const bool several = reading.file.levels.size() > 1;
        levels.push_back(
            {std::string(id), several ? "First steps" : reading.file.levels.front().title, *std::move(text)});
    }
    return levels;
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
    if (reading.file.levels.size() > minotaur::kMostLevels)
        return std::unexpected(std::vector{Problem{"OPTIONS_LEVELS", {std::string(file), 0, 0},
            {std::to_string(reading.file.levels.size()), std::to_string(minotaur::kMostLevels)}}});
    return minotaur::optionsFor(reading, file, players);
}

minotaur::Certificate MinotaurGame::tryLevel(const level::MazeLevel& level) const
{
    constexpr int kBudget = 200'000;
    constexpr int kLargeBudget = 10'000; // without a table every turn takes longer
    constexpr std::uint64_t kDraws = 3;
    auto stage = minotaur::stageOf(level, m_content->numbers, m_content->ranked, 1);
    const bool draws
        = std::ranges::find(stage.monsters, minotaur::MonsterKind::Wanderer, &minotaur::Monster::kind)
        != stage.monsters.end();
    minotaur::Certificate found;
    for (stage.seed = 0; stage.seed < kDraws; ++stage.seed) {
        found = minotaur::certificateOf(stage, stage.ways.hasTable() ? kBudget : kLargeBudget);
        if (found.verdict == minotaur::Verdict::Won || !draws)
            return found;
    }
    found.verdict = minotaur::Verdict::Undecided;
    return found;
}

} // namespace labrys::games

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/stage.h"

#include <utility>

namespace labrys::minotaur {

Options optionsFor(const level::MazeReading& reading, std::string_view name, int players)
{
    LABRYS_ASSERT(reading.valid());
    Options options{players, {}};
    for (const auto& level : reading.file.levels) {
        LevelText text{std::string(name), {}};
        const std::string whole = level::writeMaze(level);
        for (std::string_view rest = whole; !rest.empty();) {
            const auto end = rest.find('\n');
            if (end > 0)
                text.rows.emplace_back(rest.substr(0, end));
            rest.remove_prefix(end + 1);
        }
        options.levels.push_back(std::move(text));
    }
    return options;
}

std::expected<Stage, Problem> makeStage(
    const Content& content, const Options& options, Seed seed, StageKey key)
{
    const auto refuse = [](std::string code, std::vector<std::string> arguments) {
        return std::unexpected(Problem{std::move(code), {}, std::move(arguments)});
    };
    if (options.players < 1 || options.players > kMostPlayers)
        return refuse("OPTIONS_PLAYERS", {std::to_string(options.players), std::to_string(kMostPlayers)});
    if (options.levels.empty() || options.levels.size() > kMostLevels)
        return refuse("OPTIONS_LEVELS", {std::to_string(options.levels.size()), std::to_string(kMostLevels)});
    LABRYS_ASSERT(key >= 1 && static_cast<std::size_t>(key) <= options.levels.size());
    const LevelText& source = options.levels[static_cast<std::size_t>(key) - 1];
    std::string text;
    for (const auto& row : source.rows)
        text += row + '\n';
    const auto reading = level::readMaze(text, source.name);
    if (const auto* error = reading.firstError(); error != nullptr)
        return std::unexpected(*error);
    if (reading.file.levels.size() != 1)
        return refuse("OPTIONS_ONE_LEVEL", {source.name});
    const auto& level = reading.file.levels.front();

    Stage stage;
    stage.level = key;
    stage.levels = static_cast<int>(options.levels.size());
    stage.players = options.players;
    stage.title = level.title;
    stage.grid = level.grid;
    stage.passages = level.passages;
    for (const auto& item : level.items) {
        if (item.symbol == 'P')
            stage.start = item.cell;
        else if (item.symbol == 'K')
            stage.key = item.cell;
        else if (item.symbol == 'E')
            stage.exit = item.cell;
        else if (item.symbol == 'W')
            stage.monsters.push_back({MonsterKind::Wanderer, item.cell, std::nullopt, std::nullopt});
        else
            return std::unexpected(Problem{"LEVEL_NEEDS_RULES", {source.name, item.line, item.column},
                {std::string(1, item.symbol)}, Severity::Error, {item.cell}});
    }
    stage.light = level.light ? level.light->light : content.light;
    stage.halfLight = level.light ? level.light->halfLight : content.halfLight;
    stage.wandererSight = content.wandererSight;
    stage.returnDistance = content.returnDistance;
    stage.levelScore = content.levelScore;
    stage.turnScore = content.turnScore;
    stage.turnLimit = content.turnLimit;
    stage.seed = draw64(seed.expanded(), Stream("minotaur.level"), static_cast<std::uint64_t>(key), 0);
    return stage;
}

} // namespace labrys::minotaur

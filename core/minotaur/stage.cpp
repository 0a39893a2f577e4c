// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/stage.h"

#include "core/minotaur/certificate.h"
#include "core/minotaur/generate.h"

#include <algorithm>
#include <utility>

namespace labrys::minotaur {

namespace {

constexpr Stream kLevel("minotaur.level");
constexpr Stream kGenerate("minotaur.generate");
/// Of the shipped numbers about one attempt in a hundred is refused, so this many never are.
constexpr std::uint64_t kMostAttempts = 200;

std::unexpected<Problem> refuse(const char* code, std::vector<std::string> arguments)
{
    return std::unexpected(Problem{code, {}, std::move(arguments)});
}

void putItem(Stage& stage, const level::MazeItem& item)
{
    switch (item.symbol) {
    case 'P':
        stage.start = item.cell;
        break;
    case '2':
        stage.secondStart = item.cell;
        break;
    case 'K':
        stage.key = item.cell;
        break;
    case 'E':
        stage.exit = item.cell;
        break;
    case 'H':
        stage.monsters.push_back({MonsterKind::Hunter, item.cell});
        break;
    case 'W':
        stage.monsters.push_back({MonsterKind::Wanderer, item.cell});
        break;
    case 'M':
        stage.monsters.push_back({MonsterKind::Minotaur, item.cell});
        break;
    case '*':
        stage.bonuses.push_back({BonusKind::Freeze, item.cell});
        break;
    case '^':
        stage.bonuses.push_back({BonusKind::Torch, item.cell});
        break;
    case '?':
        stage.bonuses.push_back({BonusKind::Compass, item.cell});
        break;
    default:
        LABRYS_ASSERT(false); // readMaze knows no other
    }
}

std::expected<Stage, Problem> readStage(
    const Content& content, const Options& options, Seed seed, StageKey key)
{
    const LevelText& source = options.levels[static_cast<std::size_t>(key) - 1];
    std::string text;
    for (const auto& row : source.rows)
        text += row + '\n';
    const auto reading = level::readMaze(text, source.name);
    if (const auto* error = reading.firstError(); error != nullptr)
        return std::unexpected(*error);
    if (reading.file.levels.size() != 1)
        return refuse("OPTIONS_ONE_LEVEL", {source.name});
    Stage stage = stageOf(reading.file.levels.front(), content.numbers,
        sightOf(content, options.difficulty, options.players), options.players);
    stage.levels = static_cast<int>(options.levels.size());
    stage.seed = draw64(seed.expanded(), kLevel, static_cast<std::uint64_t>(key), 0);
    return stage;
}

/// Draws levels until one is fair and can be won (F1 to F3).
std::expected<Stage, Problem> generateStage(
    const Content& content, const Options& options, Seed seed, StageKey key)
{
    const auto& sight = sightOf(content, options.difficulty, options.players);
    const auto number = static_cast<std::uint64_t>(key);
    for (std::uint64_t attempt = 0; attempt < kMostAttempts; ++attempt) {
        Random random(draw64(seed.expanded(), kGenerate, number, attempt));
        const auto level
            = drawLevel(content.generation, content.levels[static_cast<std::size_t>(key) - 1], sight, random);
        if (!level)
            continue;
        Stage stage = stageOf(*level, content.numbers, sight, options.players);
        stage.level = key;
        stage.seed = draw64(seed.expanded(), kLevel, number, attempt);
        if (!startIsFair(stage, content.generation.fairTurns))
            continue;
        auto certificate = certificateOf(stage, content.generation.certificateBudget);
        if (certificate.verdict != Verdict::Won)
            continue;
        stage.levels = options.only > 0 ? options.only : static_cast<int>(content.levels.size());
        stage.certificate = std::move(certificate.actions);
        stage.par = certificate.turns;
        return stage;
    }
    return refuse("LEVEL_NOT_FOUND", {std::to_string(key)});
}

} // namespace

Options optionsFor(const level::MazeReading& reading, std::string_view name, int players)
{
    LABRYS_ASSERT(reading.valid());
    Options options{.players = players};
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

Stage stageOf(const level::MazeLevel& level, const Numbers& numbers, const Sight& sight, int players)
{
    Stage stage;
    stage.players = players;
    stage.title = level.title;
    stage.grid = level.grid;
    stage.passages = level.passages;
    for (const auto& item : level.items)
        putItem(stage, item);
    std::ranges::stable_sort(stage.monsters, {}, &Monster::kind);
    stage.numbers = numbers;
    stage.sight = sight;
    if (level.light) {
        stage.sight.light = level.light->light;
        stage.sight.halfLight = level.light->halfLight;
    }
    stage.makeWays();
    return stage;
}

std::expected<Stage, Problem> makeStage(
    const Content& content, const Options& options, Seed seed, StageKey key)
{
    if (options.players < 1 || options.players > kMostPlayers)
        return refuse("OPTIONS_PLAYERS", {std::to_string(options.players), std::to_string(kMostPlayers)});
    if (options.levels.size() > kMostLevels)
        return refuse("OPTIONS_LEVELS", {std::to_string(options.levels.size()), std::to_string(kMostLevels)});
    const auto planned = content.levels.size();
    if (options.only < 0 || static_cast<std::size_t>(options.only) > planned
        || (options.only > 0 && !options.levels.empty()))
        return refuse("OPTIONS_ONLY", {std::to_string(options.only), std::to_string(planned)});
    LABRYS_ASSERT(key >= 1
        && static_cast<std::size_t>(key) <= (options.levels.empty() ? planned : options.levels.size()));
    auto stage = options.levels.empty() ? generateStage(content, options, seed, key)
                                        : readStage(content, options, seed, key);
    if (stage)
        stage->level = key;
    return stage;
}

} // namespace labrys::minotaur

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/base/seed.h"
#include "core/level/maze_file.h"
#include "core/maze/passages.h"
#include "core/maze/square_ways.h"
#include "core/maze/topology.h"
#include "core/minotaur/content.h"
#include "core/minotaur/state.h"

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::minotaur {

/// The text of one level, a line a row; it travels with saves and replays.
struct LevelText {
    std::string name;
    std::vector<std::string> rows;
    bool operator==(const LevelText&) const = default;
};
BOOST_DESCRIBE_STRUCT(LevelText, (), (name, rows))

/// Who chose the seed: the program, a player who could have practised it, the calendar, or the rewind of a
/// run that was played before. It only decides in which table the result stands (D33); Practice stands in
/// none.
enum class SeedOrigin : std::uint8_t { Drawn, Chosen, Daily, Practice };
BOOST_DESCRIBE_ENUM(SeedOrigin, Drawn, Chosen, Daily, Practice)

/// What the players chose: how many they are, and the levels, played in this order; without any, those of
/// the content are generated from the seed.
struct Options {
    int players = 1;
    std::vector<LevelText> levels = {};
    Difficulty difficulty = Difficulty::Ranked;
    /// A generated level, from 1, that is played alone; 0 is all of them in a row.
    int only = 0;
    SeedOrigin origin = SeedOrigin::Drawn;
    bool operator==(const Options&) const = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (players, levels, difficulty, only, origin))

/// The most levels of one run.
inline constexpr std::size_t kMostLevels = 64;

/// Points of a completed level (ASC-090).
[[nodiscard]] constexpr int scoreOf(const Numbers& numbers, int turns, int bonuses)
{
    const int left = numbers.turnScore - turns;
    return numbers.levelScore + (left > 0 ? left : 0) + numbers.bonusScore * bonuses;
}

/// Options that play every level of a `.maze` file. The reading must be valid.
[[nodiscard]] Options optionsFor(const level::MazeReading& reading, std::string_view name, int players);

/// The level of a run, from 1.
using StageKey = int;

/// One level as the rules need it. Secret: seats see observations only.
struct Stage {
    int level = 1;
    int levels = 1;
    int players = 1;
    std::string title;
    maze::SquareGrid grid;
    maze::Passages passages;
    /// Follows from grid and passages: makeWays() after a change of them.
    maze::SquareWays ways;
    Cell start;
    /// Where the level lets the second player begin; else beside the first (D29).
    std::optional<Cell> secondStart;
    Cell key;
    Cell exit;
    /// Hunters, wanderers, Minotaurs (D12), each in the order of the level.
    std::vector<Monster> monsters;
    std::vector<Bonus> bonuses;
    Numbers numbers;
    Sight sight;
    /// 64 bits for the draws of this level.
    std::uint64_t seed = 0;
    /// Actions that win the level, found with apply() itself (F2), and the turns that they take. Every
    /// generated level has them; a level from a file has none until someone asks for certificateOf().
    std::vector<Action> certificate;
    int par = 0;

    void makeWays(maze::SquareWays::Table table = maze::SquareWays::Table::With)
    {
        ways = maze::SquareWays(grid, passages, table);
    }
};

/// A valid level as a stage, the only one of its run.
[[nodiscard]] Stage stageOf(
    const level::MazeLevel& level, const Numbers& numbers, const Sight& sight, int players);

/// Reads or generates the level. Refuses with the problems of readMaze, OPTIONS_PLAYERS,
/// OPTIONS_LEVELS, OPTIONS_ONE_LEVEL (a text that holds several), OPTIONS_ONLY (no such level),
/// LEVEL_NOT_FOUND (no fair level among many, which the shipped numbers never come to).
[[nodiscard]] std::expected<Stage, Problem> makeStage(
    const Content& content, const Options& options, Seed seed, StageKey key);

} // namespace labrys::minotaur

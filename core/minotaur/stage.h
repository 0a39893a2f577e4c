// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/base/seed.h"
#include "core/level/maze_file.h"
#include "core/maze/passages.h"
#include "core/maze/topology.h"
#include "core/minotaur/content.h"
#include "core/minotaur/state.h"

#include <expected>
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

/// What the players chose: how many they are, and the levels, played in this order.
struct Options {
    int players = 1;
    std::vector<LevelText> levels;
    bool operator==(const Options&) const = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (players, levels))

/// The most levels of one run.
inline constexpr std::size_t kMostLevels = 64;

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
    Cell start;
    Cell key;
    Cell exit;
    std::vector<Monster> monsters;
    int light = 0;
    int halfLight = 0;
    int wandererSight = 0;
    int returnDistance = 0;
    int levelScore = 0;
    int turnScore = 0;
    int turnLimit = 0;
    /// 64 bits for the draws of this level.
    std::uint64_t seed = 0;
};

/// Refuses with the problems of readMaze, OPTIONS_PLAYERS, OPTIONS_LEVELS, OPTIONS_ONE_LEVEL (a text that
/// holds several), LEVEL_NEEDS_RULES (a symbol that
/// these rules do not play).
[[nodiscard]] std::expected<Stage, Problem> makeStage(
    const Content& content, const Options& options, Seed seed, StageKey key);

} // namespace labrys::minotaur

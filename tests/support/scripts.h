// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

/// Runs of levels/minotaur/first_steps.maze, alone, with one seed, key by key: `wasd` and `.` to wait; `>`
/// stands for the step to the next level. Tests of the rules, the app and the terminal play the same ones.
namespace labrys::test {

inline constexpr std::string_view kScriptSeed = "L1-00000-00186-A";

/// Level 1, its key and its exit in 20 turns, then level 2 in 30: the run is won with 750 points.
inline constexpr std::string_view kWinningScript = "adsssaaasd.sdaasaaaa>s.ssss.s.sasdaaaawwaaawasw.saw";
inline constexpr int kWinningTurns = 50;
inline constexpr int kWinningScore = 750;
/// The first part of it: level 1 alone.
inline constexpr std::string_view kFirstLevelScript = "adsssaaasd.sdaasaaaa>";

/// Straight on to the exit without the key: the wanderer of level 1 ends the run in turn 10, with no points.
inline constexpr std::string_view kLosingScript = "asaaaaasss";
inline constexpr int kLosingTurns = 10;

/// Level 1 is won, then the wanderer of level 2 ends the run.
inline constexpr std::string_view kLosingOnSecondScript = "adsssaaasd.sdaasaaaa>aaaasaw.";

} // namespace labrys::test

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minoan/preview.h"
#include "core/minoan/state.h"

#include <array>
#include <span>
#include <vector>

namespace labrys::viewmodels {

/// How long things take, in milliseconds; nothing is shown on the way where all are 0.
struct FightPace {
    int swap = 160;
    int fall = 240;
    int beat = 420;
    bool operator==(const FightPace&) const = default;
};

/// What is to be seen for a while.
enum class FightMotion : std::uint8_t {
    /// Two tiles change places.
    Swap,
    /// Tiles vanish.
    Clear,
    /// Others fall, new ones from above.
    Fall,
    /// The enemy strikes, does something else, or falls.
    Blow,
    Deed,
    Defeat
};

/// One wave of a cascade, foreseen or done.
struct FightWave {
    /// From 0.
    int wave = 0;
    std::vector<minoan::ForeseenMatch> matches;
    bool operator==(const FightWave&) const = default;
};

/// What a cascade does: for certain at least, or what it did.
struct FightGain {
    int dealt = 0;
    int armour = 0;
    int life = 0;
    bool operator==(const FightGain&) const = default;
};

/// A while of what happened: everything as it stands, and what moves.
struct FightStep {
    FightMotion motion = FightMotion::Swap;
    int time = 0;
    minoan::Observation shown;
    /// Of Swap.
    minoan::Swap swap;
    /// Of Clear.
    minoan::Cells clearing = 0;
    /// Of Fall: through how many rows the tile of each cell comes down.
    std::array<std::int8_t, minoan::kCells> fallen{};
    /// How many waves there were so far, and what came of them.
    int waves = 0;
    FightGain gain;
    /// The enemy was struck in this step.
    bool struck = false;
};

/// What happened, as it is shown step by step.
struct FightTale {
    std::vector<FightStep> steps;
    std::vector<FightWave> waves;
    FightGain gain;
};

/// Tells the events between two observations. Later waves go faster, so that five take 1.6 seconds at most;
/// an enemy has 900 milliseconds (4.5).
[[nodiscard]] FightTale taleOf(const minoan::Observation& before, const minoan::Observation& now,
    std::span<const minoan::Event> events, const FightPace& pace);

/// The waves of a preview.
[[nodiscard]] std::vector<FightWave> wavesOf(const minoan::Preview& preview);

/// The enemy as a preview leaves him.
[[nodiscard]] minoan::Enemy enemyAfter(
    minoan::Enemy enemy, const minoan::Preview& preview, const minoan::Defence& defence);
/// The player as a preview leaves him, before the enemy acts.
[[nodiscard]] minoan::Body bodyAfter(minoan::Body body, const minoan::Preview& preview);

} // namespace labrys::viewmodels

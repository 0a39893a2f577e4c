// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/run_file.h"
#include "core/minotaur/plans.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace labrys::viewmodels {

/// Somebody who moved with the last change. Without `from` it came out of the dark, without `to` it went into
/// it.
struct MazeMotion {
    char symbol = 'P';
    std::optional<Cell> from = {};
    std::optional<Cell> to = {};
};

/// What a board shows, with what is drawn over it once a level is over.
struct MazeShown {
    minotaur::Observation seen;
    QString title = {};
    std::vector<MazeMotion> motions = {};
    /// The cells that a thread is drawn through; others are ways as in paint::MazeWays.
    std::vector<Cell> trail = {};
    std::vector<Cell> par = {};
    std::vector<Cell> pursuit = {};
    std::vector<Cell> lastSteps = {};
    std::vector<minotaur::Plan> plans = {};
};

/// What a board shows of the present moment of a run: as a seat knows it while the level is played; with
/// everything, the thread and par once it is done; with the last way of who caught the player once it is
/// lost.
[[nodiscard]] MazeShown shownOf(const MazeSession& session, game::Seat seat);

/// Who moved between two observations, as the events between them tell.
[[nodiscard]] std::vector<MazeMotion> motionsOf(std::span<const minotaur::Event> events,
    const minotaur::Observation& before, const minotaur::Observation& now);

} // namespace labrys::viewmodels

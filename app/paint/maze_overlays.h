// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/maze_frame.h"
#include "app/paint/theme.h"
#include "core/minotaur/plans.h"

#include <span>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace labrys::paint {

/// What is drawn over the characters of a maze: ways, first cell first, and what monsters plan.
struct MazeWays {
    /// The cells walked through: Ariadne's thread.
    std::span<const Cell> trail = {};
    /// One way that wins, dotted beside the thread (minotaur.md 2.3, par).
    std::span<const Cell> par = {};
    /// The last cells of who caught the player, the last one first: dotted, with the rounds before the end.
    std::span<const Cell> pursuit = {};
    /// The last cells of the player who was caught: dashed.
    std::span<const Cell> lastSteps = {};
    std::span<const minotaur::Plan> plans = {};

    [[nodiscard]] bool empty() const
    {
        return trail.empty() && par.empty() && pursuit.empty() && lastSteps.empty() && plans.empty();
    }
};

/// Paints ways over a maze, below its figures.
void paintWays(QPainter& painter, const MazeFrame& frame, const MazeWays& ways, ThemeId theme);

/// The edge around a square where a Minotaur will land (ASC-081), which tells it where colours do not.
void paintMarks(QPainter& painter, const MazeFrame& frame, std::span<const Cell> marks, ThemeId theme);

} // namespace labrys::paint

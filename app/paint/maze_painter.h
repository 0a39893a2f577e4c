// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/maze_frame.h"
#include "app/paint/maze_glyphs.h"
#include "app/paint/theme.h"

#include <QImage>

#include <span>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace labrys::paint {

/// How a maze is painted.
struct MazeLook {
    ThemeId theme = ThemeId::Lamplight;
    MazeLight light = MazeLight::AsSeen;
    /// The cells walked through, in order: drawn as Ariadne's thread.
    std::span<const Cell> trail = {};
};

/// Paints the characters in view on the ground of a well, which the caller has filled or not: unknown
/// characters are left alone. Everything painted follows from the observation, the trail and the frame.
/// The fonts must be registered.
void paintMaze(
    QPainter& painter, const MazeFrame& frame, const minotaur::Observation& seen, const MazeLook& look);

/// A picture of the whole level as seen, centred on the ground of a well.
[[nodiscard]] QImage renderMaze(const minotaur::Observation& seen, QSize size, ThemeId theme);

} // namespace labrys::paint

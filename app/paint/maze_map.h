// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/maze_frame.h"
#include "app/paint/theme.h"
#include "core/minotaur/state.h"

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace labrys::paint {

/// Paints a small picture of a whole level as known: passages by how much light lies on them, dots for people
/// and what can be seen, and a frame around what `view` shows (look.md 9).
void paintMazeMap(QPainter& painter, const QSize& area, const minotaur::Observation& seen,
    const MazeFrame& view, ThemeId theme);

} // namespace labrys::paint

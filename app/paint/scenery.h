// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/theme.h"

#include <QPainter>

namespace labrys::paint {

// Pieces of the painted palace (look.md 1), flat shapes without blur; each is drawn by every painter alike.
// Points are in the painter's own units.

/// The Minoan column: black cushion capital, ochre ring, a red shaft that narrows downwards, a stone foot.
/// `centre` is the middle of its top; `width` is that of the shaft at the top.
void paintColumn(QPainter& painter, ThemeId theme, QPointF centre, double height, double width);

/// One row of running spirals from left to right; `area` holds the band with its ground.
void paintSpiralBand(QPainter& painter, ThemeId theme, const QRectF& area, Token ground = Token::Frieze);

/// Horns of consecration standing on `foot`, the middle of their base.
void paintHorns(QPainter& painter, QPointF foot, double width, const QColor& colour);

/// A burning lamp with two rings of light. `glow`, 0.9 to 1.1, makes the rings breathe.
void paintLamp(QPainter& painter, ThemeId theme, QPointF centre, double size, double glow = 1);

/// Evening or morning: sky, sun, hills and sea, as wide as `area`; the horizon lies at four fifths of its
/// height.
void paintSky(QPainter& painter, ThemeId theme, const QRectF& area);

/// Blocks of stone in courses, of which every few are lighter.
void paintStones(QPainter& painter, ThemeId theme, const QRectF& area);

/// A roof: a slab with horns on it.
void paintRoof(QPainter& painter, ThemeId theme, const QRectF& slab, double hornWidth, double pitch);

/// The palace of the title page at the right of `area`, with the thread that leads into its door.
void paintPalace(QPainter& painter, ThemeId theme, const QRectF& area);

} // namespace labrys::paint

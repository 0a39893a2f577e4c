// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <initializer_list>

namespace labrys::paint {

// What the whole pictures (scenes.h, minoan_scenes.h) are put together with. Points are in the painter's own
// units.

/// Puts the painter into the units of a picture of `design`, as large as fits into `area`; what it covers in
/// those units is the result. The floor stands at the foot of the area.
QRectF frame(QPainter& painter, const QRectF& area, QSizeF design);

/// Large blocks in courses, from the left of `area`; every few are lighter.
void paintBlocks(
    QPainter& painter, const QRectF& area, const QColor& joint, const QColor& block, const QColor& light);

/// Light that fades to nothing at its radii; of a lamp, or of any colour.
void paintGlow(QPainter& painter, ThemeId theme, QPointF centre, QSizeF radii, double strength);
void paintLight(QPainter& painter, const QColor& colour, QPointF centre, QSizeF radii, double strength);

/// A figure of resources/figures.
void paintFigure(QPainter& painter, const char* name, const QRectF& place);

/// An icon in one colour, as fine as the painter draws.
void paintIcon(QPainter& painter, const char* name, const QRectF& place, const QColor& ink);

/// Ariadne's thread.
void paintThread(QPainter& painter, ThemeId theme, const QPainterPath& way);

/// A bowl of oil on the wall, burning; `strength` is that of its light.
void paintWallLamp(QPainter& painter, ThemeId theme, QPointF at, double strength, double size = 1);

/// Lights are fainter by day.
[[nodiscard]] inline bool isFresco(ThemeId theme)
{
    return theme == ThemeId::Fresco || theme == ThemeId::FrescoContrast;
}

/// What `seen` has between `top` and `height` below it.
[[nodiscard]] QRectF strip(const QRectF& seen, double top, double height);
[[nodiscard]] QPainterPath polygon(std::initializer_list<QPointF> points);
[[nodiscard]] QColor faded(QColor colour, double opacity);

} // namespace labrys::paint

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/scene_parts.h"

#include "app/paint/icons.h"

#include <QPainterPath>
#include <QRadialGradient>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace labrys::paint {

QRectF frame(QPainter& painter, const QRectF& area, QSizeF design)
{
    painter.setClipRect(area, Qt::IntersectClip);
    // Narrower than it was drawn, the wall goes on above; lower, at the sides.
    const double scale = std::min(area.width() / design.width(), area.height() / design.height());
    painter.translate(
        area.center().x() - design.width() * scale / 2, area.bottom() - design.height() * scale);
    painter.scale(scale, scale);
    const QSizeF size = area.size() / scale;
    return {
        (design.width() - size.width()) / 2, design.height() - size.height(), size.width(), size.height()};
}

void paintBlocks(
    QPainter& painter, const QRectF& area, const QColor& joint, const QColor& block, const QColor& light)
{
    constexpr double kWide = 96;
    constexpr double kHigh = 60;
    constexpr double kJoint = 4;
    painter.fillRect(area, joint);
    painter.setPen(Qt::NoPen);
    const int first = static_cast<int>(std::floor(area.left() / kWide)) - 1;
    const int last = static_cast<int>(std::ceil(area.right() / kWide)) + 1;
    const int rows = static_cast<int>(std::ceil(area.height() / kHigh));
    for (int row = 0; row < rows; ++row)
        for (int column = first; column < last; ++column) {
            painter.setBrush(((column * 5 + row * 3) % 4 + 4) % 4 == 0 ? light : block);
            const double x = column * kWide + (row % 2 != 0 ? kWide / 2 : 0);
            painter.drawRoundedRect(
                QRectF(x, area.top() + row * kHigh, kWide - kJoint, kHigh - kJoint), 2, 2);
        }
}

void paintGlow(QPainter& painter, ThemeId theme, QPointF centre, QSizeF radii, double strength)
{
    paintLight(painter, colour(theme, Token::Lamp), centre, radii, strength);
}

void paintLight(QPainter& painter, const QColor& colour, QPointF centre, QSizeF radii, double strength)
{
    painter.save();
    painter.translate(centre);
    painter.scale(radii.width(), radii.height());
    QRadialGradient light(QPointF(0, 0), 1);
    light.setColorAt(0, faded(colour, strength));
    light.setColorAt(1, faded(colour, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawEllipse(QPointF(0, 0), 1, 1);
    painter.restore();
}

void paintFigure(QPainter& painter, const char* name, const QRectF& place)
{
    QSvgRenderer figure(QStringLiteral(":/labrys/figures/%1.svg").arg(QLatin1StringView(name)));
    figure.render(&painter, place);
}

void paintIcon(QPainter& painter, const char* name, const QRectF& place, const QColor& ink)
{
    const double ratio = painter.device()->devicePixelRatioF() * std::abs(painter.worldTransform().m11());
    const QSizeF pixels = place.size() * ratio;
    painter.drawImage(place, tintedIcon(QString::fromLatin1(name), ink, pixels.toSize().expandedTo({1, 1})));
}

QRectF strip(const QRectF& seen, double top, double height)
{
    return {seen.left(), top, seen.width(), height};
}

QPainterPath polygon(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(points));
    path.closeSubpath();
    return path;
}

QColor faded(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

void paintThread(QPainter& painter, ThemeId theme, const QPainterPath& way)
{
    QPen pen(colour(theme, Token::Thread), 3.5);
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(way);
}

void paintWallLamp(QPainter& painter, ThemeId theme, QPointF at, double strength, double size)
{
    painter.save();
    painter.translate(at);
    painter.scale(size, size);
    paintGlow(painter, theme, {0, 0}, {74, 74}, strength);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(theme, Token::ColumnCapital));
    painter.drawPolygon(QPolygonF({{-16, 18}, {16, 18}, {9, 36}, {-9, 36}}));
    QPainterPath flame(QPointF(0, -38));
    flame.cubicTo(3, -22, 17, -16, 15, 2);
    flame.cubicTo(13, 14, -13, 14, -15, 2);
    flame.cubicTo(-16, -10, -5, -16, 0, -38);
    painter.fillPath(flame, colour(theme, Token::Lamp));
    QPainterPath core(QPointF(0, -12));
    core.cubicTo(2, -5, 8, -2, 7, 5);
    core.cubicTo(6, 11, -6, 11, -7, 5);
    core.cubicTo(-7, -1, -2, -4, 0, -12);
    painter.fillPath(core, colour(theme, Token::LampCore));
    painter.restore();
}

} // namespace labrys::paint

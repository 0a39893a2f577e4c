// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/scenes.h"

#include "app/paint/scene_parts.h"
#include "app/paint/scenery.h"

#include <QLinearGradient>
#include <QPainterPath>

#include <algorithm>

namespace labrys::paint {

namespace {

/// Morning or evening over the sea, seen through a door.
void paintView(QPainter& painter, ThemeId theme, const QRectF& door)
{
    painter.save();
    painter.setClipRect(door, Qt::IntersectClip);
    QLinearGradient sky(door.topLeft(), {door.left(), 556});
    sky.setColorAt(0, colour(theme, Token::SkyHigh));
    sky.setColorAt(0.7, colour(theme, Token::SkyMiddle));
    sky.setColorAt(1, colour(theme, Token::SkyLow));
    painter.fillRect(door, sky);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(theme, Token::Sun));
    painter.drawEllipse(QPointF(235, 470), 54, 54);
    painter.setBrush(colour(theme, Token::HillFar));
    painter.drawPolygon(QPolygonF(
        {{108, 520}, {160, 470}, {210, 510}, {262, 452}, {316, 506}, {362, 478}, {362, 756}, {108, 756}}));
    painter.fillRect(QRectF(108, 556, 254, 200), colour(theme, Token::Sea));
    QPen crest(colour(theme, Token::SeaWave), 2.2);
    crest.setCapStyle(Qt::RoundCap);
    painter.setPen(crest);
    painter.setBrush(Qt::NoBrush);
    for (int row = 0; row < 4; ++row)
        for (int column = 0; column < 5; ++column) {
            QPainterPath wave(QPointF(118 + column * 52 + row % 2 * 20, 576 + row * 34));
            for (const double half : {-6.0, 6.0}) {
                const QPointF from = wave.currentPosition();
                wave.quadTo(from + QPointF(7, half), from + QPointF(14, 0));
            }
            painter.drawPath(wave);
        }
    painter.restore();
}

} // namespace

void paintDoorway(QPainter& painter, ThemeId theme, const QRectF& area)
{
    painter.save();
    const QRectF seen = frame(painter, area, {470, 756});
    const QColor jamb = colour(theme, Token::Jamb);
    const QColor stone = colour(theme, Token::ColumnBase);
    paintBlocks(painter, seen, colour(theme, Token::StoneDark), colour(theme, Token::Stone),
        colour(theme, Token::StoneLight));
    paintGlow(painter, theme, {235, 420}, {320, 380}, 0.4);
    painter.fillRect(QRectF(92, 176, 286, 580), jamb);
    paintView(painter, theme, {108, 192, 254, 564});
    painter.setBrush(stone);
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(QRectF(62, 150, 346, 30), 3, 3);
    paintHorns(painter, {120, 152}, 54, stone);
    paintHorns(painter, {235, 152}, 76, colour(theme, Token::Accent));
    paintHorns(painter, {350, 152}, 54, stone);
    for (const double x : {40.0, 430.0}) {
        paintColumn(painter, theme, {x, 92}, 664, 56);
        paintWallLamp(painter, theme, {x, 360}, 0.6);
    }
    painter.fillRect(QRectF(92, 716, 286, 40), colour(theme, Token::Path));
    painter.fillRect(QRectF(92, 712, 286, 6), jamb);
    QPainterPath way(QPointF(392, 572));
    way.cubicTo(430, 640, 520, 700, 470, 720);
    way.cubicTo(420, 740, 300, 742, 240, 734);
    way.cubicTo(180, 726, 90, 728, std::min(seen.left(), 0.0) - 10, 742);
    paintThread(painter, theme, way);
    paintFigure(painter, "hero_thread", {0, 0, 470, 756});
    // The wall ends above in the band of spirals, however high the picture is.
    painter.fillRect(QRectF(seen.left(), seen.top() + 40, seen.width(), 5), colour(theme, Token::ColumnBand));
    paintSpiralBand(painter, theme, {seen.left(), seen.top(), seen.width(), 40});
    painter.restore();
}

void paintBrokenJar(QPainter& painter, ThemeId theme, const QRectF& area)
{
    painter.save();
    const QRectF seen = frame(painter, area, {560, 756});
    const QColor block = colour(theme, Token::Hall);
    paintBlocks(painter, seen, colour(theme, Token::HallShade), block, block);
    paintGlow(painter, theme, {280, 420}, {300, 300}, 0.42);
    painter.fillRect(QRectF(seen.left(), 586, seen.width(), 170), colour(theme, Token::Ground));
    painter.fillRect(QRectF(seen.left(), 582, seen.width(), 7), colour(theme, Token::Stone));
    paintFigure(painter, "broken_jar", {0, 0, 560, 756});
    QPainterPath way(QPointF(std::min(seen.left(), 0.0) - 10, 690));
    way.cubicTo(60, 664, 120, 700, 180, 664);
    way.cubicTo(240, 628, 240, 560, 300, 520);
    way.cubicTo(360, 480, 420, 540, 430, 560);
    way.cubicTo(440, 580, 380, 640, 460, 660);
    way.cubicTo(540, 680, 540, 640, std::max(seen.right(), 570.0), 650);
    paintThread(painter, theme, way);
    painter.restore();
}

} // namespace labrys::paint

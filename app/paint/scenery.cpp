// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/scenery.h"

#include "app/paint/icons.h"
#include "app/paint/scene_parts.h"

#include <QLinearGradient>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace labrys::paint {

namespace {

void fill(QPainter& painter, const QPainterPath& path, const QColor& colour)
{
    painter.fillPath(path, colour);
}

/// The pictures of the title page are drawn on 1280 x 800, of which the hint bar covers the foot.
constexpr double kHeight = 756;

} // namespace

void paintColumn(QPainter& painter, ThemeId theme, QPointF centre, double height, double width)
{
    const double x = centre.x();
    const double y = centre.y();
    const double top = width / 2;
    const double foot = width * 0.4;
    const double shaft = y + width * 0.95;
    const double base = y + height - width * 0.22;
    const QColor capital = colour(theme, Token::ColumnCapital);
    painter.fillRect(QRectF(x - top * 1.55, y, top * 3.1, width * 0.28 + 0.5), capital);
    QPainterPath cushion(QPointF(x - top * 1.55, y + width * 0.28));
    cushion.lineTo(x + top * 1.55, y + width * 0.28);
    cushion.cubicTo(
        x + top * 1.55, y + width * 0.72, x + top * 1.1, y + width * 0.8, x + top * 0.95, y + width * 0.8);
    cushion.lineTo(x - top * 0.95, y + width * 0.8);
    cushion.cubicTo(
        x - top * 1.1, y + width * 0.8, x - top * 1.55, y + width * 0.72, x - top * 1.55, y + width * 0.28);
    fill(painter, cushion, capital);
    painter.fillRect(QRectF(x - top, y + width * 0.8, width, width * 0.15), colour(theme, Token::ColumnBand));
    fill(painter, polygon({{x - top, shaft}, {x + top, shaft}, {x + foot, base}, {x - foot, base}}),
        colour(theme, Token::Column));
    fill(painter,
        polygon({{x + top * 0.35, shaft}, {x + top, shaft}, {x + foot, base}, {x + foot * 0.4, base}}),
        colour(theme, Token::ColumnShade));
    painter.fillRect(QRectF(x - top * 1.1, base, top * 2.2, width * 0.22), colour(theme, Token::ColumnBase));
}

void paintSpiralBand(QPainter& painter, ThemeId theme, const QRectF& area, Token ground)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.fillRect(area, colour(theme, ground));
    const double unit = area.height() * 0.9;
    QPen pen(colour(theme, Token::FriezeLine), unit * 0.09);
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (double x = area.left(); x < area.right() + unit; x += unit) {
        // Each wave runs up from the foot of the band and curls in.
        QPainterPath curl;
        const QRectF outer(x, area.top() + unit * 0.14, unit * 0.72, unit * 0.72);
        // Where it takes over, both circles go the same way.
        const QRectF inner(x + unit * 0.215, area.top() + unit * 0.445, unit * 0.4, unit * 0.4);
        curl.moveTo(x - unit * 0.3, area.top() + unit * 0.86);
        curl.cubicTo(x - unit * 0.1, area.top() + unit * 0.86, x, area.top() + unit * 0.7, outer.left(),
            outer.center().y());
        curl.arcTo(outer, 180, -250);
        curl.arcTo(inner, -70, -200);
        painter.drawPath(curl);
    }
    painter.restore();
}

void paintHorns(QPainter& painter, QPointF foot, double width, const QColor& colour)
{
    painter.save();
    painter.translate(foot.x() - width / 2, foot.y() - width * 0.88);
    painter.scale(width / 48, width / 48);
    QPainterPath horns(QPointF(3, 4));
    horns.cubicTo(6, 18, 13, 26.5, 24, 26.5);
    horns.cubicTo(35, 26.5, 42, 18, 45, 4);
    horns.lineTo(47.5, 42.5);
    horns.lineTo(0.5, 42.5);
    horns.closeSubpath();
    fill(painter, horns, colour);
    painter.restore();
}

void paintLamp(QPainter& painter, ThemeId theme, QPointF centre, double size, double glow)
{
    const QColor light = colour(theme, Token::Lamp);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(light, 0.16));
    painter.drawEllipse(centre, size * 1.13 * glow, size * 1.13 * glow);
    painter.setBrush(faded(light, 0.22));
    painter.drawEllipse(centre, size * 0.6 * glow, size * 0.6 * glow);
    const QRectF place(centre.x() - size / 2, centre.y() - size / 2, size, size);
    const double ratio = painter.device()->devicePixelRatioF() * std::abs(painter.worldTransform().m11());
    const int pixels = std::max(1, static_cast<int>(std::lround(size * ratio)));
    painter.drawImage(place, tintedIcon(QStringLiteral("torch"), light, {pixels, pixels}));
}

void paintSky(QPainter& painter, ThemeId theme, const QRectF& area)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    QLinearGradient sky(area.topLeft(), area.bottomLeft());
    sky.setColorAt(0, colour(theme, Token::SkyHigh));
    sky.setColorAt(0.42, colour(theme, Token::SkyMiddle));
    sky.setColorAt(0.72, colour(theme, Token::SkyLow));
    sky.setColorAt(0.86, colour(theme, Token::SkyGlow));
    painter.fillRect(area, sky);
    // In the units of the picture it was drawn on, cut at the sides.
    const double scale = area.height() / kHeight;
    painter.translate(area.right() - 1280 * scale, area.top());
    painter.scale(scale, scale);
    const double left = -(area.width() / scale - 1280);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(colour(theme, Token::SunHalo), 0.16));
    painter.drawEllipse(QPointF(900, 500), 150, 150);
    painter.setBrush(colour(theme, Token::Sun));
    painter.drawEllipse(QPointF(900, 500), 112, 112);
    fill(painter,
        polygon({{std::min(left, 0.0), 640}, {0, 640}, {160, 560}, {300, 604}, {420, 548}, {540, 586},
            {600, 520}, {660, 552}, {760, 452}, {860, 540}, {960, 486}, {1080, 560}, {1280, 470}, {1280, 800},
            {std::min(left, 0.0), 800}}),
        colour(theme, Token::HillFar));
    fill(painter,
        polygon({{std::min(left, 0.0), 668}, {0, 668}, {240, 622}, {420, 650}, {620, 590}, {780, 622},
            {1000, 566}, {1280, 610}, {1280, 800}, {std::min(left, 0.0), 800}}),
        colour(theme, Token::HillNear));
    const double begin = std::min(left, 0.0);
    painter.fillRect(QRectF(begin, 640, 1280 - begin, 64), colour(theme, Token::Sea));
    QPen wave(colour(theme, Token::SeaWave), 2);
    wave.setCapStyle(Qt::RoundCap);
    painter.setPen(wave);
    painter.setBrush(Qt::NoBrush);
    for (int i = static_cast<int>(std::floor(begin / 33)); i < 26; ++i) {
        const double x = 40 + i * 33;
        const double y = 654 + ((i % 3 + 3) % 3) * 14;
        QPainterPath crest(QPointF(x, y));
        crest.quadTo(x + 8, y - 7, x + 16, y);
        painter.drawPath(crest);
    }
    painter.restore();
}

void paintStones(QPainter& painter, ThemeId theme, const QRectF& area)
{
    constexpr double kWide = 60;
    constexpr double kHigh = 32;
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.fillRect(area, colour(theme, Token::StoneDark));
    painter.setPen(Qt::NoPen);
    const int rows = static_cast<int>(std::ceil(area.height() / kHigh));
    const int columns = static_cast<int>(std::ceil(area.width() / kWide)) + 1;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const double x = area.left() + 3 + column * kWide - (row % 2 != 0 ? kWide / 2 : 0);
            const bool light = (column * 7 + row * 5) % 4 == 0;
            painter.setBrush(colour(theme, light ? Token::StoneLight : Token::Stone));
            painter.drawRoundedRect(QRectF(x, area.top() + 4 + row * kHigh, kWide - 4, kHigh - 4), 2, 2);
        }
    painter.restore();
}

void paintRoof(QPainter& painter, ThemeId theme, const QRectF& slab, double hornWidth, double pitch)
{
    const QColor stone = colour(theme, Token::StoneLight);
    painter.fillRect(slab, stone);
    for (double x = slab.left() + pitch * 0.56; x < slab.right() + hornWidth; x += pitch)
        paintHorns(painter, {x, slab.top() + 2}, hornWidth, stone);
}

void paintPalace(QPainter& painter, ThemeId theme, const QRectF& area)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    const double scale = area.height() / kHeight;
    painter.translate(area.right() - 1280 * scale, area.top());
    painter.scale(scale, scale);
    const double begin = std::min(0.0, 1280 - area.width() / scale);
    const QColor stone = colour(theme, Token::StoneLight);
    const QColor opening = colour(theme, Token::Opening);
    painter.fillRect(QRectF(1010, 196, 270, 130), opening);
    paintRoof(painter, theme, {1000, 182, 290, 16}, 44, 64);
    for (int i = 0; i < 4; ++i)
        paintColumn(painter, theme, {1040 + i * 76.0, 198}, 128, 22);
    for (int i = 0; i < 4; ++i)
        paintHorns(painter, {905 + i * 30.0, 326}, 26, stone);
    painter.fillRect(QRectF(880, 326, 400, 22), stone);
    paintSpiralBand(painter, theme, {890, 348, 390, 42});
    painter.fillRect(QRectF(880, 390, 400, 14), stone);
    painter.fillRect(QRectF(890, 404, 390, 150), opening);
    for (int i = 0; i < 5; ++i)
        paintColumn(painter, theme, {920 + i * 92.0, 404}, 150, 28);
    painter.fillRect(QRectF(760, 554, 520, 18), stone);
    paintStones(painter, theme, {772, 572, 508, 132});
    painter.fillRect(QRectF(964, 606, 126, 98), opening);
    painter.fillRect(QRectF(950, 594, 154, 14), stone);
    paintColumn(painter, theme, {978, 608}, 96, 20);
    paintColumn(painter, theme, {1076, 608}, 96, 20);
    paintHorns(painter, {1027, 594}, 44, colour(theme, Token::StoneHorns));
    paintLamp(painter, theme, {940, 632}, 30);
    paintLamp(painter, theme, {1114, 632}, 30);
    painter.fillRect(QRectF(begin, 704, 1280 - begin, 96), colour(theme, Token::Ground));
    fill(painter, polygon({{930, 704}, {1124, 704}, {1200, 800}, {854, 800}}), colour(theme, Token::Path));
    QPen thread(colour(theme, Token::Thread), 3);
    thread.setCapStyle(Qt::RoundCap);
    painter.setPen(thread);
    painter.setBrush(Qt::NoBrush);
    QPainterPath way(QPointF(begin - 10, 742));
    // Comes in as it goes on.
    const double reach = std::min(170.0, -begin * 0.6);
    way.cubicTo(begin - 10 + reach, 742, -10 - reach, 742 + reach * 42 / 170, -10, 742);
    way.cubicTo(160, 700, 230, 780, 400, 744);
    way.cubicTo(570, 708, 640, 716, 760, 738);
    way.cubicTo(880, 760, 960, 752, 1027, 700);
    painter.drawPath(way);
    painter.restore();
}

} // namespace labrys::paint

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/minoan_scenery.h"

#include "app/paint/outline.h"
#include "app/paint/scene_parts.h"
#include "app/paint/scenery.h"

#include <QLinearGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace labrys::paint {

namespace {

void disc(QPainter& painter, QPointF centre, double radius, const QColor& colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(centre, radius, radius);
}

void ring(QPainter& painter, QPointF centre, double radius, double width, const QColor& colour)
{
    painter.setPen(QPen(colour, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius, radius);
}

void slab(QPainter& painter, const QRectF& place, double radius, const QColor& colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(place, radius, radius);
}

/// A leaf of the bronze door: four panels, a stud in each corner.
void paintLeaf(QPainter& painter, ThemeId theme, const QRectF& leaf)
{
    QLinearGradient bronze(leaf.topLeft(), leaf.bottomLeft());
    bronze.setColorAt(0, colour(theme, Token::Bronze));
    bronze.setColorAt(0.5, colour(theme, Token::BronzeMiddle));
    bronze.setColorAt(1, colour(theme, Token::BronzeDark));
    painter.fillRect(leaf, bronze);
    for (int i = 0; i < 4; ++i) {
        const QRectF panel(leaf.left() + 14, leaf.top() + 16 + i * 106, 132, 92);
        painter.setPen(QPen(colour(theme, Token::BronzeLine), 4));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(panel, 4, 4);
        for (const double x : {14.0, 118.0})
            for (const double y : {12.0, 80.0})
                disc(painter, panel.topLeft() + QPointF(x, y), 4.5, colour(theme, Token::BronzeStud));
    }
}

} // namespace

void paintBeamEnds(QPainter& painter, ThemeId theme, const QRectF& area, double centre, double size)
{
    const double pitch = size * 40 / 26;
    const int first = static_cast<int>(std::floor((area.left() - centre) / pitch)) - 1;
    const int last = static_cast<int>(std::ceil((area.right() - centre) / pitch)) + 1;
    for (int i = first; i <= last; ++i) {
        // None stands in the middle: a pair is symmetrical.
        const QPointF end(centre + (i + 0.5) * pitch, area.center().y());
        disc(painter, end, size / 2, colour(theme, Token::Ivory));
        disc(painter, end, size * 7 / 26, colour(theme, i % 2 == 0 ? Token::Frieze : Token::Dado));
    }
}

void paintFramedBand(QPainter& painter, ThemeId theme, const QRectF& area, double line, Token ground)
{
    paintSpiralBand(painter, theme, area.adjusted(0, line, 0, -line), ground);
    painter.fillRect(QRectF(area.left(), area.top(), area.width(), line), colour(theme, Token::ColumnBand));
    painter.fillRect(
        QRectF(area.left(), area.bottom() - line, area.width(), line), colour(theme, Token::ColumnBand));
}

void paintRoundel(QPainter& painter, ThemeId theme, QPointF centre, double radius, Lit lit)
{
    disc(painter, centre, radius, colour(theme, Token::Ivory));
    ring(painter, centre, radius * 49 / 56, radius * 3 / 56,
        colour(theme, lit == Lit::Yes ? Token::Column : Token::RoundelRing));
}

void paintCoin(QPainter& painter, ThemeId theme, QPointF centre, double radius, Lit lit)
{
    const bool on = lit == Lit::Yes;
    disc(painter, centre, radius, colour(theme, on ? Token::Gold : Token::Coin));
    ring(painter, centre, radius, radius / 9, colour(theme, on ? Token::Gold : Token::CoinEdge));
}

void paintStoneDoor(QPainter& painter, ThemeId theme, QPointF foot, double scale, Lit lit)
{
    const bool on = lit == Lit::Yes;
    painter.save();
    painter.translate(foot);
    painter.scale(scale, scale);
    const QColor stone = colour(theme, on ? Token::Gold : Token::Lintel);
    painter.fillRect(QRectF(-98, -292, 196, 292), colour(theme, on ? Token::ColumnBand : Token::Ivory));
    painter.fillRect(QRectF(-88, -280, 176, 280), colour(theme, Token::DoorReveal));
    painter.fillRect(QRectF(-74, -266, 148, 266), colour(theme, Token::Doorway));
    if (on) {
        painter.fillRect(QRectF(-74, -266, 148, 266), faded(stone, 0.12));
        painter.fillPath(outline("M-40 0L-18 -206H18L40 0Z"), faded(colour(theme, Token::Lamp), 0.13));
    }
    slab(painter, {-112, -310, 224, 22}, 2, stone);
    paintHorns(painter, {-82, -308}, 34, stone);
    paintHorns(painter, {82, -308}, 34, stone);
    painter.restore();
}

void paintBronzeDoor(QPainter& painter, ThemeId theme, QPointF foot, double scale, Lit lit)
{
    const bool on = lit == Lit::Yes;
    painter.save();
    painter.translate(foot);
    painter.scale(scale, scale);
    const QColor stone = colour(theme, on ? Token::Gold : Token::Lintel);
    const QColor dark = colour(theme, Token::Doorway);
    painter.fillRect(QRectF(-210, -486, 420, 486), colour(theme, on ? Token::ColumnBand : Token::Ivory));
    painter.fillRect(QRectF(-192, -468, 384, 468), colour(theme, Token::DoorReveal));
    painter.fillRect(QRectF(-170, -446, 340, 446), dark);
    slab(painter, {-240, -516, 480, 34}, 3, stone);
    paintHorns(painter, {-182, -512}, 62, stone);
    paintHorns(painter, {0, -512}, 86, colour(theme, Token::Gold));
    paintHorns(painter, {182, -512}, 62, stone);
    paintLeaf(painter, theme, {-162, -438, 158, 438});
    paintLeaf(painter, theme, {4, -438, 158, 438});
    const QPointF centre(0, -238);
    disc(painter, centre, 124, colour(theme, Token::RoundelRim));
    disc(painter, centre, 116, colour(theme, Token::Ivory));
    ring(painter, centre, 102, 4, colour(theme, Token::Column));
    for (int i = 0; i < 16; ++i) {
        const double angle = i * std::numbers::pi / 8;
        disc(painter, centre + 109 * QPointF(std::cos(angle), std::sin(angle)), 3.2,
            colour(theme, Token::RoundelRing));
    }
    painter.restore();
}

void paintAltar(QPainter& painter, ThemeId theme, QPointF foot, double scale, Lit lit)
{
    const bool on = lit == Lit::Yes;
    painter.save();
    painter.translate(foot);
    painter.scale(scale, scale);
    painter.fillPath(
        outline("M-92 -106H92V-82C92 -70 52 -66 52 -52V-16H76V0H-76V-16H-52V-52C-52 -66 -92 -70 -92 -82Z"),
        colour(theme, on ? Token::AltarLit : Token::Altar));
    painter.fillRect(QRectF(-92, -94, 184, 7), colour(theme, Token::Frieze));
    const QColor stone = colour(theme, on ? Token::AltarHornsLit : Token::AltarHorns);
    paintHorns(painter, {-58, -104}, 48, stone);
    paintHorns(painter, {58, -104}, 48, stone);
    if (on)
        paintFire(painter, colour(theme, Token::AltarFlame), {0, -110}, 1);
    painter.restore();
}

void paintFire(QPainter& painter, const QColor& ink, QPointF foot, double scale)
{
    painter.save();
    painter.translate(foot);
    painter.scale(scale, scale);
    painter.fillPath(outline("M-9 0C-26 -8 -20 -22 -8 -34C-8 -24 2 -24 0 -40C14 -32 24 -10 9 0Z"), ink);
    painter.restore();
}

void paintMeander(QPainter& painter, ThemeId theme, const QRectF& area)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.fillRect(area, colour(theme, Token::MeanderGround));
    const double unit = area.height() / 38;
    painter.translate(area.topLeft());
    painter.scale(unit, unit);
    QPainterPath key = outline("M0 30V8H28V24H12V16H20M0 30H40");
    key.translate(-10, 0);
    QPen pen(colour(theme, Token::ColumnBand), 3);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (double x = 0; x < area.width() / unit + 40; x += 40) {
        painter.drawPath(key);
        key.translate(40, 0);
    }
    painter.restore();
}

void paintBrazier(QPainter& painter, ThemeId theme, QPointF foot, double scale)
{
    painter.save();
    painter.translate(foot);
    painter.scale(scale, scale);
    const QColor bronze = colour(theme, Token::BronzeDark);
    painter.fillPath(outline("M-40 -98H40C40 -76 22 -64 0 -64S-40 -76 -40 -98Z"), bronze);
    painter.fillRect(QRectF(-10, -66, 20, 58), bronze);
    painter.fillRect(QRectF(-36, -10, 72, 10), bronze);
    painter.fillPath(
        outline("M0 -182C6 -152 32 -142 28 -118C24 -98 -24 -98 -28 -118C-32 -138 -6 -152 0 -182Z"),
        colour(theme, Token::Lamp));
    painter.fillPath(
        outline("M0 -142C4 -130 14 -124 12 -114C10 -104 -10 -104 -12 -114C-14 -124 -4 -130 0 -142Z"),
        colour(theme, Token::LampCore));
    painter.restore();
}

void paintOpenSea(QPainter& painter, ThemeId theme, const QRectF& area, double scale)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    QLinearGradient depth(area.topLeft(), area.bottomLeft());
    depth.setColorAt(0, colour(theme, Token::SeaHigh));
    depth.setColorAt(1, colour(theme, Token::SeaDeep));
    painter.fillRect(area, depth);
    painter.translate(area.topLeft());
    painter.scale(scale, scale);
    const QPainterPath crest = outline("M0 0Q9 -8 18 0Q27 8 36 0");
    const int rows = static_cast<int>(std::ceil(area.height() / scale / 38));
    const int columns = static_cast<int>(std::ceil(area.width() / scale / 56)) + 1;
    painter.setBrush(Qt::NoBrush);
    for (int row = 0; row < rows; ++row) {
        QPen pen(faded(colour(theme, Token::SeaWave), std::min(0.9, 0.35 + 0.08 * row)), 2.2);
        pen.setCapStyle(Qt::RoundCap);
        painter.setPen(pen);
        for (int column = 0; column < columns; ++column)
            painter.drawPath(crest.translated(column * 56 + row % 2 * 28 - 10, 30 + row * 38));
    }
    painter.restore();
}

} // namespace labrys::paint

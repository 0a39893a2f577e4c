// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/minoan_tales.h"

#include "app/paint/minoan_places.h"
#include "app/paint/minoan_scenery.h"
#include "app/paint/outline.h"
#include "app/paint/scene_parts.h"
#include "app/paint/scenery.h"

#include <QLinearGradient>

#include <algorithm>

namespace labrys::paint {

namespace {

/// Puts the painter into the units of a picture 756 high of which `anchor` stands at `x`; what it covers in
/// those units is the result. The floor stands at the foot of the area.
QRectF standTitle(QPainter& painter, const QRectF& area, double scale, double anchor, double x)
{
    painter.setClipRect(area, Qt::IntersectClip);
    painter.translate(x - anchor * scale, area.bottom() - 756 * scale);
    painter.scale(scale, scale);
    return {(area.left() - x) / scale + anchor, 756 - area.height() / scale, area.width() / scale,
        area.height() / scale};
}

/// The band at the top of a page, with its ochre line below.
void paintTopBand(QPainter& painter, ThemeId theme, const QRectF& seen, double height)
{
    painter.fillRect(strip(seen, seen.top() + height, height / 9), colour(theme, Token::ColumnBand));
    paintSpiralBand(painter, theme, strip(seen, seen.top(), height));
}

/// Covers the side of `area` where words stand: plain for `plain`, from where it fades over `fade`.
void paintSideVeil(
    QPainter& painter, const QColor& ground, const QRectF& area, Side side, double plain, double fade)
{
    const bool left = side == Side::Left;
    const double edge = left ? area.left() + plain : area.right() - plain;
    QLinearGradient veil(edge, 0, left ? edge + fade : edge - fade, 0);
    veil.setColorAt(0, faded(ground, 0.98));
    veil.setColorAt(1, faded(ground, 0));
    painter.fillRect(area, veil);
}

} // namespace

void paintTitle(QPainter& painter, ThemeId theme, const QRectF& area, double words, double glow)
{
    painter.save();
    const double scale = std::min(area.height() / 756, area.width() / 1000);
    const double plain = words > 0 ? words : area.width() * 0.36;
    // Where there is room the door stands as it was drawn; else it gives way to the words and is cut.
    const double middle = area.left()
        + std::max(area.width() * 900 / 1280, std::min(area.width() - 240 * scale, plain + 310 * scale));
    const QRectF seen = standTitle(painter, area, scale, 900, middle);
    paintBlocks(painter, seen, colour(theme, Token::WallJoint), colour(theme, Token::WallHigh),
        colour(theme, Token::StoneLight));
    paintTopBand(painter, theme, seen, 44);
    paintGlow(painter, theme, {900, 400}, {430, 380}, (byDay(theme) ? 0.4 : 0.5) * glow);
    for (int i = 0; i < 5; ++i)
        painter.fillRect(QRectF(650 - i * 44, 636 + i * 24, 500 + i * 88, 26),
            colour(theme, i % 2 != 0 ? Token::StoneLight : Token::Step));
    paintBronzeDoor(painter, theme, {900, 636}, 1, Lit::No);
    paintIcon(painter, "sign_minotaur", {822, 318, 160, 160}, colour(theme, Token::RoundelInk));
    for (const double x : {618.0, 1182.0}) {
        paintColumn(painter, theme, {x, 108}, 530, 58);
        paintWallLamp(painter, theme, {x, 330}, (byDay(theme) ? 0.35 : 0.5) * glow);
    }
    painter.restore();
    painter.save();
    paintSideVeil(painter, colour(theme, Token::Bg), area, Side::Left, plain, 333 * scale);
    standTitle(painter, area, scale, 900, middle);
    QPainterPath way(QPointF(std::min(seen.left() - 300, -320.0), 760));
    way.cubicTo(seen.left() - 100, 770, std::min(seen.left(), -10.0) - 60, 764, -10, 736);
    way.connectPath(outline("M-10 736C120 700 260 770 420 742S640 690 760 722S880 700 900 640"));
    paintThread(painter, theme, way);
    painter.restore();
}

void paintTribute(QPainter& painter, ThemeId theme, const QRectF& area)
{
    painter.save();
    const QRectF seen = frame(painter, area, {800, 756});
    QLinearGradient sky(0, seen.top(), 0, 756);
    sky.setColorAt(0, colour(theme, Token::SkyHigh));
    sky.setColorAt(0.5, colour(theme, Token::SkyMiddle));
    sky.setColorAt(0.63, colour(theme, Token::SkyLow));
    painter.fillRect(seen, sky);
    const QColor moon = colour(theme, Token::Moon);
    paintLight(painter, moon, {560, 250}, {150, 150}, 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(moon);
    painter.drawEllipse(QPointF(560, 250), 54, 54);
    QPainterPath coast = outline("M360 478L420 430L470 446L540 376L612 430L668 402L740 452L800 432");
    for (double x = 800; x < seen.right(); x += 240)
        coast.connectPath(outline("M0 432L90 470L150 456L240 432").translated(x, 0));
    coast.lineTo(coast.currentPosition().x(), 500);
    coast.lineTo(360, 500);
    painter.fillPath(coast, colour(theme, Token::HillFar));
    const QColor palace = colour(theme, Token::PalaceFar);
    painter.fillRect(QRectF(600, 418, 120, 14), palace);
    painter.fillRect(QRectF(620, 396, 82, 24), palace);
    for (int i = 0; i < 5; ++i)
        paintHorns(painter, {612.0 + i * 24, 420}, 14, palace);
    for (int i = 0; i < 4; ++i)
        painter.fillRect(QRectF(628 + i * 19, 402, 6, 16), colour(theme, Token::Gold));
    paintOpenSea(painter, theme, strip(seen, 476, 280), 1);
    paintFigure(painter, "ship", {60, 250, 524, 410});
    painter.fillPath(outline("M60 640C160 616 420 616 520 636L540 648C420 634 180 632 56 652Z"),
        faded(colour(theme, Token::Foam), 0.35));
    paintTopBand(painter, theme, seen, 40);
    painter.restore();
}

void paintLarder(QPainter& painter, ThemeId theme, const QRectF& area, double glow)
{
    painter.save();
    const QRectF seen = frame(painter, area, {800, 756});
    paintBlocks(painter, seen, colour(theme, Token::WallJoint), colour(theme, Token::WallHigh),
        colour(theme, Token::WallLow));
    // A window to the sea, and the night in it.
    painter.fillRect(QRectF(126, 92, 160, 176), colour(theme, Token::Lintel));
    painter.save();
    painter.setClipRect(QRectF(140, 106, 132, 150), Qt::IntersectClip);
    QLinearGradient sky(0, 106, 0, 256);
    sky.setColorAt(0, colour(theme, Token::SkyHigh));
    sky.setColorAt(1, colour(theme, Token::SkyMiddle));
    painter.fillRect(QRectF(140, 106, 132, 150), sky);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(theme, Token::Moon));
    painter.drawEllipse(QPointF(232, 150), 20, 20);
    paintOpenSea(painter, theme, {140, 212, 132, 44}, 0.55);
    painter.restore();
    painter.fillRect(QRectF(114, 264, 184, 16), colour(theme, Token::Lintel));
    painter.fillRect(strip(seen, 596, 160), colour(theme, Token::HallFloor));
    painter.fillRect(strip(seen, 592, 9), colour(theme, Token::HallFloorEdge));
    paintGlow(painter, theme, {470, 300}, {400, 340}, (byDay(theme) ? 0.42 : 0.5) * glow);
    for (double x = 752; x < seen.right() + 60; x += 420)
        paintColumn(painter, theme, {x, seen.top() + 44}, 560 - seen.top(), 58);
    for (double x = 40; x > seen.left() - 60; x -= 420)
        paintColumn(painter, theme, {x, seen.top() + 44}, 560 - seen.top(), 58);
    paintFigure(painter, "storage_jars", {40, 300, 420, 330});
    paintFigure(painter, "offering_table", {196, 234, 560, 433});
    paintWallLamp(painter, theme, {486, 216}, 0.6 * glow, 1.3);
    paintTopBand(painter, theme, seen, 40);
    painter.restore();
}

void paintAmulet(QPainter& painter, ThemeId theme, const QRectF& area, double glow)
{
    painter.save();
    const QRectF seen = frame(painter, area, {800, 756});
    QLinearGradient plaster(0, seen.top(), 0, 660);
    plaster.setColorAt(0, colour(theme, Token::WallHigh));
    plaster.setColorAt(1, colour(theme, Token::WallLow));
    painter.fillRect(seen, plaster);
    painter.fillRect(strip(seen, 520, 130), colour(theme, Token::Dado));
    painter.fillRect(strip(seen, 514, 8), colour(theme, Token::Ivory));
    painter.fillRect(strip(seen, 646, 110), colour(theme, Token::HallFloor));
    painter.fillRect(strip(seen, 642, 9), colour(theme, Token::HallFloorEdge));
    // The dark door between them, from which the thread will come back.
    painter.save();
    painter.translate(400, 646);
    painter.scale(1.5, 1.5);
    painter.fillRect(QRectF(-98, -292, 196, 292), colour(theme, Token::Ivory));
    painter.fillRect(QRectF(-86, -280, 172, 280), colour(theme, Token::DoorReveal));
    painter.fillRect(QRectF(-72, -266, 144, 266), colour(theme, Token::Doorway));
    painter.fillRect(QRectF(-112, -310, 224, 22), colour(theme, Token::Lintel));
    paintHorns(painter, {-82, -308}, 34, colour(theme, Token::Lintel));
    paintHorns(painter, {82, -308}, 34, colour(theme, Token::Lintel));
    painter.restore();
    for (const double x : {60.0, 740.0})
        for (double at = x; at > seen.left() - 60 && at < seen.right() + 60; at += x < 400 ? -360 : 360) {
            paintColumn(painter, theme, {at, seen.top() + 44}, 604 - seen.top(), 58);
            paintWallLamp(painter, theme, {at, 250}, 0.45 * glow);
        }
    paintGlow(painter, theme, {400, 420}, {330, 330}, (byDay(theme) ? 0.5 : 0.6) * glow);
    paintAltar(painter, theme, {400, 660}, 1.15, Lit::No);
    paintFire(painter, colour(theme, Token::AltarFlame), {400, 538}, 2.1 * glow);
    paintFire(painter, colour(theme, Token::LampCore), {400, 538}, 1.05 * glow);
    painter.fillPath(
        outline("M90 704C150 686 330 686 390 704C330 722 150 722 90 704ZM440 704C500 686 640 686 700 "
                "704C640 722 500 722 440 704Z"),
        faded(colour(theme, Token::Shade), 0.3));
    paintFigure(painter, "hero_open", {66, 196, 341, 511.5});
    paintFigure(painter, "ariadne", {396, 248, 273, 459});
    QPainterPath way = outline("M238 706C200 720 120 726 60 716");
    way.cubicTo(20, 710, 0, 712, std::min(seen.left(), 0.0) - 10, 720);
    paintThread(painter, theme, way);
    paintTopBand(painter, theme, seen, 40);
    painter.restore();
}

} // namespace labrys::paint

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/minoan_places.h"
#include "app/paint/minoan_scenery.h"
#include "app/paint/minoan_tales.h"
#include "app/paint/outline.h"
#include "app/paint/scene_parts.h"
#include "app/paint/scenery.h"

#include <QLinearGradient>

#include <algorithm>
#include <cmath>

namespace labrys::paint {

namespace {

/// How the three endings stand: 1280 x 756, the picture at the left, at the right the words.
struct Ending {
    double scale;
    /// What is seen, in the units of the drawing.
    QRectF seen;
    /// Where the words begin, in the same units.
    double words;
};

Ending standEnding(QPainter& painter, const QRectF& area, double words, double reach)
{
    painter.setClipRect(area, Qt::IntersectClip);
    const double plain = wordsPlace(area, Side::Right, words).left() - area.left();
    const double scale = std::min(area.height() / 756, plain / (reach * 0.82));
    // Where there is more room than the picture needs, it stands in the middle of what the words leave.
    const double left = std::max(0.0, plain - reach * scale) / 2;
    painter.translate(area.left() + left, area.bottom() - 756 * scale);
    painter.scale(scale, scale);
    return {scale,
        QRectF(-left / scale, 756 - area.height() / scale, area.width() / scale, area.height() / scale),
        (plain - left) / scale};
}

void paintVeil(
    QPainter& painter, const QColor& ground, const QRectF& seen, double from, double to, double strength)
{
    QLinearGradient veil(from, 0, to, 0);
    veil.setColorAt(0, faded(ground, 0));
    veil.setColorAt(1, faded(ground, strength));
    painter.fillRect(seen, veil);
}

/// Courses of blocks as lines alone, over light.
void paintCourses(QPainter& painter, const QRectF& seen, double floor, const QColor& joint)
{
    painter.setPen(QPen(joint, 2.5));
    painter.setBrush(Qt::NoBrush);
    const int rows = static_cast<int>(std::ceil((floor - seen.top()) / 62));
    const int first = static_cast<int>(std::floor(seen.left() / 92)) - 1;
    const int last = static_cast<int>(std::ceil(seen.right() / 92)) + 1;
    for (int row = 0; row < rows; ++row)
        for (int column = first; column <= last; ++column)
            painter.drawRect(QRectF(column * 92 - (row % 2 != 0 ? 46 : 0), floor - 40 - row * 62, 90, 60));
}

/// A temple of marble, six columns wide, on three steps; 560 wide, its lowest step at y = 0.
void paintTemple(QPainter& painter, ThemeId theme, QPointF foot, double scale)
{
    painter.save();
    painter.translate(foot);
    painter.scale(scale, scale);
    const QColor marble = colour(theme, Token::Marble);
    const QColor light = colour(theme, Token::MarbleLight);
    const QColor shade = colour(theme, Token::MarbleShade);
    // The room of the god, with a fire in its depth.
    painter.fillRect(QRectF(-226, -330, 452, 276), shade);
    painter.fillRect(QRectF(-58, -292, 116, 238), colour(theme, Token::DoorReveal));
    paintGlow(painter, theme, {0, -120}, {120, 130}, 0.6);
    for (int i = 0; i < 6; ++i) {
        const double x = -220 + i * 88.0;
        painter.fillPath(outline("M-19 -318H19L23 -54H-23Z").translated(x, 0), marble);
        painter.fillPath(outline("M8 -318H19L23 -54H9Z").translated(x, 0), shade);
        painter.fillPath(outline("M-19 -318H-12L-15 -54H-23Z").translated(x, 0), light);
        painter.fillPath(outline("M-28 -338H28V-328C28 -322 22 -316 19 -314H-19C-22 -316 -28 -322 -28 -328Z")
                             .translated(x, 0),
            light);
    }
    painter.fillRect(QRectF(-256, -366, 512, 28), marble);
    painter.fillRect(QRectF(-256, -372, 512, 7), light);
    painter.fillRect(QRectF(-256, -402, 512, 30), colour(theme, Token::Dado));
    for (int i = 0; i < 12; ++i) {
        const double x = -250 + i * 44.0;
        painter.fillRect(QRectF(x, -402, 16, 30), light);
        painter.fillRect(QRectF(x + 7, -400, 2.5, 26), shade);
    }
    painter.fillRect(QRectF(-272, -412, 544, 11), light);
    painter.fillPath(outline("M-272 -412H272L0 -512Z"), light);
    painter.fillPath(outline("M-222 -416H222L0 -496Z"), colour(theme, Token::Frieze));
    // Poseidon's trident.
    QPen gold(colour(theme, Token::Gold), 5);
    gold.setCapStyle(Qt::RoundCap);
    gold.setJoinStyle(Qt::RoundJoin);
    painter.setPen(gold);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline("M0 -424V-482M-20 -476V-464C-20 -452 20 -452 20 -464V-476"));
    for (const double x : {-272.0, 0.0, 272.0})
        painter.fillPath(
            outline("M-16 0C-12 -14 -8 -18 0 -30C8 -18 12 -14 16 0Z").translated(x, x == 0 ? -508 : -410),
            colour(theme, Token::Gold));
    for (int i = 0; i < 3; ++i) {
        painter.fillRect(QRectF(-268 - i * 18, -54 + i * 18, 536 + i * 36, 19), i % 2 != 0 ? marble : light);
        painter.fillRect(QRectF(-268 - i * 18, -38 + i * 18, 536 + i * 36, 3), shade);
    }
    painter.restore();
}

/// A low round tree of olives.
void paintOlive(QPainter& painter, ThemeId theme, QPointF foot, double scale)
{
    painter.save();
    painter.translate(foot);
    painter.scale(scale, scale);
    painter.fillPath(
        outline("M-8 0C-4 -20 -12 -34 -4 -56H6C0 -34 10 -20 12 0Z"), colour(theme, Token::BronzeDark));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(theme, Token::GroveShade));
    painter.drawEllipse(QPointF(14, -66), 44, 26);
    painter.setBrush(colour(theme, Token::Grove));
    painter.drawEllipse(QPointF(-16, -72), 42, 27);
    painter.drawEllipse(QPointF(8, -90), 34, 23);
    painter.restore();
}

} // namespace

void paintKingOfAthens(QPainter& painter, ThemeId theme, const QRectF& area, double words)
{
    painter.save();
    const Ending ending = standEnding(painter, area, words, 820);
    const QRectF& seen = ending.seen;
    QLinearGradient sky(0, seen.top(), 0, 470);
    sky.setColorAt(0, colour(theme, Token::DaySkyHigh));
    sky.setColorAt(0.6, colour(theme, Token::DaySky));
    sky.setColorAt(1, colour(theme, Token::DaySkyLow));
    painter.fillRect(seen, sky);
    paintLight(painter, colour(theme, Token::Sun), {600, 176}, {250, 250}, 0.55);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(theme, Token::Sun));
    painter.drawEllipse(QPointF(600, 176), 44, 44);
    // The bay, an island in it, and the ship with its news.
    QPainterPath island(QPointF(470, 474));
    for (double x = 470; x < std::max(seen.right(), 900.0); x += 260)
        island.connectPath(outline("M0 474L70 436L118 452L180 410L260 452").translated(x, 0));
    island.lineTo(island.currentPosition().x(), 474);
    painter.fillPath(island, colour(theme, Token::DayHill));
    paintOpenSea(painter, theme, strip(seen, 470, 290), 0.8);
    paintFigure(painter, "ship_light", {574, 398, 196, 153});
    painter.fillPath(outline("M578 545C622 534 734 534 778 547C734 543 632 543 578 549Z"),
        faded(colour(theme, Token::Foam), 0.6));
    // The hill of the temple.
    QPainterPath hill(QPointF(seen.left(), 470));
    hill.lineTo(60, 486);
    hill.connectPath(outline("M60 486C200 500 440 520 540 572C600 602 720 630 860 644"));
    hill.lineTo(seen.right(), 668);
    hill.lineTo(seen.right(), 756);
    hill.lineTo(seen.left(), 756);
    painter.fillPath(hill, colour(theme, Token::Grove));
    for (double x = -10; x > seen.left() - 80; x -= 130)
        paintOlive(painter, theme, {x, 592 + std::fmod(-x, 3) * 6}, 1.25);
    paintOlive(painter, theme, {590, 612}, 0.8);
    paintTemple(painter, theme, {278, 648}, 0.9);
    QPainterPath square(QPointF(seen.left(), 646));
    square.lineTo(620, 646);
    square.connectPath(outline("M620 646C700 656 800 690 860 700"));
    square.lineTo(seen.right(), 712);
    square.lineTo(seen.right(), 756);
    square.lineTo(seen.left(), 756);
    painter.fillPath(square, colour(theme, Token::MarbleGround));
    painter.fillPath(outline("M178 722C218 710 398 710 438 722C398 734 218 734 178 722Z"),
        faded(colour(theme, Token::Shade), 0.22));
    paintFigure(painter, "people_left", {-24, 356, 298, 376});
    paintFigure(painter, "people_right", {420, 356, 261, 376});
    paintFigure(painter, "king", {170, 334, 252, 392});
    paintVeil(painter, colour(theme, Token::Bg), seen, ending.words - 80, ending.words + 10, 0.96);
    paintMeander(painter, theme, strip(seen, seen.top(), 38));
    painter.restore();
}

void paintKingOfLabyrinth(QPainter& painter, ThemeId theme, const QRectF& area, double words, double glow)
{
    painter.save();
    const Ending ending = standEnding(painter, area, words, 846);
    const QRectF& seen = ending.seen;
    painter.fillRect(seen, colour(theme, Token::BeastWall));
    paintLight(painter, colour(theme, Token::BeastGlow), {470, 560}, {900, 640}, 0.78 * glow);
    paintCourses(painter, seen, 640, faded(colour(theme, Token::BeastJoint), 0.55));
    const QColor shadow = colour(theme, Token::BeastShadow);
    // The eyes are cut out of the shadow.
    painter.fillRect(QRectF(715, 322, 76, 44), colour(theme, Token::BeastEye));
    painter.fillRect(QRectF(829, 322, 76, 44), colour(theme, Token::BeastEye));
    paintIcon(painter, "bull", {470, -20, 681.6, 681.6}, shadow);
    painter.fillPath(outline("M400 650C440 540 560 496 700 470H920C1060 496 1180 540 1220 650Z"), shadow);
    QLinearGradient floor(0, 640, 0, 756);
    floor.setColorAt(0, colour(theme, Token::BeastFloor));
    floor.setColorAt(1, colour(theme, Token::BeastFloorDeep));
    painter.fillRect(strip(seen, 640, 120), floor);
    painter.fillRect(strip(seen, 636, 6), colour(theme, Token::BeastFloorEdge));
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(colour(theme, Token::Shade), 0.5));
    painter.drawEllipse(QPointF(360, 690), 170, 20);
    paintFigure(painter, "hero_minotaur", {206 - 12 * 1.62, 208 - 34 * 1.62, 240 * 1.62, 330 * 1.62});
    const QColor bronze = colour(theme, Token::BronzeMiddle);
    painter.fillPath(outline("M560 642H690C690 676 660 694 625 694S560 676 560 642Z"), bronze);
    painter.fillPath(
        outline("M560 642H690C688 652 668 658 625 658S562 652 560 642Z"), colour(theme, Token::Blood));
    painter.fillRect(QRectF(606, 692, 38, 10), colour(theme, Token::BronzeDark));
    paintLight(painter, colour(theme, Token::Lamp), {132, 560}, {190, 190}, 0.55 * glow);
    paintBrazier(painter, theme, {132, 698}, 1);
    paintVeil(painter, colour(theme, Token::NightVeil), seen, ending.words - 142,
        (ending.words + seen.right()) / 2, 0.9);
    paintMeander(painter, theme, strip(seen, seen.top(), 38));
    painter.restore();
}

void paintDefeat(QPainter& painter, ThemeId theme, const QRectF& area, double words)
{
    painter.save();
    const Ending ending = standEnding(painter, area, words, 820);
    const QRectF& seen = ending.seen;
    paintBlocks(painter, seen, colour(theme, Token::WallJoint), colour(theme, Token::WallHigh),
        colour(theme, Token::WallLow));
    painter.fillRect(strip(seen, 620, 140), colour(theme, Token::HallFloor));
    painter.fillRect(strip(seen, 616, 9), colour(theme, Token::HallFloorEdge));
    // Light falls on the floor from where one came.
    paintGlow(painter, theme, {360, 700}, {460, 200}, 0.4);
    painter.save();
    painter.translate(400, 622);
    painter.scale(1.5, 1.5);
    painter.fillRect(QRectF(-98, -292, 196, 292), colour(theme, Token::Ivory));
    painter.fillRect(QRectF(-86, -280, 172, 280), colour(theme, Token::DoorReveal));
    painter.fillRect(QRectF(-72, -266, 144, 266), colour(theme, Token::Doorway));
    painter.fillRect(QRectF(-112, -310, 224, 22), colour(theme, Token::Lintel));
    paintHorns(painter, {-82, -308}, 34, colour(theme, Token::Lintel));
    paintHorns(painter, {82, -308}, 34, colour(theme, Token::Lintel));
    // Two eyes, far in.
    painter.fillPath(
        outline("M-26 -190C-18 -196 -10 -192 -7 -182C-16 -180 -23 -182 -26 -190ZM26 -190C18 -196 10 "
                "-192 7 -182C16 -180 23 -182 26 -190Z"),
        colour(theme, Token::BeastEye));
    painter.restore();
    for (const double x : {90.0, 710.0})
        paintColumn(painter, theme, {x, seen.top() + 44}, 586 - seen.top(), 60);
    // The lamps have gone out: a bowl each, and no flame.
    for (const double x : {90.0, 710.0})
        painter.fillPath(
            outline("M-16 18H16L9 36H-9Z").translated(x, 280), colour(theme, Token::ColumnCapital));
    paintFigure(painter, "fallen", {120, 532, 560, 220});
    QPainterPath way(QPointF(std::min(seen.left(), 0.0) - 10, 706));
    way.lineTo(0, 706);
    way.connectPath(outline("M0 706C60 694 110 742 190 738C250 734 286 712 330 722C352 728 356 738 350 744"));
    paintThread(painter, theme, way);
    paintThread(painter, theme,
        outline("M378 744C374 730 384 722 386 700C388 676 362 668 366 640C369 616 392 604 394 574C395 560 "
                "390 550 392 538"));
    paintVeil(painter, colour(theme, Token::Bg), seen, ending.words - 170, ending.words - 10, 0.96);
    paintFramedBand(painter, theme, strip(seen, seen.top() - 5, 49), 5, Token::Frieze);
    painter.restore();
}

} // namespace labrys::paint

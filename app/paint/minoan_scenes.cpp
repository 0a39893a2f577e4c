// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/minoan_scenes.h"

#include "app/paint/minoan_places.h"
#include "app/paint/minoan_scenery.h"
#include "app/paint/outline.h"
#include "app/paint/scene_parts.h"
#include "app/paint/scenery.h"

#include <QLinearGradient>

#include <algorithm>
#include <array>
#include <cmath>

namespace labrys::paint {

namespace {

Lit litWhen(bool focused)
{
    return focused ? Lit::Yes : Lit::No;
}

/// Beam ends, a band of spirals, plaster above a blue dado with teeth, the floor.
void paintDoorWall(QPainter& painter, ThemeId theme, const QRectF& area, const SceneRow& row)
{
    const double s = row.scale;
    const auto strip
        = [&](double top, double height) { return QRectF(area.left(), top, area.width(), height); };
    QLinearGradient plaster(area.left(), area.top() - 56 * s, area.left(), row.floor + 32 * s);
    plaster.setColorAt(0, colour(theme, Token::WallHigh));
    plaster.setColorAt(1, colour(theme, Token::WallLow));
    painter.fillRect(area, plaster);
    paintBeamEnds(painter, theme, strip(area.top(), 40 * s), area.center().x(), 26 * s);
    paintFramedBand(painter, theme, strip(area.top() + 40 * s, 62 * s), 5 * s, Token::Frieze);
    const double dado = row.floor - 78 * s;
    painter.fillRect(strip(dado, 78 * s), colour(theme, Token::Dado));
    painter.fillRect(strip(dado, 6 * s), colour(theme, Token::Ivory));
    const double pitch = 40 * s;
    for (double x = area.center().x() - std::ceil(area.width() / 2 / pitch) * pitch; x < area.right();
        x += pitch)
        painter.fillPath(
            QTransform::fromTranslate(x, row.floor + 4 * s).scale(s, s).map(outline("M0 0L20 -56L40 0Z")),
            colour(theme, Token::DadoShade));
}

void paintFloor(QPainter& painter, ThemeId theme, const QRectF& area, const SceneRow& row)
{
    painter.fillRect(QRectF(area.left(), row.floor, area.width(), area.bottom() - row.floor),
        colour(theme, Token::HallFloor));
    painter.fillRect(
        QRectF(area.left(), row.floor, area.width(), 8 * row.scale), colour(theme, Token::HallFloorEdge));
}

/// The columns of a wall, with a lamp on each that is seen whole.
void paintDoorColumns(QPainter& painter, ThemeId theme, const QRectF& area, const SceneRow& row, double glow)
{
    const double s = row.scale;
    const double top = area.top() + 102 * s;
    for (const double x : row.columns) {
        paintColumn(painter, theme, {x, top}, row.floor + 4 * s - top, 50 * s);
        if (x - 39 * s > area.left() && x + 39 * s < area.right())
            paintWallLamp(painter, theme, {x, row.floor - 204 * s}, (byDay(theme) ? 0.3 : 0.42) * glow, s);
    }
}

constexpr double kVault = -300;
constexpr double kGround = 330;
constexpr double kFarEnd = 5.5;

/// A board that runs into the depth of the corridor on both sides, from `high` to `low` of the nearest wall.
void paintBoard(QPainter& painter, double half, double high, double low, const QColor& ink)
{
    for (const double side : {-half, half})
        painter.fillPath(polygon({{side, high}, {side, low}, {side / kFarEnd, low / kFarEnd},
                             {side / kFarEnd, high / kFarEnd}}),
            ink);
}

/// The walls with their bands, the floor with a runner, the ceiling.
void paintVault(QPainter& painter, ThemeId theme, double half)
{
    // The floor also runs on towards who looks.
    const auto flat = [&](double at, double width, double nearest, const QColor& ink) {
        const double from = width / nearest;
        painter.fillPath(polygon({{-from, at / nearest}, {from, at / nearest},
                             {width / kFarEnd, at / kFarEnd}, {-width / kFarEnd, at / kFarEnd}}),
            ink);
    };
    constexpr double kNearest = 0.6;
    flat(kVault, half, 1, colour(theme, Token::DoorReveal));
    paintBoard(painter, half, kVault, kGround, colour(theme, Token::WallLow));
    paintBoard(painter, half, kVault, kVault + 66, colour(theme, Token::Frieze));
    paintBoard(painter, half, kVault + 66, kVault + 74, colour(theme, Token::ColumnBand));
    paintBoard(painter, half, 196, 206, colour(theme, Token::Ivory));
    paintBoard(painter, half, 206, kGround, colour(theme, Token::Dado));
    flat(kGround, half, kNearest, colour(theme, Token::HallFloor));
    flat(kGround, 250, kNearest, colour(theme, Token::Frieze));
    flat(kGround, 222, kNearest, colour(theme, Token::ColumnBand));
    flat(kGround, 212, kNearest, colour(theme, Token::DadoShade));
    painter.setBrush(Qt::NoBrush);
    for (double far = 0.62; far < kFarEnd; far *= 1.16) {
        painter.setPen(QPen(colour(theme, Token::HallFloorEdge), 3 / far));
        for (const double side : {-1.0, 1.0})
            painter.drawLine(
                QPointF(side * 250 / far, kGround / far), QPointF(side * half / far, kGround / far));
    }
}

/// A door full of light where the corridor ends.
void paintCorridorEnd(QPainter& painter, ThemeId theme, double half, double glow)
{
    painter.save();
    painter.scale(1 / kFarEnd, 1 / kFarEnd);
    painter.fillRect(QRectF(-half, kVault, 2 * half, kGround - kVault), colour(theme, Token::WallHigh));
    painter.fillRect(QRectF(-half, kVault, 2 * half, 66), colour(theme, Token::Frieze));
    const QColor stone = colour(theme, Token::Gold);
    painter.fillRect(QRectF(-205, -90, 410, kGround + 90), stone);
    painter.fillRect(QRectF(-250, -128, 500, 46), stone);
    paintHorns(painter, {-170, -126}, 84, stone);
    paintHorns(painter, {170, -126}, 84, stone);
    QLinearGradient light(0, -60, 0, kGround);
    light.setColorAt(0, colour(theme, Token::LampCore));
    light.setColorAt(1, colour(theme, Token::Lamp));
    painter.fillRect(QRectF(-168, -56, 336, kGround + 56), light);
    painter.restore();
    paintGlow(painter, theme, {0, 20}, {330, 250}, (byDay(theme) ? 0.6 : 0.62) * glow);
    QLinearGradient fall(0, 60, 0, 400);
    fall.setColorAt(0, faded(colour(theme, Token::Lamp), 0.5));
    fall.setColorAt(1, faded(colour(theme, Token::Lamp), 0));
    painter.fillPath(polygon({{-31, 60}, {31, 60}, {206, 400}, {-206, 400}}), fall);
}

/// A beam with its two columns, and a lamp on each.
void paintPair(QPainter& painter, ThemeId theme, double half, double far, double glow)
{
    painter.save();
    painter.scale(1 / far, 1 / far);
    painter.fillRect(QRectF(-half, kVault - 8, half * 2, 44), colour(theme, Token::ColumnCapital));
    painter.fillRect(QRectF(-half, kVault + 34, half * 2, 7), colour(theme, Token::ColumnBand));
    for (const double side : {-1.0, 1.0}) {
        const double x = side * half * 0.72;
        paintColumn(painter, theme, {x, kVault + 41}, kGround - kVault - 41, 72);
        paintWallLamp(painter, theme, {x, -10}, (byDay(theme) ? 0.42 : 0.55) * glow, 1.45);
    }
    painter.restore();
}

/// What hangs from the nearest beam: the roundel of the wheel, on two cords.
void paintWheelPlace(QPainter& painter, ThemeId theme)
{
    const QPointF centre(0, 136 - 262);
    QPen cord(colour(theme, Token::Gold), 3);
    painter.setPen(cord);
    painter.drawLine(QPointF(-26, -207), centre + QPointF(-26, -50));
    painter.drawLine(QPointF(26, -207), centre + QPointF(26, -50));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(theme, Token::RoundelRim));
    painter.drawEllipse(centre, 61, 61);
    paintRoundel(painter, theme, centre, 56, Lit::Yes);
}

/// In high contrast nothing is painted but what a screen lays its signs on, and where the focus is.
void paintPlain(QPainter& painter, ThemeId theme, const std::vector<ScenePlace>& places, int focused)
{
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool on = static_cast<int>(i) == focused;
        const ScenePlace& place = places[i];
        painter.setPen(QPen(colour(theme, on ? Token::Focus : Token::Outline), on ? 4 : 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place.thing.adjusted(2, 2, -2, -2));
        painter.setBrush(colour(theme, Token::Ivory));
        painter.drawEllipse(place.sign);
        if (place.label.isEmpty())
            continue;
        painter.setBrush(colour(theme, on ? Token::Gold : Token::Coin));
        painter.drawEllipse(place.label);
    }
}

/// The same for altars: a plate for the name, nothing behind the symbol.
void paintPlainAltars(QPainter& painter, ThemeId theme, std::vector<ScenePlace> places, int focused)
{
    for (ScenePlace& place : places) {
        painter.fillRect(place.label, colour(theme, Token::Ivory));
        place.sign = {};
        place.label = {};
    }
    paintPlain(painter, theme, places, focused);
}

} // namespace

void paintDoors(QPainter& painter, ThemeId theme, const QRectF& area, const Choice& choice)
{
    if (highContrast(theme))
        return paintPlain(painter, theme, doorPlaces(area, choice.count, choice.foot), choice.focused);
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    const SceneRow row = doorRow(area, choice.count, choice.foot);
    const double s = row.scale;
    paintDoorWall(painter, theme, area, row);
    paintFloor(painter, theme, area, row);
    const auto places = doorPlaces(area, choice.count, choice.foot);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool on = static_cast<int>(i) == choice.focused;
        const QPointF light(places[i].sign.center().x(), row.floor - 174 * s);
        paintGlow(painter, theme, light, {230 * s, 240 * s},
            (byDay(theme) ? 0.3 : 0.42) * (on ? 1.25 * choice.glow : 1));
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Lit lit = litWhen(static_cast<int>(i) == choice.focused);
        const ScenePlace& place = places[i];
        paintStoneDoor(painter, theme, {place.thing.center().x(), row.floor + 2 * s}, s, lit);
        paintRoundel(painter, theme, place.sign.center(), 56 * s, lit);
        paintCoin(painter, theme, place.label.center(), 18 * s, lit);
    }
    paintDoorColumns(painter, theme, area, row, choice.glow);
    painter.restore();
}

void paintLastDoor(QPainter& painter, ThemeId theme, const QRectF& area, const Choice& choice)
{
    if (highContrast(theme))
        return paintPlain(painter, theme, {lastDoorPlace(area, choice.foot)}, choice.focused);
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    const SceneRow row = doorRow(area, 1, choice.foot);
    const double s = row.scale;
    paintDoorWall(painter, theme, area, row);
    paintFloor(painter, theme, area, row);
    // The shields of those who kept watch here.
    for (const double x : row.columns)
        for (const double at : {x - row.pitch / 2, x + row.pitch / 2})
            if (std::abs(at - row.first) > row.pitch / 2)
                paintFigure(painter, "body_shield", {at - 56 * s, row.floor - 316 * s, 112 * s, 190 * s});
    const QPointF foot(row.first, row.floor + 2 * s);
    paintLight(painter, colour(theme, Token::BeastEye), foot - QPointF(0, 150 * s), {300 * s, 300 * s},
        (byDay(theme) ? 0.26 : 0.34) * choice.glow);
    const Lit lit = litWhen(choice.focused == 0);
    if (lit == Lit::Yes)
        paintGlow(painter, theme, foot - QPointF(0, 170 * s), {250 * s, 260 * s}, 0.5 * choice.glow);
    paintBronzeDoor(painter, theme, foot, s * 0.57, lit);
    paintCoin(painter, theme, lastDoorPlace(area, choice.foot).label.center(), 18 * s, lit);
    paintDoorColumns(painter, theme, area, row, choice.glow);
    painter.restore();
}

void paintAltars(QPainter& painter, ThemeId theme, const QRectF& area, const Choice& choice)
{
    if (highContrast(theme))
        return paintPlainAltars(painter, theme, altarPlaces(area, choice.count, choice.foot), choice.focused);
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    const SceneRow row = altarRow(area, choice.count, choice.foot);
    const double s = row.scale;
    painter.fillRect(area, colour(theme, Token::AltarWall));
    // The land beyond, as wide as the picture.
    const QTransform wide
        = QTransform::fromTranslate(area.left(), row.floor - 300 * s).scale(area.width() / 1280, s);
    painter.fillPath(
        wide.map(outline("M0 244C120 194 200 234 320 214S520 184 640 206S900 240 1010 212S1200 206 1280 "
                         "230V364H0Z")),
        colour(theme, Token::AltarHill));
    paintFloor(painter, theme, area, row);
    painter.fillRect(
        QRectF(area.left(), row.floor - 4 * s, area.width(), 6 * s), colour(theme, Token::HallFloorEdge));
    paintSpiralBand(painter, theme, {area.left(), area.top(), area.width(), 34 * s}, Token::Dado);
    painter.fillRect(
        QRectF(area.left(), area.top() + 34 * s, area.width(), 5 * s), colour(theme, Token::ColumnBand));
    const double top = area.top() + 39 * s;
    for (const double x : row.columns)
        paintColumn(painter, theme, {x, top}, row.floor + s - top, 34 * s);
    const auto places = altarPlaces(area, choice.count, choice.foot);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool on = static_cast<int>(i) == choice.focused;
        const double x = places[i].thing.center().x();
        const double strength = byDay(theme) ? 0.35 : 0.4;
        paintGlow(painter, theme, {x, row.floor - 146 * s}, {170 * s, 150 * s},
            strength * (on ? 1.6 * choice.glow : 0.7));
        paintAltar(painter, theme, {x, row.floor}, s, litWhen(on));
    }
    painter.restore();
}

void paintCorridor(QPainter& painter, ThemeId theme, const QRectF& area, double glow)
{
    if (highContrast(theme))
        return paintPlain(painter, theme, {corridorPlace(area)}, -1);
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    const double s = corridorScale(area);
    painter.translate(area.center().x(), area.top() + 262 * s);
    painter.scale(s, s);
    // From here on the point in which all meets is the origin; what is `far` times as far is as much smaller.
    const double half = std::max(600.0, area.width() / 2 / s);
    const QRectF seen(-area.width() / 2 / s, -262, area.width() / s, area.height() / s);
    painter.fillRect(seen, colour(theme, Token::HallFloor));
    paintVault(painter, theme, half);
    paintCorridorEnd(painter, theme, half, glow);
    for (const double far : {4.1, 3.05, 2.27, 1.69, 1.26})
        paintPair(painter, theme, half, far, glow);
    paintWheelPlace(painter, theme);
    painter.restore();
}

void paintSealGround(QPainter& painter, ThemeId theme, const QRectF& area)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.fillRect(area, colour(theme, Token::Frieze));
    paintSpiralBand(painter, theme,
        {area.left(), area.bottom() - area.height() * 0.23, area.width(), area.height() * 0.23});
    painter.restore();
}

void paintArena(QPainter& painter, ThemeId theme, const QRectF& area, double glow)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    const double s = area.height() / 128;
    painter.translate(area.center().x(), area.bottom());
    painter.scale(s, s);
    const double half = area.width() / 2 / s;
    painter.fillRect(QRectF(-half, -128, 2 * half, 128), colour(theme, Token::ArenaWall));
    paintLight(painter, colour(theme, Token::BeastEye), {0, -54}, {130, 96}, 0.6 * glow);
    painter.setPen(QPen(faded(colour(theme, Token::Shade), 0.3), 1.2));
    for (int row = 0; row < 6; ++row)
        for (double x = -std::ceil(half / 34) * 34 - (row % 2 != 0 ? 17 : 0); x < half; x += 34)
            painter.drawRect(QRectF(x, -128 + row * 20, 34, 20));
    paintHorns(painter, {0, -14}, 118, faded(colour(theme, Token::BeastShadow), 0.5));
    painter.fillRect(QRectF(-half, -15, 2 * half, 15), colour(theme, Token::BeastFloorDeep));
    painter.fillRect(QRectF(-half, -16.5, 2 * half, 2.5), colour(theme, Token::ColumnBand));
    for (double x = 96; x < half + 30; x += 130)
        for (const double side : {-x, x}) {
            paintColumn(painter, theme, {side, -128}, 113, 13);
            paintWallLamp(painter, theme, {side, -80}, 0.5 * glow, 0.42);
        }
    painter.restore();
}

void paintHeroHead(QPainter& painter, ThemeId theme, const QRectF& area)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.fillRect(area, colour(theme, byDay(theme) ? Token::Lapis : Token::DadoShade));
    const double side = std::min(area.width(), area.height());
    paintFigure(painter, "hero_head", {area.center().x() - side / 2, area.bottom() - side, side, side});
    painter.restore();
}

} // namespace labrys::paint

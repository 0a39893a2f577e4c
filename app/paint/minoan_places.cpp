// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/minoan_places.h"

#include <algorithm>

namespace labrys::paint {

namespace {

/// Doors and altars were drawn on 1280 x 700: the window between its bars.
constexpr double kDrawnHeight = 700;
/// A window of 16:9 is that much wider than its stage is high.
constexpr double kWidestStage = 2.03;
constexpr double kDoorPitch = 0.328;
constexpr double kDoorWall = 448;
constexpr double kAltarWall = 300;
constexpr double kCardGap = 0.045;

double wallOf(const QRectF& area, double drawn, double foot)
{
    const double below = foot > 0 ? foot : area.height() * (1 - drawn / kDrawnHeight);
    return std::max(area.height() - below, area.height() * 0.25);
}

/// Columns stand between the things of a row, and on beside them to the edges.
std::vector<double> columnsOf(const QRectF& area, const SceneRow& row, int count, double half)
{
    std::vector<double> columns;
    for (int i = 0; i <= count; ++i)
        columns.push_back(row.first + (i - 0.5) * row.pitch);
    for (double x = columns.front() - row.pitch; x > area.left() - half; x -= row.pitch)
        columns.push_back(x);
    for (double x = row.first + (count + 0.5) * row.pitch; x < area.right() + half; x += row.pitch)
        columns.push_back(x);
    std::ranges::sort(columns);
    return columns;
}

QRectF around(double x, double y, double width, double height)
{
    return {x - width / 2, y - height / 2, width, height};
}

QRectF cardOf(const QRectF& area, const SceneRow& row, double x, double gap)
{
    const double width = row.pitch * (1 - kCardGap);
    const double top = row.floor + gap * row.scale;
    return QRectF(x - width / 2, top, width, area.bottom() - gap * row.scale - top).intersected(area);
}

} // namespace

double corridorScale(const QRectF& area)
{
    return std::min(area.height() / kDrawnHeight, area.width() / 1000);
}

SceneRow doorRow(const QRectF& area, int count, double foot)
{
    SceneRow row;
    const double wall = wallOf(area, kDoorWall, foot);
    // Wider than 16:9, three doors stay in the middle; narrower, they and the columns between still have
    // room.
    row.pitch = std::min(area.width(), area.height() * kWidestStage) * kDoorPitch;
    row.scale = std::min(wall / kDoorWall, row.pitch / 306);
    row.floor = area.top() + wall;
    row.first = area.center().x() - (count - 1) * row.pitch / 2;
    row.columns = columnsOf(area, row, count, 40 * row.scale);
    return row;
}

std::vector<ScenePlace> doorPlaces(const QRectF& area, int count, double foot)
{
    const SceneRow row = doorRow(area, count, foot);
    const double s = row.scale;
    std::vector<ScenePlace> places;
    for (int i = 0; i < count; ++i) {
        const double x = row.first + i * row.pitch;
        places.push_back({QRectF(x - 112 * s, row.floor - 336 * s, 224 * s, 336 * s),
            around(x, row.floor - 182 * s, 112 * s, 112 * s), around(x, row.floor - 52 * s, 38 * s, 38 * s),
            cardOf(area, row, x, 30)});
    }
    return places;
}

ScenePlace lastDoorPlace(const QRectF& area, double foot)
{
    const SceneRow row = doorRow(area, 1, foot);
    const double s = row.scale * 0.57;
    const double x = row.first;
    return {QRectF(x - 240 * s, row.floor - 600 * s, 480 * s, 600 * s),
        around(x, row.floor - 252 * s, 232 * s, 232 * s), around(x, row.floor - 56 * s, 66 * s, 66 * s),
        cardOf(area, row, x, 30)};
}

SceneRow altarRow(const QRectF& area, int count, double foot)
{
    SceneRow row;
    const double wall = wallOf(area, kAltarWall, foot);
    row.scale = std::min(wall / kAltarWall, area.width() * 0.325 / 250);
    // The cards below are never smaller than they were drawn, unless the window is.
    row.pitch = std::max(322 * row.scale, std::min(area.width() * 0.325, 316 * std::max(1.0, row.scale)));
    row.pitch = std::min(row.pitch, area.width() * 0.325);
    row.floor = area.top() + wall;
    row.first = area.center().x() - (count - 1) * row.pitch / 2;
    row.columns = columnsOf(area, row, count, 27 * row.scale);
    return row;
}

std::vector<ScenePlace> altarPlaces(const QRectF& area, int count, double foot)
{
    const SceneRow row = altarRow(area, count, foot);
    const double s = row.scale;
    std::vector<ScenePlace> places;
    for (int i = 0; i < count; ++i) {
        const double x = row.first + i * row.pitch;
        places.push_back({QRectF(x - 92 * s, row.floor - 148 * s, 184 * s, 148 * s),
            around(x, row.floor - 198 * s, 92 * s, 92 * s), around(x, row.floor - 34 * s, 100 * s, 32 * s),
            cardOf(area, row, x, 32)});
    }
    return places;
}

ScenePlace corridorPlace(const QRectF& area, double foot)
{
    const double s = corridorScale(area);
    const double x = area.center().x();
    const double below = foot > 0 ? foot : area.height() * 0.22;
    const double wide = std::min(area.width() * 0.9, 760 * s);
    return {QRectF(x - 60 * s, area.top() + 222 * s, 120 * s, 112 * s),
        around(x, area.top() + 136 * s, 112 * s, 112 * s), QRectF(),
        QRectF(x - wide / 2, area.bottom() - below, wide, below - 24 * s)};
}

QRectF wordsPlace(const QRectF& area, Side side, double width)
{
    const double wide = width > 0 ? width : area.width() * (side == Side::Left ? 0.39 : 0.3);
    const double edge = std::min(area.width() * 0.045, (area.width() - wide) / 2);
    return {side == Side::Left ? area.left() + edge : area.right() - edge - wide, area.top(), wide,
        area.height()};
}

} // namespace labrys::paint

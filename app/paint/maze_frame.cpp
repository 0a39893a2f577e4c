// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/maze_frame.h"

#include "app/paint/theme.h"

#include <algorithm>
#include <cmath>

namespace labrys::paint {

namespace {

/// One axis of a camera: the first character in view so that `focus` keeps its margin.
int follow(int focus, int before, int inView, int all)
{
    // A margin of whole cells, smaller where the view itself is small.
    const int margin = std::min(2 * pixels(Size::MazeMargin), (inView - 1) / 2);
    const int first = std::clamp(before, focus + margin - inView + 1, focus - margin);
    return std::clamp(first, 0, std::max(0, all - inView));
}

} // namespace

Cell MazeFrame::cellAt(QPoint point) const
{
    if (pitch == 0)
        return {-1, -1};
    const auto floorDivide = [](int a, int b) { return a >= 0 ? a / b : -((-a + b - 1) / b); };
    // A cell's square begins half a character before its own: at 2r + 1/2 characters.
    const auto along
        = [&](int offset, int first) { return floorDivide(2 * (offset + first * pitch) - pitch, 4 * pitch); };
    return {along(point.y() - origin.y(), line), along(point.x() - origin.x(), place)};
}

MazeFrame wholeMaze(QSize area, int rows, int columns, int largest)
{
    MazeFrame frame;
    frame.lines = 2 * rows + 1;
    frame.places = 2 * columns + 1;
    frame.pitch = std::clamp(std::min(area.width() / frame.places, area.height() / frame.lines), 1, largest);
    frame.origin
        = {(area.width() - frame.places * frame.pitch) / 2, (area.height() - frame.lines * frame.pitch) / 2};
    return frame;
}

MazeFrame followMaze(
    QSize area, int rows, int columns, Cell focus, const MazeFrame& before, double zoom, int enlarged)
{
    const auto zoomed = [zoom](Size size) { return static_cast<int>(std::lround(number(size) * zoom)); };
    const MazeFrame all = wholeMaze(area, rows, columns, zoomed(Size::MazeCellLargest));
    const bool fits = all.pitch >= zoomed(Size::MazeCellWhole);
    const int usual = fits ? all.pitch : zoomed(Size::MazeCellCamera);
    const int wanted = static_cast<int>(std::lround(usual * std::pow(1.25, enlarged)));
    MazeFrame frame;
    frame.pitch = std::clamp(wanted, std::min(all.pitch, zoomed(Size::MazeCellWhole)),
        std::max(all.pitch, zoomed(Size::MazeCellLargest)));
    if (frame.pitch <= all.pitch)
        return wholeMaze(area, rows, columns, frame.pitch);
    frame.lines = std::clamp(area.height() / frame.pitch, 1, all.lines);
    frame.places = std::clamp(area.width() / frame.pitch, 1, all.places);
    const bool same = before.pitch == frame.pitch;
    const int line = 2 * focus.row + 1;
    const int place = 2 * focus.column + 1;
    frame.line = follow(line, same ? before.line : line - frame.lines / 2, frame.lines, all.lines);
    frame.place = follow(place, same ? before.place : place - frame.places / 2, frame.places, all.places);
    frame.origin
        = {(area.width() - frame.places * frame.pitch) / 2, (area.height() - frame.lines * frame.pitch) / 2};
    return frame;
}

} // namespace labrys::paint

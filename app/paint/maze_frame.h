// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/grid.h"

#include <QPoint>
#include <QRect>
#include <QSize>

namespace labrys::paint {

/// Which characters of a maze are in view, how large, and where. Characters are squares of whole pixels.
struct MazeFrame {
    /// The side of a character in pixels.
    int pitch = 0;
    /// The first character in view and the number of lines and places in view.
    int line = 0;
    int place = 0;
    int lines = 0;
    int places = 0;
    /// Where the first character in view is painted.
    QPoint origin;
    bool operator==(const MazeFrame&) const = default;

    [[nodiscard]] bool whole(int rows, int columns) const
    {
        return lines == 2 * rows + 1 && places == 2 * columns + 1;
    }
    [[nodiscard]] QRect characterRect(int atLine, int atPlace) const
    {
        return {origin.x() + (atPlace - place) * pitch, origin.y() + (atLine - line) * pitch, pitch, pitch};
    }
    [[nodiscard]] QRect cellRect(Cell cell) const
    {
        return characterRect(2 * cell.row + 1, 2 * cell.column + 1);
    }
    /// The square that a hand may aim at for a cell: its character and half of the walls around it.
    [[nodiscard]] QRect hitRect(Cell cell) const
    {
        return cellRect(cell).adjusted(-pitch / 2, -pitch / 2, pitch / 2, pitch / 2);
    }
    /// The cell whose hit square holds a point.
    [[nodiscard]] Cell cellAt(QPoint point) const;
};

/// The whole level in an area, centred, as large as whole pixels allow up to `largest`.
[[nodiscard]] MazeFrame wholeMaze(QSize area, int rows, int columns, int largest);

/// What a player sees (DECISIONS, Minotaur view): the whole level where a character gets enough pixels,
/// else a camera that follows `focus` and moves only when it comes near the edge of what `before` showed.
/// `zoom` makes pixels larger with the interface; each step of `enlarged` makes characters a quarter larger
/// or smaller than that, between those of the whole level and the largest.
[[nodiscard]] MazeFrame followMaze(
    QSize area, int rows, int columns, Cell focus, const MazeFrame& before, double zoom, int enlarged = 0);

} // namespace labrys::paint

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

namespace labrys::paint {

// Where things stand in the pictures of the Minoan run (minoan_scenes.h), in the units of the area given:
// what a screen lays over a picture goes there. `foot` is the height that the cards below need; 0 leaves them
// what the picture was drawn with, 36 of 100 below doors and 57 below altars.

/// A door or an altar with what belongs to it.
struct ScenePlace {
    /// All of the door or altar: what a click means.
    QRectF thing;
    /// The roundel of a door, or the air above an altar where its symbol hovers.
    QRectF sign;
    /// The coin with the number of a door, or the face of an altar for a name in Linear B.
    QRectF label;
    /// On the floor below: where its card may stand, in the middle.
    QRectF card;

    bool operator==(const ScenePlace&) const = default;
};

/// How a row of doors or altars stands in its area.
struct SceneRow {
    /// The size of what is drawn, by that of the drawing.
    double scale = 1;
    /// From the middle of one to the middle of the next.
    double pitch = 0;
    /// Where the wall meets the floor.
    double floor = 0;
    /// The middle of the first.
    double first = 0;
    /// The middles of all columns in sight.
    std::vector<double> columns;
};

[[nodiscard]] SceneRow doorRow(const QRectF& area, int count, double foot = 0);
[[nodiscard]] SceneRow altarRow(const QRectF& area, int count, double foot = 0);
[[nodiscard]] double corridorScale(const QRectF& area);

[[nodiscard]] std::vector<ScenePlace> doorPlaces(const QRectF& area, int count, double foot = 0);
/// The door of the last room.
[[nodiscard]] ScenePlace lastDoorPlace(const QRectF& area, double foot = 0);
[[nodiscard]] std::vector<ScenePlace> altarPlaces(const QRectF& area, int count, double foot = 0);
/// The door at the end of the long corridor, with its wheel.
[[nodiscard]] ScenePlace corridorPlace(const QRectF& area, double foot = 0);

/// Where words `width` wide stand beside a picture: on the left of the title, else on the right.
enum class Side : std::uint8_t { Left, Right };
[[nodiscard]] QRectF wordsPlace(const QRectF& area, Side side, double width = 0);

} // namespace labrys::paint

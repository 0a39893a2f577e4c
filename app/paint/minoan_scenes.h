// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/theme.h"

#include <QPainter>

namespace labrys::paint {

// Whole pictures of the Minoan run. Each fills `area` at any shape; where things stand in them is said by
// minoan_places.h, with the same arguments. `glow`, 0.9 to 1.1, makes lamps and flames breathe. In high
// contrast doors, altars and the corridor are plain grounds for what a screen lays over them.

/// A row of things to choose from.
struct Choice {
    int count = 3;
    /// Which one has the focus, from 0; none when it is not one of them.
    int focused = -1;
    /// The height that the cards below need; 0 leaves what was drawn.
    double foot = 0;
    double glow = 1;
};

/// Doors in the painted wall (look b_doors), their roundels and coins empty.
void paintDoors(QPainter& painter, ThemeId theme, const QRectF& area, const Choice& choice);

/// The wall with the one door of the last room, of bronze.
void paintLastDoor(QPainter& painter, ThemeId theme, const QRectF& area, const Choice& choice);

/// Altars between columns (look d_altars); the one with the focus burns.
void paintAltars(QPainter& painter, ThemeId theme, const QRectF& area, const Choice& choice);

/// The long corridor, with an empty roundel for its wheel.
void paintCorridor(QPainter& painter, ThemeId theme, const QRectF& area, double glow = 1);

/// Behind the seal of an enemy: terracotta with a band of spirals (look c_fight).
void paintSealGround(QPainter& painter, ThemeId theme, const QRectF& area);

/// The same for the Minotaur: the dark of the innermost room, and his horns on the wall.
void paintArena(QPainter& painter, ThemeId theme, const QRectF& area, double glow = 1);

/// The hero's head on lapis.
void paintHeroHead(QPainter& painter, ThemeId theme, const QRectF& area);

} // namespace labrys::paint

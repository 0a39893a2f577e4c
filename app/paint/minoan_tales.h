// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/theme.h"

#include <QPainter>

namespace labrys::paint {

// The pictures that tell the Minoan run: its title, the three pages before it, and how it ends. Each fills
// `area` at any shape. `words` is the width that stays plain for what a screen writes beside the picture
// (minoan_places.h, wordsPlace); 0 leaves what was drawn.

/// The Minotaur's door, the steps before it and the thread that goes in (look l_minoan_title). Words at the
/// left.
void paintTitle(QPainter& painter, ThemeId theme, const QRectF& area, double words = 0, double glow = 1);

/// By night a ship with a black sail nears Crete (look l_minoan_tribute). No words: they stand beside it.
void paintTribute(QPainter& painter, ThemeId theme, const QRectF& area);

/// The larder of the palace by lamplight: hunger.
void paintLarder(QPainter& painter, ThemeId theme, const QRectF& area, double glow = 1);

/// Ariadne hands over the amulet before a burning altar.
void paintAmulet(QPainter& painter, ThemeId theme, const QRectF& area, double glow = 1);

/// Athens by day: a king before Poseidon's temple, and a ship from Crete in the bay. Words at the right.
void paintKingOfAthens(QPainter& painter, ThemeId theme, const QRectF& area, double words = 0);

/// The hero and the shadow with horns (look m_minoan_ending). Words at the right, on the dark in both themes.
void paintKingOfLabyrinth(
    QPainter& painter, ThemeId theme, const QRectF& area, double words = 0, double glow = 1);

/// A dark door, what fell before it, and the thread, cut. Words at the right.
void paintDefeat(QPainter& painter, ThemeId theme, const QRectF& area, double words = 0);

} // namespace labrys::paint

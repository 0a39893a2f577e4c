// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/theme.h"

#include <QPainter>

namespace labrys::paint {

// Pieces of the Minoan run, flat shapes without blur, as they stand in look b_doors, d_altars, l_minoan_title
// and m_minoan_ending. Points are in the painter's own units.

/// Whether the focus is on a thing.
enum class Lit : std::uint8_t { No, Yes };

/// The ends of roof beams in a row through the middle of `area`, red and blue by turns around `centre`.
void paintBeamEnds(QPainter& painter, ThemeId theme, const QRectF& area, double centre, double size);

/// A band of spirals between two ochre lines; `area` holds all of it.
void paintFramedBand(QPainter& painter, ThemeId theme, const QRectF& area, double line, Token ground);

/// The roundel in which a sign stands, still empty.
void paintRoundel(QPainter& painter, ThemeId theme, QPointF centre, double radius, Lit lit);

/// The coin for the number of a door, still empty.
void paintCoin(QPainter& painter, ThemeId theme, QPointF centre, double radius, Lit lit);

/// A door of stone with a lintel and horns, dark within; 224 wide and 336 high at scale 1. `foot` is the
/// middle of its threshold.
void paintStoneDoor(QPainter& painter, ThemeId theme, QPointF foot, double scale, Lit lit);

/// The Minotaur's own: two leaves of bronze with studs, a roundel over both; 480 wide and 600 high at
/// scale 1.
void paintBronzeDoor(QPainter& painter, ThemeId theme, QPointF foot, double scale, Lit lit);

/// An altar with two pairs of horns; lit, it burns. 184 wide at scale 1; `foot` is the middle of its base.
void paintAltar(QPainter& painter, ThemeId theme, QPointF foot, double scale, Lit lit);

/// Flames above `foot`, the middle of what burns, 34 wide at scale 1.
void paintFire(QPainter& painter, const QColor& ink, QPointF foot, double scale);

/// The meander: endings and certificates alone have it (look.md 1).
void paintMeander(QPainter& painter, ThemeId theme, const QRectF& area);

/// A bowl of bronze on a foot, burning; 80 wide at scale 1. `foot` is the middle of its base.
void paintBrazier(QPainter& painter, ThemeId theme, QPointF foot, double scale);

/// The sea with rows of waves; what lies nearer is darker.
void paintOpenSea(QPainter& painter, ThemeId theme, const QRectF& area, double scale);

} // namespace labrys::paint

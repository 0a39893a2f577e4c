// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/theme.h"

#include "core/minoan/board.h"

#include <QRectF>
#include <QString>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace labrys::paint {

/// A tile of the Minoan run (look.md 3): the glyph says what it does, the ground its element, told once more
/// by the badge at its corner. Who wishes has a pattern for each element, and the letter of the symbol,
/// besides.
struct TileLook {
    minoan::Symbol symbol = minoan::Symbol::Sword;
    minoan::Element element = minoan::Element::None;
    bool pattern = false;
    QString letter = {};
    /// In a list: flat, and nothing hangs over its edge.
    bool chip = false;
    bool operator==(const TileLook&) const = default;
};

/// How far the badge of a tile of this side hangs over it.
[[nodiscard]] double tileHang(double side);

/// Draws a tile into a square; the badge hangs over its upper right corner.
void paintTile(QPainter& painter, ThemeId theme, const QRectF& square, const TileLook& look);

/// The icon of a symbol, and of an element: as a sign, and small.
[[nodiscard]] QString symbolIcon(minoan::Symbol symbol);
[[nodiscard]] QString elementIcon(minoan::Element element);
[[nodiscard]] QString elementPip(minoan::Element element);
/// The icon of a way of doing harm: the weapon, or the element.
[[nodiscard]] QString harmIcon(minoan::Harm harm);

} // namespace labrys::paint

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minoan/combat.h"
#include "core/minoan/texts.h"

#include <QString>

namespace labrys::text {

/// The names of the Minoan run in the language that is spoken, from its texts (MIN-121).
class MinoanNames {
public:
    /// The texts themselves, of the program's resources.
    [[nodiscard]] static const minoan::Texts& texts();
    [[nodiscard]] static QString in(const LocalizedText& text);

    /// `C4`: column and row (minoan.md 4.2).
    [[nodiscard]] static QString cell(int cell);
    /// `sword`, `fire sword`.
    [[nodiscard]] static QString tile(minoan::Tile tile);
    /// One or several of a symbol: `sword`, `swords`.
    [[nodiscard]] static QString symbol(minoan::Symbol symbol, int count = 1);
    /// What may stand on the tiles of a symbol: S B M H F, in French G A M B F.
    [[nodiscard]] static QString letter(minoan::Symbol symbol);
    [[nodiscard]] static QString element(minoan::Element element);
    [[nodiscard]] static QString item(minoan::Item item);
    [[nodiscard]] static QString harm(minoan::Harm harm);
    [[nodiscard]] static QString deity(minoan::Deity deity);
    /// In Linear B, and in Latin letters.
    [[nodiscard]] static QString glyphs(minoan::Deity deity);
    [[nodiscard]] static QString written(minoan::Deity deity);
    /// `sign of the stag`; its Linear B, empty where it is drawn.
    [[nodiscard]] static QString sign(minoan::Sign sign);
    [[nodiscard]] static QString glyph(minoan::Sign sign);
    /// `House of the deer`; of the wheel the long corridor.
    [[nodiscard]] static QString house(minoan::Sign sign);
    /// `Goats`.
    [[nodiscard]] static QString kind(minoan::Family family);
    /// `Stag`: of a level of a family.
    [[nodiscard]] static QString beast(minoan::Family family, int level);
    /// `Flaming stag` (D-44).
    [[nodiscard]] static QString foe(const minoan::Foe& foe);
};

/// The text with its first letter large.
[[nodiscard]] QString capital(const QString& text);

} // namespace labrys::text

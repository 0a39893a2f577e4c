// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/theme_tokens.h"
#include "core/minotaur/state.h"

#include <cstdint>
#include <vector>

namespace labrys::paint {

/// How a level in review looks, once nothing is hidden any more by time: everything seen lies in half-light.
enum class MazeLight : std::uint8_t { AsSeen, Review };

/// What stands at one character of the picture of a maze, as a seat knows it. A maze of R x C cells has
/// (2R + 1) x (2C + 1) characters; cell (r, c) is at (2r + 1, 2c + 1) (DECISIONS, Minotaur geometry).
struct MazeGlyph {
    /// `+ - | .` and the letters of things; blank where the seat knows nothing.
    char symbol = ' ';
    Token ground = Token::Sunken;
    Token ink = Token::Sunken;
    /// The floor below a block.
    Token under = Token::Sunken;
    /// People are inverse blocks; the second of them is underlined, for both are `P`.
    bool block = false;
    bool underlined = false;
    /// Walls and things are bolder than floor.
    bool bold = false;

    [[nodiscard]] bool known() const { return symbol != ' '; }
    bool operator==(const MazeGlyph&) const = default;
};

/// Somebody in a cell. The ground is that of the cell where it is no block.
struct MazeFigure {
    MazeGlyph glyph;
    Cell cell;
};

/// What stands at a character apart from people and monsters: these move (6.2, layers).
[[nodiscard]] MazeGlyph groundAt(
    const minotaur::Observation& seen, int line, int place, MazeLight light = MazeLight::AsSeen);

/// People and monsters that can be seen, those above last: one's own letter covers the partner's (D25).
[[nodiscard]] std::vector<MazeFigure> figuresOf(const minotaur::Observation& seen);

} // namespace labrys::paint

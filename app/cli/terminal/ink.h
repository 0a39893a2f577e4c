// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace labrys::cli {

/// What a character on the screen is; colours and weights follow from it, and are told apart without colour
/// too (minotaur.md 6.3).
enum class Ink : std::uint8_t {
    Plain,
    Title,
    Chosen,
    Faint,
    Good,
    Hint,
    Danger,
    /// The map: seen once, in half-light, in the light (ASC-050 to ASC-053).
    Remembered,
    HalfLit,
    Lit,
    Player,
    /// The same letter, another colour, and underlined (ASC-011).
    Mate,
    Key,
    ExitLocked,
    ExitOpen,
    Hunter,
    Wanderer,
    Minotaur,
    Mark,
    Bonus,
    Compass,
    Count
};

/// That of a symbol of the map, as the help shows it (ASC-101).
[[nodiscard]] Ink inkOfSymbol(char symbol);

} // namespace labrys::cli

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minoan/combat.h"

#include <array>
#include <vector>

namespace labrys::minoan {

/// A match that a swap makes from the tiles that lie on the board; what will be refilled is left blank.
struct ForeseenMatch {
    /// From 0. Wave 0 is certain in all; a match of wave 1 will be part of a real one; later ones are
    /// probable.
    int wave = 0;
    Match match;
    Yield yield;
    bool operator==(const ForeseenMatch& other) const
    {
        return wave == other.wave && match.cells == other.match.cells && yield.amount == other.yield.amount;
    }
};

/// How sure a wave of a preview is.
enum class Certainty : std::uint8_t { Certain, AtLeast, Probable };
BOOST_DESCRIBE_ENUM(Certainty, Certain, AtLeast, Probable)
[[nodiscard]] constexpr Certainty certaintyOf(int wave)
{
    return wave == 0 ? Certainty::Certain : wave == 1 ? Certainty::AtLeast : Certainty::Probable;
}

/// What follows from a swap for the eye: the known cascade.
struct Preview {
    std::vector<ForeseenMatch> matches;
    int waves = 0;
    /// What the known cascade does at least, after resistances.
    int dealt = 0;
    int armour = 0;
    int life = 0;
    std::array<int, kElements> armourWards{};
    std::array<int, kElements> lifeWards{};
    bool enemyFalls = false;
};

[[nodiscard]] Preview previewOf(const Observation& observation, const Defence& defence, Swap swap);

} // namespace labrys::minoan

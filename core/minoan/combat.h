// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minoan/state.h"

#include <array>
#include <span>

namespace labrys::minoan {

/// What one match is worth (D-06, D-08): its main value, and that of each of its elements.
struct Yield {
    int amount = 0;
    std::array<int, kElements> colours{};
};
/// `wave` is 0 for the swap itself.
[[nodiscard]] Yield yieldOf(const Match& match, const Skill& skill, int wave);

/// What a blow took.
struct Loss {
    /// After resistance; what exceeds the life of who is struck is in it.
    int amount = 0;
    int armour = 0;
    int life = 0;
};

/// Harm to the enemy: resistance first, then armour takes all of physical harm and a share of elemental (D-11
/// to D-13). His life never falls below 0.
Loss strike(Enemy& enemy, Harm harm, int amount, const Defence& defence);

/// One component of an attack on the player. Protections of its element add to his gauges before (D-18).
struct Blow {
    Harm harm = Harm::Slash;
    int amount = 0;
    int wardArmour = 0;
    int wardLife = 0;
    int armour = 0;
    int life = 0;
    bool operator==(const Blow&) const = default;
};

/// What a deed would do, in numbers: this is what is announced, and what is done.
struct Threat {
    std::array<Blow, 3> list{};
    int count = 0;
    /// How the player stands after it. Life may be below 0: then he is dead.
    Body body;
    /// What the enemy would really regain.
    int enemyLife = 0;
    int enemyArmour = 0;

    [[nodiscard]] std::span<const Blow> blows() const { return {list.data(), at(count)}; }
    /// Harm of all blows.
    [[nodiscard]] int amount() const;
    [[nodiscard]] bool deadly() const { return body.life.now <= 0; }
};

[[nodiscard]] Threat threatOf(const Enemy& enemy, Deed deed, const Body& body, const Defence& defence);

/// The enemy as he enters a fight (MIN-060 to MIN-076).
[[nodiscard]] Enemy enemyOf(const Content& content, const Foe& foe);

} // namespace labrys::minoan

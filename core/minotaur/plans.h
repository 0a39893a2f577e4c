// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/stage.h"

#include <optional>
#include <vector>

namespace labrys::minotaur {

/// What a monster is about to do: it has nobody to go for, follows a player, cuts a player off on the way to
/// the key, goes where it last saw one, roams, aims, jumps, or stands still for a while.
enum class Intent : std::uint8_t { Stays, Follows, CutsOff, LastSeen, Roams, Aims, Jumps, Rests };
BOOST_DESCRIBE_ENUM(Intent, Stays, Follows, CutsOff, LastSeen, Roams, Aims, Jumps, Rests)

/// A monster's plan, as the rules have it: secret until the end of a level.
struct Plan {
    MonsterKind kind = MonsterKind::Wanderer;
    Cell cell;
    Intent intent = Intent::Stays;
    /// The cells to where it wants to come, without its own: a shortest way of one that walks, the landing of
    /// one that jumps.
    std::vector<Cell> way;
    /// Of Rests: for how many phases more.
    int phases = 0;
    bool operator==(const Plan&) const = default;
};

/// The plans of all monsters for the phase to come, should the players stay where they are; in the order in
/// which monsters move (minotaur.md 6.1: the rewind shows them).
[[nodiscard]] std::vector<Plan> plansOf(const Stage& stage, const State& state);

/// What a seat would know if nothing of the level were hidden: for the end of a level, never before. The
/// light stays as it is.
[[nodiscard]] Observation revealed(const Stage& stage, const State& state, game::Seat seat);

/// The cells that the level's certificate leads a player through, the first one included; empty where there
/// is none (minotaur.md 2.3, F2: par).
[[nodiscard]] std::vector<Cell> certificateWay(const Stage& stage, game::Seat seat);

} // namespace labrys::minotaur

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/session.h"
#include "core/minotaur/plans.h"
#include "core/minotaur/rules.h"

#include <optional>
#include <vector>

namespace labrys::minotaur {

/// How a monster and a player came together (D13): it stepped into the player's cell, the player into its
/// cell, or it landed on the player.
enum class Contact : std::uint8_t { SteppedIn, RanInto, Landed };
BOOST_DESCRIBE_ENUM(Contact, SteppedIn, RanInto, Landed)

/// How a level was lost: what one sentence tells of it, and the last way of who caught the last player
/// (minotaur.md 6.1).
struct Ending {
    /// Nobody when the turn limit ended the level.
    std::optional<MonsterKind> by = {};
    /// The player who was caught last.
    game::Seat seat = 0;
    /// The round in which it happened, from 1.
    int turn = 0;
    Contact contact = Contact::SteppedIn;
    /// What the monster was after when it caught the player.
    Intent intent = Intent::Follows;
    /// For how many rounds before the end it was in the light without a break.
    int litFor = 0;
    /// Its cells, the last one first, one a round: at most ten.
    std::vector<Cell> way;
};

/// Of a run whose present level is lost; nothing otherwise.
[[nodiscard]] std::optional<Ending> endingOf(const game::Session<Rules>& session);

/// The first position of the log that belongs to the level at `position`: just after its begin.
[[nodiscard]] std::size_t levelBegin(const game::Session<Rules>& session, std::size_t position);

} // namespace labrys::minotaur

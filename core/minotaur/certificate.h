// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/stage.h"

#include <optional>
#include <vector>

namespace labrys::minotaur {

/// How a search for a certificate ended.
enum class Verdict : std::uint8_t { Won, Unwinnable, Undecided };
BOOST_DESCRIBE_ENUM(Verdict, Won, Unwinnable, Undecided)

/// A list of actions that wins a level, and the turns it takes.
struct Certificate {
    Verdict verdict = Verdict::Undecided;
    std::vector<Action> actions;
    int turns = 0;
};

/// Looks for actions that win the level from its beginning, by applying actions with apply() itself: whatever
/// it returns can be replayed (minotaur.md 2.3, F2). It knows everything, the draws of wanderers included.
/// With a level of one player the search is exact: the fewest turns while half of the budget lasts, then any
/// win; Unwinnable when it ran out of positions. Of two players the second follows the first, and goes
/// out after it; so Unwinnable is never said of two.
/// `budget` is the most positions looked at.
[[nodiscard]] Certificate certificateOf(const Stage& stage, int budget);

/// Whether no play that keeps moving away from the nearest walking monster leads to a position, within so
/// many turns, from which every action is caught (minotaur.md 2.3, F3).
[[nodiscard]] bool startIsFair(const Stage& stage, int turns);

} // namespace labrys::minotaur

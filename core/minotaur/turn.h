// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/maze/distances.h"
#include "core/minotaur/stage.h"
#include "core/minotaur/state.h"

#include <optional>
#include <vector>

namespace labrys::minotaur {

/// One change of a state under way: what moves of players and of the Environment have in common.
struct Turn {
    const Stage& stage;
    State& state;
    std::vector<Event>* events = nullptr;

    void tell(const Event& event)
    {
        if (events != nullptr)
            events->push_back(event);
    }

    /// Catches a walking player who shares its cell with a monster (D13). True when it happened.
    bool catchAt(game::Seat seat);

    /// Ends the move of the active seat: decides the level, or hands on to the next seat, or lets the
    /// monsters move.
    void pass();

    /// Puts a lifted player back (D30): to its cell, else to the start, where no monster is near. Else it
    /// waits for the next level, or until nobody is left to walk: then it comes where monsters are farthest.
    void putBack(game::Seat seat);

private:
    /// True when the level is decided.
    bool decide();
    void moveMonsters();
    /// The first walking seat after `seat`, or kMostPlayers.
    [[nodiscard]] game::Seat walkingAfter(game::Seat seat) const;
    [[nodiscard]] maze::Distance distanceToMonsters(Cell cell) const;
    [[nodiscard]] std::optional<Cell> placeToReturn(Cell before) const;
    [[nodiscard]] Cell farthestFromMonsters() const;
};

} // namespace labrys::minotaur

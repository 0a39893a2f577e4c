// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/light.h"
#include "core/minotaur/stage.h"

#include <array>
#include <optional>
#include <vector>

namespace labrys::minotaur {

/// The change of a state by one action, on its way.
class Turn {
public:
    Turn(const Stage& stageOfTurn, State& stateOfTurn, std::vector<Event>* eventsOfTurn)
        : stage(stageOfTurn)
        , state(stateOfTurn)
        , events(eventsOfTurn)
    {
    }

    const Stage& stage;
    State& state;
    std::vector<Event>* events;

    /// Whether somebody listens: what is only told need not be worked out.
    [[nodiscard]] bool heard() const { return events != nullptr; }
    void tell(const Event& event)
    {
        if (heard())
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

    // For monsters, while players stand still.
    /// Distances to a player's cell.
    [[nodiscard]] const DistanceField& toPlayer(game::Seat seat);
    /// Distances to the key.
    [[nodiscard]] const DistanceField& toKey();
    /// The nearest walking player by walking distance, within `most` steps; ties go to the lower seat.
    [[nodiscard]] std::optional<game::Seat> nearestPlayer(Cell from, int most);
    /// Whether a walking player's light lies on a cell; false when nobody listens.
    [[nodiscard]] bool lit(Cell cell);
    [[nodiscard]] bool monsterAt(Cell cell) const;

private:
    /// True when the level is decided.
    bool decide();
    void moveMonsters();
    void countTurns();
    /// The first walking seat after `seat`, or kMostPlayers.
    [[nodiscard]] game::Seat walkingAfter(game::Seat seat) const;
    [[nodiscard]] int distanceToMonsters(Cell cell) const;
    [[nodiscard]] std::optional<Cell> placeToReturn(Cell before) const;
    [[nodiscard]] Cell farthestFromMonsters() const;

    std::array<DistanceField, kMostPlayers> m_toPlayer;
    std::array<bool, kMostPlayers> m_knowsPlayer{};
    DistanceField m_toKey;
    bool m_knowsKey = false;
};

} // namespace labrys::minotaur

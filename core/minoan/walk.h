// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minoan/state.h"

#include <utility>
#include <vector>

namespace labrys::minoan {

/// A change of a run under way: where it happens, and who wants to hear of it.
class Walk {
public:
    Walk(const Stage& stage, State& state, std::vector<Event>* events)
        : m_stage(stage)
        , m_state(state)
        , m_events(events)
    {
    }

    [[nodiscard]] const Stage& stage() const { return m_stage; }
    [[nodiscard]] const Content& content() const { return m_stage.content; }
    [[nodiscard]] State& state() const { return m_state; }

    /// Whether somebody listens: events are not made for nobody.
    [[nodiscard]] bool heard() const { return m_events != nullptr; }
    void tell(Event event) const
    {
        if (m_events != nullptr)
            m_events->push_back(std::move(event));
    }

    // rooms.cpp
    /// Goes through a door (MIN-020); a cost that cannot be paid is death (D-23).
    void enter(int door) const;
    /// Begins the fight of the room he is in.
    void beginFight() const;
    /// What is found when nobody stands in the way (any more).
    void findTreasures() const;
    /// Goes on when nothing is left to decide.
    void decided() const;
    void end(Ending ending) const;

    // fight.cpp
    /// The player's swap, its cascade, and the enemy's turn (MIN-030 to MIN-056).
    void swap(Swap swap) const;

private:
    [[nodiscard]] const Door& here() const { return doorAt(m_stage, m_state.room, m_state.door); }
    void close(Ending ending) const;
    void leaveRoom() const;
    void toDoors(int room) const;
    [[nodiscard]] RoomRecord& record() const;
    void writeRecord() const;
    void matched(const Match& match, int wave) const;
    void struck(Harm harm, int amount) const;
    int cascade() const;
    void enemyTurn() const;

    const Stage& m_stage;
    State& m_state;
    std::vector<Event>* m_events;
};

} // namespace labrys::minoan

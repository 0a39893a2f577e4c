// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/known_maze.h"

#include <span>
#include <vector>

namespace labrys::minotaur {

/// A monster that a bot has seen: where, and how many turns ago.
struct Sighting {
    MonsterKind kind = MonsterKind::Wanderer;
    int cell = 0;
    int age = 0;
    /// In the light now.
    bool visible = false;
    Phase phase = Phase::Aim;
    int rest = 0;
    /// Where a Minotaur will land.
    int mark = 0;
};

/// What a bot remembers of monsters: each for eight turns after it went out of sight (minotaur.md 2.3), and
/// a Minotaur's landing place while it rests there. Monsters carry no number, so a sight is taken for the
/// monster of its kind that was last seen nearest.
class BotMemory {
public:
    void look(const Observation& seen, KnownMaze& maze);

    [[nodiscard]] std::span<const Sighting> sightings() const { return m_sightings; }

private:
    void forget(const Observation& seen, const KnownMaze& maze);
    void match(const MonsterSight& sight, KnownMaze& maze);
    void matchMarks(const Observation& seen, const KnownMaze& maze);

    std::vector<Sighting> m_sightings;
    int m_level = 0;
    int m_turn = 0;
};

} // namespace labrys::minotaur

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/bot_memory.h"

#include <algorithm>

namespace labrys::minotaur {

namespace {

constexpr int kMemoryTurns = 8;
/// Phases that a Minotaur rests after a jump, as the help says.
constexpr int kRest = 3;

} // namespace

void BotMemory::look(const Observation& seen, KnownMaze& maze)
{
    if (seen.level != m_level || seen.turn < m_turn) {
        m_sightings.clear();
        m_turn = seen.turn;
    }
    const int turns = seen.turn - m_turn;
    m_level = seen.level;
    m_turn = seen.turn;
    for (auto& sighting : m_sightings) {
        sighting.age += turns;
        sighting.visible = false;
        if (sighting.phase == Phase::Jump && seen.marks.empty() && turns > 0) {
            // Marks show where a Minotaur has landed also where nobody sees it.
            sighting.cell = sighting.mark;
            sighting.phase = Phase::Rest;
            sighting.rest = kRest;
            sighting.age = 0;
        } else if (sighting.phase == Phase::Rest) {
            sighting.rest -= turns;
            if (sighting.rest <= 0)
                sighting.phase = Phase::Aim;
        }
    }
    for (const auto& sight : seen.monsters)
        match(sight, maze);
    forget(seen, maze);
    matchMarks(seen, maze);
}

void BotMemory::match(const MonsterSight& sight, KnownMaze& maze)
{
    const int cell = maze.id(sight.cell);
    const auto distance = maze.from(cell);
    Sighting* nearest = nullptr;
    int least = KnownMaze::kFar;
    for (auto& sighting : m_sightings) {
        if (sighting.kind != sight.kind || sighting.visible)
            continue;
        const int steps = distance[static_cast<std::size_t>(sighting.cell)];
        const bool flies = sight.kind == MonsterKind::Minotaur;
        if (flies || (steps <= sighting.age + 1 && steps < least)) {
            nearest = &sighting;
            least = steps;
        }
    }
    if (nearest == nullptr)
        nearest = &m_sightings.emplace_back();
    *nearest = {.kind = sight.kind,
        .cell = cell,
        .visible = true,
        .phase = sight.rest > 0 ? Phase::Rest : Phase::Aim,
        .rest = sight.rest};
}

void BotMemory::forget(const Observation& seen, const KnownMaze& maze)
{
    std::erase_if(m_sightings, [&](const Sighting& sighting) {
        return !sighting.visible
            && (sighting.age > kMemoryTurns || seen.lightAt(maze.cell(sighting.cell)) == Light::Full);
    });
}

void BotMemory::matchMarks(const Observation& seen, const KnownMaze& maze)
{
    for (const Cell mark : seen.marks) {
        const auto ready = std::ranges::find_if(m_sightings, [](const Sighting& sighting) {
            return sighting.kind == MonsterKind::Minotaur && sighting.phase != Phase::Rest;
        });
        auto& jumper = ready != m_sightings.end()
            ? *ready
            : m_sightings.emplace_back(Sighting{.kind = MonsterKind::Minotaur, .cell = maze.id(mark)});
        jumper.phase = Phase::Jump;
        jumper.mark = maze.id(mark);
        jumper.age = 0;
    }
}

} // namespace labrys::minotaur

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/maze/distances.h"
#include "core/minotaur/stage.h"

#include <array>
#include <cstddef>

namespace labrys::minotaur {

inline constexpr std::size_t kMostCells
    = static_cast<std::size_t>(level::kMazeLargest) * static_cast<std::size_t>(level::kMazeLargest);

/// Breadth-first search over a stage in storage of fixed size, on the stack of its user: no allocation.
class Walk {
public:
    /// Distances from a cell, up to `limit` steps.
    void from(const Stage& stage, Cell cell, maze::Distance limit = maze::kUnreached - 1)
    {
        m_reached = maze::distancesFrom(stage.grid, stage.passages, stage.grid.id(cell), limit,
            std::span(m_distance), std::span(m_queue));
    }
    [[nodiscard]] maze::Distance to(const Stage& stage, Cell cell) const
    {
        return m_distance[static_cast<std::size_t>(stage.grid.id(cell))];
    }
    /// The cells reached, nearest first.
    [[nodiscard]] std::span<const maze::CellId> reached() const
    {
        return std::span(m_queue).first(static_cast<std::size_t>(m_reached));
    }
    [[nodiscard]] maze::Distance operator[](maze::CellId cell) const
    {
        return m_distance[static_cast<std::size_t>(cell)];
    }

private:
    // Not initialised: a search writes the part that its stage uses.
    std::array<maze::Distance, kMostCells> m_distance;
    std::array<maze::CellId, kMostCells> m_queue;
    int m_reached = 0;
};

/// The light of a team: the union of its walking players' lights (D1, D24). Light flows through passages.
class TeamLight {
public:
    TeamLight(const Stage& stage, const State& state);

    [[nodiscard]] Light at(maze::CellId cell) const { return m_light[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] bool lit(const Stage& stage, Cell cell) const
    {
        return at(stage.grid.id(cell)) == Light::Full;
    }

private:
    std::array<Light, kMostCells> m_light;
};

/// Adds what the players see now to what was ever seen.
void remember(const Stage& stage, const TeamLight& light, State& state);

} // namespace labrys::minotaur

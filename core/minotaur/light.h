// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/stage.h"

#include <array>
#include <cstddef>

namespace labrys::minotaur {

inline constexpr std::size_t kMostCells
    = static_cast<std::size_t>(level::kMazeLargest) * static_cast<std::size_t>(level::kMazeLargest);

/// Breadth-first search over a stage in storage of fixed size, on the stack of its user: no allocation.
class Walk {
public:
    /// Distances from a cell, up to `limit` steps, or one step beyond `stop`.
    void from(
        const Stage& stage, Cell cell, int limit = maze::kNoSteps - 1, maze::CellId stop = maze::kNoCell)
    {
        m_reached
            = stage.ways.search(stage.grid.id(cell), limit, stop, std::span(m_distance), std::span(m_queue));
    }
    /// maze::kNoSteps where the search did not come.
    [[nodiscard]] int operator[](maze::CellId cell) const
    {
        return m_distance[static_cast<std::size_t>(cell)];
    }
    [[nodiscard]] int to(const Stage& stage, Cell cell) const { return (*this)[stage.grid.id(cell)]; }
    /// The cells reached, nearest first.
    [[nodiscard]] std::span<const std::uint16_t> reached() const
    {
        return std::span(m_queue).first(static_cast<std::size_t>(m_reached));
    }

private:
    // Not initialised: a search writes the part that its stage uses.
    std::array<maze::Steps, kMostCells> m_distance;
    std::array<std::uint16_t, kMostCells> m_queue;
    int m_reached = 0;
};

/// The distances of cells to one of them: a row of the stage's table, or a search where there is none.
class DistanceField {
public:
    /// Without a table, cells more than one step beyond `stop`, or beyond `limit`, may count as unreached.
    void to(const Stage& stage, Cell cell, maze::CellId stop = maze::kNoCell, int limit = maze::kNoSteps - 1)
    {
        m_row = stage.ways.row(stage.grid.id(cell)).data();
        if (m_row == nullptr)
            m_walk.from(stage, cell, limit, stop);
    }
    /// maze::kNoSteps where there is no way.
    [[nodiscard]] int operator[](maze::CellId cell) const
    {
        if (m_row == nullptr)
            return m_walk[cell];
        const int steps = m_row[cell];
        return steps == maze::SquareWays::kNoWay ? maze::kNoSteps : steps;
    }

private:
    const std::uint8_t* m_row = nullptr;
    Walk m_walk;
};

/// How far a player's light reaches, torch included (D2, D24).
[[nodiscard]] inline int lightOf(const Stage& stage, const Player& player)
{
    return stage.sight.light + (player.torch ? stage.numbers.torch : 0);
}
[[nodiscard]] inline int halfLightOf(const Stage& stage, const Player& player)
{
    return stage.sight.halfLight + (player.torch ? stage.numbers.torch : 0);
}

/// The light of a team: the union of its walking players' lights (D1, D24). Light flows through passages.
class TeamLight {
public:
    TeamLight(const Stage& stage, const State& state);

    [[nodiscard]] Light at(maze::CellId cell) const
    {
        return static_cast<Light>(m_light[static_cast<std::size_t>(cell)]);
    }
    [[nodiscard]] bool lit(const Stage& stage, Cell cell) const
    {
        return at(stage.grid.id(cell)) == Light::Full;
    }

private:
    std::array<std::uint8_t, kMostCells> m_light;
};

/// Adds what the players see now to what was ever seen.
void remember(const Stage& stage, State& state);

/// The first step of a shortest way along a field, in the order of Direction; maze::kNoCell where the field
/// ends or has no way (D6).
[[nodiscard]] maze::CellId stepAlong(const Stage& stage, const DistanceField& field, maze::CellId cell);

} // namespace labrys::minotaur

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/state.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace labrys::minotaur {

/// A maze as far as an observation tells of it, as a graph for bots: sides that are known to be open, and
/// walking distances along them, worked out when they are asked for and kept until the next look.
class KnownMaze {
public:
    static constexpr int kFar = 0xFFFF;

    void look(const Observation& seen);

    [[nodiscard]] int cellCount() const { return static_cast<int>(m_sides.size()); }
    [[nodiscard]] int id(Cell cell) const { return cell.row * m_columns + cell.column; }
    [[nodiscard]] Cell cell(int id) const { return {id / m_columns, id % m_columns}; }
    /// Known open sides, a bit for each Direction; also those of a cell never seen, towards seen ones.
    [[nodiscard]] unsigned sides(int cell) const { return m_sides[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] int beyond(int cell, int side) const
    {
        return cell + m_step[static_cast<std::size_t>(side)];
    }
    /// All of a cell's sides are known.
    [[nodiscard]] bool mapped(int cell) const
    {
        return m_seen[static_cast<std::size_t>(cell)] != Seen::Never;
    }
    /// Also what lies and stands there was seen.
    [[nodiscard]] bool explored(int cell) const
    {
        return m_seen[static_cast<std::size_t>(cell)] == Seen::Things;
    }
    [[nodiscard]] int exploredCells() const { return m_explored; }
    /// Distances from a cell to all others; kFar where no way is known.
    [[nodiscard]] std::span<const std::uint16_t> from(int cell);

private:
    int m_columns = 0;
    std::array<int, 4> m_step{};
    int m_explored = 0;
    std::vector<std::uint8_t> m_sides;
    std::vector<Seen> m_seen;
    /// Distances by cell, and of which look they are.
    std::vector<std::vector<std::uint16_t>> m_rows;
    std::vector<int> m_lookOf;
    std::vector<int> m_queue;
    int m_look = 0;
};

} // namespace labrys::minotaur

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/stage.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace labrys::minotaur {

/// Positions of one level, a few dozen bytes each, for searches that keep many. What the players have seen is
/// not kept, for nothing that moves depends on it.
class PackedStates {
public:
    /// Wanderers draw by the turn; where there are none, two positions that differ in their turn alone are
    /// one.
    explicit PackedStates(const Stage& stage);

    /// Keeps a position and returns its number.
    int add(const State& state);
    /// Keeps a position unless it is kept already: then -1.
    int addNew(const State& state);
    /// Writes a kept position into a state of the same level, `seen` untouched.
    void load(int number, State& state) const;

private:
    using Word = std::uint16_t;
    [[nodiscard]] bool insert(std::uint64_t digest);
    void pack(const State& state);

    const maze::SquareGrid m_grid;
    bool m_turnMatters;
    std::size_t m_players;
    std::size_t m_monsters;
    std::size_t m_stride;
    std::vector<Word> m_words;
    /// Digests of the kept positions, by open addressing; 0 is an empty place.
    std::vector<std::uint64_t> m_digests;
    std::size_t m_count = 0;
};

} // namespace labrys::minotaur

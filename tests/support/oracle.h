// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/state.h"
#include "tests/support/picture.h"

#include <set>
#include <vector>

namespace labrys::test {

/// What a team may know, worked out from the picture of the level and the positions alone: light is walking
/// distance (D1), what was seen stays known (ASC-053). It shares no line with core/minotaur.
class Oracle {
public:
    /// Who walks: where, and whether with a torch.
    struct Lamp {
        Cell cell;
        bool torch = false;
    };

    explicit Oracle(std::string_view picture, int light = 6, int halfLight = 9)
        : m_picture(picture)
        , m_light(light)
        , m_halfLight(halfLight)
        , m_seen(m_picture.rows(), m_picture.columns())
    {
    }

    [[nodiscard]] const Picture& picture() const { return m_picture; }
    /// 0 shadow, 1 half-light, 2 light, of players who stand in these cells.
    [[nodiscard]] Grid<std::uint8_t> lightOf(const std::vector<Lamp>& walking) const;
    /// The cells of those who walk.
    [[nodiscard]] static std::vector<Lamp> walking(const minotaur::State& state);
    /// Remembers what the walking players see.
    void look(const std::vector<Lamp>& walking);
    /// The same over one action: before the monsters move, and after.
    void look(const minotaur::State& before, const minotaur::Action& action, const minotaur::State& after);
    /// The positions of those who walk after the players' half of an action, before the monsters'.
    [[nodiscard]] std::vector<Lamp> midway(
        const minotaur::State& before, const minotaur::Action& action, const minotaur::State& after) const;

    [[nodiscard]] const Grid<std::uint8_t>& seen() const { return m_seen; }
    /// The observation that `seat` should have.
    [[nodiscard]] minotaur::Observation expected(const minotaur::State& state, game::Seat seat) const;

private:
    [[nodiscard]] std::vector<Cell> way(const minotaur::State& state) const;

    Picture m_picture;
    int m_light;
    int m_halfLight;
    Grid<std::uint8_t> m_seen;
    std::set<Cell> m_taken;
};

} // namespace labrys::test

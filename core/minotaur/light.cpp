// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/light.h"

#include <algorithm>

namespace labrys::minotaur {

TeamLight::TeamLight(const Stage& stage, const State& state)
{
    std::fill_n(m_light.begin(), static_cast<std::size_t>(stage.grid.cellCount()), Light::Shadow);
    Walk walk;
    for (const auto& player : state.players) {
        if (player.status != PlayerStatus::Walking)
            continue;
        walk.from(stage, player.cell, stage.halfLight);
        for (const auto cell : walk.reached()) {
            auto& light = m_light[static_cast<std::size_t>(cell)];
            light = std::max(light, walk[cell] <= stage.light ? Light::Full : Light::Half);
        }
    }
}

void remember(const Stage& stage, const TeamLight& light, State& state)
{
    const auto seen = state.seen.values();
    for (maze::CellId cell = 0; cell < stage.grid.cellCount(); ++cell) {
        // Shadow, half-light and light show nothing, the map, and the things too: the same order as Seen.
        auto& value = seen[static_cast<std::size_t>(cell)];
        value = std::max(value, static_cast<std::uint8_t>(light.at(cell)));
    }
}

} // namespace labrys::minotaur

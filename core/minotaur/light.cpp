// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/light.h"

#include <algorithm>
#include <array>
#include <bit>

namespace labrys::minotaur {

namespace {

/// The light on cells at these distances, where it is more than what lay there. Shadow, half-light and light
/// show nothing, the map, and the things too: the same order as Seen.
void shine(const std::uint8_t* distance, int light, int halfLight, std::span<std::uint8_t> cells)
{
    const auto near = static_cast<std::uint8_t>(std::min(light, maze::SquareWays::kNoWay - 1));
    const auto far = static_cast<std::uint8_t>(std::min(halfLight, maze::SquareWays::kNoWay - 1));
    const auto shown = [near, far](std::uint8_t steps) {
        return static_cast<std::uint8_t>((steps <= near ? 1 : 0) + (steps <= far ? 1 : 0));
    };
    // Blocks of a fixed size become vector instructions.
    constexpr std::size_t kBlock = 16;
    std::size_t i = 0;
    for (; i + kBlock <= cells.size(); i += kBlock) {
        std::array<std::uint8_t, kBlock> block;
        for (std::size_t j = 0; j < kBlock; ++j)
            block[j] = shown(distance[i + j]);
        for (std::size_t j = 0; j < kBlock; ++j)
            cells[i + j] = std::max(cells[i + j], block[j]);
    }
    for (; i < cells.size(); ++i)
        cells[i] = std::max(cells[i], shown(distance[i]));
}

void shine(const Stage& stage, const State& state, std::span<std::uint8_t> cells)
{
    for (const auto& player : state.players) {
        if (player.status != PlayerStatus::Walking)
            continue;
        const int light = lightOf(stage, player);
        const int halfLight = halfLightOf(stage, player);
        if (const auto row = stage.ways.row(stage.grid.id(player.cell)); !row.empty()) {
            shine(row.data(), light, halfLight, cells);
            continue;
        }
        Walk walk;
        walk.from(stage, player.cell, halfLight);
        for (const auto cell : walk.reached())
            cells[cell] = std::max(cells[cell], static_cast<std::uint8_t>(walk[cell] <= light ? 2 : 1));
    }
}

} // namespace

TeamLight::TeamLight(const Stage& stage, const State& state)
{
    const auto cells = std::span(m_light).first(static_cast<std::size_t>(stage.grid.cellCount()));
    std::ranges::fill(cells, std::uint8_t{0});
    shine(stage, state, cells);
}

void remember(const Stage& stage, State& state)
{
    shine(stage, state, state.seen.values());
}

maze::CellId stepAlong(const Stage& stage, const DistanceField& field, maze::CellId cell)
{
    const int here = field[cell];
    if (here == maze::kNoSteps)
        return maze::kNoCell;
    for (unsigned open = stage.ways.sides(cell); open != 0; open &= open - 1)
        if (const auto next = stage.ways.beyond(cell, std::countr_zero(open)); field[next] < here)
            return next;
    return maze::kNoCell;
}

} // namespace labrys::minotaur

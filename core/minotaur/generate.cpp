// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/generate.h"

#include "core/maze/braid.h"
#include "core/maze/distances.h"
#include "core/maze/growing_tree.h"

#include <algorithm>
#include <array>
#include <span>

namespace labrys::minotaur {

namespace {

/// A junction of four ways is never made by an extra opening.
constexpr int kMostSides = 3;

class Drawing {
public:
    Drawing(const Generation& generation, const LevelPlan& plan, const Sight& sight, Random& random)
        : m_generation(generation)
        , m_plan(plan)
        , m_sight(sight)
        , m_random(random)
    {
        m_level.grid = maze::SquareGrid(plan.rows, plan.columns);
        m_level.passages = maze::Passages(m_level.grid.edgeCount());
    }

    std::optional<level::MazeLevel> draw()
    {
        const auto& grid = m_level.grid;
        maze::growTree(grid, m_level.passages, m_generation.newest, m_random);
        maze::braid(grid, m_level.passages, m_random);
        const int loops = (m_plan.loops * grid.cellCount() + 50) / 100;
        maze::addLoops(grid, m_level.passages, loops, kMostSides, m_random);
        m_used.assign(static_cast<std::size_t>(grid.cellCount()), false);
        if (!placeTargets() || !placeMonsters() || !placeBonuses())
            return std::nullopt;
        std::ranges::sort(m_level.items, {}, &level::MazeItem::cell);
        return std::move(m_level);
    }

private:
    [[nodiscard]] std::vector<maze::Distance> from(maze::CellId cell) const
    {
        return maze::distancesFrom(m_level.grid, m_level.passages, cell);
    }
    [[nodiscard]] int percentOfFarthest(int percent) const { return (percent * m_farthest + 99) / 100; }

    /// Puts a symbol into a free cell that `fits`, drawn uniformly; kNoCell when there is none.
    template <class Fits>
    maze::CellId put(char symbol, Fits&& fits)
    {
        std::vector<maze::CellId> cells;
        for (maze::CellId cell = 0; cell < m_level.grid.cellCount(); ++cell)
            if (!m_used[static_cast<std::size_t>(cell)] && fits(static_cast<std::size_t>(cell)))
                cells.push_back(cell);
        if (cells.empty())
            return maze::kNoCell;
        const auto cell = cells[static_cast<std::size_t>(m_random.below(cells.size()))];
        m_used[static_cast<std::size_t>(cell)] = true;
        const Cell place = m_level.grid.cell(cell);
        m_level.items.push_back({place, symbol, m_level.firstLine + 2 * place.row + 1, 2 * place.column + 2});
        return cell;
    }

    bool placeTargets()
    {
        const auto start = put('P', [](std::size_t) { return true; });
        m_fromStart = from(start);
        m_farthest = *std::ranges::max_element(m_fromStart);
        const auto exit = put('E', [&](std::size_t cell) {
            return m_fromStart[cell] >= percentOfFarthest(m_generation.exitFromStart);
        });
        if (exit == maze::kNoCell)
            return false;
        const auto fromExit = from(exit);
        return put('K', [&](std::size_t cell) {
            return m_fromStart[cell] >= percentOfFarthest(m_generation.keyFromStart)
                && fromExit[cell] >= percentOfFarthest(m_generation.keyFromExit);
        }) != maze::kNoCell;
    }

    bool placeMonsters()
    {
        const int away = std::max(m_sight.light + m_generation.monsterBeyondLight,
            percentOfFarthest(m_generation.monsterFromStart));
        const std::array kinds{std::pair{'H', m_plan.hunters}, std::pair{'W', m_plan.wanderers},
            std::pair{'M', m_plan.minotaurs}};
        for (const auto& [symbol, number] : kinds)
            for (int i = 0; i < number; ++i)
                if (put(symbol, [&](std::size_t cell) { return m_fromStart[cell] >= away; }) == maze::kNoCell)
                    return false;
        return true;
    }

    /// The first three are of different kinds (D17).
    bool placeBonuses()
    {
        std::array kinds{'*', '^', '?'};
        m_random.shuffle(std::span<char>(kinds));
        for (std::size_t i = 0; i < static_cast<std::size_t>(m_plan.bonuses); ++i) {
            const char symbol
                = kinds[i < kinds.size() ? i : static_cast<std::size_t>(m_random.below(kinds.size()))];
            if (put(symbol,
                    [&](std::size_t cell) { return m_fromStart[cell] >= m_generation.bonusFromStart; })
                == maze::kNoCell)
                return false;
        }
        return true;
    }

    const Generation& m_generation;
    const LevelPlan& m_plan;
    const Sight& m_sight;
    Random& m_random;
    level::MazeLevel m_level;
    std::vector<bool> m_used;
    std::vector<maze::Distance> m_fromStart;
    int m_farthest = 0;
};

} // namespace

std::optional<level::MazeLevel> drawLevel(
    const Generation& generation, const LevelPlan& plan, const Sight& sight, Random& random)
{
    return Drawing(generation, plan, sight, random).draw();
}

} // namespace labrys::minotaur

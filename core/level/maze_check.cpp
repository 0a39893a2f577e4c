// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/level/maze_file.h"
#include "core/maze/distances.h"

#include <algorithm>
#include <string>

namespace labrys::level {

namespace {

constexpr std::string_view kMonsterSymbols = "HWM";
constexpr std::string_view kBonusSymbols = "*^?";
constexpr int kFairDistance = 3;

bool isOneOf(std::string_view symbols, const MazeItem& item)
{
    return symbols.find(item.symbol) != std::string_view::npos;
}

class Checker {
public:
    Checker(const MazeLevel& level, std::string_view file, std::vector<Problem>& problems)
        : m_level(level)
        , m_file(file)
        , m_problems(problems)
    {
    }

    void run(MazeChecks checks)
    {
        exactlyOne('P', "NO_PLAYER", "MANY_PLAYERS");
        exactlyOne('K', "NO_KEY", "KEY_DUPLICATE");
        exactlyOne('E', "NO_EXIT", "MANY_EXITS");
        atMostOne('2', "MANY_SECOND_STARTS");
        sharedCells();
        count(kMonsterSymbols, kMazeMonsters, "MONSTER_COUNT");
        count(kBonusSymbols, kMazeBonuses, "BONUS_COUNT");
        if (checks == MazeChecks::Items)
            return;
        if (const auto* start = m_level.find('P'); start != nullptr)
            reachable(*start);
        deadEnds();
    }

private:
    void report(const char* code, Severity severity, int line, int column, std::vector<std::string> arguments,
        std::vector<Cell> cells)
    {
        if (m_problems.size() <= kMazeProblems)
            m_problems.push_back({code, {std::string(m_file), line, column}, std::move(arguments), severity,
                std::move(cells)});
    }
    void report(const char* code, Severity severity, const MazeItem& item)
    {
        report(code, severity, item.line, item.column, {std::string(1, item.symbol)}, {item.cell});
    }

    void exactlyOne(char symbol, const char* none, const char* many)
    {
        bool found = false;
        for (const auto& item : m_level.items) {
            if (item.symbol != symbol)
                continue;
            if (found)
                report(many, Severity::Error, item);
            found = true;
        }
        if (!found)
            report(none, Severity::Error, m_level.firstLine, 1, {std::string(1, symbol)}, {});
    }

    void atMostOne(char symbol, const char* many)
    {
        bool found = false;
        for (const auto& item : m_level.items) {
            if (item.symbol == symbol && found)
                report(many, Severity::Error, item);
            found = found || item.symbol == symbol;
        }
    }

    void sharedCells()
    {
        auto items = m_level.items;
        std::ranges::stable_sort(items, {}, &MazeItem::cell);
        for (std::size_t i = 1; i < items.size(); ++i)
            if (items[i].cell == items[i - 1].cell)
                report("TWO_ITEMS_ONE_CELL", Severity::Error, items[i].line, items[i].column,
                    {std::string(1, items[i - 1].symbol), std::string(1, items[i].symbol),
                        std::to_string(items[i].cell.row), std::to_string(items[i].cell.column)},
                    {items[i].cell});
    }

    void count(std::string_view symbols, int most, const char* code)
    {
        int seen = 0;
        for (const auto& item : m_level.items)
            if (isOneOf(symbols, item) && ++seen == most + 1)
                report(code, Severity::Error, item.line, item.column, {std::to_string(most)}, {item.cell});
    }

    void reachable(const MazeItem& start)
    {
        const auto distance
            = maze::distancesFrom(m_level.grid, m_level.passages, m_level.grid.id(start.cell));
        const auto to = [&](Cell cell) { return distance[static_cast<std::size_t>(m_level.grid.id(cell))]; };
        for (const auto& item : m_level.items) {
            const bool cut = to(item.cell) == maze::kUnreached;
            if (item.symbol == 'K' && cut)
                report("KEY_UNREACHABLE", Severity::Error, item);
            else if (item.symbol == '2' && cut)
                report("SECOND_START_UNREACHABLE", Severity::Error, item);
            else if (item.symbol == 'E' && cut)
                report(walledIn(item.cell) ? "EXIT_WALLED_IN" : "EXIT_UNREACHABLE", Severity::Error, item);
            else if (isOneOf(kMonsterSymbols, item) && cut)
                report("MONSTER_UNREACHABLE", Severity::Warning, item);
            else if (isOneOf(kMonsterSymbols, item) && to(item.cell) < kFairDistance)
                report("MONSTER_NEAR_START", Severity::Warning, item.line, item.column,
                    {std::string(1, item.symbol), std::to_string(to(item.cell)),
                        std::to_string(kFairDistance)},
                    {item.cell});
        }
        std::vector<Cell> cut;
        for (maze::CellId id = 0; id < m_level.grid.cellCount(); ++id)
            if (distance[static_cast<std::size_t>(id)] == maze::kUnreached)
                cut.push_back(m_level.grid.cell(id));
        cells("CELLS_UNREACHABLE", std::move(cut));
    }

    [[nodiscard]] bool walledIn(Cell cell) const
    {
        return maze::openSides(m_level.grid, m_level.passages, m_level.grid.id(cell)) == 0;
    }

    /// A hunter catches whoever it follows into a dead end (minotaur.md 2.3).
    void deadEnds()
    {
        if (!std::ranges::any_of(m_level.items, [](const MazeItem& item) { return item.symbol == 'H'; }))
            return;
        std::vector<Cell> ends;
        for (maze::CellId id = 0; id < m_level.grid.cellCount(); ++id)
            if (maze::openSides(m_level.grid, m_level.passages, id) == 1)
                ends.push_back(m_level.grid.cell(id));
        cells("DEAD_ENDS", std::move(ends));
    }

    void cells(const char* code, std::vector<Cell> cells)
    {
        if (cells.empty())
            return;
        const Place place = m_level.placeOf(cells.front(), m_file);
        const auto number = std::to_string(cells.size());
        report(code, Severity::Warning, place.line, place.column, {number}, std::move(cells));
    }

    const MazeLevel& m_level;
    std::string_view m_file;
    std::vector<Problem>& m_problems;
};

} // namespace

void checkMaze(
    const MazeLevel& level, std::string_view file, std::vector<Problem>& problems, MazeChecks checks)
{
    Checker(level, file, problems).run(checks);
}

} // namespace labrys::level

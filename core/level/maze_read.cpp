// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"
#include "core/level/maze_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <tuple>

namespace labrys::level {

namespace {

constexpr std::size_t kLongestText = 256;
constexpr std::string_view kItems = "P2KEHWM*^?";
constexpr std::string_view kMap = "+-|.";
constexpr std::string_view kBlanks = " \t";

struct Line {
    std::string_view text;
    int number;
};

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return text.substr(text.size()); // still a place in the line
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// The next word of `text`, which is shortened by it.
std::string_view takeWord(std::string_view& text)
{
    text = trimmed(text);
    const auto end = std::min(text.find_first_of(kBlanks), text.size());
    const auto word = text.substr(0, end);
    text.remove_prefix(end);
    return word;
}

std::optional<int> number(std::string_view word)
{
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size() || word.empty() || word.front() == '-')
        return std::nullopt;
    return value;
}

class Reader {
public:
    Reader(std::string_view file, std::vector<Problem>& problems)
        : m_file(file)
        , m_problems(problems)
    {
    }

    void line(const Line& line)
    {
        const bool header = line.text.empty() || line.text.front() == ';';
        if (header && !m_picture.empty())
            finishLevel();
        if (header)
            m_preamble.emplace_back(line.text);
        else
            m_picture.push_back(line);
    }

    /// After `lines` lines.
    MazeFile finish(int lines, bool finalNewline)
    {
        if (!m_picture.empty())
            finishLevel();
        int number = lines - static_cast<int>(m_preamble.size());
        for (const auto& line : m_preamble)
            if (++number; !trimmed(line).empty())
                report("HEADER_WITHOUT_PICTURE", number, 1);
        m_result.trailer = std::move(m_preamble);
        m_result.finalNewline = finalNewline;
        return std::move(m_result);
    }

private:
    void report(const char* code, int line, int column, std::vector<std::string> arguments = {},
        std::vector<Cell> cells = {})
    {
        m_sound = false;
        if (m_problems.size() <= kMazeProblems)
            m_problems.push_back({code, {std::string(m_file), line, column}, std::move(arguments),
                Severity::Error, std::move(cells)});
    }

    void finishLevel()
    {
        MazeLevel level;
        level.firstLine = m_picture.front().number;
        if (size(level)) {
            m_sound = true;
            picture(level);
            // Where walls could not be read, what is said of ways would mislead.
            const MazeChecks checks = m_sound ? MazeChecks::All : MazeChecks::Items;
            headers(level);
            checkMaze(level, m_file, m_problems, checks);
        }
        level.preamble = std::move(m_preamble);
        m_result.levels.push_back(std::move(level));
        m_preamble = {};
        m_picture.clear();
    }

    /// The size of the picture; false when there is nothing that could be read as a grid.
    bool size(MazeLevel& level)
    {
        const Line& top = m_picture.front();
        const std::size_t width = codePoints(top.text);
        bool equal = true;
        for (const auto& line : m_picture)
            if (const std::size_t length = codePoints(line.text); length != width) {
                report("ROWS_UNEQUAL", line.number, static_cast<int>(std::min(length, width)) + 1,
                    {std::to_string(length), std::to_string(width)});
                equal = false;
            }
        const std::size_t height = m_picture.size();
        const auto fits = [](std::size_t characters) {
            return characters % 2 == 1 && characters >= 2 * kMazeSmallest + 1
                && characters <= 2 * kMazeLargest + 1;
        };
        if (!fits(width) || !fits(height)) {
            report("SIZE_INVALID", top.number, 1,
                {std::to_string(height), std::to_string(width), std::to_string(2 * kMazeSmallest + 1),
                    std::to_string(2 * kMazeLargest + 1)});
            return false;
        }
        if (!equal) {
            for (const auto& line : m_picture)
                unknownSymbols(line, width);
            return false;
        }
        level.grid = maze::SquareGrid(static_cast<int>(height) / 2, static_cast<int>(width) / 2);
        level.passages = maze::Passages(level.grid.edgeCount());
        return true;
    }

    /// Calls visit(x, glyph) for each character of a line.
    template <class Visit>
    static void eachCharacter(std::string_view line, Visit&& visit)
    {
        int x = 0;
        for (std::size_t i = 0; i < line.size(); ++x) {
            std::size_t bytes = 1;
            while (i + bytes < line.size() && (static_cast<unsigned char>(line[i + bytes]) & 0xC0U) == 0x80U)
                ++bytes;
            visit(x, line.substr(i, bytes));
            i += bytes;
        }
    }

    /// All that can be told of a line whose place in the picture is uncertain, within the width of the first.
    void unknownSymbols(const Line& line, std::size_t width)
    {
        eachCharacter(line.text, [&](int x, std::string_view glyph) {
            if (static_cast<std::size_t>(x) >= width)
                return;
            if (glyph.size() != 1
                || (kItems.find(glyph) == std::string_view::npos
                    && kMap.find(glyph) == std::string_view::npos))
                report("SYMBOL_UNKNOWN", line.number, x + 1, {std::string(glyph)});
        });
    }

    void picture(MazeLevel& level)
    {
        for (std::size_t y = 0; y < m_picture.size(); ++y)
            eachCharacter(m_picture[y].text, [&](int x, std::string_view glyph) {
                character(level, static_cast<int>(y), x, glyph, m_picture[y].number);
            });
    }

    void character(MazeLevel& level, int y, int x, std::string_view glyph, int line)
    {
        const char symbol = glyph.size() == 1 ? glyph.front() : '\0';
        const bool item = symbol != '\0' && kItems.find(symbol) != std::string_view::npos;
        if (!item && (symbol == '\0' || kMap.find(symbol) == std::string_view::npos)) {
            report("SYMBOL_UNKNOWN", line, x + 1, {std::string(glyph)});
            return;
        }
        const bool onRow = y % 2 == 1;
        const bool onColumn = x % 2 == 1;
        const Cell cell{y / 2, x / 2};
        if (onRow && onColumn) {
            if (item)
                level.items.push_back({cell, symbol, line, x + 1});
            else if (symbol != '.')
                report("WALL_ORIENTATION", line, x + 1, {std::string(1, symbol), "."}, {cell});
        } else if (item) {
            report("ITEM_IN_WALL", line, x + 1, {std::string(1, symbol)});
        } else if (!onRow && !onColumn) {
            if (symbol != '+')
                report("POST_EXPECTED", line, x + 1, {std::string(1, symbol)});
        } else {
            edge(level, y, x, symbol, line);
        }
    }

    /// A wall or an opening: `-` between rows, a bar between columns.
    void edge(MazeLevel& level, int y, int x, char symbol, int line)
    {
        const char wall = y % 2 == 0 ? '-' : '|';
        const bool border = y == 0 || x == 0 || y == 2 * level.grid.rows() || x == 2 * level.grid.columns();
        if (symbol == '.' && border)
            report("BORDER_OPEN", line, x + 1, {std::string(1, wall)});
        else if (symbol != '.' && symbol != wall)
            report("WALL_ORIENTATION", line, x + 1, {std::string(1, symbol), std::string(1, wall)});
        else if (symbol == '.')
            level.passages.carve(level.grid.edge(level.grid.id({y / 2, x / 2}),
                static_cast<int>(y % 2 == 0 ? Direction::North : Direction::West)));
    }

    void headers(MazeLevel& level)
    {
        std::set<std::string_view> keys;
        int number = level.firstLine - static_cast<int>(m_preamble.size()) - 1;
        for (const std::string& text : m_preamble) {
            const Line line{text, ++number};
            std::string_view rest = trimmed(line.text);
            if (rest.empty())
                continue;
            rest.remove_prefix(1);
            rest = trimmed(rest);
            if (rest.empty())
                continue;
            if (std::string_view words = rest;
                takeWord(words) == "at" && rest.find(':') == std::string_view::npos) {
                placement(level, line, words);
                continue;
            }
            const auto colon = rest.find(':');
            if (colon == std::string_view::npos || colon == 0) {
                report("HEADER_MALFORMED", line.number, 1, {std::string(line.text)});
                continue;
            }
            const auto key = trimmed(rest.substr(0, colon));
            if (key != "note" && !keys.insert(key).second)
                report("HEADER_DUPLICATE", line.number, 1, {std::string(key)});
            header(level, line, key, trimmed(rest.substr(colon + 1)));
        }
    }

    void header(MazeLevel& level, const Line& line, std::string_view key, std::string_view value)
    {
        const int column
            = static_cast<int>(
                  codePoints(line.text.substr(0, static_cast<std::size_t>(value.data() - line.text.data()))))
            + 1;
        if (key == "title" || key == "author" || key == "note") {
            if (codePoints(value) > kLongestText || forbiddenInNames(value))
                report("HEADER_TEXT", line.number, column, {std::string(key), std::to_string(kLongestText)});
            else if (key == "title")
                level.title = value;
            else if (key == "author")
                level.author = value;
        } else if (key == "size" || key == "light") {
            std::string_view words = value;
            const auto first = number(takeWord(words));
            const auto second = number(takeWord(words));
            const bool whole = first && second && trimmed(words).empty();
            if (key == "size" && !(whole && *first == level.grid.rows() && *second == level.grid.columns()))
                report("HEADER_SIZE", line.number, column,
                    {std::string(value), std::to_string(level.grid.rows()),
                        std::to_string(level.grid.columns())});
            if (key == "light") {
                if (whole && *first >= 1 && *first <= *second && *second <= kMazeLargest)
                    level.light = MazeLight{*first, *second};
                else
                    report("HEADER_LIGHT", line.number, column,
                        {std::string(value), std::to_string(kMazeLargest)});
            }
        } else if (!key.starts_with("x-")) {
            report("HEADER_UNKNOWN", line.number, 1, {std::string(key)});
        } else if (forbiddenInNames(value)) {
            report("HEADER_TEXT", line.number, column, {std::string(key), std::to_string(kLongestText)});
        }
    }

    /// `; at ROW COLUMN SYMBOL`, the rest of the line after `at`.
    void placement(MazeLevel& level, const Line& line, std::string_view words)
    {
        const auto row = number(takeWord(words));
        const auto column = number(takeWord(words));
        const auto symbol = takeWord(words);
        if (!row || !column || symbol.size() != 1 || kItems.find(symbol.front()) == std::string_view::npos
            || !trimmed(words).empty()) {
            report("AT_MALFORMED", line.number, 1, {std::string(line.text)});
            return;
        }
        const Cell cell{*row, *column};
        if (!level.grid.contains(cell))
            report("AT_OUTSIDE", line.number, 1,
                {std::to_string(*row), std::to_string(*column), std::to_string(level.grid.rows() - 1),
                    std::to_string(level.grid.columns() - 1)});
        else
            level.items.push_back({cell, symbol.front(), line.number, 1});
    }

    std::string_view m_file;
    std::vector<Problem>& m_problems;
    MazeFile m_result;
    /// The lines above the picture to come.
    std::vector<std::string> m_preamble;
    std::vector<Line> m_picture;
    /// False after a problem was found.
    bool m_sound = true;
};

MazeReading refused(
    const char* code, std::string_view file, int line, int column, std::vector<std::string> arguments = {})
{
    MazeReading result;
    result.problems.push_back({code, {std::string(file), line, column}, std::move(arguments), {}, {}});
    return result;
}

MazeReading refusedBytes(std::string_view text, std::string_view file, std::size_t offset)
{
    const auto before = text.substr(0, offset);
    const auto lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    return refused("MAZE_UTF8", file, static_cast<int>(std::ranges::count(before, '\n')) + 1,
        static_cast<int>(codePoints(before.substr(lineStart))) + 1);
}

} // namespace

const MazeItem* MazeLevel::find(char symbol) const
{
    const auto found = std::ranges::find(items, symbol, &MazeItem::symbol);
    return found == items.end() ? nullptr : &*found;
}

Place MazeLevel::placeOf(Cell cell, std::string_view file) const
{
    return {std::string(file), firstLine + 2 * cell.row + 1, 2 * cell.column + 2};
}

const Problem* MazeReading::firstError() const
{
    const auto found = std::ranges::find(problems, Severity::Error, &Problem::severity);
    return found == problems.end() ? nullptr : &*found;
}

bool MazeReading::valid() const
{
    return firstError() == nullptr && !file.levels.empty();
}

MazeReading readMaze(std::string_view text, std::string_view file)
{
    if (text.size() > kMazeBytes)
        return refused(
            "MAZE_TOO_LARGE", file, 0, 0, {std::to_string(text.size()), std::to_string(kMazeBytes)});
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    if (const auto offset = invalidUtf8(text))
        return refusedBytes(text, file, *offset);
    MazeReading result;
    Reader reader(file, result.problems);
    int number = 0;
    for (std::string_view rest = text; !rest.empty();) {
        const auto end = std::min(rest.find('\n'), rest.size());
        auto line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        reader.line({line, ++number});
        if (result.problems.size() > kMazeProblems)
            break;
    }
    result.file = reader.finish(number, text.ends_with('\n'));
    std::ranges::stable_sort(result.problems, {}, [](const Problem& problem) {
        return std::tuple(problem.severity, problem.place.line, problem.place.column);
    });
    if (result.problems.size() > kMazeProblems) {
        result.problems.resize(kMazeProblems);
        result.problems.push_back(
            {"TOO_MANY_PROBLEMS", {std::string(file), 0, 0}, {std::to_string(kMazeProblems)}});
    }
    if (result.file.levels.empty() && result.problems.empty())
        return refused("MAZE_EMPTY", file, 0, 0);
    return result;
}

} // namespace labrys::level

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/maze/passages.h"
#include "core/maze/topology.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::level {

/// Bounds of a `.maze` file (LVL-013, LVL-014).
inline constexpr std::size_t kMazeBytes = std::size_t{256} << 10U;
inline constexpr int kMazeSmallest = 3;
inline constexpr int kMazeLargest = 64;
inline constexpr int kMazeMonsters = 16;
inline constexpr int kMazeBonuses = 32;
/// So many problems are listed of a file.
inline constexpr std::size_t kMazeProblems = 200;

/// Something that lies or stands in a cell, by its symbol: P 2 K E H W M * ^ ?
struct MazeItem {
    Cell cell;
    char symbol = '.';
    /// Where the file says so.
    int line = 0;
    int column = 0;
};

/// Light radii that a level sets for itself, in walking steps (`; light: 6 9`).
struct MazeLight {
    int light = 0;
    int halfLight = 0;
    bool operator==(const MazeLight&) const = default;
};

/// One level of a `.maze` file. The picture is (2 rows + 1) lines of (2 columns + 1) characters: cell (r, c)
/// stands at character (2r + 1, 2c + 1), walls and openings between cells, a post `+` at every corner.
struct MazeLevel {
    /// Header and blank lines above the picture, as they stand in the file.
    std::vector<std::string> preamble;
    std::string title;
    std::string author;
    std::optional<MazeLight> light;
    maze::SquareGrid grid;
    maze::Passages passages;
    /// Row-major where drawn, then those of `; at` lines in their order.
    std::vector<MazeItem> items;
    /// The line of the file on which the picture begins, from 1.
    int firstLine = 1;

    /// The first item with this symbol, or null.
    [[nodiscard]] const MazeItem* find(char symbol) const;
    /// Line and column of a cell's character in the picture.
    [[nodiscard]] Place placeOf(Cell cell, std::string_view file) const;
};

/// All levels of a `.maze` file in their order.
struct MazeFile {
    std::vector<MazeLevel> levels;
    /// Blank lines and notes below the last picture.
    std::vector<std::string> trailer;
    bool finalNewline = true;
};

/// What reading found: every problem of the file in one run (LVL-022), errors before warnings, each sorted by
/// line and column.
struct MazeReading {
    MazeFile file;
    std::vector<Problem> problems;

    /// No problem is an error; only then may the levels be played.
    [[nodiscard]] bool valid() const;
    [[nodiscard]] const Problem* firstError() const;
};

/// Reads the picture format of DECISIONS (LVL-011) and checks it (ASC-071, GEN-104, LVL-024). CRLF and a byte
/// order mark are accepted. Never throws and never allocates more than a few times the size of the text.
///
/// Errors of form: MAZE_TOO_LARGE MAZE_UTF8 MAZE_EMPTY HEADER_MALFORMED HEADER_UNKNOWN HEADER_DUPLICATE
/// HEADER_SIZE HEADER_LIGHT HEADER_TEXT HEADER_WITHOUT_PICTURE AT_MALFORMED AT_OUTSIDE SYMBOL_UNKNOWN
/// ROWS_UNEQUAL SIZE_INVALID BORDER_OPEN POST_EXPECTED WALL_ORIENTATION ITEM_IN_WALL. Errors of sense:
/// NO_PLAYER MANY_PLAYERS MANY_SECOND_STARTS NO_KEY KEY_DUPLICATE NO_EXIT MANY_EXITS TWO_ITEMS_ONE_CELL
/// MONSTER_COUNT BONUS_COUNT KEY_UNREACHABLE EXIT_WALLED_IN EXIT_UNREACHABLE SECOND_START_UNREACHABLE.
/// Warnings: MONSTER_NEAR_START MONSTER_UNREACHABLE DEAD_ENDS CELLS_UNREACHABLE. TOO_MANY_PROBLEMS ends a
/// list of 200.
[[nodiscard]] MazeReading readMaze(std::string_view text, std::string_view file);

/// What to check of a level: all, or what stands in its cells alone (where not every wall could be read).
enum class MazeChecks : std::uint8_t { All, Items };

/// The checks of sense, on a level that has a grid; problems are added to `problems`, up to one more than
/// kMazeProblems.
void checkMaze(const MazeLevel& level, std::string_view file, std::vector<Problem>& problems,
    MazeChecks checks = MazeChecks::All);

/// The text of a file: byte for byte what was read, when that had LF and no byte order mark.
[[nodiscard]] std::string writeMaze(const MazeFile& file);

/// The text of one level with a header of its own.
[[nodiscard]] std::string writeMaze(const MazeLevel& level);

} // namespace labrys::level

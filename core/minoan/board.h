// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/minoan/words.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace labrys::minoan {

/// The board has so many rows and columns (D-01).
inline constexpr int kSide = 7;
inline constexpr int kCells = kSide * kSide;
inline constexpr int kSwaps = 2 * kSide * (kSide - 1);

/// A symbol with its colour; kBlank is a cell of which nothing is known (previews).
using Tile = std::uint8_t;
inline constexpr Tile kBlank = 0xFF;
inline constexpr int kTiles = kSymbols * kColours;

[[nodiscard]] constexpr Tile tileOf(Symbol symbol, Element element)
{
    return static_cast<Tile>(at(symbol) * kColours + at(element));
}
[[nodiscard]] constexpr Symbol symbolOf(Tile tile)
{
    return static_cast<Symbol>(tile / kColours);
}
[[nodiscard]] constexpr Element colourOf(Tile tile)
{
    return static_cast<Element>(tile % kColours);
}

/// Rows from the top, each from the left: cell = row * 7 + column.
using Board = std::array<Tile, kCells>;

/// Cells as bits of one word, eight to a row, the last of each row always empty.
using Cells = std::uint64_t;
[[nodiscard]] constexpr int bitOf(int cell)
{
    return cell + cell / kSide;
}
[[nodiscard]] constexpr int cellOf(int bit)
{
    return bit - bit / (kSide + 1);
}

/// Two neighbours that change places; `first` is the left or upper one.
struct Swap {
    int first = 0;
    int second = 0;
    bool operator==(const Swap&) const = default;
};
BOOST_DESCRIBE_STRUCT(Swap, (), (first, second))

/// All swaps: those along rows in reading order, then those along columns.
[[nodiscard]] const std::array<Swap, kSwaps>& allSwaps();
/// Whether the cells are on the board, neighbours, and in order.
[[nodiscard]] bool isSwap(int first, int second);

/// Cells of one symbol that vanish together: runs of three or more that share cells are one match (D-05).
struct Match {
    Symbol symbol = Symbol::Sword;
    Cells cells = 0;
    int count = 0;
    /// How many tiles of it have each colour.
    std::array<std::uint8_t, kColours> colours{};
};

/// The matches of one moment, by reading order of their first cells.
class Matches {
public:
    [[nodiscard]] std::span<const Match> list() const { return {m_list.data(), m_count}; }
    [[nodiscard]] bool empty() const { return m_count == 0; }
    /// All cells of all matches.
    [[nodiscard]] Cells cells() const { return m_cells; }

    static Matches of(const Board& board);

private:
    /// 49 cells hold no more.
    std::array<Match, kCells / 3> m_list;
    std::size_t m_count = 0;
    Cells m_cells = 0;
};

/// Where the tiles of each symbol stand, to try swaps quickly.
class Layout {
public:
    explicit Layout(const Board& board);
    /// Whether the swap of two known tiles makes a match. The board must have none.
    [[nodiscard]] bool matches(Swap swap) const;

private:
    std::array<Cells, kSymbols> m_symbols{};
    std::array<std::uint8_t, kCells> m_at{};
};

/// Whether any swap makes a match (D-03, D-04).
[[nodiscard]] bool hasMatchingSwap(const Board& board);

/// Takes the cells away and lets the tiles above fall; `draw()` gives each new tile, columns from the left,
/// each from the bottom (D-09).
template <class Draw>
void collapse(Board& board, Cells cells, Draw&& draw)
{
    for (int column = 0; column < kSide; ++column) {
        const Cells inColumn = Cells{0x0101010101010101} << static_cast<unsigned>(column);
        if ((cells & inColumn) == 0)
            continue;
        int low = kSide - 1;
        for (int row = kSide - 1; row >= 0; --row) {
            const int cell = row * kSide + column;
            if ((cells >> static_cast<unsigned>(bitOf(cell)) & 1U) != 0)
                continue;
            board[at(low * kSide + column)] = board[at(cell)];
            --low;
        }
        for (; low >= 0; --low)
            board[at(low * kSide + column)] = draw();
    }
}

/// The bag that feeds the board (D-02): how many of each tile, and how many of them are left of the present
/// round. Tiles are drawn without putting back; an empty round begins anew with the whole bag. So each round
/// of draws has the exact proportions of the bag, and what is left can be shown.
struct Bag {
    std::array<std::uint8_t, kTiles> tiles{};
    std::array<std::uint8_t, kTiles> left{};

    [[nodiscard]] int size() const;
    [[nodiscard]] int leftSize() const;
    void add(Tile tile) { ++tiles[tile]; }
    void beginRound() { left = tiles; }
    [[nodiscard]] Tile draw(Random& random);
    bool operator==(const Bag&) const = default;
};
BOOST_DESCRIBE_STRUCT(Bag, (), (tiles, left))
/// A bag never holds more: every room gives two treasures at most.
inline constexpr int kMostTiles = 100;

/// A board to start from: no match on it, at least one swap that makes one (D-03).
[[nodiscard]] Board startBoard(Bag& bag, Random& random);

} // namespace labrys::minoan

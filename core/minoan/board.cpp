// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/board.h"

#include "core/base/assert.h"

#include <numeric>

namespace labrys::minoan {

namespace {

constexpr unsigned kRight = 1;
constexpr unsigned kDown = kSide + 1;
constexpr int kRedraws = 40;
constexpr int kRefills = 100;

constexpr std::array<Swap, kSwaps> kAllSwaps = [] {
    std::array<Swap, kSwaps> swaps;
    std::size_t count = 0;
    for (int row = 0; row < kSide; ++row)
        for (int column = 0; column + 1 < kSide; ++column)
            swaps[count++] = {row * kSide + column, row * kSide + column + 1};
    for (int cell = 0; cell + kSide < kCells; ++cell)
        swaps[count++] = {cell, cell + kSide};
    return swaps;
}();

constexpr Cells bit(int cell)
{
    return Cells{1} << static_cast<unsigned>(bitOf(cell));
}

/// The cells of all runs of three or more along a direction. The empty last bit of each row keeps rows apart.
constexpr Cells runs(Cells cells, unsigned direction)
{
    const Cells starts = cells & (cells >> direction) & (cells >> 2U * direction);
    return starts | (starts << direction) | (starts << 2U * direction);
}

std::array<Cells, kSymbols> cellsOfSymbols(const Board& board)
{
    std::array<Cells, kSymbols> cells{};
    for (int cell = 0; cell < kCells; ++cell)
        if (const Tile tile = board[at(cell)]; tile != kBlank)
            cells[at(symbolOf(tile))] |= bit(cell);
    return cells;
}

/// Takes the run that begins at the lowest of the cells.
Cells takeRun(Cells& cells, unsigned direction)
{
    Cells run = 0;
    for (Cells next = cells & (~cells + 1); (next & cells) != 0; next <<= direction)
        run |= next;
    cells &= ~run;
    return run;
}

/// Runs of one symbol; those that share cells put together (D-05).
class Groups {
public:
    explicit Groups(Cells cells)
    {
        for (Cells along = runs(cells, kRight); along != 0;)
            m_list[m_count++] = takeRun(along, kRight);
        for (Cells down = runs(cells, kDown); down != 0;)
            join(takeRun(down, kDown));
    }
    [[nodiscard]] std::span<const Cells> list() const { return {m_list.data(), m_count}; }

private:
    void join(Cells run)
    {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < m_count; ++i)
            if ((m_list[i] & run) != 0)
                run |= m_list[i];
            else
                m_list[kept++] = m_list[i];
        m_count = kept;
        m_list[m_count++] = run;
    }

    std::array<Cells, kCells / 3> m_list{};
    std::size_t m_count = 0;
};

bool drawnMatch(const Board& board, int cell)
{
    const auto same = [&](int other) { return symbolOf(board[at(other)]) == symbolOf(board[at(cell)]); };
    return (cell % kSide >= 2 && same(cell - 1) && same(cell - 2))
        || (cell >= 2 * kSide && same(cell - kSide) && same(cell - 2 * kSide));
}

} // namespace

const std::array<Swap, kSwaps>& allSwaps()
{
    return kAllSwaps;
}

bool isSwap(int first, int second)
{
    if (first < 0 || first >= kCells || second >= kCells)
        return false;
    return second == first + kSide || (second == first + 1 && second % kSide != 0);
}

Matches Matches::of(const Board& board)
{
    Matches matches;
    const auto symbols = cellsOfSymbols(board);
    for (int symbol = 0; symbol < kSymbols; ++symbol) {
        if ((runs(symbols[at(symbol)], kRight) | runs(symbols[at(symbol)], kDown)) == 0)
            continue;
        for (const Cells cells : Groups(symbols[at(symbol)]).list()) {
            Match match{static_cast<Symbol>(symbol), cells, std::popcount(cells), {}};
            for (Cells rest = cells; rest != 0; rest &= rest - 1)
                ++match.colours[at(colourOf(board[at(cellOf(std::countr_zero(rest)))]))];
            // By reading order of the first cell, which is the lowest bit.
            std::size_t place = matches.m_count++;
            for (; place > 0 && std::countr_zero(matches.m_list[place - 1].cells) > std::countr_zero(cells);
                --place)
                matches.m_list[place] = matches.m_list[place - 1];
            matches.m_list[place] = match;
            matches.m_cells |= cells;
        }
    }
    return matches;
}

Layout::Layout(const Board& board)
    : m_symbols(cellsOfSymbols(board))
    , m_at(board)
{
}

bool Layout::matches(Swap swap) const
{
    const Tile first = m_at[at(swap.first)];
    const Tile second = m_at[at(swap.second)];
    if (first == kBlank || second == kBlank || symbolOf(first) == symbolOf(second))
        return false;
    const Cells both = bit(swap.first) | bit(swap.second);
    for (const Tile tile : {first, second}) {
        const Cells cells = m_symbols[at(symbolOf(tile))] ^ both;
        if ((runs(cells, kRight) | runs(cells, kDown)) != 0)
            return true;
    }
    return false;
}

bool hasMatchingSwap(const Board& board)
{
    const Layout layout(board);
    for (const Swap swap : kAllSwaps)
        if (layout.matches(swap))
            return true;
    return false;
}

int Bag::size() const
{
    return std::accumulate(tiles.begin(), tiles.end(), 0);
}

int Bag::leftSize() const
{
    return std::accumulate(left.begin(), left.end(), 0);
}

Tile Bag::draw(Random& random)
{
    int total = leftSize();
    if (total == 0) {
        beginRound();
        total = leftSize();
        LABRYS_ASSERT(total > 0);
    }
    auto rest = static_cast<int>(random.below(static_cast<std::uint64_t>(total)));
    std::size_t tile = 0;
    while (rest >= left[tile])
        rest -= left[tile++];
    --left[tile];
    return static_cast<Tile>(tile);
}

Board startBoard(Bag& bag, Random& random)
{
    Board board{};
    for (int refill = 0; refill < kRefills; ++refill) {
        bag.beginRound();
        for (int cell = 0; cell < kCells; ++cell)
            for (int redraw = 0; redraw < kRedraws; ++redraw) {
                board[at(cell)] = bag.draw(random);
                if (!drawnMatch(board, cell))
                    break;
            }
        if (Matches::of(board).empty() && hasMatchingSwap(board))
            break;
    }
    return board;
}

} // namespace labrys::minoan

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/minoan.h"
#include "tests/support/minoan_oracle.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <set>

using namespace labrys;
using namespace labrys::minoan;
using test::cellsOf;
using test::slowCollapse;
using test::slowMatches;

namespace {

/// Whether some swap makes a match, by trying all of them.
bool slowHasMatchingSwap(const Board& board)
{
    return std::ranges::any_of(allSwaps(), [&](Swap swap) {
        Board tried = board;
        std::swap(tried[at(swap.first)], tried[at(swap.second)]);
        return !slowMatches(tried).empty();
    });
}

Bag bagOf(const std::vector<std::pair<Tile, int>>& tiles)
{
    Bag bag;
    for (const auto& [tile, count] : tiles)
        bag.tiles[tile] = static_cast<std::uint8_t>(count);
    bag.beginRound();
    return bag;
}

} // namespace

/// The board and its bag (minoan.md 2.1).
class TestBoard : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void matchesAreThoseOfASlowOracle() // D-01, D-05: 10^5 boards
    {
        Random random(1, Stream("test.boards"));
        int several = 0;
        int bent = 0;
        for (int i = 0; i < test::sweep(100'000, 1'000'000); ++i) {
            // Few symbols make long runs that cross.
            auto board = test::randomBoard(random, 2 + i % 4);
            if (i % 5 == 0)
                for (int blanks = 0; blanks < 12; ++blanks)
                    board[static_cast<std::size_t>(random.below(kCells))] = kBlank;
            const auto matches = Matches::of(board);
            const auto wanted = slowMatches(board);
            QCOMPARE(matches.list().size(), wanted.size());
            QCOMPARE(matches.empty(), wanted.empty());
            Cells all = 0;
            for (std::size_t m = 0; m < wanted.size(); ++m) {
                const auto& match = matches.list()[m];
                QVERIFY(cellsOf(match.cells) == wanted[m]);
                QCOMPARE(match.count, static_cast<int>(wanted[m].size()));
                std::array<std::uint8_t, kColours> colours{};
                for (const int cell : wanted[m]) {
                    QVERIFY(symbolOf(board[at(cell)]) == match.symbol);
                    ++colours[at(colourOf(board[at(cell)]))];
                }
                QCOMPARE(match.colours, colours);
                all |= match.cells;
                bent += match.count > 7 ? 1 : 0;
            }
            QCOMPARE(matches.cells(), all);
            several += wanted.size() > 2 ? 1 : 0;
        }
        QVERIFY(several > 1'000 && bent > 1'000);
    }

    void shapesMatchAsTheRulesSay_data() // D-05
    {
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<QList<int>>("counts");
        const auto row = [](const char* name, const char* board, QList<int> counts) {
            QTest::newRow(name) << QByteArray(board) << counts;
        };
        row("three in a row", "SSSHFSB MHFSBMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH", {3});
        row("a column of seven", "SBMHFSB SHFSBMH SSBMHFS SMHFSBM SFSBMHF SBMHFSB SHFSBMH", {7});
        row("an L", "SSSHFSB SHFSBMH SMBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH", {5});
        row("a T", "HSMHFSB HSFSBMH SSSMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH", {5});
        row("a plus", "HSMHFSB MSFHBMH SSSMHFS BSHFSBM HSHBMHF BBMHFSB MHFSBMH", {7});
        row("neighbours that do not share a cell are two matches",
            "SSSHFSB MFSSSMH FHBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH", {3, 3});
        row("two runs of one row", "SSSHSSS MHFSBMH FBMHFBM BMHFSBM HFSBMHF SBMHFSB MHFSBMH", {3, 3});
        row("nothing", "SBMHFSB MHFSBMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH", {});
    }
    void shapesMatchAsTheRulesSay()
    {
        QFETCH(QByteArray, board);
        QFETCH(QList<int>, counts);
        const auto matches = Matches::of(test::boardOf(board.toStdString()));
        QList<int> found;
        for (const auto& match : matches.list())
            found.append(match.count);
        QCOMPARE(found, counts);
    }

    void coloursDoNotSplitAMatch() // D-05
    {
        auto board = test::boardOf("SSSHFSB MHFSBMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH");
        board[1] = tileOf(Symbol::Sword, Element::Fire);
        board[2] = tileOf(Symbol::Sword, Element::Ice);
        const auto matches = Matches::of(board);
        QCOMPARE(matches.list().size(), std::size_t{1});
        QCOMPARE(matches.list()[0].count, 3);
        QCOMPARE(matches.list()[0].colours, (std::array<std::uint8_t, kColours>{1, 1, 0, 1, 0, 0}));
    }

    void swapsAreEightyFourNeighbours() // D-01, MIN-034
    {
        QCOMPARE(kSwaps, 84);
        std::set<std::pair<int, int>> swaps;
        for (const Swap swap : allSwaps())
            swaps.insert({swap.first, swap.second});
        QCOMPARE(swaps.size(), std::size_t{84});
        for (int first = -3; first < kCells + 3; ++first)
            for (int second = -3; second < kCells + 3; ++second)
                QCOMPARE(isSwap(first, second), swaps.contains({first, second}));
        constexpr int kLargest = 2'147'483'647;
        QVERIFY(!isSwap(kLargest, -kLargest) && !isSwap(-kLargest - 1, 0) && !isSwap(0, kLargest));
    }

    void tilesFallByColumns() // D-09
    {
        Random random(3, Stream("test.falls"));
        for (int i = 0; i < test::sweep(20'000, 500'000); ++i) {
            auto board = test::randomBoard(random, 3);
            const auto before = board;
            const auto matches = Matches::of(board);
            const auto gone = cellsOf(matches.cells());
            std::vector<Tile> fresh;
            collapse(board, matches.cells(), [&] {
                fresh.push_back(static_cast<Tile>(random.below(kTiles)));
                return fresh.back();
            });
            QCOMPARE(fresh.size(), gone.size());
            QVERIFY(board == slowCollapse(before, gone, fresh));
        }
    }

    void matchingSwapsAreThoseThatMatch() // D-03, D-04
    {
        Random random(4, Stream("test.swaps"));
        int quiet = 0;
        for (int i = 0; quiet < test::sweep(2'000, 50'000); ++i) {
            auto board = test::randomBoard(random);
            while (!Matches::of(board).empty())
                collapse(board, Matches::of(board).cells(),
                    [&] { return i % 2 == 0 ? static_cast<Tile>(random.below(kTiles)) : kBlank; });
            ++quiet;
            const Layout layout(board);
            for (const Swap swap : allSwaps()) {
                Board tried = board;
                std::swap(tried[at(swap.first)], tried[at(swap.second)]);
                const bool known = board[at(swap.first)] != kBlank && board[at(swap.second)] != kBlank;
                QCOMPARE(layout.matches(swap), known && !Matches::of(tried).empty());
            }
            if (std::ranges::find(board, kBlank) == board.end())
                QCOMPARE(hasMatchingSwap(board), slowHasMatchingSwap(board));
        }
        QVERIFY(!hasMatchingSwap(test::quietBoard()));
    }

    void startBoardsHaveNoMatchAndAMatchingSwap() // D-03
    {
        Random random(5, Stream("test.starts"));
        for (int i = 0; i < test::sweep(5'000, 100'000); ++i) {
            Bag bag;
            for (int symbol = 0; symbol < kSymbols; ++symbol)
                bag.tiles[tileOf(static_cast<Symbol>(symbol), Element::None)] = 4;
            for (std::uint64_t more = random.below(60); more > 0; --more)
                bag.add(static_cast<Tile>(random.below(kTiles)));
            const auto board = startBoard(bag, random);
            QVERIFY(slowMatches(board).empty());
            QVERIFY(slowHasMatchingSwap(board));
            for (std::size_t tile = 0; tile < kTiles; ++tile)
                QVERIFY(bag.left[tile] <= bag.tiles[tile]);
        }
    }

    void everyRoundHasTheProportionsOfTheBag() // D-02
    {
        Random random(6, Stream("test.bag"));
        for (int i = 0; i < test::sweep(300, 10'000); ++i) {
            Bag bag = bagOf({{tileOf(Symbol::Sword, Element::None), 5}});
            for (std::uint64_t more = 4 + random.below(80); more > 0; --more)
                bag.add(static_cast<Tile>(random.below(kTiles)));
            bag.beginRound();
            for (int round = 0; round < 3; ++round) {
                std::array<std::uint8_t, kTiles> drawn{};
                for (int draws = bag.size(); draws > 0; --draws) {
                    const Tile tile = bag.draw(random);
                    ++drawn[tile];
                    for (std::size_t t = 0; t < kTiles; ++t) // what is left can be shown
                        QCOMPARE(int{bag.left[t]}, bag.tiles[t] - drawn[t]);
                }
                QCOMPARE(drawn, bag.tiles);
                QCOMPARE(bag.leftSize(), 0);
            }
        }
    }

    void aTileThatJoinsWaitsForTheNextRound() // D-02: a round is one copy of the bag
    {
        Random random(7);
        Bag bag = bagOf({{3, 5}});
        static_cast<void>(bag.draw(random));
        bag.add(8);
        for (int i = 0; i < 4; ++i)
            QCOMPARE(bag.draw(random), Tile{3});
        std::array<int, kTiles> next{};
        for (int i = 0; i < 6; ++i)
            ++next[bag.draw(random)];
        QVERIFY(next[3] == 5 && next[8] == 1);
    }

    void everyTileOfARoundIsAsLikely() // D-02: a shuffled copy, so every order
    {
        Random random(8, Stream("test.order"));
        std::array<int, 4> first{};
        for (int i = 0; i < 8'000; ++i) {
            Bag bag = bagOf({{0, 1}, {1, 2}, {2, 1}});
            ++first[bag.draw(random)];
        }
        QVERIFY(std::abs(first[1] - 4'000) < 140); // 3 sigma
        QVERIFY(std::abs(first[0] - 2'000) < 120 && std::abs(first[2] - 2'000) < 120);
    }
};

LABRYS_TEST(TestBoard)

#include "tst_board.moc"

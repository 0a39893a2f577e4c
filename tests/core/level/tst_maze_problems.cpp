// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/level/maze_file.h"

#include "tests/core/level/fixtures.h"
#include "tests/support/picture.h"
#include "tests/support/test_main.h"

#include <array>
#include <set>

using namespace labrys;
using namespace labrys::level;
using test::Draft;

namespace {

/// `CODE line:column`, one a problem, warnings with a W before.
QString listed(const MazeReading& reading)
{
    QStringList all;
    for (const auto& problem : reading.problems)
        all << QStringLiteral("%1%2 %3:%4")
                   .arg(problem.severity == Severity::Error ? QString() : QStringLiteral("W "),
                       QString::fromStdString(problem.code))
                   .arg(problem.place.line)
                   .arg(problem.place.column);
    return all.join(QStringLiteral(", "));
}

struct Fixture {
    const char* name;
    std::string text;
    std::string problems;
};
using Fixtures = std::vector<Fixture>;

void row(Fixtures& all, const char* name, const Draft& draft, const std::string& problems)
{
    all.push_back({name, draft.text(), problems});
}

/// An open hall of any size with P, K and E, as a draft whose picture begins on line 1.
test::Picture hall(int rows, int columns)
{
    test::Picture picture(rows, columns);
    for (const Cell cell : picture.cells())
        for (const auto side : kDirections)
            if (picture.contains(stepped(cell, side)))
                picture.carve(cell, side);
    picture.put({0, 0}, 'P');
    picture.put({0, columns - 1}, 'K');
    picture.put({rows - 1, 0}, 'E');
    return picture;
}

/// A hall with `count` things in its last rows.
Draft crowded(int count, char symbol)
{
    auto picture = hall(10, 10);
    for (int i = 0; i < count; ++i)
        picture.put({5 + i / 8, 1 + i % 8}, symbol);
    return Draft(picture.text());
}

std::string repeated(std::string_view text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

} // namespace

class TestMazeProblems : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyProblemIsFoundAtItsPlaceAndNoOther_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problems");
        for (const auto& fixture : allFixtures())
            QTest::newRow(fixture.name)
                << QByteArray::fromStdString(fixture.text) << QString::fromStdString(fixture.problems);
    }
    void everyProblemIsFoundAtItsPlaceAndNoOther() // ASC-071, LVL-013, LVL-014, LVL-020, LVL-022, LVL-024
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, problems);
        const std::string file = text.toStdString();
        const auto reading = readMaze(file, "spoilt.maze");
        QCOMPARE(listed(reading), problems);
        for (const auto& problem : reading.problems)
            QCOMPARE(problem.place.file, std::string("spoilt.maze"));
        bool errors = false;
        for (const auto& problem : reading.problems)
            errors = errors || problem.severity == Severity::Error;
        QCOMPARE(reading.valid(), !errors);
        QCOMPARE(reading.firstError() != nullptr, errors);
        // The same input gives the same list.
        QCOMPARE(readMaze(file, "spoilt.maze").problems, reading.problems);
    }

    void everyCodeHasAFixture()
    {
        constexpr std::array<std::string_view, 38> kCodes{"MAZE_TOO_LARGE", "MAZE_UTF8", "MAZE_EMPTY",
            "HEADER_MALFORMED", "HEADER_UNKNOWN", "HEADER_DUPLICATE", "HEADER_SIZE", "HEADER_LIGHT",
            "HEADER_TEXT", "HEADER_WITHOUT_PICTURE", "AT_MALFORMED", "AT_OUTSIDE", "SYMBOL_UNKNOWN",
            "ROWS_UNEQUAL", "SIZE_INVALID", "BORDER_OPEN", "POST_EXPECTED", "WALL_ORIENTATION",
            "ITEM_IN_WALL", "NO_PLAYER", "MANY_PLAYERS", "MANY_SECOND_STARTS", "SECOND_START_UNREACHABLE",
            "NO_KEY", "KEY_DUPLICATE", "NO_EXIT", "MANY_EXITS", "TWO_ITEMS_ONE_CELL", "MONSTER_COUNT",
            "BONUS_COUNT", "KEY_UNREACHABLE", "EXIT_WALLED_IN", "EXIT_UNREACHABLE", "MONSTER_NEAR_START",
            "MONSTER_UNREACHABLE", "DEAD_ENDS", "CELLS_UNREACHABLE", "TOO_MANY_PROBLEMS"};
        std::set<std::string> found;
        for (const auto& fixture : allFixtures())
            for (const auto& problem : readMaze(fixture.text, "f").problems)
                found.insert(problem.code);
        QCOMPARE(found, (std::set<std::string>(kCodes.begin(), kCodes.end())));
    }

    void argumentsNameWhatIsWrongAndWhatIsRight()
    {
        const auto first = [](const Draft& draft) { return readMaze(draft.text(), "f").problems.at(0); };
        using Words = std::vector<std::string>;
        QCOMPARE(first(Draft().replace(2, "; size: 5 4")).arguments, (Words{"5 4", "4", "5"}));
        QCOMPARE(first(Draft().insert(1, "; colour: red")).arguments, Words{"colour"});
        QCOMPARE(first(Draft().insert(3, "; at 4 0 ^")).arguments, (Words{"4", "0", "3", "4"}));
        QCOMPARE(first(Draft().put(6, 4, "x")).arguments, Words{"x"});
        QCOMPARE(first(Draft().replace(6, "|.......|")).arguments, (Words{"9", "11"}));
        QCOMPARE(first(Draft().put(5, 2, "|")).arguments, (Words{"|", "-"}));
        QCOMPARE(first(Draft().insert(3, "; at 2 3 ^")).arguments, (Words{"K", "^", "2", "3"}));
        QCOMPARE(first(Draft().insert(3, "; at 2 3 ^")).cells, (std::vector<Cell>{{2, 3}}));
        QCOMPARE(first(crowded(17, 'W')).arguments, Words{"16"});
        QCOMPARE(first(Draft().put(4, 6, "W")).arguments, (Words{"W", "2", "3"}));
    }

private:
    static Fixtures allFixtures()
    {
        Fixtures all{{"nothing", Draft().text(), ""}};
        for (auto* const part :
            {wholeFiles, headers, headerTexts, placements, characters, shapes, items, ways, several, tooMany})
            part(all);
        return all;
    }
    static void wholeFiles(Fixtures& all)
    {
        row(all, "too large", Draft(std::string(kMazeBytes + 1, '+')), "MAZE_TOO_LARGE 0:0");
        row(all, "empty", Draft(""), "MAZE_EMPTY 0:0");
        row(all, "blank lines only", Draft("\n\n"), "MAZE_EMPTY 0:0");
        row(all, "byte order mark only", Draft("\xEF\xBB\xBF"), "MAZE_EMPTY 0:0");
        row(all, "not UTF-8 in a header", Draft().put(1, 10, "\xFF"), "MAZE_UTF8 1:10");
        row(all, "not UTF-8 in the picture", Draft().put(6, 4, "\xC3"), "MAZE_UTF8 6:4");
        row(all, "overlong", Draft().put(6, 4, "\xC0\x80"), "MAZE_UTF8 6:4");
        row(all, "surrogate", Draft().put(6, 4, "\xED\xA0\x80"), "MAZE_UTF8 6:4");
        row(all, "not UTF-8 after a long character", Draft().put(1, 10, "é\xFF"), "MAZE_UTF8 1:11");
        row(all, "not UTF-8 after a byte order mark",
            Draft("\xEF\xBB\xBF" + Draft().put(6, 4, "\xFF").text()), "MAZE_UTF8 6:4");
    }
    static void headers(Fixtures& all)
    {
        row(all, "header without colon", Draft().insert(1, "; no colon here"), "HEADER_MALFORMED 1:1");
        row(all, "header without key", Draft().insert(1, "; : value"), "HEADER_MALFORMED 1:1");
        row(all, "unknown key", Draft().insert(2, "; colour: red"), "HEADER_UNKNOWN 2:1");
        row(all, "key in capitals", Draft().replace(1, "; Title: x"), "HEADER_UNKNOWN 1:1");
        row(all, "key of others", Draft().insert(2, "; x-colour: red"), "");
        row(all, "title twice", Draft().insert(2, "; title: Again"), "HEADER_DUPLICATE 2:1");
        row(all, "several notes", Draft().insert(2, "; note: a").insert(2, "; note: b").insert(2, ";"), "");
        row(all, "size turned", Draft().replace(2, "; size: 5 4"), "HEADER_SIZE 2:9");
        row(all, "size missing", Draft().replace(2, "; size:"), "HEADER_SIZE 2:8");
        row(all, "size of one number", Draft().replace(2, "; size: 4"), "HEADER_SIZE 2:9");
        row(all, "size of three numbers", Draft().replace(2, "; size: 4 5 6"), "HEADER_SIZE 2:9");
        row(all, "size in words", Draft().replace(2, ";   size:   four five"), "HEADER_SIZE 2:13");
        row(all, "size of 23 digits", Draft().replace(2, "; size: 44444444444444444444444 5"),
            "HEADER_SIZE 2:9");
        row(all, "light", Draft().insert(3, "; light: 6 9"), "");
        row(all, "no light", Draft().insert(3, "; light: 0 9"), "HEADER_LIGHT 3:10");
        row(all, "light above half-light", Draft().insert(3, "; light: 9 6"), "HEADER_LIGHT 3:10");
        row(all, "light too far", Draft().insert(3, "; light: 6 65"), "HEADER_LIGHT 3:10");
        row(all, "light of one number", Draft().insert(3, "; light: 6"), "HEADER_LIGHT 3:10");
        row(all, "header below", Draft().add("; title: Lost\n"), "HEADER_WITHOUT_PICTURE 12:1");
        row(all, "header alone", Draft("\n; title: Lost\n"), "HEADER_WITHOUT_PICTURE 2:1");
        row(all, "blank lines below", Draft().add("\n\n"), "");
    }
    static void headerTexts(Fixtures& all)
    {
        const std::string long256 = repeated("é", 256);
        row(all, "title of 256", Draft().replace(1, "; title: " + long256), "");
        row(all, "title of 257", Draft().replace(1, "; title: " + long256 + "x"), "HEADER_TEXT 1:10");
        row(all, "author of 257", Draft().insert(1, "; author: " + long256 + "x"), "HEADER_TEXT 1:11");
        row(all, "title turned over", Draft().replace(1, "; title: a\u202Eb"), "HEADER_TEXT 1:10");
        row(all, "zero width", Draft().replace(1, "; title: a\u200Bb"), "HEADER_TEXT 1:10");
        row(all, "control character", Draft().insert(1, "; author: a\x1B[2J"), "HEADER_TEXT 1:11");
        row(all, "NUL", Draft().insert(1, "; note: a" + std::string(1, '\0')), "HEADER_TEXT 1:9");
        row(all, "control character for others", Draft().insert(1, "; x-note: \x01"), "HEADER_TEXT 1:11");
    }
    static void placements(Fixtures& all)
    {
        row(all, "at", Draft().insert(3, "; at 1 1 ^"), "");
        row(all, "at, two numbers", Draft().insert(3, "; at 1 2"), "AT_MALFORMED 3:1");
        row(all, "at, nothing", Draft().insert(3, "; at"), "AT_MALFORMED 3:1");
        row(all, "at, unknown symbol", Draft().insert(3, "; at 1 2 X"), "AT_MALFORMED 3:1");
        row(all, "at, two symbols", Draft().insert(3, "; at 1 2 **"), "AT_MALFORMED 3:1");
        row(all, "at, words", Draft().insert(3, "; at one two *"), "AT_MALFORMED 3:1");
        row(all, "at, more", Draft().insert(3, "; at 1 2 * 3"), "AT_MALFORMED 3:1");
        row(all, "at, negative", Draft().insert(3, "; at -1 2 *"), "AT_MALFORMED 3:1");
        row(all, "at, minus nothing", Draft().insert(3, "; at -0 2 *"), "AT_MALFORMED 3:1");
        row(all, "at, row outside", Draft().insert(3, "; at 4 0 ^"), "AT_OUTSIDE 3:1");
        row(all, "at, column outside", Draft().insert(3, "; at 0 5 ^"), "AT_OUTSIDE 3:1");
        row(all, "at, on the player", Draft().insert(3, "; at 0 0 ^"), "TWO_ITEMS_ONE_CELL 3:1");
        row(all, "at, on the key", Draft().insert(3, "; at 2 3 *"), "TWO_ITEMS_ONE_CELL 3:1");
        row(all, "at, twice", Draft().insert(3, "; at 1 1 *").insert(4, "; at 1 1 ^"),
            "TWO_ITEMS_ONE_CELL 4:1");
        row(all, "at, a second key", Draft().insert(3, "; at 1 1 K"), "KEY_DUPLICATE 3:1");
    }
    static void characters(Fixtures& all)
    {
        row(all, "unknown letter", Draft().put(6, 4, "x"), "SYMBOL_UNKNOWN 6:4");
        row(all, "unknown letter, not ASCII", Draft().replace(6, "|é........|"), "SYMBOL_UNKNOWN 6:2");
        row(all, "tabulator", Draft().put(6, 4, "\t"), "SYMBOL_UNKNOWN 6:4");
        row(all, "lower case", Draft().put(6, 4, "w"), "SYMBOL_UNKNOWN 6:4");
        row(all, "blank for a passage", Draft().put(7, 4, " "), "SYMBOL_UNKNOWN 7:4");
        row(all, "unknown post", Draft().put(7, 3, "#"), "SYMBOL_UNKNOWN 7:3");
        row(all, "open above", Draft().put(3, 4, "."), "BORDER_OPEN 3:4");
        row(all, "open below", Draft().put(11, 4, "."), "BORDER_OPEN 11:4");
        row(all, "open left", Draft().put(6, 1, "."), "BORDER_OPEN 6:1");
        row(all, "open right", Draft().put(6, 11, "."), "BORDER_OPEN 6:11");
        row(all, "no post", Draft().put(5, 3, "."), "POST_EXPECTED 5:3");
        row(all, "wall on a corner", Draft().put(3, 1, "-"), "POST_EXPECTED 3:1");
        row(all, "bar between rows", Draft().put(5, 2, "|"), "WALL_ORIENTATION 5:2");
        row(all, "dash between columns", Draft().put(6, 3, "-"), "WALL_ORIENTATION 6:3");
        row(all, "post in a passage", Draft().put(6, 3, "+"), "WALL_ORIENTATION 6:3");
        row(all, "dash on the left border", Draft().put(6, 1, "-"), "WALL_ORIENTATION 6:1");
        row(all, "wall in a cell", Draft().put(6, 4, "|"), "WALL_ORIENTATION 6:4");
        row(all, "item on a post", Draft().put(5, 3, "*"), "ITEM_IN_WALL 5:3");
        row(all, "item in a passage", Draft().put(6, 3, "W"), "ITEM_IN_WALL 6:3");
        row(all, "item in the border", Draft().put(3, 2, "^"), "ITEM_IN_WALL 3:2");
    }
    static void shapes(Fixtures& all)
    {
        row(all, "short row", Draft().replace(6, "|.......|"), "ROWS_UNEQUAL 6:10");
        row(all, "long row", Draft().replace(6, "|..........|"), "ROWS_UNEQUAL 6:12");
        row(all, "blank at the end", Draft().replace(6, "|.........| "), "ROWS_UNEQUAL 6:12");
        row(all, "even height", Draft().remove(7).remove(2), "SIZE_INVALID 2:1");
        row(all, "even width",
            Draft("+-+-+-+-\n|P.....|\n+.+.+.+-\n|.K...E|\n+.+.+.+-\n|......|\n+-+-+-+-\n"),
            "SIZE_INVALID 1:1");
        row(all, "two rows", Draft("+-+-+-+\n|P.K.E|\n+.+.+.+\n|.....|\n+-+-+-+\n"), "SIZE_INVALID 1:1");
        row(all, "one line", Draft("+-+-+-+\n"), "SIZE_INVALID 1:1");
        row(all, "smallest", Draft(hall(3, 3).text()), "");
        row(all, "largest", Draft(hall(64, 64).text()), "");
        row(all, "65 rows", Draft(hall(65, 64).text()), "SIZE_INVALID 1:1");
        row(all, "65 columns", Draft(hall(64, 65).text()), "SIZE_INVALID 1:1");
        row(all, "blank line inside", Draft().insert(8, ""), "SIZE_INVALID 3:1, SIZE_INVALID 9:1");
    }
    static void items(Fixtures& all)
    {
        row(all, "no player", Draft().put(4, 2, "."), "NO_PLAYER 3:1");
        row(all, "no key", Draft().put(8, 8, "."), "NO_KEY 3:1");
        row(all, "no exit", Draft().put(10, 2, "."), "NO_EXIT 3:1");
        row(all, "two players", Draft().put(6, 6, "P"), "MANY_PLAYERS 6:6");
        row(all, "a start of the second player", Draft().put(6, 6, "2"), "");
        row(all, "two of them", Draft().put(6, 6, "2").put(8, 6, "2"), "MANY_SECOND_STARTS 8:6");
        row(all, "two keys", Draft().put(6, 6, "K"), "KEY_DUPLICATE 8:8");
        row(all, "three exits", Draft().put(6, 6, "E").put(8, 6, "E"), "MANY_EXITS 8:6, MANY_EXITS 10:2");
        row(all, "16 monsters", crowded(16, 'W'), "");
        row(all, "17 monsters", crowded(17, 'W'), "MONSTER_COUNT 16:4");
        row(all, "18 monsters are one problem", crowded(18, 'W'), "MONSTER_COUNT 16:4");
        row(all, "32 bonuses", crowded(32, '?'), "");
        row(all, "33 bonuses", crowded(33, '*'), "BONUS_COUNT 20:4");
        row(all, "monster near the start", Draft().put(4, 6, "W"), "W MONSTER_NEAR_START 4:6");
        row(all, "monster at three steps", Draft().put(4, 8, "W"), "");
    }
    static void ways(Fixtures& all)
    {
        row(all, "key walled in", Draft().put(7, 8, "-").put(9, 8, "-").put(8, 7, "|K|"),
            "KEY_UNREACHABLE 8:8, W CELLS_UNREACHABLE 8:8");
        row(all, "exit walled in", Draft().put(9, 2, "-").put(10, 3, "|"),
            "EXIT_WALLED_IN 10:2, W CELLS_UNREACHABLE 10:2");
        row(all, "exit in a pocket", Draft().put(9, 2, "-+-").put(10, 5, "|"),
            "EXIT_UNREACHABLE 10:2, W CELLS_UNREACHABLE 10:2");
        row(all, "monster walled in", Draft().put(9, 10, "-").put(10, 9, "|W"),
            "W MONSTER_UNREACHABLE 10:10, W CELLS_UNREACHABLE 10:10");
        row(all, "second player walled in", Draft().put(9, 10, "-").put(10, 9, "|2"),
            "SECOND_START_UNREACHABLE 10:10, W CELLS_UNREACHABLE 10:10");
        row(all, "empty cell walled in", Draft().put(9, 10, "-").put(10, 9, "|"),
            "W CELLS_UNREACHABLE 10:10");
        row(all, "dead end, hunter", Draft().put(9, 10, "-").put(10, 8, "H"), "W DEAD_ENDS 10:10");
        row(all, "dead end, no hunter", Draft().put(9, 10, "-").put(10, 8, "W"), "");
    }
    /// All problems of a file come in one run, errors first (LVL-022).
    static void several(Fixtures& all)
    {
        row(all, "header and sense", Draft().insert(1, "; colour: red").put(9, 8, "."),
            "HEADER_UNKNOWN 1:1, NO_KEY 4:1");
        row(all, "picture and sense", Draft().put(3, 4, ".").put(10, 2, "."), "NO_EXIT 3:1, BORDER_OPEN 3:4");
        row(all, "a wrong wall says nothing of ways", Draft().put(9, 2, "|").put(10, 3, "|"),
            "WALL_ORIENTATION 9:2");
        row(all, "errors before warnings", Draft().put(4, 6, "W").put(10, 2, "."),
            "NO_EXIT 3:1, W MONSTER_NEAR_START 4:6");
        row(all, "two levels",
            Draft().put(4, 6, "W").add("\n").add(Draft().put(4, 2, ".").put(3, 4, ".").text()),
            "NO_PLAYER 15:1, BORDER_OPEN 15:4, W MONSTER_NEAR_START 4:6");
        row(all, "size and rows", Draft().remove(2).remove(6).replace(4, "|...|"),
            "SIZE_INVALID 2:1, ROWS_UNEQUAL 4:6");
    }
    static void tooMany(Fixtures& all)
    {
        auto picture = hall(20, 20);
        std::string problems;
        for (int i = 0; i < 220; ++i) {
            const Cell cell{1 + i / 20, i % 20};
            picture.put(cell, 'x');
            if (i < 200)
                problems += "SYMBOL_UNKNOWN " + std::to_string(2 * cell.row + 2) + ':'
                    + std::to_string(2 * cell.column + 2) + ", ";
        }
        row(all, "220 problems", Draft(picture.text()), problems + "TOO_MANY_PROBLEMS 0:0");
        row(all, "too many, and a header after them", Draft(picture.text() + "; title: Lost\n"),
            problems + "TOO_MANY_PROBLEMS 0:0");
    }
};

LABRYS_TEST(TestMazeProblems)

#include "tst_maze_problems.moc"

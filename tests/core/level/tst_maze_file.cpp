// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/level/maze_file.h"

#include "tests/core/level/fixtures.h"
#include "tests/support/picture.h"
#include "tests/support/random_maze.h"
#include "tests/support/test_main.h"

#include <QFile>

using namespace labrys;
using namespace labrys::level;
using test::Draft;

namespace {

std::string withCarriageReturns(const std::string& text)
{
    return QByteArray::fromStdString(text).replace("\n", "\r\n").toStdString();
}

std::string bundled()
{
    QFile file(QStringLiteral(LABRYS_SOURCE_DIR "/levels/minotaur/first_steps.maze"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().toStdString();
}

} // namespace

class TestMazeFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFileIsWrittenByteForByteAsItWasRead_data() // LVL-011
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        row("the pen", Draft().text());
        row("no header", Draft().remove(2).remove(1).text());
        row("strange blanks in headers", Draft().replace(2, ";size:4\t 5  ").insert(1, ";  ;; :").text());
        row("notes and keys of others",
            Draft().insert(1, "; note: é").insert(2, ";").insert(3, "; x-a: b").text());
        row("blank lines everywhere", "\n\n" + Draft().add("\n\n").add(Draft().text()).add("\n\n\n").text());
        row("items that cannot be drawn", Draft().insert(3, "; at 1 1 ^").insert(3, ";  at  3 4  *").text());
        auto ended = Draft().text();
        ended.pop_back();
        row("no line feed at the end", ended);
        row("bundled levels", bundled());
    }
    void aFileIsWrittenByteForByteAsItWasRead()
    {
        QFETCH(QByteArray, text);
        const auto reading = readMaze(text.toStdString(), "f");
        QVERIFY(text == QByteArray(";  ;; :") || reading.valid() || !reading.problems.empty());
        QCOMPARE(QByteArray::fromStdString(writeMaze(reading.file)), text);
    }

    void randomFilesAreWrittenByteForByteAsTheyWereRead() // LVL-011
    {
        const int files = test::sweep(300, 20'000);
        for (int index = 0; index < files; ++index) {
            const auto number = static_cast<std::uint64_t>(index);
            const std::string text = "; title: " + std::to_string(index) + "\n" + test::mazeNumber(2 * number)
                + "\n" + test::mazeNumber(2 * number + 1);
            const auto reading = readMaze(text, "f");
            QVERIFY2(reading.problems.empty() || reading.valid(), text.c_str());
            QCOMPARE(reading.file.levels.size(), std::size_t{2});
            QCOMPARE(writeMaze(reading.file), text);
        }
    }

    void windowsLineEndsAndAByteOrderMarkAreAccepted() // LVL-011
    {
        const std::string text = bundled();
        const auto plain = readMaze(text, "f");
        QVERIFY(plain.valid());
        for (const std::string& other :
            {withCarriageReturns(text), "\xEF\xBB\xBF" + text, "\xEF\xBB\xBF" + withCarriageReturns(text)}) {
            const auto reading = readMaze(other, "f");
            QVERIFY(reading.valid());
            QCOMPARE(reading.problems, plain.problems);
            QCOMPARE(writeMaze(reading.file), text);
        }
    }

    void thePictureBecomesCellsPassagesAndItems() // ASC-010 to ASC-024
    {
        for (std::uint64_t index = 0; index < 200; ++index) {
            const std::string text = test::mazeNumber(index);
            const test::Picture picture(text);
            const auto level = readMaze(text, "f").file.levels.at(0);
            QCOMPARE(level.grid.rows(), picture.rows());
            QCOMPARE(level.grid.columns(), picture.columns());
            std::size_t items = 0;
            for (const Cell cell : picture.cells()) {
                for (const auto side : kDirections)
                    QCOMPARE(maze::openNeighbour(
                                 level.grid, level.passages, level.grid.id(cell), static_cast<int>(side))
                            != maze::kNoCell,
                        picture.open(cell, side));
                if (picture.at(cell) == '.')
                    continue;
                // Items stand in the order of the picture, each with its place in the file.
                const auto& item = level.items.at(items++);
                QCOMPARE(item.cell, cell);
                QCOMPARE(item.symbol, picture.at(cell));
                QCOMPARE((Place{"f", item.line, item.column}), level.placeOf(cell, "f"));
            }
            QCOMPARE(level.items.size(), items);
        }
    }

    void theHeaderIsRead() // LVL-011
    {
        const auto level = readMaze(Draft()
                                        .insert(2, "; author:  Ariadne of Knossos ")
                                        .insert(2, ";light:5   8")
                                        .insert(2, "; at 3 4 ?")
                                        .text(),
            "f")
                               .file.levels.at(0);
        QCOMPARE(level.title, std::string("The pen"));
        QCOMPARE(level.author, std::string("Ariadne of Knossos"));
        QCOMPARE(level.light, (MazeLight{5, 8}));
        QCOMPARE(level.preamble.size(), std::size_t{5});
        QCOMPARE(level.firstLine, 6);
        QCOMPARE(level.items.back().symbol, '?');
        QCOMPARE(level.items.back().cell, (Cell{3, 4}));
        QCOMPARE(level.items.back().line, 2);
        QVERIFY(level.find('K') != nullptr);
        QVERIFY(level.find('H') == nullptr);
    }

    void severalLevelsFollowOneAnother() // LVL-011
    {
        const auto reading = readMaze(bundled(), "f");
        QVERIFY(reading.valid());
        QCOMPARE(reading.file.levels.size(), std::size_t{2});
        QCOMPARE(reading.file.levels[0].title, std::string("The bull pen"));
        QCOMPARE(reading.file.levels[1].title, std::string("The store rooms"));
        QCOMPARE(reading.file.levels[1].firstLine, 23);
    }

    void aFileOfTheLargestSizeIsRead() // LVL-013
    {
        std::string text = Draft().text();
        text.insert(0, "; x-pad: " + std::string(kMazeBytes - text.size() - 10, 'a') + "\n");
        QCOMPARE(text.size(), kMazeBytes);
        QVERIFY(readMaze(text, "f").valid());
        text.insert(5, "x");
        const auto reading = readMaze(text, "f");
        QVERIFY(!reading.valid());
        QCOMPARE(reading.firstError()->arguments,
            (std::vector<std::string>{std::to_string(kMazeBytes + 1), std::to_string(kMazeBytes)}));
    }
};

LABRYS_TEST(TestMazeFile)

#include "tst_maze_file.moc"

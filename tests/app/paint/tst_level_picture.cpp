// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/fonts.h"
#include "app/paint/level_picture.h"

#include "tests/support/test_main.h"

#include <algorithm>
#include <string>

using namespace labrys;

namespace {

/// A level without inner walls, with the player in the first cell, the key beside it and the exit in the
/// last.
level::MazeLevel openLevel(int rows, int columns)
{
    std::string text;
    for (int line = 0; line <= 2 * rows; ++line) {
        for (int place = 0; place <= 2 * columns; ++place) {
            const bool post = line % 2 == 0 && place % 2 == 0;
            const bool edge = line == 0 || place == 0 || line == 2 * rows || place == 2 * columns;
            text += post ? '+' : !edge ? '.' : line % 2 == 0 ? '-' : '|';
        }
        text += '\n';
    }
    const auto width = static_cast<std::size_t>(2 * columns + 2);
    text[width + 1] = 'P';
    text[width + 3] = 'K';
    text[static_cast<std::size_t>(2 * rows - 1) * width + static_cast<std::size_t>(2 * columns - 1)] = 'E';
    auto reading = level::readMaze(text, "test");
    LABRYS_ASSERT(reading.valid());
    return std::move(reading.file.levels.front());
}

QColor at(const QImage& image, const level::MazeLevel& level, int line, int place)
{
    const int lines = 2 * level.grid.rows() + 1;
    const int pitch = image.height() / lines;
    const int left = (image.width() - (2 * level.grid.columns() + 1) * pitch) / 2;
    const int top = (image.height() - lines * pitch) / 2;
    return image.pixelColor(left + place * pitch + pitch / 2, top + line * pitch + pitch / 2);
}

} // namespace

/// Pictures of levels for file managers and for paper (PKG-021).
class TestLevelPicture : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { paint::registerFonts(); }
    void theLongerSideIsAsAsked_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::newRow("smallest") << 3 << 3;
        QTest::newRow("wide") << 3 << 64;
        QTest::newRow("high") << 64 << 3;
        QTest::newRow("largest") << 64 << 64;
        QTest::newRow("usual") << 9 << 11;
    }
    void theLongerSideIsAsAsked()
    {
        QFETCH(const int, rows);
        QFETCH(const int, columns);
        const auto level = openLevel(rows, columns);
        for (const int size : {paint::kPictureSmallest, 33, 128, 256, 1000}) {
            const QImage image = paint::renderLevel(level, size, paint::ThemeId::Lamplight);
            QCOMPARE(std::max(image.width(), image.height()), size);
            QVERIFY(std::min(image.width(), image.height()) > 0);
            QCOMPARE(image.width() >= image.height(), columns >= rows);
        }
    }
    void wallsFloorAndThingsHaveTheColoursOfTheTheme()
    {
        const auto level = openLevel(3, 3);
        for (const auto theme : {paint::ThemeId::Lamplight, paint::ThemeId::Fresco}) {
            // Seven characters of eight pixels: blocks, no letters.
            const QImage image = paint::renderLevel(level, 56, theme);
            const auto is = [&](int line, int place, paint::Token token) {
                return at(image, level, line, place) == paint::colour(theme, token);
            };
            QVERIFY(is(0, 0, paint::Token::MazeStoneInkHalf));
            QVERIFY(is(3, 3, paint::Token::MazeFloorLit));
            QVERIFY(is(2, 1, paint::Token::MazeFloorLit));
            QVERIFY(is(1, 1, paint::Token::MazePlayer));
            QVERIFY(is(1, 3, paint::Token::MazeKey));
            QVERIFY(is(5, 5, paint::Token::MazeExit));
        }
    }
    void lettersAreWrittenWhereTheyCanBeRead()
    {
        const auto level = openLevel(3, 3);
        const QImage image = paint::renderLevel(level, 7 * 40, paint::ThemeId::Lamplight);
        const auto ink = paint::colour(paint::ThemeId::Lamplight, paint::Token::MazeKey);
        int inked = 0;
        for (int y = 40; y < 80; ++y)
            for (int x = 120; x < 160; ++x)
                inked += image.pixelColor(x, y) == ink ? 1 : 0;
        QVERIFY2(inked > 60 && inked < 800, qPrintable(QString::number(inked)));
        QCOMPARE(paint::renderLevel(level, 7 * 40, paint::ThemeId::Lamplight), image);
    }
};

LABRYS_TEST(TestLevelPicture)
#include "tst_level_picture.moc"

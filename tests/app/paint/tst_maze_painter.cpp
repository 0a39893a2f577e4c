// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/fonts.h"
#include "app/paint/maze_painter.h"
#include "core/minotaur/rules.h"
#include "tests/support/scripts.h"
#include "tests/support/test_main.h"

using namespace labrys;
using minotaur::Observation;
using paint::ThemeId;

namespace {

/// One corridor of 2 x 16 cells: what is far from the player is hidden by the light.
std::string corridor(const std::string& above, const std::string& below)
{
    std::string edge;
    for (int i = 0; i < 16; ++i)
        edge += "+-";
    edge += "+\n";
    const std::string between = "+.+-+-+-+-+-+-+-+-+-+-+-+-+-+-+.+\n";
    return edge + '|' + above + "|\n" + between + '|' + below + "|\n" + between
        + "|...............................|\n" + edge;
}

Observation seenIn(const std::string& text)
{
    minotaur::Content content;
    content.ranked = {6, 9, 3};
    content.numbers.wandererSight = 4;
    content.numbers.turnLimit = 100;
    const auto reading = level::readMaze(text, "test.maze");
    Q_ASSERT(reading.valid());
    const auto options = minotaur::optionsFor(reading, "test.maze", 1);
    const auto stage = minotaur::makeStage(content, options, Seed(1), 1);
    Q_ASSERT(stage.has_value());
    return minotaur::Rules::observe(*stage, minotaur::Rules::begin(*stage), 0);
}

/// What stands in a cell in the end: the last of its figures, or its ground.
paint::MazeGlyph glyphAt(const Observation& seen, int line, int place)
{
    auto glyph = paint::groundAt(seen, line, place);
    for (const auto& figure : paint::figuresOf(seen))
        if (figure.cell == Cell{line / 2, place / 2})
            glyph = figure.glyph;
    return glyph;
}

} // namespace

class TestMazePainter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { paint::registerFonts(); }

    void nothingHiddenIsPainted() // 2.2 D1, minotaur 3.4: pictures tell no more than observations
    {
        const auto here
            = seenIn(corridor("P..............................", "........................K.E...W"));
        const auto there
            = seenIn(corridor("P..............................", "..................E...K........"));
        QVERIFY(here == there);
        for (const auto theme : {ThemeId::Lamplight, ThemeId::Fresco})
            QCOMPARE(paint::renderMaze(here, {700, 200}, theme), paint::renderMaze(there, {700, 200}, theme));
        // The test can fail: what lies in the light changes the picture.
        const auto lit
            = seenIn(corridor("P...K..........................", "........................E......"));
        QVERIFY(paint::renderMaze(here, {700, 200}, ThemeId::Lamplight)
            != paint::renderMaze(lit, {700, 200}, ThemeId::Lamplight));
    }

    void bonusesWaysAndMarksHaveTheirSigns() // ASC-021 to ASC-024, ASC-081, D18, D20
    {
        auto seen = seenIn(corridor("P...*...^...?..................", "........................K.E...M"));
        const auto at
            = [&](Cell cell) { return glyphAt(seen, 2 * cell.row + 1, 2 * cell.column + 1).symbol; };
        QCOMPARE(at({0, 2}), '*');
        QCOMPARE(at({0, 4}), '^');
        QCOMPARE(at({0, 6}), '?');
        const Cell hidden{1, 12};
        QCOMPARE(at(hidden), ' ');
        seen.way = {hidden};
        QCOMPARE(at(hidden), ':');
        // A mark is seen in the shadow, and nine characters large; who stands in it stays in sight, and so do
        // walls, on the ground of the mark.
        for (const Cell mark : {hidden, Cell{0, 0}}) {
            seen.marks = {mark};
            int open = 0;
            int walls = 0;
            for (int line = 0; line < 2 * seen.map.rows() + 1; ++line)
                for (int place = 0; place < 2 * seen.map.columns() + 1; ++place) {
                    const auto glyph = paint::groundAt(seen, line, place);
                    open += glyph.symbol == '!' ? 1 : 0;
                    walls += glyph.ground == paint::Token::MazeMarkStone ? 1 : 0;
                }
            QCOMPARE(open + walls, 9);
            QCOMPARE(walls, mark == hidden ? 0 : 6);
        }
        QCOMPARE(at({0, 0}), 'P');
    }

    void unknownCharactersAreLeftAlone()
    {
        const auto seen
            = seenIn(corridor("P..............................", "........................K.E...."));
        const QImage image = paint::renderMaze(seen, {700, 200}, ThemeId::Lamplight);
        const auto frame = paint::wholeMaze({700, 200}, seen.map.rows(), seen.map.columns(), 700);
        const QColor ground = paint::colour(ThemeId::Lamplight, paint::Token::Sunken);
        int unknown = 0;
        for (int row = 0; row < seen.map.rows(); ++row)
            for (int column = 0; column < seen.map.columns(); ++column)
                if (seen.map[{row, column}] == 0) {
                    const QRect square = frame.cellRect({row, column});
                    for (const QPoint corner : {square.topLeft(), square.center(), square.bottomRight()})
                        QCOMPARE(image.pixelColor(corner), ground);
                    ++unknown;
                }
        QVERIFY(unknown > 10);
    }

    void theSameMazeGivesTheSameBytes()
    {
        const auto seen
            = seenIn(corridor("P...K..........................", "..E...W........................"));
        const auto first = paint::renderMaze(seen, {900, 300}, ThemeId::Fresco);
        const auto second = paint::renderMaze(seen, {900, 300}, ThemeId::Fresco);
        QCOMPARE(QByteArrayView(first.constBits(), first.sizeInBytes()),
            QByteArrayView(second.constBits(), second.sizeInBytes()));
        QCOMPARE(first.size(), QSize(900, 300));
    }

    void glyphsFollowTheObservation()
    {
        const auto seen
            = seenIn(corridor("P...K..........................", "..E...W........................"));
        QCOMPARE(glyphAt(seen, 1, 1).symbol, 'P');
        QVERIFY(glyphAt(seen, 1, 1).block);
        QCOMPARE(paint::groundAt(seen, 0, 0).symbol, '+');
        QCOMPARE(paint::groundAt(seen, 0, 1).symbol, '-');
        QCOMPARE(paint::groundAt(seen, 1, 0).symbol, '|');
        QCOMPARE(paint::groundAt(seen, 1, 2).symbol, '.');
        QVERIFY(!paint::groundAt(seen, 1, 2 * 15 + 1).known());
        // In review what was only remembered is lifted into half-light, and nothing unknown appears.
        QVERIFY(!paint::groundAt(seen, 1, 2 * 15 + 1, paint::MazeLight::Review).known());
    }
};

LABRYS_TEST(TestMazePainter)
#include "tst_maze_painter.moc"

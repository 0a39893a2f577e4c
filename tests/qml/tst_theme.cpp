// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/theme.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <cmath>

using namespace labrys::paint;

namespace {

double channel(int value)
{
    const double part = value / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour)
{
    return 0.2126 * channel(colour.red()) + 0.7152 * channel(colour.green())
        + 0.0722 * channel(colour.blue());
}

/// The contrast of WCAG 2.
double contrast(ThemeId theme, Token ink, Token ground)
{
    const double a = luminance(colour(theme, ink));
    const double b = luminance(colour(theme, ground));
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsAreReadable() // UIX-003
    {
        using enum Token;
        for (const auto theme : {ThemeId::Lamplight, ThemeId::Fresco}) {
            for (const auto ground : {Bg, Sunken, Surface, Raised, Overlay}) {
                for (const auto ink : {Text, Text2})
                    QVERIFY(contrast(theme, ink, ground) >= 7);
                for (const auto ink : {Text3, TerraText, LapisText, AegeanText, MurexText})
                    QVERIFY(contrast(theme, ink, ground) >= 5);
                for (const auto line : {Outline, Focus})
                    QVERIFY(contrast(theme, line, ground) >= 3);
            }
            for (const auto& [ink, fill] : {std::pair(OnAccent, Accent), std::pair(OnAccentSoft, Accent),
                     std::pair(OnTerra, Terra), std::pair(MazeOnPlayer, MazePlayer),
                     std::pair(MazeOnMate, MazeMate), std::pair(MazeOnCaught, MazeCaught)})
                QVERIFY2(
                    contrast(theme, ink, fill) >= 5, qPrintable(QString::number(static_cast<int>(fill))));
        }
    }

    void threeLightsCanBeTold() // UIX-038
    {
        using enum Token;
        const auto at = [](ThemeId theme, Token ink, Token ground, double least) {
            return contrast(theme, ink, ground) >= least;
        };
        QVERIFY(at(ThemeId::Lamplight, MazeStoneInkLit, MazeStoneLit, 7));
        QVERIFY(at(ThemeId::Lamplight, MazeStoneInkHalf, MazeStoneHalf, 5));
        QVERIFY(at(ThemeId::Lamplight, MazeStoneInkRemembered, MazeStoneRemembered, 3));
        for (const auto& [ink, ground] :
            {std::pair(MazeStoneInkLit, MazeStoneLit), std::pair(MazeStoneInkHalf, MazeStoneHalf),
                std::pair(MazeStoneInkRemembered, MazeStoneRemembered)})
            QVERIFY(at(ThemeId::Fresco, ink, ground, 3.4));
        for (const auto theme : {ThemeId::Lamplight, ThemeId::Fresco}) {
            QVERIFY(at(theme, MazeFloorInkRemembered, MazeFloorRemembered, 3));
            for (const auto thing : {MazeWanderer, MazeKey, MazeExit})
                for (const auto ground : {MazeFloorRemembered, MazeFloorHalf, MazeFloorLit})
                    QVERIFY(at(theme, thing, ground, 4.5));
        }
    }
};

LABRYS_TEST(TestTheme)
#include "tst_theme.moc"

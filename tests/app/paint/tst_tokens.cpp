// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/palette.h"
#include "app/paint/theme.h"
#include "app/paint/vision.h"
#include "tests/support/test_main.h"

#include <algorithm>

using namespace labrys::paint;

namespace {

using enum Token;
constexpr std::array kGrounds{Bg, Sunken, Surface, Raised, Overlay};
constexpr std::array kTexts{Text, Text2, Text3, TerraText, LapisText, AegeanText, MurexText};
constexpr std::array kFills{std::pair{OnAccent, Accent}, std::pair{OnAccentSoft, Accent},
    std::pair{OnTerra, Terra}, std::pair{OnLapis, Lapis}, std::pair{OnAegean, Aegean},
    std::pair{OnMurex, Murex}, std::pair{MazeOnPlayer, MazePlayer}, std::pair{MazeOnMate, MazeMate},
    std::pair{MazeOnCaught, MazeCaught}, std::pair{MazeOnMinotaur, MazeMinotaur},
    std::pair{MazeMarkStoneInk, MazeMarkStone}, std::pair{MazeMarkInk, MazeMarkFloor},
    std::pair{MazePursuit, MazePursuitGround}};
constexpr std::array kElements{ElementFire, ElementLightning, ElementIce, ElementWind, ElementEarth};
constexpr std::array kTiles{TileFire, TileLightning, TileIce, TileWind, TileEarth};

double contrastOf(ThemeId theme, Token a, Token b)
{
    return contrast(colour(theme, a), colour(theme, b));
}

QByteArray place(ThemeId theme, Token a, Token b, double value)
{
    return QByteArray("look ") + QByteArray::number(static_cast<int>(theme)) + ": token "
        + QByteArray::number(static_cast<int>(a)) + " on " + QByteArray::number(static_cast<int>(b)) + " is "
        + QByteArray::number(value, 'f', 2);
}

void atLeast(ThemeId theme, Token ink, Token ground, double least)
{
    const double value = contrastOf(theme, ink, ground);
    QVERIFY2(value >= least, place(theme, ink, ground, value).constData());
}

/// The smallest difference of all pairs as one kind of eye sees them.
double closest(const std::vector<QColor>& colours, Vision vision)
{
    double least = 1000;
    for (std::size_t i = 0; i < colours.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            least = std::min(least, difference(seen(colours[i], vision), seen(colours[j], vision)));
    return least;
}

} // namespace

class TestTokens : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsAreReadable() // UIX-003, UIX-005
    {
        for (const auto theme : kThemeIds) {
            const bool high = highContrast(theme);
            for (const auto ground : kGrounds) {
                for (const auto ink : kTexts)
                    atLeast(theme, ink, ground, high || ink == Text || ink == Text2 ? 7 : 5);
                for (const auto line : {Outline, Focus})
                    atLeast(theme, line, ground, high ? 4.5 : 3);
            }
            for (const auto& [ink, fill] : kFills)
                atLeast(theme, ink, fill, high ? 7 : 5);
        }
    }

    void tilesAndBadgesAreReadable() // look.md 3
    {
        for (const auto theme : kThemeIds) {
            for (const auto ink : {InkSword, InkBow, InkMace, InkShield, InkFlower})
                atLeast(theme, ink, TilePlain, 5);
            for (const auto& [ink, tile] : {std::pair{OnTileFire, TileFire},
                     std::pair{OnTileLightning, TileLightning}, std::pair{OnTileIce, TileIce},
                     std::pair{OnTileWind, TileWind}, std::pair{OnTileEarth, TileEarth}})
                atLeast(theme, ink, tile, 5);
            for (const auto badge : {BadgeFire, BadgeLightning, BadgeIce, BadgeWind, BadgeEarth})
                atLeast(theme, badge, BadgeGround, 4.5);
        }
    }

    void threeLightsCanBeTold() // UIX-038
    {
        for (const auto theme : kThemeIds) {
            const bool high = highContrast(theme);
            const bool lamplight = theme == ThemeId::Lamplight || theme == ThemeId::LamplightContrast;
            atLeast(theme, MazeStoneInkLit, MazeStoneLit, high || lamplight ? 7 : 3.4);
            atLeast(theme, MazeStoneInkHalf, MazeStoneHalf, high ? 7 : lamplight ? 5 : 3.4);
            atLeast(theme, MazeStoneInkRemembered, MazeStoneRemembered, high ? 6 : lamplight ? 3 : 3.4);
            atLeast(theme, MazeFloorInkRemembered, MazeFloorRemembered, high ? 6 : 3);
            for (const auto thing :
                {MazeWanderer, MazeHunter, MazeKey, MazeExit, MazeFreeze, MazeTorch, MazeCompass})
                for (const auto ground : {MazeFloorRemembered, MazeFloorHalf, MazeFloorLit})
                    atLeast(theme, thing, ground, high ? 7 : 4.5);
        }
    }

    void elementsCanBeToldByEveryEye() // UIX-004
    {
        for (const auto vision : {Vision::Normal, Vision::Protan, Vision::Deutan, Vision::Tritan}) {
            for (const auto theme : {ThemeId::Lamplight, ThemeId::Fresco}) {
                std::vector<QColor> tiles{colour(theme, TilePlain)};
                std::vector<QColor> panels{colour(theme, theme == ThemeId::Lamplight ? TilePlain : Surface)};
                for (const auto tile : kTiles)
                    tiles.push_back(colour(theme, tile));
                for (const auto element : kElements)
                    panels.push_back(colour(theme, element));
                QVERIFY2(closest(tiles, vision) >= 12, QByteArray::number(closest(tiles, vision)));
                QVERIFY2(closest(panels, vision) >= 12, QByteArray::number(closest(panels, vision)));
            }
        }
    }

    void theMeasuresAreThoseOfTheirSources() // Sharma et al. 2005, WCAG 2
    {
        QVERIFY(qAbs(contrast(Qt::black, Qt::white) - 21) < 0.001);
        QCOMPARE(difference(QColor(10, 20, 30), QColor(10, 20, 30)), 0.0);
        // look.md 3 gives these distances of the tile grounds, worked out by another program without rounding
        // what is seen to whole steps.
        std::vector<QColor> tiles{colour(ThemeId::Lamplight, TilePlain)};
        for (const auto tile : kTiles)
            tiles.push_back(colour(ThemeId::Lamplight, tile));
        const std::array expected{std::pair{Vision::Normal, 19.8}, std::pair{Vision::Protan, 14.0},
            std::pair{Vision::Deutan, 15.5}, std::pair{Vision::Tritan, 14.7}};
        for (const auto& [vision, value] : expected)
            QVERIFY2(qAbs(closest(tiles, vision) - value) < 0.25, QByteArray::number(closest(tiles, vision)));
    }

    void greyHasNoColour() // ACC-023
    {
        QImage picture(2, 1, QImage::Format_RGB32);
        picture.setPixelColor(0, 0, QColor(200, 30, 40));
        picture.setPixelColor(1, 0, QColor(255, 255, 255));
        const QImage grey = seen(picture, Vision::Grey);
        QCOMPARE(grey.pixelColor(0, 0).red(), grey.pixelColor(0, 0).green());
        QCOMPARE(grey.pixelColor(0, 0).red(), grey.pixelColor(0, 0).blue());
        QCOMPARE(grey.pixelColor(1, 0), QColor(255, 255, 255));
    }

    void widgetsTakeEveryColourFromTheTokens() // UIX-001, UIX-002
    {
        for (const auto theme : kThemeIds) {
            const QPalette palette = widgetPalette(theme);
            for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
                for (int role = 0; role < QPalette::NColorRoles; ++role)
                    if (role != QPalette::NoRole)
                        QVERIFY2(palette.isBrushSet(group, static_cast<QPalette::ColorRole>(role)),
                            QByteArray::number(role));
            const auto ratio = [&](QPalette::ColorRole ink, QPalette::ColorRole ground) {
                return contrast(
                    palette.color(QPalette::Active, ink), palette.color(QPalette::Active, ground));
            };
            QVERIFY(ratio(QPalette::WindowText, QPalette::Window) >= 7);
            QVERIFY(ratio(QPalette::Text, QPalette::Base) >= 7);
            QVERIFY(ratio(QPalette::ButtonText, QPalette::Button) >= 7);
            QVERIFY(ratio(QPalette::HighlightedText, QPalette::Highlight) >= 5);
            QVERIFY(ratio(QPalette::ToolTipText, QPalette::ToolTipBase) >= 7);
            QVERIFY(ratio(QPalette::PlaceholderText, QPalette::Base) >= 5);
        }
    }
};

LABRYS_TEST(TestTokens)
#include "tst_tokens.moc"

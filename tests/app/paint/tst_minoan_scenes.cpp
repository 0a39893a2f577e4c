// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/minoan_places.h"
#include "app/paint/minoan_scenes.h"
#include "app/paint/minoan_tales.h"
#include "app/paint/outline.h"
#include "app/paint/scene_parts.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QPainter>

#include <functional>
#include <utility>
#include <vector>

using namespace labrys::paint;

namespace {

using Paint = std::function<void(QPainter&, ThemeId, const QRectF&)>;

/// Choices below doors and altars; the tales follow.
const std::vector<std::pair<const char*, Paint>>& pictures()
{
    static const std::vector<std::pair<const char*, Paint>> all{
        {"doors", [](auto& p, auto t, const auto& a) { paintDoors(p, t, a, {3, 1}); }},
        {"door", [](auto& p, auto t, const auto& a) { paintDoors(p, t, a, {1, -1, 300}); }},
        {"last_door", [](auto& p, auto t, const auto& a) { paintLastDoor(p, t, a, {1, 0}); }},
        {"altars", [](auto& p, auto t, const auto& a) { paintAltars(p, t, a, {3, 1}); }},
        {"altar", [](auto& p, auto t, const auto& a) { paintAltars(p, t, a, {1, 0}); }},
        {"corridor", [](auto& p, auto t, const auto& a) { paintCorridor(p, t, a); }},
        {"title", [](auto& p, auto t, const auto& a) { paintTitle(p, t, a); }},
        {"tribute_1", [](auto& p, auto t, const auto& a) { paintTribute(p, t, a); }},
        {"tribute_2", [](auto& p, auto t, const auto& a) { paintLarder(p, t, a); }},
        {"tribute_3", [](auto& p, auto t, const auto& a) { paintAmulet(p, t, a); }},
        {"ending_athens", [](auto& p, auto t, const auto& a) { paintKingOfAthens(p, t, a); }},
        {"ending_labyrinth", [](auto& p, auto t, const auto& a) { paintKingOfLabyrinth(p, t, a); }},
        {"defeat", [](auto& p, auto t, const auto& a) { paintDefeat(p, t, a); }},
        {"arena", [](auto& p, auto t, const auto& a) { paintArena(p, t, a); }},
        {"seal", [](auto& p, auto t, const auto& a) { paintSealGround(p, t, a); }},
        {"hero_head", [](auto& p, auto t, const auto& a) { paintHeroHead(p, t, a); }},
    };
    return all;
}

/// The picture inside a margin, on a ground that shows through.
QImage picture(const Paint& paint, ThemeId theme, QSize size, int margin = 0)
{
    QImage image(size + QSize(2 * margin, 2 * margin), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    paint(painter, theme, QRectF(QPointF(margin, margin), size));
    return image;
}

bool coversAll(const QImage& image)
{
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        if (std::any_of(line, line + image.width(), [](QRgb pixel) { return qAlpha(pixel) != 255; }))
            return false;
    }
    return true;
}

/// How many of a hundred pixels differ.
double changedPart(const QImage& a, const QImage& b)
{
    qint64 count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return 100.0 * static_cast<double>(count) / (static_cast<double>(a.width()) * a.height());
}

} // namespace

/// The painted pictures of the Minoan run (look.md 1, 9). LABRYS_SCENES=FOLDER keeps them there to be looked
/// at.
class TestMinoanScenes : public QObject {
    Q_OBJECT

private:
    static void all()
    {
        QTest::addColumn<int>("which");
        for (std::size_t i = 0; i < pictures().size(); ++i)
            QTest::newRow(pictures()[i].first) << static_cast<int>(i);
    }
    static const Paint& paintOf(int which) { return pictures()[static_cast<std::size_t>(which)].second; }

private Q_SLOTS:
    void itFillsItsAreaAtEveryShape_data() { all(); }
    void itFillsItsAreaAtEveryShape()
    {
        QFETCH(const int, which);
        const auto full = labrys::test::fullSize();
        std::vector<QSize> sizes{{960, 500}, {1280, 700}, {1024, 668}, {1720, 630}, {520, 556}};
        if (full)
            sizes.insert(sizes.end(), {{2560, 940}, {3840, 2160}, {1920, 930}});
        for (const QSize size : sizes)
            for (const auto theme : {ThemeId::Lamplight, ThemeId::Fresco}) {
                const QImage image = picture(paintOf(which), theme, size);
                QVERIFY2(coversAll(image), qPrintable(QString::number(size.width())));
                if (qEnvironmentVariableIsSet("LABRYS_SCENES"))
                    QVERIFY(image.save(QDir(qEnvironmentVariable("LABRYS_SCENES"))
                            .filePath(QStringLiteral("%1_%2x%3_%4.png")
                                    .arg(QLatin1StringView(pictures()[static_cast<std::size_t>(which)].first))
                                    .arg(size.width())
                                    .arg(size.height())
                                    .arg(static_cast<int>(theme)))));
            }
    }

    void itPaintsNothingOutside_data() { all(); }
    void itPaintsNothingOutside()
    {
        QFETCH(const int, which);
        constexpr int kMargin = 40;
        QImage image = picture(paintOf(which), ThemeId::Lamplight, {900, 420}, kMargin);
        QVERIFY(qAlpha(image.pixel(kMargin, kMargin)) == 255);
        QPainter painter(&image);
        painter.setCompositionMode(QPainter::CompositionMode_Clear);
        painter.fillRect(QRect(kMargin, kMargin, 900, 420), Qt::transparent);
        painter.end();
        QImage empty(image.size(), image.format());
        empty.fill(Qt::transparent);
        QCOMPARE(image, empty);
    }

    void itIsTheSameEachTimeAndAnotherByDay_data() { all(); }
    void itIsTheSameEachTimeAndAnotherByDay()
    {
        QFETCH(const int, which);
        const QSize size(640, 378);
        const QImage lamplight = picture(paintOf(which), ThemeId::Lamplight, size);
        QCOMPARE(picture(paintOf(which), ThemeId::Lamplight, size), lamplight);
        const double changed = changedPart(lamplight, picture(paintOf(which), ThemeId::Fresco, size));
        QVERIFY2(changed > 25, QByteArray::number(changed));
    }

    void onlyWhatHasTheFocusIsLit() // look b_doors, d_altars
    {
        const QRectF area(0, 0, 1280, 700);
        const auto shot = [&](bool altars, int focused) {
            return picture(
                [&](QPainter& painter, ThemeId theme, const QRectF& place) {
                    altars ? paintAltars(painter, theme, place, {3, focused})
                           : paintDoors(painter, theme, place, {3, focused});
                },
                ThemeId::Lamplight, area.size().toSize());
        };
        for (const bool altars : {false, true}) {
            const auto places = altars ? altarPlaces(area, 3) : doorPlaces(area, 3);
            const QImage none = shot(altars, -1);
            QCOMPARE(shot(altars, 3), none);
            for (int focused = 0; focused < 3; ++focused) {
                const QImage lit = shot(altars, focused);
                for (int i = 0; i < 3; ++i) {
                    const QRect place = places[static_cast<std::size_t>(i)].thing.toAlignedRect();
                    const double changed = changedPart(lit.copy(place), none.copy(place));
                    QVERIFY2(i == focused ? changed > 50 : changed < 5, QByteArray::number(changed));
                }
            }
        }
    }

    void inHighContrastOnlyTheGroundsOfSignsAreThere() // UIX-005
    {
        const QRectF area(0, 0, 1280, 700);
        const QImage doors = picture([](auto& p, auto t, const auto& a) { paintDoors(p, t, a, {3, 1}); },
            ThemeId::LamplightContrast, area.size().toSize());
        QCOMPARE(qAlpha(doors.pixel(5, 5)), 0);
        for (const ScenePlace& place : doorPlaces(area, 3))
            QCOMPARE(doors.pixelColor(place.sign.center().toPoint()),
                colour(ThemeId::LamplightContrast, Token::Ivory));
    }

    void wordsHaveAPlainGround() // look l_minoan_title: the wall fades to the ground of the window
    {
        const QSize size(1280, 756);
        for (const auto theme : {ThemeId::Lamplight, ThemeId::Fresco}) {
            const QColor ground = colour(theme, Token::Bg);
            const auto plain = [&](const Paint& paint, QPoint at) {
                const QColor pixel = picture(paint, theme, size).pixelColor(at);
                return std::abs(pixel.red() - ground.red()) < 14
                    && std::abs(pixel.green() - ground.green()) < 14
                    && std::abs(pixel.blue() - ground.blue()) < 14;
            };
            QVERIFY(plain([](auto& p, auto t, const auto& a) { paintTitle(p, t, a, 500); }, {470, 300}));
            const QRectF words = wordsPlace({{0, 0}, QSizeF(size)}, Side::Right, 400);
            const QPoint first(static_cast<int>(words.left()) + 12, 420);
            QVERIFY(plain([](auto& p, auto t, const auto& a) { paintKingOfAthens(p, t, a, 400); }, first));
            QVERIFY(plain([](auto& p, auto t, const auto& a) { paintDefeat(p, t, a, 400); }, first));
        }
    }

    void everyFigureLoads()
    {
        const auto names = QDir(QStringLiteral(":/labrys/figures")).entryList({QStringLiteral("*.svg")});
        QVERIFY(names.size() >= 16);
        for (const auto& name : names) {
            const QByteArray stem = name.chopped(4).toLatin1();
            const QImage image
                = picture([&](auto& p, auto, const auto& a) { paintFigure(p, stem.constData(), a); },
                    ThemeId::Lamplight, {200, 200});
            qint64 drawn = 0;
            for (int y = 0; y < 200; ++y)
                for (int x = 0; x < 200; ++x)
                    drawn += qAlpha(image.pixel(x, y)) > 127 ? 1 : 0;
            QVERIFY2(drawn > 1500, stem);
        }
    }

    void anOutlineIsReadAsItIsWritten()
    {
        const QPainterPath path = outline("M10 10H50V40L10 40Z M60-5C60 5 70 5 70-5S80-15 80-5");
        QPainterPath expected(QPointF(10, 10));
        expected.lineTo(50, 10);
        expected.lineTo(50, 40);
        expected.lineTo(10, 40);
        expected.closeSubpath();
        expected.moveTo(60, -5);
        expected.cubicTo(60, 5, 70, 5, 70, -5);
        expected.cubicTo(70, -15, 80, -15, 80, -5);
        QCOMPARE(path, expected);
        QCOMPARE(outline("M0 0Q5 10 10 0").boundingRect().width(), 10.0);
        QVERIFY(outline("").isEmpty());
    }
};

LABRYS_TEST(TestMinoanScenes)
#include "tst_minoan_scenes.moc"

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/minoan_places.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <cmath>

using namespace labrys::paint;

namespace {

using Places = std::vector<ScenePlace>;

std::vector<QRectF> partsOf(const ScenePlace& place)
{
    std::vector<QRectF> parts{place.thing, place.sign, place.card};
    if (!place.label.isEmpty())
        parts.push_back(place.label);
    return parts;
}

QByteArray text(const QRectF& rect)
{
    return QByteArray::number(rect.x()) + ' ' + QByteArray::number(rect.y()) + ' '
        + QByteArray::number(rect.width()) + ' ' + QByteArray::number(rect.height());
}

} // namespace

/// Where doors, signs, coins, altars and cards stand (look.md 9).
class TestMinoanPlaces : public QObject {
    Q_OBJECT

private:
    static void shapes()
    {
        QTest::addColumn<QRectF>("area");
        QTest::newRow("minimum window") << QRectF(0, 56, 960, 500);
        QTest::newRow("design") << QRectF(0, 56, 1280, 700);
        QTest::newRow("4:3") << QRectF(0, 56, 1024, 668);
        QTest::newRow("16:9") << QRectF(0, 84, 1920, 930);
        QTest::newRow("21:9") << QRectF(0, 75, 2560, 940);
        QTest::newRow("largest") << QRectF(0, 168, 3840, 1860);
        QTest::newRow("upright") << QRectF(10, 20, 700, 1200);
    }

    static void check(const QRectF& area, const Places& places)
    {
        for (const ScenePlace& place : places) {
            for (const QRectF& part : partsOf(place)) {
                QVERIFY2(!part.isEmpty(), text(part));
                QVERIFY2(area.contains(part), text(part));
            }
            QVERIFY(!place.card.intersects(place.thing));
            QVERIFY(!place.sign.intersects(place.label));
            QVERIFY(!place.sign.intersects(place.card));
            for (const ScenePlace& other : places)
                if (&other != &place)
                    for (const QRectF& part : partsOf(place))
                        for (const QRectF& theirs : partsOf(other))
                            QVERIFY2(!part.intersects(theirs), text(part) + " and " + text(theirs));
        }
        QVERIFY(std::ranges::is_sorted(places, {}, [](const ScenePlace& place) { return place.thing.x(); }));
    }

private Q_SLOTS:
    void everythingHasItsPlace_data() { shapes(); }
    void everythingHasItsPlace()
    {
        QFETCH(const QRectF, area);
        for (const double foot : {0.0, area.height() * 0.2, area.height() * 0.5}) {
            for (int count = 0; count <= 3; ++count) {
                const auto doors = doorPlaces(area, count, foot);
                QCOMPARE(doors.size(), static_cast<std::size_t>(count));
                check(area, doors);
                for (const ScenePlace& door : doors)
                    QVERIFY(door.thing.contains(door.sign) && door.thing.contains(door.label));
                const auto altars = altarPlaces(area, count, foot);
                QCOMPARE(altars.size(), static_cast<std::size_t>(count));
                check(area, altars);
                for (const ScenePlace& altar : altars)
                    QVERIFY(altar.thing.contains(altar.label));
            }
            check(area, {lastDoorPlace(area, foot)});
            QVERIFY(lastDoorPlace(area, foot).thing.contains(lastDoorPlace(area, foot).sign));
            check(area, {corridorPlace(area, foot)});
        }
    }

    void columnsStandBetweenTheDoorsAndOnToTheEdges_data() { shapes(); }
    void columnsStandBetweenTheDoorsAndOnToTheEdges()
    {
        QFETCH(const QRectF, area);
        for (int count = 1; count <= 3; ++count)
            for (const bool altars : {false, true}) {
                const SceneRow row = altars ? altarRow(area, count) : doorRow(area, count);
                const auto places = altars ? altarPlaces(area, count) : doorPlaces(area, count);
                for (const double x : row.columns)
                    for (const ScenePlace& place : places)
                        QVERIFY(std::abs(place.thing.center().x() - x) > place.thing.width() / 2);
                QVERIFY(row.columns.front() <= area.left() + row.pitch);
                QVERIFY(row.columns.back() >= area.right() - row.pitch);
                QVERIFY(std::ranges::is_sorted(row.columns));
            }
    }

    void threeCardsAsTheyWereDrawnFitTheSmallestWindow() // look.md 9: nothing is dropped there
    {
        for (const ScenePlace& place : doorPlaces({0, 0, 960, 500}, 3))
            QVERIFY2(place.card.width() >= 300, text(place.card));
        for (const ScenePlace& place : altarPlaces({0, 0, 960, 500}, 3))
            QVERIFY2(place.card.width() >= 292, text(place.card));
    }

    void theDesignIsWhereItWasDrawn() // look b_doors, d_altars; 56 lower there, below the top bar
    {
        const QRectF design(0, 56, 1280, 700);
        const auto near = [](double a, double b) { return std::abs(a - b) < 3; };
        const auto doors = doorPlaces(design, 3);
        const auto altars = altarPlaces(design, 3);
        for (int i = 0; i < 3; ++i) {
            const auto at = static_cast<std::size_t>(i);
            QVERIFY(near(doors[at].sign.center().x(), 220 + 420 * i));
            QVERIFY(near(doors[at].sign.center().y(), 322));
            QVERIFY(near(doors[at].label.center().y(), 452));
            QVERIFY(near(altars[at].thing.center().x(), 318 + 322 * i));
            QVERIFY(near(altars[at].thing.bottom(), 356));
            QVERIFY(near(altars[at].sign.center().y(), 158));
        }
    }

    void moreRoomBelowMakesTheWallLower()
    {
        const QRectF area(0, 0, 1280, 700);
        double last = 0;
        for (const double foot : {200.0, 300.0, 400.0, 500.0}) {
            const auto card = doorPlaces(area, 3, foot).front().card;
            QVERIFY(card.height() > last);
            last = card.height();
        }
    }

    void wordsStayInside_data() { shapes(); }
    void wordsStayInside()
    {
        QFETCH(const QRectF, area);
        for (const auto side : {Side::Left, Side::Right})
            for (const double width : {0.0, 200.0, area.width() * 0.5, area.width()}) {
                const QRectF words = wordsPlace(area, side, width);
                QVERIFY2(area.contains(words), text(words));
                if (width > 0)
                    QVERIFY(std::abs(words.width() - width) < 0.01);
            }
    }
};

LABRYS_TEST(TestMinoanPlaces)
#include "tst_minoan_places.moc"

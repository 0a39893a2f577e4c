// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"
#include "app/desktop/screens.h"
#include "app/paint/icons.h"
#include "qml/minotaur/maze_board.h"
#include "tests/support/test_main.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <cmath>

using namespace labrys;

namespace {

constexpr desktop::Look kLook{{1280, 800}, paint::ThemeId::Lamplight, Language::English, 100};

template <class Item, class Visit>
void each(Item& item, const Visit& visit)
{
    if (!item.isVisible())
        return;
    visit(item);
    for (auto* child : item.childItems())
        each(*child, visit);
}

/// The share of pixels of `icon` that stand in `picture` as they are, over whatever ground is there.
qreal likeness(const QImage& icon, const QImage& picture, QPoint at)
{
    const QColor ground = picture.pixelColor(at);
    int same = 0;
    for (int y = 0; y < icon.height(); ++y)
        for (int x = 0; x < icon.width(); ++x) {
            const QColor ink = icon.pixelColor(x, y);
            const QColor seen = picture.pixelColor(at + QPoint(x, y));
            const auto mix
                = [&ink](int a, int b) { return (ink.alpha() * a + (255 - ink.alpha()) * b) / 255; };
            constexpr int kNear = 24;
            same += std::abs(mix(ink.red(), ground.red()) - seen.red()) < kNear
                    && std::abs(mix(ink.green(), ground.green()) - seen.green()) < kNear
                ? 1
                : 0;
        }
    return static_cast<qreal>(same) / (icon.width() * icon.height());
}

} // namespace

/// Run once for each ratio (QT_SCALE_FACTOR), for a program has one.
class TestScale : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_desktop = desktop::Desktop::create(desktop::startIn(m_folder.path(), m_folder.path()));
        m_screens = std::make_unique<desktop::Screens>(*m_desktop);
        m_screens->use(kLook);
        m_ratio = m_desktop->window().effectiveDevicePixelRatio();
        const auto wanted = qEnvironmentVariable("QT_SCALE_FACTOR", QStringLiteral("1")).toDouble();
        QCOMPARE(m_ratio, wanted);
    }

    void charactersAreWholePixels_data()
    {
        QTest::addColumn<QString>("screen");
        for (const auto* screen : {"maze_begin", "maze_chased", "maze_camera", "replay"})
            QTest::newRow(screen) << QString::fromLatin1(screen);
    }
    void charactersAreWholePixels() // UIX-010, UIX-038
    {
        QFETCH(QString, screen);
        m_screens->open(screen);
        m_screens->settle();
        ui::MazeBoard* board = nullptr;
        each(*m_desktop->window().contentItem(), [&](QQuickItem& item) {
            if (auto* found = qobject_cast<ui::MazeBoard*>(&item))
                board = found;
        });
        QVERIFY(board != nullptr);
        const auto& frame = board->frame();
        QVERIFY(frame.pitch > 0);
        QVERIFY(frame.places * frame.pitch <= board->width() * m_ratio + 0.01);
        // A character is no smaller for a finer screen.
        QVERIFY(frame.pitch >= std::floor(14 * m_ratio));
        // Where one is aimed at is where it is painted.
        const Cell cell{1, 2};
        QCOMPARE(board->cellAt(board->cellPlace(cell).center()), cell);
        QCOMPARE(board->cellPlace(cell).width() * m_ratio, static_cast<qreal>(frame.pitch));
    }

    void iconsAreDrawnAtTheRatio() // UIX-010: no scaled bitmap
    {
        // Places and sizes that are whole pixels at every ratio.
        QQmlComponent component(&m_desktop->engine());
        component.setData(R"(
            import QtQuick
            import Labrys.Ui
            Rectangle {
                width: 1280; height: 800; color: Theme.bg
                Repeater {
                    model: ["labrys", "maze", "key", "exit", "lock", "help", "pause", "play", "chev", "check", "warn", "info"]
                    Icon {
                        required property string modelData
                        required property int index
                        name: modelData; size: 24; x: 40 * index + 20; y: 40
                    }
                }
            })",
            {});
        const std::unique_ptr<QObject> made(component.create());
        auto* page = qobject_cast<QQuickItem*>(made.get());
        QVERIFY2(page != nullptr, qPrintable(component.errorString()));
        page->setParentItem(m_desktop->window().contentItem());
        m_screens->settle();
        const QImage picture = m_desktop->window().grabWindow();
        QCOMPARE(picture.width(), qRound(1280 * m_ratio));
        int seen = 0;
        qreal worst = 1;
        each(*page, [&](const QQuickItem& item) {
            const auto source = item.property("source").toUrl();
            const QRectF place = item.mapRectToScene(item.boundingRect());
            if (source.scheme() != QLatin1String("image"))
                return;
            const auto parts = source.path().split(QLatin1Char('/'));
            const QSize size(qRound(place.width() * m_ratio), qRound(place.height() * m_ratio));
            const auto icon
                = paint::tintedIcon(parts.value(1), QColor(QLatin1Char('#') + parts.value(2)), size);
            worst = std::min(worst, likeness(icon, picture, (place.topLeft() * m_ratio).toPoint()));
            ++seen;
        });
        QCOMPARE(seen, 12);
        QVERIFY2(worst > 0.97, QByteArray::number(worst));
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<desktop::Desktop> m_desktop;
    std::unique_ptr<desktop::Screens> m_screens;
    qreal m_ratio = 1;
};

LABRYS_TEST(TestScale)
#include "tst_scale.moc"

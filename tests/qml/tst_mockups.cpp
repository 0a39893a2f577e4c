// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"
#include "app/desktop/screens.h"
#include "tests/support/test_main.h"

#include <QFileOpenEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <cmath>
#include <memory>

using namespace labrys;

namespace {

/// Where a part stands on the mock-up of its screen, in pixels of 1280 x 800. What depends on how much is
/// written there or on entries that are not built yet is not compared.
struct Part {
    const char* screen;
    const char* name;
    double x = kFree;
    double y = kFree;
    double width = kFree;
    double height = kFree;
    static constexpr double kFree = -1;
};

constexpr double kFree = Part::kFree;
// In the order of the mock-ups a_menu, w_maze_menu, ab_settings, ag_welcome, ah_error.
constexpr std::array kParts{Part{"main_saved", "logo", 64, 60, 104, 104},
    Part{"main_saved", "title", 190, 58}, Part{"main_saved", "continueGame", 56, 206, 432, 58},
    Part{"menu_saved", "continueRow", 56, kFree, 432, 62}, Part{"menu_saved", "difficulty", 121},
    Part{"settings_look", "side", 20, 72, 264, 668}, Part{"settings_look", "plaster", 300, 72, 620, 668},
    Part{"settings_look", "sample", 936, 72, 324}, Part{"settings_look", "find", 936, 9, 320, 38},
    Part{"settings_look", "defaults", 36, 688, 232, 36}, Part{"welcome", "scene", 0, 0, 470, 756},
    Part{"welcome", "title", 522, 54}, Part{"welcome", "choice0", 522, 156, 716, 60},
    Part{"welcome", "choice1", 522, 216, 716, 60}, Part{"welcome", "choice2", 522, 276, 716, 60},
    Part{"welcome", "question", 522, 362}, Part{"welcome", "way0", 522, 408, kFree, 238},
    Part{"welcome", "begin", 522, 676, 220, 52}, Part{"error", "scene", 0, 56, 560, 700},
    Part{"error", "title", 604, 84}, Part{"error", "lines", 604, kFree, 636},
    Part{"error", "readAgain", 604, kFree, 636, 66}};

QQuickItem* visible(QQuickItem* item, const QString& name)
{
    if (!item->isVisible())
        return nullptr;
    if (item->objectName() == name)
        return item;
    for (auto* child : item->childItems())
        if (auto* found = visible(child, name))
            return found;
    return nullptr;
}

} // namespace

class TestMockups : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_desktop = desktop::Desktop::create(desktop::startIn(m_folder.path(), m_folder.path()));
        m_screens = std::make_unique<desktop::Screens>(*m_desktop);
    }

    void partsStandWhereTheyWereDrawn_data()
    {
        QTest::addColumn<int>("part");
        QTest::addColumn<int>("theme");
        for (std::size_t i = 0; i < kParts.size(); ++i)
            for (const auto theme : {paint::ThemeId::Lamplight, paint::ThemeId::Fresco})
                QTest::addRow("%s %s %d", kParts[i].screen, kParts[i].name, static_cast<int>(theme))
                    << static_cast<int>(i) << static_cast<int>(theme);
    }
    void partsStandWhereTheyWereDrawn() // UIX-032
    {
        QFETCH(int, part);
        QFETCH(int, theme);
        const auto& drawn = kParts.at(static_cast<std::size_t>(part));
        m_screens->use({{1280, 800}, static_cast<paint::ThemeId>(theme), Language::English, 100});
        m_screens->open(QString::fromLatin1(drawn.screen));
        m_screens->settle();
        auto* item = visible(m_desktop->window().contentItem(), QString::fromLatin1(drawn.name));
        QVERIFY(item != nullptr);
        const QRectF now = item->mapRectToScene(QRectF(QPointF(), item->size()));
        const auto near = [](double drawnAt, double isAt) {
            constexpr double kNear = 16;
            return drawnAt == kFree || std::abs(drawnAt - isAt) <= kNear;
        };
        const bool good = near(drawn.x, now.x()) && near(drawn.y, now.y()) && near(drawn.width, now.width())
            && near(drawn.height, now.height());
        QVERIFY2(good,
            qPrintable(QStringLiteral("%1, %2, %3 x %4")
                    .arg(now.x())
                    .arg(now.y())
                    .arg(now.width())
                    .arg(now.height())));
    }

    void whatTheSystemOpensIsOpened() // APP-017: a document that is double-clicked on macOS
    {
        m_screens->open(QStringLiteral("main"));
        QFileOpenEvent event(QStringLiteral(LABRYS_SOURCE_DIR "/levels/minotaur/first_steps.maze"));
        QCoreApplication::sendEvent(QCoreApplication::instance(), &event);
        QTRY_COMPARE(m_desktop->window().property("page").toString(), QStringLiteral("maze"));
        QFileOpenEvent missing(QStringLiteral("/nowhere/missing.maze"));
        QCoreApplication::sendEvent(QCoreApplication::instance(), &missing);
        QTRY_COMPARE(m_desktop->window().property("page").toString(), QStringLiteral("error"));
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<desktop::Desktop> m_desktop;
    std::unique_ptr<desktop::Screens> m_screens;
};

LABRYS_TEST(TestMockups)
#include "tst_mockups.moc"

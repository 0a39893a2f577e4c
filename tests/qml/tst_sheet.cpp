// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tour_check.h"
#include "app/desktop/tour_sheet.h"
#include "qml/ui/install.h"
#include "qml/ui/theme.h"
#include "tests/qml/controls.h"
#include "tests/support/test_main.h"

#include <QAccessible>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QSignalSpy>

using namespace labrys;

namespace {

/// One page of the component sheet in a window as high as it.
class Sheet {
public:
    Sheet(const desktop::SheetPage& page, int look, qreal text)
    {
        ui::install(m_engine);
        m_window.resize(1280, 800);
        m_window.contentItem()->setWidth(1280);
        m_page = desktop::makeSheet(m_engine, page, *m_window.contentItem());
        if (m_page == nullptr)
            return;
        // The type is known once a file has imported its module.
        auto& theme = *m_engine.singletonInstance<ui::Theme*>(qmlTypeId("Labrys.Ui", 1, 0, "Theme"));
        theme.setViewport({1280, 800});
        theme.setIndex(look % 2);
        theme.setHighContrast(look > 1);
        theme.setTextScale(text);
        theme.setReducedMotion(true);
        m_page->setWidth(1280);
        m_page->setHeight(m_page->implicitHeight());
        m_window.resize(1280, qCeil(m_page->implicitHeight()));
        m_window.show();
        m_window.requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&m_window));
        settle();
    }

    void settle()
    {
        for (int frame = 0; frame < 2; ++frame) {
            QSignalSpy swapped(&m_window, &QQuickWindow::frameSwapped);
            m_window.update();
            QVERIFY(swapped.wait());
        }
    }

    [[nodiscard]] QQuickItem* page() const { return m_page.get(); }
    [[nodiscard]] QQuickWindow& window() { return m_window; }

private:
    QQmlEngine m_engine;
    QQuickWindow m_window;
    std::unique_ptr<QQuickItem> m_page;
};

void collect(QAccessibleInterface* node, QList<QAccessibleInterface*>& found)
{
    if (node == nullptr || node->state().invisible)
        return;
    found.append(node);
    for (int i = 0; i < node->childCount(); ++i)
        collect(node->child(i), found);
}

/// Texts below an item, smallest first.
void smallestText(const QQuickItem& item, int& least)
{
    if (item.inherits("QQuickText") && item.isVisible() && !item.property("text").toString().isEmpty())
        least = qMin(least, item.property("font").value<QFont>().pixelSize());
    for (const auto* child : item.childItems())
        smallestText(*child, least);
}

void pages()
{
    QTest::addColumn<int>("page");
    for (std::size_t i = 0; i < desktop::kSheetPages.size(); ++i)
        QTest::newRow(desktop::kSheetPages[i].type) << static_cast<int>(i);
}

} // namespace

class TestSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyControlHasRoleNameAndAction_data() { pages(); }
    void everyControlHasRoleNameAndAction() // ACC-001, ACC-002, ACC-005
    {
        QFETCH(int, page);
        Sheet sheet(desktop::kSheetPages[static_cast<std::size_t>(page)], 0, 1);
        QVERIFY(sheet.page() != nullptr);
        QList<QAccessibleInterface*> nodes;
        collect(QAccessible::queryAccessibleInterface(&sheet.window()), nodes);
        int controls = 0;
        for (auto* node : nodes) {
            if (!test::isControl(node->role()))
                continue;
            ++controls;
            QVERIFY2(test::flaw(*node).isEmpty(), qPrintable(test::flaw(*node)));
        }
        QVERIFY(page == 2 || controls >= 3);
    }

    void pressDoesWhatAClickDoes() // ACC-002, ACC-005
    {
        Sheet sheet(desktop::kSheetPages[0], 0, 1);
        QVERIFY(sheet.page() != nullptr);
        QList<QAccessibleInterface*> nodes;
        collect(QAccessible::queryAccessibleInterface(&sheet.window()), nodes);
        int switches = 0;
        int halves = 0;
        for (auto* node : nodes) {
            auto* item = qobject_cast<QQuickItem*>(node->object());
            if (node->role() == QAccessible::CheckBox) {
                ++switches;
                const bool before = node->state().checked;
                node->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
                QCOMPARE(static_cast<bool>(node->state().checked), !before);
                QTest::mouseClick(&sheet.window(), Qt::LeftButton, {},
                    item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
                QCOMPARE(static_cast<bool>(node->state().checked), before);
            } else if (node->role() == QAccessible::SpinBox) {
                ++halves;
                const int before = item->property("value").toInt();
                node->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
                QCOMPARE(item->property("value").toInt(), before + 1);
                QTest::mouseClick(&sheet.window(), Qt::LeftButton, {},
                    item->mapToScene({item->width() - 4, item->height() / 2}).toPoint());
                QCOMPARE(item->property("value").toInt(), before + 2);
            }
        }
        QCOMPARE(switches, 3);
        QCOMPARE(halves, 1);
    }

    void tabGoesThroughAllAndBack() // ACC-003, UIX-014
    {
        Sheet sheet(desktop::kSheetPages[0], 0, 1);
        QVERIFY(sheet.page() != nullptr);
        QList<QQuickItem*> stops;
        for (int i = 0; i < 100; ++i) {
            QTest::keyClick(&sheet.window(), Qt::Key_Tab);
            auto* now = sheet.window().activeFocusItem();
            QVERIFY(now != nullptr);
            if (!stops.isEmpty() && now == stops.constFirst())
                break;
            QVERIFY2(!stops.contains(now), now->metaObject()->className());
            stops.append(now);
        }
        QVERIFY2(stops.size() >= 25, QByteArray::number(stops.size()));
        // Reading order: down the left column, then the right one; along a row to the right.
        const auto placeOf
            = [](const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
        for (qsizetype i = 1; i < stops.size(); ++i) {
            const QRectF before = placeOf(stops[i - 1]);
            const QRectF now = placeOf(stops[i]);
            const bool nextColumn = before.center().x() < 640 && now.center().x() > 640;
            const bool lower = now.top() >= before.center().y();
            const bool further = now.left() >= before.right() - 1 && now.bottom() > before.center().y();
            QVERIFY2(nextColumn || lower || further, stops[i]->metaObject()->className());
        }
        for (qsizetype i = stops.size() - 1; i > 0; --i) {
            QTest::keyClick(&sheet.window(), Qt::Key_Backtab, Qt::ShiftModifier);
            QCOMPARE(sheet.window().activeFocusItem(), stops[i]);
        }
    }

    void noTextIsCutOrSmall_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<int>("percent");
        for (std::size_t i = 0; i < desktop::kSheetPages.size(); ++i)
            for (const int percent : {90, 100, 125, 150, 175, 200})
                QTest::addRow("%s at %d", desktop::kSheetPages[i].type, percent)
                    << static_cast<int>(i) << percent;
    }
    void noTextIsCutOrSmall() // UIX-007, UIX-008
    {
        QFETCH(int, page);
        QFETCH(int, percent);
        Sheet sheet(desktop::kSheetPages[static_cast<std::size_t>(page)], 1, percent / 100.0);
        QVERIFY(sheet.page() != nullptr);
        const auto cut = desktop::cutTexts(*sheet.page());
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1String(", "))));
        int least = 1000;
        smallestText(*sheet.page(), least);
        QVERIFY2(least >= 13, QByteArray::number(least));
    }

    void goldenPictures_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<int>("look");
        for (std::size_t i = 0; i < desktop::kSheetPages.size() - 1; ++i)
            for (int look = 0; look < 4; ++look)
                QTest::addRow("%s look %d", desktop::kSheetPages[i].type, look)
                    << static_cast<int>(i) << look;
    }
    void goldenPictures() // UIX-012: every component, state and theme on the software renderer
    {
        QFETCH(int, page);
        QFETCH(int, look);
        const auto& entry = desktop::kSheetPages[static_cast<std::size_t>(page)];
        Sheet sheet(entry, look, 1);
        QVERIFY(sheet.page() != nullptr);
        const QImage now = sheet.window().grabWindow().convertToFormat(QImage::Format_RGB32);
        const QString name = QStringLiteral("%1_%2.png").arg(QLatin1String(entry.picture)).arg(look);
        const QString path = QStringLiteral(LABRYS_SOURCE_DIR "/tests/qml/golden/") + name;
        if (qEnvironmentVariableIsSet("LABRYS_NEW_GOLDEN")) {
            QVERIFY(now.save(path));
            return;
        }
        const QImage golden = QImage(path).convertToFormat(QImage::Format_RGB32);
        QVERIFY2(!golden.isNull(), qPrintable(path));
        const QString made = QStringLiteral("golden_now_") + name;
        if (golden.size() != now.size() || golden != now)
            now.save(made);
        QCOMPARE(now.size(), golden.size());
        for (int y = 0; y < now.height(); ++y)
            for (int x = 0; x < now.width(); ++x)
                if (now.pixel(x, y) != golden.pixel(x, y)) {
                    const QString said = QStringLiteral("first difference at %1, %2; look at %3 and, if it "
                                                        "is right, run with LABRYS_NEW_GOLDEN=1")
                                             .arg(x)
                                             .arg(y)
                                             .arg(made);
                    QFAIL(qPrintable(said));
                }
    }
};

LABRYS_TEST(TestSheet)
#include "tst_sheet.moc"

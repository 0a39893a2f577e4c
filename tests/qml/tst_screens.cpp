// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tour_check.h"
#include "tests/qml/opener.h"
#include "tests/qml/walk.h"
#include "tests/support/test_main.h"

#include <QAccessible>
#include <QFontMetricsF>

using namespace labrys;
using desktop::Look;
using namespace labrys::test;
using enum paint::ThemeId;

namespace {

constexpr QSize kDesign(1280, 800);
constexpr QSize kLeast(960, 600);

/// The looks in which controls are walked: both themes, languages and least sizes.
constexpr std::array kLooks{Look{kDesign, Lamplight, Language::English, 100},
    Look{kLeast, Fresco, Language::French, 100}, Look{kLeast, Lamplight, Language::English, 200}};

/// A list that got the focus before its rows were made has it itself; later its row has.
bool isSameStop(const QQuickItem* a, const QQuickItem* b)
{
    return a == b || a->isAncestorOf(b) || b->isAncestorOf(a);
}

} // namespace

class TestScreens : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_problems.clear(); }

    void controlsHaveRoleNameAndPress_data() { screens(); }
    void controlsHaveRoleNameAndPress() // ACC-001, ACC-002
    {
        QFETCH(QString, screen);
        for (const auto& look : kLooks) {
            m_walk.use(look);
            m_walk.open(screen);
            const auto controls = m_walk.controls();
            QVERIFY(!controls.isEmpty());
            for (auto* node : controls) {
                const QString wrong = test::flaw(*node);
                expect(wrong.isEmpty(), wrong + QStringLiteral(": ") + told(*itemOf(node)));
            }
        }
        QVERIFY2(m_problems.isEmpty(), qPrintable(m_problems.mid(0, 8).join(QLatin1Char('\n'))));
    }

    void targetsAreLargeEnough_data() { screens(); }
    void targetsAreLargeEnough() // UIX-016
    {
        QFETCH(QString, screen);
        constexpr qreal kTarget = 44;
        for (const auto& look : kLooks) {
            m_walk.use(look);
            m_walk.open(screen);
            for (auto* node : m_walk.controls()) {
                const QRectF place = placeOf(*itemOf(node));
                expect(place.width() >= kTarget && place.height() >= kTarget,
                    node->text(QAccessible::Name) + QStringLiteral(": ") + told(*itemOf(node)));
            }
        }
        QVERIFY2(m_problems.isEmpty(), qPrintable(m_problems.mid(0, 8).join(QLatin1Char('\n'))));
    }

    void oneThingHasTheFocusAndTabReachesAll_data() { screens(); }
    void oneThingHasTheFocusAndTabReachesAll() // UIX-014, ACC-003, ACC-029
    {
        QFETCH(QString, screen);
        for (const auto& look : kLooks) {
            m_walk.use(look);
            m_walk.open(screen);
            auto& window = m_walk.window();
            auto* first = window.activeFocusItem();
            QVERIFY(first != nullptr && first->isVisible() && first->isEnabled());
            QList<QQuickItem*> stops{first};
            while (stops.size() < 200) {
                QTest::keyClick(&window, Qt::Key_Tab);
                auto* now = window.activeFocusItem();
                QVERIFY(now != nullptr && now->isVisible() && now->isEnabled());
                if (isSameStop(now, first))
                    break;
                QVERIFY2(std::ranges::none_of(stops, [now](auto* stop) { return isSameStop(stop, now); }),
                    qPrintable(told(*now)));
                stops.append(now);
                m_walk.settle();
                const QRectF place = placeOf(*now);
                const QRectF inside = QRectF({}, QSizeF(window.size()));
                expect(place.height() > inside.height() || inside.adjusted(-1, -1, 1, 1).contains(place),
                    QStringLiteral("out of the window: ") + told(*now));
            }
            for (qsizetype i = stops.size() - 1; i >= 0; --i) {
                QTest::keyClick(&window, Qt::Key_Backtab, Qt::ShiftModifier);
                QVERIFY2(isSameStop(window.activeFocusItem(), stops[i]), qPrintable(told(*stops[i])));
            }
            for (auto* node : m_walk.controls()) {
                auto* item = itemOf(node);
                if (node->role() == QAccessible::ListItem)
                    continue; // by arrows, inside the stop of their list
                const bool reached = stops.contains(item)
                    || std::ranges::any_of(
                        stops, [item](const QQuickItem* stop) { return stop->isAncestorOf(item); });
                expect(reached, QStringLiteral("not reached: ") + told(*item));
            }
        }
        QVERIFY2(m_problems.isEmpty(), qPrintable(m_problems.mid(0, 8).join(QLatin1Char('\n'))));
    }

    void whatCanBeReachedIsInTheTable() // UIX-031
    {
        const test::Opener opener;
        m_walk.use(kLooks[0]);
        QSet<QString> known;
        for (const auto& name : desktop::Screens::names()) {
            m_walk.open(name);
            known.insert(m_walk.place());
        }
        int presses = 0;
        for (const auto& name : desktop::Screens::names()) {
            m_walk.open(name);
            for (qsizetype i = 0, count = m_walk.controls().size(); i < count; ++i) {
                m_walk.open(name);
                auto* control = m_walk.controls().value(i);
                if (control == nullptr || control->actionInterface() == nullptr)
                    continue;
                const QString pressed = control->text(QAccessible::Name);
                control->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
                m_walk.window().showNormal(); // after Quit, and after Full screen
                m_walk.settle();
                ++presses;
                expect(known.contains(m_walk.place()),
                    QStringLiteral("%1, %2: %3 is not in the table of the tour")
                        .arg(name, pressed, m_walk.place()));
            }
        }
        QVERIFY2(m_problems.isEmpty(), qPrintable(m_problems.mid(0, 8).join(QLatin1Char('\n'))));
        QVERIFY(presses > 50);
    }

    void oneCallToAction_data() { screens(); }
    void oneCallToAction() // UIX-015
    {
        QFETCH(QString, screen);
        m_walk.use(kLooks[0]);
        m_walk.open(screen);
        int calls = 0;
        eachVisible(*m_walk.window().contentItem(), [&](const QQuickItem& item) {
            const bool isFace = QByteArray(item.metaObject()->className()).startsWith("Face_");
            // What lies under an overlay is dimmed and cannot act.
            if (isFace && item.property("primary").toBool() && item.isEnabled())
                ++calls;
        });
        QVERIFY2(calls <= 1, QByteArray::number(calls));
    }

    void textIsReadable_data()
    {
        QTest::addColumn<QString>("screen");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        // The tour takes 100, 150 and 200 every day; every step is walked under --long.
        const QList<int> steps
            = test::fullSize() ? QList<int>{90, 100, 125, 150, 175, 200} : QList<int>{125, 200};
        const QList<QSize> sizes = test::fullSize() ? QList<QSize>{kDesign, {1024, 768}, kLeast}
                                                    : QList<QSize>{{1024, 768}, kLeast};
        for (const auto& name : desktop::Screens::names())
            for (const QSize size : sizes)
                for (const int percent : steps)
                    QTest::addRow("%s %d %d", qPrintable(name), size.width(), percent)
                        << name << size << percent;
    }
    void textIsReadable() // UIX-007, UIX-008
    {
        QFETCH(QString, screen);
        QFETCH(QSize, size);
        QFETCH(int, percent);
        for (const auto language : {Language::English, Language::French}) {
            m_walk.use({size, percent % 50 == 0 ? Lamplight : Fresco, language, percent});
            m_walk.open(screen);
            for (const auto& cut : desktop::cutTexts(*m_walk.window().contentItem()))
                expect(false, cut);
            eachVisible(*m_walk.window().contentItem(), [&](const QQuickItem& item) {
                if (!item.inherits("QQuickText") || item.property("text").toString().isEmpty())
                    return;
                expect(item.property("font").value<QFont>().pixelSize() >= 13, told(item));
            });
        }
        QVERIFY2(m_problems.isEmpty(), qPrintable(m_problems.mid(0, 8).join(QLatin1Char('\n'))));
    }

    void everySizeShowsEverything_data()
    {
        QTest::addColumn<QString>("screen");
        QTest::addColumn<QSize>("size");
        const QList<QSize> sizes = test::fullSize()
            ? QList<QSize>{kLeast, {1024, 768}, kDesign, {1600, 1200}, {1920, 1080}, {2560, 1080},
                  {3840, 2160}}
            : QList<QSize>{kLeast, kDesign, {2560, 1080}, {3840, 2160}};
        for (const auto& name : desktop::Screens::names())
            for (const QSize size : sizes)
                QTest::addRow("%s %d x %d", qPrintable(name), size.width(), size.height()) << name << size;
    }
    void everySizeShowsEverything() // UIX-009
    {
        QFETCH(QString, screen);
        QFETCH(QSize, size);
        m_walk.use({size, Lamplight, Language::French, 100});
        m_walk.open(screen);
        const QRectF inside = QRectF({}, QSizeF(size)).adjusted(-1, -1, 1, 1);
        for (auto* node : m_walk.controls())
            expect(scrolls(itemOf(node)) || inside.contains(placeOf(*itemOf(node))),
                QStringLiteral("out of the window: ") + told(*itemOf(node)));
        eachVisible(*m_walk.window().contentItem(), [&](const QQuickItem& item) {
            if (!item.inherits("QQuickText") || item.property("lineCount").toInt() < 2)
                return;
            const QString text = item.property("text").toString();
            const QFontMetricsF metrics(item.property("font").value<QFont>());
            const qreal characters
                = item.width() * static_cast<qreal>(text.size()) / metrics.horizontalAdvance(text);
            expect(characters <= 67, QStringLiteral("%1 characters a line: ").arg(characters) + told(item));
        });
        QVERIFY2(m_problems.isEmpty(), qPrintable(m_problems.mid(0, 8).join(QLatin1Char('\n'))));
    }

private:
    void expect(bool good, const QString& otherwise)
    {
        if (!good && !m_problems.contains(otherwise))
            m_problems.append(otherwise);
    }

    Walk m_walk;
    QStringList m_problems;
};

LABRYS_TEST(TestScreens)
#include "tst_screens.moc"

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/harness.h"
#include "tests/support/test_main.h"

using namespace labrys;
using labrys::test::Harness;

/// The way back, one step at a time.
class TestTrail : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void backGoesOneStepAndTheFocusIsWhereItWas() // UIX-014, UIX-025
    {
        Harness harness;
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("menu"));
        harness.settle();
        harness.item("aboutRow")->forceActiveFocus();
        harness.key(Qt::Key_Return);
        QCOMPARE(harness.page(), QStringLiteral("about"));
        harness.key(Qt::Key_F10);
        QCOMPARE(harness.page(), QStringLiteral("settings"));
        harness.settle();
        auto* settings = harness.window().property("current").value<QQuickItem*>();
        settings->setProperty("section", 2);
        harness.settle();
        harness.item("defaults")->forceActiveFocus();
        harness.key(Qt::Key_F1);
        QCOMPARE(harness.page(), QStringLiteral("guide"));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("settings"));
        // The page is as it was, and so is its focus.
        QCOMPARE(harness.window().property("current").value<QQuickItem*>(), settings);
        QCOMPARE(settings->property("section").toInt(), 2);
        QCOMPARE(harness.window().activeFocusItem()->objectName(), QStringLiteral("defaults"));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("about"));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("menu"));
        QCOMPARE(harness.window().activeFocusItem()->objectName(), QStringLiteral("aboutRow"));
    }

    void overlaysComeBackToo() // UIX-025
    {
        Harness harness;
        harness.open(QStringLiteral("maze"));
        harness.key(Qt::Key_P);
        QCOMPARE(harness.overlay(), QStringLiteral("pause"));
        harness.key(Qt::Key_F10);
        QCOMPARE(harness.page(), QStringLiteral("settings"));
        QTest::keyClick(&harness.window(), Qt::Key_O, Qt::ControlModifier);
        QCOMPARE(harness.page(), QStringLiteral("open"));
        harness.key(Qt::Key_F10); // lies on the trail: gone back to
        QCOMPARE(harness.page(), QStringLiteral("settings"));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("maze"));
        QCOMPARE(harness.overlay(), QStringLiteral("pause"));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.overlay(), QString());
        harness.key(Qt::Key_Space);
        QCOMPARE(harness.game().turn(), 1);
    }

    void keysPressedFastLoseNobody() // UIX-014
    {
        Harness harness;
        harness.open(QStringLiteral("maze"));
        constexpr std::array kKeys{
            Qt::Key_F10, Qt::Key_F1, Qt::Key_Escape, Qt::Key_P, Qt::Key_F8, Qt::Key_Tab, Qt::Key_Space};
        for (int i = 0; i < 400; ++i) {
            QTest::keyClick(
                &harness.window(), kKeys.at(static_cast<std::size_t>(i * i + i / 3) % kKeys.size()));
            auto* focus = harness.window().activeFocusItem();
            QVERIFY(focus != nullptr && focus->isVisible() && focus->isEnabled());
        }
        for (int i = 0; i < 20 && harness.page() != QStringLiteral("menu"); ++i)
            harness.key(Qt::Key_Escape);
        QVERIFY(harness.window().property("overlay").toString().size() < 9);
    }
};

LABRYS_TEST(TestTrail)
#include "tst_trail.moc"

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/toasts.h"
#include "tests/qml/harness.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QSignalSpy>

using namespace labrys;
using labrys::test::Harness;

namespace {

/// A key that is pressed, held for some repeats, and let go.
void hold(Harness& harness, Qt::Key key, int repeats)
{
    const auto send = [&harness, key](QEvent::Type type, bool repeated) {
        QKeyEvent event(type, key, Qt::NoModifier, QString(), repeated);
        QCoreApplication::sendEvent(&harness.window(), &event);
    };
    send(QEvent::KeyPress, false);
    for (int i = 0; i < repeats; ++i) {
        send(QEvent::KeyRelease, true);
        send(QEvent::KeyPress, true);
    }
    send(QEvent::KeyRelease, false);
}

bool hasAControl(Harness& harness)
{
    const auto* item = harness.window().activeFocusItem();
    if (item == nullptr || !item->isVisible() || !item->isEnabled())
        return false;
    while (item != nullptr && !item->activeFocusOnTab())
        item = item->parentItem(); // a row of a list
    return item != nullptr;
}

ui::Toasts& toasts(Harness& harness)
{
    return *harness.window().property("toasts").value<ui::Toasts*>();
}

} // namespace

class TestFocus : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHeldKeyPressesOnce_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Return") << static_cast<int>(Qt::Key_Return);
        QTest::newRow("Space") << static_cast<int>(Qt::Key_Space);
    }
    void aHeldKeyPressesOnce() // UIX-013: one press, one act
    {
        QFETCH(int, key);
        Harness harness;
        harness.open(QStringLiteral("pause"));
        for (int row = 0; row < 3; ++row)
            harness.key(Qt::Key_Down);
        hold(harness, static_cast<Qt::Key>(key), 10); // Save and quit to the menu
        harness.settle();
        QCOMPARE(harness.page(), QStringLiteral("start"));
        QVERIFY(hasAControl(harness));
    }

    void aHeldArrowGoesOn()
    {
        Harness harness;
        harness.open(QStringLiteral("replay"));
        hold(harness, Qt::Key_Left, 3);
        QCOMPARE(harness.viewer().position(), 0);
    }

    void theControlThatDisablesItselfHandsOn() // UIX-014
    {
        Harness harness;
        harness.open(QStringLiteral("replay"));
        harness.viewer().setPosition(harness.viewer().length() - 1);
        harness.settle();
        auto* forward = harness.item("stepForward");
        QVERIFY(forward != nullptr);
        forward->forceActiveFocus();
        harness.key(Qt::Key_Return);
        QCOMPARE(harness.viewer().position(), harness.viewer().length());
        harness.settle();
        QVERIFY(hasAControl(harness));
        QVERIFY(harness.window().activeFocusItem() != forward);
    }

    void whatIsHiddenGivesTheFocusAway() // UIX-014
    {
        Harness harness;
        auto* item = harness.window().activeFocusItem();
        QVERIFY(hasAControl(harness));
        item->setVisible(false);
        harness.settle();
        QVERIFY(hasAControl(harness));
        QVERIFY(harness.window().activeFocusItem() != item);
    }

    void backFromHelpIsThePause() // UIX-025: Esc goes one step back
    {
        Harness harness;
        harness.open(QStringLiteral("pause"));
        harness.key(Qt::Key_F1);
        QCOMPARE(harness.overlay(), QStringLiteral("help"));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.overlay(), QStringLiteral("pause"));
        harness.key(Qt::Key_F8);
        QCOMPARE(harness.overlay(), QStringLiteral("messages"));
        harness.key(Qt::Key_F8);
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.overlay(), QStringLiteral("pause"));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.overlay(), QString());
        QCOMPARE(harness.page(), QStringLiteral("maze"));
    }

    void theKeysOfEveryScreen_data()
    {
        QTest::addColumn<QString>("screen");
        for (const auto* screen : {"start", "maze", "result", "replay"})
            QTest::newRow(screen) << QString::fromLatin1(screen);
    }
    void theKeysOfEveryScreen() // UIX-025
    {
        QFETCH(QString, screen);
        Harness harness;
        harness.open(screen);
        if (screen == QLatin1String("maze"))
            harness.key(Qt::Key_Space);
        harness.key(Qt::Key_F1);
        QCOMPARE(harness.overlay(), QStringLiteral("help"));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.overlay(), QString());
        harness.key(Qt::Key_F11);
        QCOMPARE(harness.window().visibility(), QWindow::FullScreen);
        harness.key(Qt::Key_F11);
        QCOMPARE(harness.window().visibility(), QWindow::Windowed);
        QSignalSpy closing(&harness.window(), &QQuickWindow::visibleChanged);
        QTest::keyClick(&harness.window(), Qt::Key_Q, Qt::ControlModifier);
        QCOMPARE(closing.size(), 1);
        if (screen == QLatin1String("maze"))
            QTRY_VERIFY(QFile::exists(harness.savePath()));
    }

    void aMessageIsTakenFromTheListByKeys() // UIX-023, ACC-022
    {
        Harness harness;
        auto& said = toasts(harness);
        QSignalSpy acted(&said, &ui::Toasts::acted);
        for (int i = 0; i < 12; ++i)
            said.say(QStringLiteral("info"), QString::number(i), QStringLiteral("Undo"), i);
        harness.key(Qt::Key_F8);
        harness.settle();
        for (int i = 0; i < 11; ++i)
            harness.key(Qt::Key_Down);
        harness.key(Qt::Key_Return);
        QCOMPARE(acted.size(), 1);
        QCOMPARE(acted.at(0).at(0).toInt(), 0); // the oldest
        QVERIFY(hasAControl(harness));
    }

    void aToastTakenByKeysLeavesTheFocusUsable() // UIX-014
    {
        Harness harness;
        harness.open(QStringLiteral("maze"));
        auto& said = toasts(harness);
        QSignalSpy acted(&said, &ui::Toasts::acted);
        said.say(QStringLiteral("info"), QStringLiteral("Hi"), QStringLiteral("Undo"), 7);
        harness.settle();
        for (int i = 0; i < 10 && acted.isEmpty(); ++i) {
            harness.key(Qt::Key_Tab);
            if (harness.window().activeFocusItem()->property("text").toString() == QLatin1String("Undo"))
                harness.key(Qt::Key_Return);
        }
        QCOMPARE(acted.size(), 1);
        harness.settle();
        QVERIFY(hasAControl(harness));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.overlay(), QStringLiteral("pause"));
    }
};

LABRYS_TEST(TestFocus)
#include "tst_focus.moc"

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/action_map.h"
#include "tests/support/test_main.h"

using namespace labrys::ui;
using enum Actions::Action;

class TestActions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysMeanActions_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<quint32>("place");
        QTest::addColumn<int>("layout");
        QTest::addColumn<int>("action");
        const auto row = [](const char* name, int key, quint32 place, KeyLayout layout, int action) {
            QTest::newRow(name) << key << place << static_cast<int>(layout) << action;
        };
        row("W", Qt::Key_W, 0, KeyLayout::OnePlayer, North);
        row("arrow", Qt::Key_Up, 0, KeyLayout::OnePlayer, North);
        row("arrow of the second player", Qt::Key_Up, 0, KeyLayout::TwoPlayers, MateNorth);
        row("Enter of the second player", Qt::Key_Return, 0, KeyLayout::TwoPlayers, MateWait);
        row("Enter is for buttons", Qt::Key_Return, 0, KeyLayout::OnePlayer, None);
        row("Space", Qt::Key_Space, 0, KeyLayout::OnePlayer, Wait);
        row("H is help", Qt::Key_H, 0, KeyLayout::OnePlayer, Help);
        row("F1", Qt::Key_F1, 0, KeyLayout::Page, Help);
        row("P", Qt::Key_P, 0, KeyLayout::OnePlayer, Pause);
        row("Escape", Qt::Key_Escape, 0, KeyLayout::Replay, Back);
        row("W on a page", Qt::Key_W, 0, KeyLayout::Page, None);
        row("End of a replay", Qt::Key_End, 0, KeyLayout::Replay, Last);
#ifdef Q_OS_LINUX
        // A French keyboard has Z where W is, and W where Z is; the places count (ASC-030).
        row("French Z", Qt::Key_Z, 25, KeyLayout::OnePlayer, North);
        row("French W", Qt::Key_W, 52, KeyLayout::OnePlayer, None);
        row("French Q", Qt::Key_Q, 38, KeyLayout::OnePlayer, West);
#endif
    }
    void keysMeanActions()
    {
        QFETCH(int, key);
        QFETCH(quint32, place);
        QFETCH(int, layout);
        QFETCH(int, action);
        QCOMPARE(static_cast<int>(actionOf({key, place}, static_cast<KeyLayout>(layout))), action);
    }

    void modifiersAndHeldKeys()
    {
        QCOMPARE(actionOf({Qt::Key_W, 0, Qt::ControlModifier}, KeyLayout::OnePlayer), None);
        QCOMPARE(actionOf({Qt::Key_W, 0, Qt::ShiftModifier}, KeyLayout::OnePlayer), North);
        QCOMPARE(actionOf({Qt::Key_Q, 0, Qt::ControlModifier}, KeyLayout::Page), Quit);
        QCOMPARE(actionOf({Qt::Key_W, 0, {}, true}, KeyLayout::OnePlayer), North);
        QCOMPARE(actionOf({Qt::Key_P, 0, {}, true}, KeyLayout::OnePlayer), None);
        QCOMPARE(actionOf({Qt::Key_Space, 0, {}, true}, KeyLayout::OnePlayer), None);
    }
};

LABRYS_TEST(TestActions)
#include "tst_actions.moc"

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/bindings.h"
#include "tests/qml/virtual_pad.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>

using namespace labrys;
using labrys::test::Harness;
using labrys::test::VirtualPad;
using ui::Bindings;

namespace {

constexpr auto kA = SDL_CONTROLLER_BUTTON_A;
constexpr auto kB = SDL_CONTROLLER_BUTTON_B;
constexpr auto kX = SDL_CONTROLLER_BUTTON_X;
constexpr auto kY = SDL_CONTROLLER_BUTTON_Y;
constexpr auto kStart = SDL_CONTROLLER_BUTTON_START;
constexpr auto kUp = SDL_CONTROLLER_BUTTON_DPAD_UP;
constexpr auto kDown = SDL_CONTROLLER_BUTTON_DPAD_DOWN;
constexpr auto kLeft = SDL_CONTROLLER_BUTTON_DPAD_LEFT;
constexpr auto kRight = SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
constexpr auto kL1 = SDL_CONTROLLER_BUTTON_LEFTSHOULDER;
constexpr auto kR1 = SDL_CONTROLLER_BUTTON_RIGHTSHOULDER;

SDL_GameControllerButton buttonOf(minotaur::Verb verb)
{
    switch (verb) {
    case minotaur::Verb::North:
        return kUp;
    case minotaur::Verb::West:
        return kLeft;
    case minotaur::Verb::South:
        return kDown;
    case minotaur::Verb::East:
        return kRight;
    default:
        return kA; // the board has the focus and is nothing to press: wait
    }
}

} // namespace

class TestGamepad : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// ACC-019: menu, both levels, the end and the replay with four directions, accept, back and two
    /// shoulders.
    void aWholeRunByPadOnly()
    {
        Harness harness;
        const auto run = test::winningRun(harness.game().game());
        harness.game().setSeed(run.seed);
        VirtualPad pad(harness);
        pad.press(kA); // New run has the focus
        QCOMPARE(harness.page(), QStringLiteral("maze"));
        for (const auto& entry : run.log) {
            if (!entry) // the button of level 2
                QCOMPARE(harness.game().outcome(), viewmodels::MazeScene::Done);
            pad.press(entry ? buttonOf(entry->verb) : kA);
        }
        QCOMPARE(harness.game().outcome(), viewmodels::MazeScene::Won);
        QCOMPARE(harness.game().session()->log().size(), run.log.size());
        pad.press(kX); // watch it
        QTRY_COMPARE(harness.page(), QStringLiteral("replay"));
        pad.press(kRight);
        QCOMPARE(harness.viewer().position(), 1);
        pad.press(kLeft);
        QCOMPARE(harness.viewer().position(), 0);
        for (int stop = 0; !harness.item("leaveReplay")->hasActiveFocus() && stop < 9; ++stop)
            pad.press(stop % 2 == 0 ? kR1 : kDown);
        QVERIFY(harness.item("leaveReplay")->hasActiveFocus());
        pad.press(kL1);
        QVERIFY(!harness.item("leaveReplay")->hasActiveFocus());
        pad.press(kB);
        QCOMPARE(harness.page(), QStringLiteral("start"));
    }

    /// ACC-019: pulled out with a direction held, in the middle of a level; nothing is lost, keys go on, and
    /// the pad again when it is back.
    void unpluggedMidWay()
    {
        Harness harness;
        const auto run = test::winningRun(harness.game().game());
        harness.game().setSeed(run.seed);
        auto* narrator = harness.window().findChild<QQuickItem*>(QStringLiteral("padNarrator"));
        QVERIFY(narrator != nullptr);
        {
            VirtualPad pad(harness, "Blue pad");
            QVERIFY(harness.gamepad().isConnected());
            QCOMPARE(narrator->property("sentence").toString(),
                QStringLiteral("Gamepad connected: Blue pad. The cross moves, A chooses, B goes back."));
            pad.press(kA);
            for (int i = 0; i < 3; ++i)
                pad.press(buttonOf(run.log[static_cast<std::size_t>(i)]->verb));
            pad.hold(kX);
        }
        QVERIFY(!harness.gamepad().isConnected());
        QCOMPARE(narrator->property("sentence").toString(),
            QStringLiteral("Gamepad disconnected: Blue pad. Nothing is lost; keys and mouse go on."));
        QCOMPARE(harness.bindings().device(), Bindings::Keys);
        QCOMPARE(harness.game().turn(), 4);
        QCOMPARE(harness.page(), QStringLiteral("maze"));
        QVERIFY(harness.item("board")->hasActiveFocus());
        const auto before = harness.game().session()->digest();
        harness.gamepad().poll();
        QVERIFY(harness.game().session()->digest() == before);
        harness.key(Qt::Key_Space);
        QCOMPARE(harness.game().turn(), 5);
        VirtualPad again(harness, "Blue pad");
        again.press(kX);
        QCOMPARE(harness.game().turn(), 6);
        QCOMPARE(harness.bindings().device(), Bindings::Pad);
    }

    void theTimerHearsThePadByItself()
    {
        Harness harness;
        VirtualPad pad(harness);
        QSignalSpy pressed(&harness.gamepad(), &ui::Gamepad::pressed);
        auto* joystick = SDL_JoystickFromInstanceID(SDL_JoystickGetDeviceInstanceID(0));
        QVERIFY(joystick != nullptr);
        SDL_JoystickSetVirtualButton(joystick, kA, SDL_PRESSED);
        QTRY_COMPARE(harness.page(), QStringLiteral("maze"));
        QCOMPARE(pressed.size(), 1);
    }

    void buttonsOfEveryScreen() // ACC-019
    {
        Harness harness;
        VirtualPad pad(harness);
        QVERIFY(harness.item("firstRow")->hasActiveFocus());
        pad.press(kRight); // all four directions go along a page
        QVERIFY(harness.item("newRow")->hasActiveFocus());
        pad.press(kLeft);
        pad.press(kDown);
        pad.press(kUp);
        QVERIFY(harness.item("firstRow")->hasActiveFocus());
        pad.press(kR1);
        pad.press(kL1);
        QVERIFY(harness.item("firstRow")->hasActiveFocus());
        pad.press(kY);
        QCOMPARE(harness.overlay(), QStringLiteral("help"));
        pad.press(kB);
        QCOMPARE(harness.overlay(), QString());
        pad.press(kA);
        QCOMPARE(harness.page(), QStringLiteral("maze"));
        pad.press(kX);
        QCOMPARE(harness.game().turn(), 1);
        pad.press(kStart);
        QCOMPARE(harness.overlay(), QStringLiteral("pause"));
        pad.press(kX); // nothing behind a pause hears a button
        QCOMPARE(harness.game().turn(), 1);
        pad.press(kA); // Resume has the focus
        QCOMPARE(harness.overlay(), QString());
        // A button of the top bar, reached by the shoulders, is pressed by A and does not wait.
        for (int stop = 0; !harness.item("pauseButton")->hasActiveFocus() && stop < 9; ++stop)
            pad.press(kR1);
        pad.press(kA);
        QCOMPARE(harness.overlay(), QStringLiteral("pause"));
        QCOMPARE(harness.game().turn(), 1);
        for (int row = 0; row < 3; ++row)
            pad.press(kDown);
        pad.press(kA); // Save and quit
        QCOMPARE(harness.page(), QStringLiteral("start"));
    }

    void theStickStepsLikeTheCross()
    {
        Harness harness;
        VirtualPad pad(harness);
        pad.press(kA);
        const Cell start = harness.game().focusCell();
        pad.axis(SDL_CONTROLLER_AXIS_LEFTX, -0.3); // within the dead zone
        QCOMPARE(harness.game().turn(), 0);
        pad.axis(SDL_CONTROLLER_AXIS_LEFTX, -1);
        pad.axis(SDL_CONTROLLER_AXIS_LEFTX, 0);
        QCOMPARE(harness.game().turn(), 1);
        QVERIFY(harness.game().focusCell() == stepped(start, Direction::West));
        pad.axis(SDL_CONTROLLER_AXIS_LEFTY, -1); // a wall costs nothing
        pad.axis(SDL_CONTROLLER_AXIS_LEFTY, 0);
        QCOMPARE(harness.game().turn(), 1);
    }

    void onePadPlaysForWhoeversTurnItIs()
    {
        Harness harness;
        harness.game().newRun(2);
        VirtualPad pad(harness);
        pad.press(kX);
        QCOMPARE(harness.game().activeSeat(), 1);
        pad.press(kX);
        QCOMPARE(harness.game().activeSeat(), 0);
        QCOMPARE(harness.game().turn(), 1);
    }

    void twoPadsPlayForTwo()
    {
        Harness harness;
        harness.game().newRun(2);
        VirtualPad first(harness, "First");
        VirtualPad second(harness, "Second");
        second.press(kX);
        QCOMPARE(harness.game().activeSeat(), 0);
        QCOMPARE(harness.game().message(), QStringLiteral("It is the first player's turn."));
        first.press(kX);
        QCOMPARE(harness.game().activeSeat(), 1);
        second.press(kX);
        QCOMPARE(harness.game().turn(), 1);
    }

    void namesFollowThePad_data() // ACC-019
    {
        QTest::addColumn<int>("vendor");
        QTest::addColumn<int>("product");
        QTest::addColumn<QString>("accept");
        QTest::addColumn<QString>("cap");
        QTest::newRow("unknown") << 0 << 0 << QStringLiteral("A") << QStringLiteral("pad_a");
        QTest::newRow("Xbox") << 0x045e << 0x02ea << QStringLiteral("A") << QStringLiteral("pad_a");
        QTest::newRow("PlayStation") << 0x054c << 0x0ce6 << QStringLiteral("Cross")
                                     << QStringLiteral("Cross");
        QTest::newRow("Nintendo") << 0x057e << 0x2009 << QStringLiteral("A") << QStringLiteral("pad_a");
    }
    void namesFollowThePad()
    {
        QFETCH(int, vendor);
        QFETCH(int, product);
        QFETCH(QString, accept);
        QFETCH(QString, cap);
        Harness harness;
        VirtualPad pad(
            harness, "A pad", static_cast<std::uint16_t>(vendor), static_cast<std::uint16_t>(product));
        QVERIFY2(harness.gamepad().notice().contains(accept + QStringLiteral(" chooses")),
            qPrintable(harness.gamepad().notice()));
        pad.press(kDown);
        const auto caps = harness.bindings().caps(ui::ActionScope::Page, {ui::Actions::Accept});
        QCOMPARE(caps.value(0).toMap().value(QStringLiteral("cap")).toString(), cap);
    }

    void comingAndGoingIsToldAndCanBeReadAgain() // UIX-023, ACC-019
    {
        Harness harness;
        {
            VirtualPad pad(harness, "A pad");
        }
        harness.gamepad().poll();
        const QString gone = harness.gamepad().notice();
        QVERIFY(gone.contains(QStringLiteral("disconnected")));
        harness.key(Qt::Key_F8);
        QCOMPARE(harness.overlay(), QStringLiteral("messages"));
        harness.settle();
        int listed = 0;
        for (auto* node : harness.nodes())
            if (node->role() == QAccessible::AlertMessage)
                listed += node->text(QAccessible::Name) == gone ? 1 : 0;
        QVERIFY(listed >= 1);
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.overlay(), QString());
        QCOMPARE(harness.page(), QStringLiteral("start"));
    }

    void keysAndPadTakeTurnsInTheHintBar() // UIX-013, look 8
    {
        Harness harness;
        VirtualPad pad(harness);
        QCOMPARE(harness.bindings().device(), Bindings::Keys);
        pad.press(kDown);
        QCOMPARE(harness.bindings().device(), Bindings::Pad);
        harness.key(Qt::Key_Tab); // a key that no scope sees
        QCOMPARE(harness.bindings().device(), Bindings::Keys);
    }
};

LABRYS_TEST(TestGamepad)
#include "tst_gamepad.moc"

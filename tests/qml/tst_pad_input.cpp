// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/pad_input.h"
#include "tests/support/test_main.h"

using namespace labrys::ui;
using enum PadButton;
using Presses = std::vector<PadButton>;

class TestPadInput : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aButtonIsPressedOnce()
    {
        PadInput pad;
        pad.button(A, true, 0);
        QVERIFY(pad.take(0) == Presses{A});
        pad.button(A, true, 10);
        QVERIFY(pad.take(5000).empty());
        pad.button(A, false, 5001);
        pad.button(A, true, 5002);
        QVERIFY(pad.take(5002) == Presses{A});
    }

    void aTapBetweenTwoLooksIsNotLost()
    {
        PadInput pad;
        pad.button(Left, true, 0);
        pad.button(Left, false, 3);
        QVERIFY(pad.take(16) == Presses{Left});
        QVERIFY(pad.take(1000).empty());
    }

    void aHeldDirectionRepeats() // ACC-021: holding is never needed, pressing again does the same
    {
        PadInput pad;
        pad.button(Up, true, 1000);
        QVERIFY(pad.take(1000) == Presses{Up});
        QVERIFY(pad.take(1399).empty());
        QVERIFY(pad.take(1400) == Presses{Up});
        QVERIFY(pad.take(1519).empty());
        QVERIFY(pad.take(1520) == Presses{Up});
        QVERIFY(pad.take(9000) == Presses{Up}); // one, however long nobody looked
        pad.button(Up, false, 9001);
        QVERIFY(pad.take(20000).empty());
    }

    void theNewestDirectionIsTheOneThatRepeats()
    {
        PadInput pad;
        pad.button(Up, true, 0);
        pad.button(Right, true, 5);
        QVERIFY(pad.take(5) == (Presses{Up, Right}));
        QVERIFY(pad.take(405) == Presses{Right});
        pad.button(Right, false, 406);
        QVERIFY(pad.take(2000).empty());
    }

    void theStickHasADeadZone()
    {
        PadInput pad;
        pad.stick(0.5, -0.3, 0);
        QVERIFY(pad.take(0).empty());
        pad.stick(0.7, -0.3, 10);
        QVERIFY(pad.take(10) == Presses{Right});
        pad.stick(0.55, 0, 20); // trembling does not press again
        pad.stick(0.7, 0, 30);
        QVERIFY(pad.take(30).empty());
        pad.stick(0.1, 0, 40);
        pad.stick(0, 0.9, 50);
        QVERIFY(pad.take(50) == Presses{Down});
        pad.stick(0, 0, 60);
        QVERIFY(pad.take(1000).empty());
    }

    void theStickTurnsWithoutComingHome()
    {
        PadInput pad;
        pad.stick(0, -1, 0);
        pad.stick(-1, -0.2, 10);
        QVERIFY(pad.take(10) == (Presses{Up, Left}));
        QVERIFY(pad.take(410) == Presses{Left});
    }

    void triggersAreButtons()
    {
        PadInput pad;
        pad.trigger(L2, 0.5, 0); // where some rest before they are touched
        QVERIFY(pad.take(0).empty());
        pad.trigger(L2, 0.9, 1);
        pad.trigger(L2, 0.6, 2);
        pad.trigger(L2, 0.9, 3);
        QVERIFY(pad.take(3) == Presses{L2});
        pad.trigger(L2, 0, 4);
        pad.trigger(L2, 1, 5);
        QVERIFY(pad.take(5) == Presses{L2});
    }

    void releaseForgetsEverything()
    {
        PadInput pad;
        pad.button(Up, true, 0);
        pad.release();
        QVERIFY(pad.take(1000).empty());
    }
};

LABRYS_TEST(TestPadInput)
#include "tst_pad_input.moc"

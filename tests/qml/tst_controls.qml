// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Labrys.Ui

Item {
    id: stage

    width: 1000
    height: 700

    Column {
        x: 40
        y: 40
        spacing: 20

        Segments {
            id: segments

            name: "Size"
            options: ["Small", "Middle", "Large"]
        }

        LButton {
            id: closed

            text: "Play card"
            available: false
            reason: "3 energy needed"
        }

        LButton {
            id: told

            text: "Save"
            tip: "Keeps this run"
        }

        LComboBox {
            id: choice

            name: "Language"
            model: ["English", "French", "Greek"]
        }

        LTextField {
            id: field

            name: "Seed"
        }

        LList {
            id: list

            name: "Levels"
            width: 300
            height: 100
            model: 30
            delegate: ListRow {
                required property int index

                row: index
                text: "Level " + index
                chosen: ListView.isCurrentItem
            }
        }
    }

    Toasts {
        id: toasts
    }

    ToastHost {
        id: host

        x: 500
        toasts: toasts
    }

    Component {
        id: question

        LDialog {
            anchors.fill: parent
            title: "Leave this run?"
            consequence: "It goes on from here."
            safeVerb: "Stay"
            verb: "Leave"
        }
    }

    SignalSpy {
        id: presses

        target: closed
        signalName: "clicked"
    }

    SignalSpy {
        id: takes

        target: list
        signalName: "taken"
    }

    SignalSpy {
        id: agreements

        signalName: "agreed"
    }

    SignalSpy {
        id: refusals

        signalName: "closed"
    }

    TestCase {
        name: "Controls"
        when: windowShown

        // A list of QML is no array: it has to be walked.
        function childWith(parent: Item, name: string, value: var): Item {
            for (let i = 0; i < parent.children.length; ++i)
                if (parent.children[i][name] === value)
                    return parent.children[i];
            return null;
        }

        function bubbleOver(item: Item): Item {
            return childWith(stage.Window.contentItem, "target", item);
        }

        // UIX-014: one stop of Tab, the arrows inside it
        function test_segmentsGoByArrowsAndByMouse() {
            segments.forceActiveFocus();
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(segments.current, 2);
            keyClick(Qt.Key_Left);
            compare(segments.current, 1);
            mouseClick(segments, 20, 20);
            compare(segments.current, 0);
        }

        // UIX-020: what cannot be done says why, at once when it is tried, and after a while with the focus
        function test_aClosedButtonSaysWhy() {
            presses.clear();
            closed.forceActiveFocus();
            tryVerify(() => bubbleOver(closed) !== null);
            compare(bubbleOver(closed).text, "3 energy needed");
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Space);
            mouseClick(closed);
            closed.press();
            compare(presses.count, 0);
            segments.forceActiveFocus();
            mouseMove(stage, 900, 650);
            tryVerify(() => bubbleOver(closed) === null);
        }

        // UIX-020: never over what it explains
        function test_aTooltipLiesBesideItsTarget() {
            mouseMove(told, 10, 10);
            tryVerify(() => bubbleOver(told) !== null);
            const bubble = bubbleOver(told);
            const at = told.mapToItem(bubble.parent, 0, 0);
            verify(bubble.y >= at.y + told.height || bubble.y + bubble.height <= at.y);
            mouseMove(stage, 900, 650);
            tryVerify(() => bubbleOver(told) === null);
        }

        // UIX-022
        function test_theSafeVerbHasTheFocusAndEscapeIsSafe() {
            const dialog = question.createObject(stage);
            agreements.target = dialog;
            refusals.target = dialog;
            refusals.clear();
            agreements.clear();
            dialog.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(refusals.count, 1);
            compare(agreements.count, 0);
            keyClick(Qt.Key_Escape);
            compare(refusals.count, 2);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
            compare(agreements.count, 1);
            dialog.destroy();
        }

        // ACC-029, UIX-008: the verbs stay in sight, however long the words are
        function test_theVerbsOfADialogStayInSight() {
            Theme.textScale = 2;
            const dialog = question.createObject(stage, {
                    "consequence": "It goes on from here. ".repeat(60)
                });
            dialog.forceActiveFocus();
            waitForRendering(dialog);
            for (let i = 0; i < 4; ++i) {
                const now = stage.Window.activeFocusItem;
                const at = now.mapToItem(stage, 0, 0);
                verify(at.y >= 0 && at.y + now.height <= stage.height, String(now));
                keyClick(Qt.Key_Tab);
            }
            dialog.destroy();
            Theme.textScale = 1;
        }

        function test_aHarmlessVerbHasTheFocus() {
            const dialog = question.createObject(stage, {
                    "harmless": true
                });
            agreements.target = dialog;
            agreements.clear();
            dialog.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(agreements.count, 1);
            dialog.destroy();
        }

        function test_aListToOpenGoesByKeys() {
            choice.forceActiveFocus();
            keyClick(Qt.Key_Return);
            tryVerify(() => choice.popup.opened);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryVerify(() => !choice.popup.visible);
            compare(choice.currentIndex, 1);
            keyClick(Qt.Key_Return);
            tryVerify(() => choice.popup.opened);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !choice.popup.visible);
            compare(choice.currentIndex, 1);
        }

        function test_aListGoesByRowPageAndEnd() {
            takes.clear();
            list.forceActiveFocus();
            list.currentIndex = 0;
            keyClick(Qt.Key_Down);
            compare(list.currentIndex, 1);
            keyClick(Qt.Key_PageDown);
            verify(list.currentIndex > 1);
            keyClick(Qt.Key_End);
            compare(list.currentIndex, 29);
            keyClick(Qt.Key_Home);
            compare(list.currentIndex, 0);
            keyClick(Qt.Key_Return);
            compare(takes.count, 1);
        }

        function test_aFieldIsWrittenInto() {
            field.forceActiveFocus();
            keyClick("a");
            keyClick("b");
            compare(field.text, "ab");
        }

        // UIX-023: it stays while it is focused, and leaves by itself
        function test_aToastKeepsItsActionWhileFocused() {
            toasts.say("harm", "The server did not answer.", "Try again", 3);
            compare(toasts.shownCount, 1);
            const toast = host.children[0].item;
            verify(toast.visible);
            const verb = childWith(toast, "text", "Try again");
            verb.forceActiveFocus();
            verify(toast.held);
            keyClick(Qt.Key_Return);
            compare(toasts.shownCount, 0);
        }

        // UIX-018, UIX-019: one setting for all, and words stay as long as they need
        function test_motionFollowsSpeedAndReducedMotion() {
            const normal = Theme.move;
            Theme.speed = Theme.Double;
            compare(Theme.move, normal / 2);
            Theme.speed = Theme.Slow;
            verify(Theme.move > normal);
            Theme.speed = Theme.Instant;
            compare(Theme.move, 0);
            compare(Theme.beat, 0);
            compare(Theme.toastPlain, 4000);
            Theme.speed = Theme.Normal;
            Theme.reducedMotion = true;
            compare(Theme.move, 0);
            compare(Theme.fade, 120);
            compare(Theme.tooltipHover, 350);
            Theme.reducedMotion = false;
            compare(Theme.move, normal);
        }

        // UIX-005
        function test_highContrastTakesTheSceneryAway() {
            const outline = String(Theme.outline);
            Theme.highContrast = true;
            verify(String(Theme.outline) !== outline);
            verify(!Theme.scenery);
            Theme.highContrast = false;
            compare(String(Theme.outline), outline);
            verify(Theme.scenery);
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A whole number between two halves that take one away and add one. Not a SpinBox of Qt, which Shift and Tab pass by,
// nor a Control, whose role for a screen reader cannot be chosen.
Item {
    id: control

    property string name: ""
    property int from: 0
    property int to: 99
    property int value: 0
    property string pose: ""

    // For accessibility.
    readonly property int minimumValue: from
    readonly property int maximumValue: to
    readonly property int stepSize: 1

    signal changed(int value)

    function move(by: int) {
        const next = Math.max(from, Math.min(to, value + by));
        if (next !== value)
            changed(next);
        keep(next);
    }

    // Where `value` is bound to what was just changed, the binding holds.
    function keep(next: int) {
        if (next !== value)
            value = next;
    }

    function take(by: int) {
        forceActiveFocus();
        move(by);
    }

    implicitWidth: 2 * Theme.stepperHalf + Math.max(Theme.stepperNumber, Math.ceil(number.implicitWidth) + Theme.gapSmall)
    implicitHeight: Math.max(Theme.hit, number.implicitHeight + Theme.gapSmall)
    activeFocusOnTab: true
    opacity: enabled ? 1 : Theme.disabled
    Accessible.role: Accessible.SpinBox
    Accessible.name: name + ", " + value
    Accessible.onIncreaseAction: if (enabled)
        control.move(1)
    Accessible.onDecreaseAction: if (enabled)
        control.move(-1)
    Keys.onUpPressed: move(1)
    Keys.onRightPressed: move(1)
    Keys.onDownPressed: move(-1)
    Keys.onLeftPressed: move(-1)

    TapHandler {
        onTapped: control.forceActiveFocus()
    }

    Face {
        anchors.fill: parent
        focused: control.activeFocus
        pose: control.pose
    }

    LText {
        id: number

        text: String(control.value)
        font.weight: Font.Bold
        anchors.centerIn: parent
        Accessible.ignored: true
    }

    StepperHalf {
        height: control.height
        sign: "minus"
        possible: control.value > control.from
        onTaken: control.take(-1)
    }

    StepperHalf {
        x: control.width - width
        height: control.height
        sign: "plus"
        possible: control.value < control.to
        onTaken: control.take(1)
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// A whole number on a line. `marks` are numbers worth finding, drawn as lozenges in `markColours`.
T.Slider {
    id: control

    required property string name
    // What the value means, in words.
    property string spoken: String(value)
    property var marks: []
    property var markColours: []
    // A line at each step, and the colour of the part before the knob.
    property bool ticks: false
    property color fill: Theme.text2
    property string pose: ""
    readonly property real span: Math.max(1, to - from)
    // For accessibility.
    readonly property real minimumValue: from
    readonly property real maximumValue: to

    // What a key does.
    function step(by: int) {
        if (by > 0)
            increase();
        else
            decrease();
        moved();
    }

    function place(number: real): real {
        return leftPadding + handle.width / 2 + (availableWidth - handle.width) * (number - from) / span;
    }

    stepSize: 1
    snapMode: T.Slider.SnapAlways
    focusPolicy: Qt.StrongFocus
    implicitHeight: Theme.hit
    opacity: enabled ? 1 : Theme.disabled
    implicitWidth: Theme.sidePanel
    hoverEnabled: true
    Accessible.role: Accessible.Slider
    Accessible.name: name + ", " + spoken
    Accessible.onIncreaseAction: if (enabled)
        control.step(1)
    Accessible.onDecreaseAction: if (enabled)
        control.step(-1)

    background: Item {
        Rectangle {
            x: control.leftPadding
            y: (control.height - height) / 2
            width: control.availableWidth
            height: Theme.sliderTrack
            radius: height / 2
            color: Theme.sunken
            border.width: Theme.hairline
            border.color: Theme.outline

            Rectangle {
                width: control.place(control.value) - control.leftPadding
                height: parent.height
                radius: parent.radius
                color: control.fill
            }
        }

        Repeater {
            model: control.ticks ? Math.floor(control.span / control.stepSize) + 1 : 0

            Rectangle {
                required property int index

                // qmllint disable unqualified
                x: control.place(control.from + index * control.stepSize)
                y: (control.height + Theme.sliderTrack) / 2 + Theme.gapTiny
                width: Theme.hairline
                height: Theme.gapTiny
                color: Theme.text3
                // qmllint enable unqualified
            }
        }

        Repeater {
            model: control.marks

            Rectangle {
                required property int index
                required property int modelData

                // qmllint disable unqualified
                x: control.place(modelData) - width / 2
                y: (control.height - height) / 2 - Theme.gapPanel
                width: Theme.gapSmall
                height: Theme.gapSmall
                rotation: 45
                antialiasing: true
                color: control.markColours[index] ?? Theme.text2
                // qmllint enable unqualified
            }
        }
    }
    handle: Rectangle {
        x: control.leftPadding + control.visualPosition * (control.availableWidth - width)
        y: (control.height - height) / 2
        width: Theme.sliderKnob
        height: Theme.sliderKnob
        radius: width / 2
        color: control.pressed || control.pose === "press" ? Theme.sunken : Theme.overlay
        border.width: Theme.edgeStrong
        border.color: Theme.text

        RingFrame {
            visible: control.activeFocus || control.pose === "focus"
            corner: parent.radius
        }
    }
}

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
    readonly property real span: Math.max(1, to - from)

    function place(number: real): real {
        return leftPadding + handle.width / 2 + (availableWidth - handle.width) * (number - from) / span;
    }

    stepSize: 1
    snapMode: T.Slider.SnapAlways
    focusPolicy: Qt.StrongFocus
    implicitHeight: Theme.hit
    implicitWidth: Theme.sidePanel
    Accessible.role: Accessible.Slider
    Accessible.name: name + ", " + spoken
    Accessible.onIncreaseAction: control.increase()
    Accessible.onDecreaseAction: control.decrease()

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
                color: Theme.terra
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
                color: control.markColours[index]
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
        color: Theme.accent
        border.width: Theme.ring
        border.color: Theme.surface

        RingFrame {
            visible: control.activeFocus
            corner: parent.radius
        }
    }
}

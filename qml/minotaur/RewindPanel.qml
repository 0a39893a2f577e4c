// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The line over the turns of a lost level, with what happened on it.
Panel {
    id: panel

    required property Rewinder rewinder
    readonly property ThreadViewer viewer: rewinder.viewer
    readonly property int before: panel.viewer.ready ? panel.viewer.turnAt(panel.viewer.length) - rewinder.turn : 0

    caption: qsTr("Turn %1, %2").arg(rewinder.turn).arg(qsTr("%n turn(s) before", "", before))

    Column {
        width: parent.width
        spacing: Theme.gapTiny

        RewindLine {
            id: line

            objectName: "rewindLine"
            width: parent.width
            viewer: panel.viewer
            value: panel.rewinder.target
            spoken: qsTr("turn %1: %2").arg(panel.rewinder.turn).arg(panel.viewer.message)
            onMoved: panel.rewinder.seek(value)

            Binding on value  {
                value: panel.rewinder.target
                when: !line.pressed
            }
        }

        Row {
            width: parent.width
            spacing: Theme.gapSmall

            LButton {
                id: back

                objectName: "turnBack"
                iconName: "stepb"
                spoken: qsTr("One turn back")
                available: panel.rewinder.target > panel.viewer.first
                onClicked: panel.rewinder.seek(panel.rewinder.target - 1)
            }

            LButton {
                id: forward

                objectName: "turnForward"
                iconName: "stepf"
                spoken: qsTr("One turn forward")
                available: panel.rewinder.target < panel.viewer.length - 1
                onClicked: panel.rewinder.seek(panel.rewinder.target + 1)
            }

            LText {
                text: qsTr("From here on the run is not ranked")
                width: parent.width - back.width - forward.width - 2 * parent.spacing
                color: Theme.text3
                wrapMode: Text.WordWrap
                size: Theme.label
                anchors.verticalCenter: parent.verticalCenter
            }
        }

        MomentLegend {
            width: parent.width
            viewer: panel.viewer
        }
    }
}

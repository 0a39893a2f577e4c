// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// The last decisions of a run that was lost, one after the other.
Panel {
    id: panel

    // Maps of `room` and `text`.
    property var turns: []
    property int current: turns.length - 1
    readonly property var shown: turns[Math.max(0, Math.min(current, turns.length - 1))] ?? ({
            "room": 0,
            "text": ""
        })

    caption: qsTr("The last decisions, %1 of %2").arg(current + 1).arg(turns.length)
    onTurnsChanged: current = turns.length - 1

    Column {
        width: parent.width
        spacing: Theme.gapSmall

        LText {
            objectName: "lastTurn"
            width: parent.width
            text: panel.shown.text
            size: Theme.message
            wrapMode: Text.Wrap
        }

        Row {
            spacing: Theme.gapSmall

            LButton {
                objectName: "turnBack"
                small: true
                iconName: "stepb"
                spoken: qsTr("The decision before")
                available: panel.current > 0
                reason: qsTr("Further back it stands in the summary.")
                onClicked: panel.current -= 1
            }

            LButton {
                objectName: "turnOn"
                small: true
                iconName: "stepf"
                spoken: qsTr("The decision after")
                available: panel.current + 1 < panel.turns.length
                reason: qsTr("This was the last one.")
                onClicked: panel.current += 1
            }
        }
    }
}

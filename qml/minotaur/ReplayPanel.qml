// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The line over a run, and what steps through it.
Panel {
    id: panel

    required property ThreadViewer viewer

    signal menuWanted

    caption: qsTr("Rewind")

    Column {
        width: parent.width
        spacing: Theme.gapSmall

        LText {
            text: qsTr("Move %1 of %2. The run was checked move by move.").arg(panel.viewer.position).arg(panel.viewer.length)
            width: parent.width
            color: Theme.text2
            wrapMode: Text.WordWrap
            size: Theme.message
        }

        RewindLine {
            id: slider

            objectName: "slider"
            width: parent.width
            focus: true
            viewer: panel.viewer
            spoken: qsTr("move %1 of %2").arg(panel.viewer.position).arg(panel.viewer.length)
            value: panel.viewer.position
            onMoved: panel.viewer.position = value

            Binding on value  {
                value: panel.viewer.position
                when: !slider.pressed
            }
        }

        MomentLegend {
            width: parent.width
            viewer: panel.viewer
        }

        LSwitch {
            objectName: "revealSwitch"
            width: parent.width
            text: qsTr("Show what was hidden")
            checked: panel.viewer.revealing
            onToggled: panel.viewer.revealing = checked
        }

        Flow {
            width: parent.width
            spacing: Theme.gapSmall
            topPadding: Theme.gapSmall

            LButton {
                objectName: "stepBack"
                iconName: "stepb"
                spoken: qsTr("One move back")
                available: panel.viewer.position > panel.viewer.first
                onClicked: --panel.viewer.position
            }

            LButton {
                objectName: "playButton"
                iconName: panel.viewer.playing ? "pause" : "play"
                spoken: panel.viewer.playing ? qsTr("Stop") : qsTr("Play")
                text: Theme.compact ? "" : spoken
                onClicked: panel.viewer.playing = !panel.viewer.playing
            }

            LButton {
                objectName: "stepForward"
                iconName: "stepf"
                spoken: qsTr("One move forward")
                available: panel.viewer.position < panel.viewer.length
                onClicked: ++panel.viewer.position
            }

            LButton {
                objectName: "leaveReplay"
                iconName: "exit"
                text: qsTr("Menu")
                onClicked: panel.menuWanted()
            }
        }
    }
}

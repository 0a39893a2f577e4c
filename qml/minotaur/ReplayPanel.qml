// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The slider over a run, and what steps through it.
Panel {
    id: panel

    required property ThreadViewer viewer
    readonly property var tones: viewer.markTones

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

        LSlider {
            id: slider

            objectName: "slider"
            width: parent.width
            focus: true
            name: qsTr("Position in the run")
            spoken: qsTr("move %1 of %2").arg(panel.viewer.position).arg(panel.viewer.length)
            from: 0
            to: panel.viewer.length
            value: panel.viewer.position
            marks: panel.viewer.markPositions
            markColours: panel.tones.map(tone => tone === Notice.Danger ? Theme.terraText : Theme.aegeanText)
            onMoved: panel.viewer.position = value

            Binding on value  {
                value: panel.viewer.position
                when: !slider.pressed
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.gapWide

            MarkKey {
                ink: Theme.aegeanText
                text: qsTr("key, level done")
            }

            MarkKey {
                ink: Theme.terraText
                text: qsTr("noticed, caught")
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.gapSmall
            topPadding: Theme.gapSmall

            LButton {
                objectName: "stepBack"
                iconName: "stepb"
                spoken: qsTr("One move back")
                available: panel.viewer.position > 0
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

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The Minotaur's cycle as three pictures (ASC-080).
Column {
    id: cycle

    required property MazeRules numbers
    // The player stands, has left, is far away.
    readonly property var pictures: [["+-!!!", "M|!P!", "+-!!!"], ["+-+-+", ".|.M.", "+-+P+"], ["+-+-+", ".|.M.", "+P+-+"]]

    spacing: Theme.gapSmall

    LText {
        text: qsTr("The Minotaur")
        display: true
        width: parent.width
        size: Theme.panelTitle
    }

    Repeater {
        model: cycle.numbers.phases

        Row {
            id: step

            required property string modelData
            required property int index

            width: parent ? parent.width : 0
            spacing: Theme.gap

            SignPicture {
                id: picture

                rows: cycle.pictures[step.index] ?? [] // qmllint disable unqualified
                anchors.verticalCenter: parent.verticalCenter
            }

            LText {
                text: step.modelData
                width: Math.min(step.width - picture.width - step.spacing, 0.94 * measure)
                wrapMode: Text.WordWrap
                size: Theme.message
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}

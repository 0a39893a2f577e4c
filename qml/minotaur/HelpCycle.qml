// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The Minotaur's cycle as three pictures (ASC-080).
Column {
    id: cycle

    required property MazeRules numbers

    spacing: Theme.gapSmall

    LText {
        text: qsTr("The Minotaur")
        display: true
        width: parent.width
        size: Theme.panelTitle
    }

    Repeater {
        // qmllint disable unqualified
        model: [{
                "rows": ["+-+-+", "M|!P!", "+-+!+"],
                "text": qsTr("It aims at the nearest player: the nine characters around are marked, in the shadow, too.")
            }, {
                "rows": ["+-+-+", ".|.M.", "+-+P+"],
                "text": qsTr("Next turn it lands there, over all walls, up to %1 cells far. Who left the cell is safe.").arg(cycle.numbers.jump)
            }, {
                "rows": ["+-+-+", ".|.M.", "+P+.+"],
                "text": qsTr("It rests for %1 turns, then it aims again. A freeze makes both longer.").arg(cycle.numbers.rest)
            }]

        // qmllint enable unqualified
        Row {
            id: step

            required property var modelData

            width: parent ? parent.width : 0
            spacing: Theme.gap

            SignPicture {
                id: picture

                rows: step.modelData.rows
                anchors.verticalCenter: parent.verticalCenter
            }

            LText {
                text: step.modelData.text
                width: step.width - picture.width - step.spacing
                wrapMode: Text.WordWrap
                size: Theme.message
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// What a curve means: its line and a word.
Row {
    id: key

    property string text: ""
    property color ink: Theme.text
    property bool dashed: false

    spacing: Theme.gapSmall

    Row {
        spacing: Theme.gapTiny
        anchors.verticalCenter: parent.verticalCenter

        Repeater {
            model: key.dashed ? 3 : 1

            Rectangle {
                width: key.dashed ? Theme.gapSmall - Theme.edge : Theme.gapLarge // qmllint disable unqualified
                height: Theme.ring
                color: key.ink // qmllint disable unqualified
            }
        }
    }

    LText {
        text: key.text
        size: Theme.label
        color: Theme.text2
    }
}

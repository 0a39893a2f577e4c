// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The signs of the map and what they mean.
Column {
    id: signs

    required property MazeRules numbers

    spacing: Theme.gapSmall

    LText {
        text: qsTr("Signs")
        display: true
        width: parent.width
        size: Theme.panelTitle
    }

    Repeater {
        model: signs.numbers.signs

        Row {
            id: row

            required property var modelData

            width: parent ? parent.width : 0
            spacing: Theme.gap

            Swatch {
                id: swatch

                symbol: row.modelData.symbol
                anchors.verticalCenter: parent.verticalCenter
            }

            LText {
                text: row.modelData.words
                width: row.width - swatch.width - row.spacing
                wrapMode: Text.WordWrap
                size: Theme.message
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}

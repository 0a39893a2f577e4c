// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// The signs of the map and what they mean.
Column {
    id: signs

    spacing: Theme.gapSmall

    LText {
        text: qsTr("Signs")
        display: true
        width: parent.width
        size: Theme.panelTitle
    }

    Repeater {
        model: [{
                "symbol": "P",
                "text": qsTr("You")
            }, {
                "symbol": "Q",
                "text": qsTr("Your partner, when two play")
            }, {
                "symbol": "W",
                "text": qsTr("Wanderer: roams, and hunts you once it sees you")
            }, {
                "symbol": "H",
                "text": qsTr("Hunter: comes the shortest way, and cuts you off from the key")
            }, {
                "symbol": "M",
                "text": qsTr("Minotaur: jumps over walls, and rests after each jump")
            }, {
                "symbol": "!",
                "text": qsTr("Where the Minotaur lands next")
            }, {
                "symbol": "*",
                "text": qsTr("Freeze: monsters stand still for 3 turns")
            }, {
                "symbol": "^",
                "text": qsTr("Torch: you see farther until the level ends")
            }, {
                "symbol": "?",
                "text": qsTr("Compass: shows the way to the key, then to the exit")
            }, {
                "symbol": ":",
                "text": qsTr("The way that a compass shows")
            }, {
                "symbol": "K",
                "text": qsTr("Key: step on it to take it")
            }, {
                "symbol": "E",
                "text": qsTr("Exit: opens once the key is found")
            }, {
                "symbol": "+",
                "text": qsTr("Wall, with - and |")
            }, {
                "symbol": ".",
                "text": qsTr("Passage")
            }]

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
                text: row.modelData.text
                width: row.width - swatch.width - row.spacing
                wrapMode: Text.WordWrap
                size: Theme.message
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}

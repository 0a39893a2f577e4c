// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// What keys, mouse and gamepad do.
Column {
    id: rules

    required property MazeController game

    spacing: Theme.gapSmall

    LText {
        text: qsTr("Keys and mouse")
        display: true
        width: parent.width
        size: Theme.panelTitle
    }

    Repeater {
        model: [{
                "actions": [Actions.North, Actions.West, Actions.South, Actions.East],
                "text": qsTr("Step; arrows too, when you play alone")
            }, {
                "actions": [Actions.Wait],
                "text": qsTr("Wait a turn")
            }, {
                "actions": [Actions.MateNorth, Actions.MateWest, Actions.MateSouth, Actions.MateEast, Actions.MateWait],
                "pair": true,
                "text": qsTr("The second player")
            }, {
                "actions": [Actions.Overview, Actions.Larger, Actions.Smaller],
                "text": qsTr("The whole level; larger, smaller")
            }, {
                "actions": [Actions.Pause],
                "text": qsTr("Pause, save, quit")
            }]

        Flow {
            id: keyRow

            required property var modelData

            width: parent ? parent.width : 0
            spacing: Theme.gapTiny

            Repeater {
                model: Bindings.revision < 0 ? [] : Bindings.caps(keyRow.modelData.pair || rules.game.players > 1 ? ActionScope.TwoPlayers : ActionScope.OnePlayer, keyRow.modelData.actions)

                KeyCap {
                    required property var modelData

                    key: modelData.cap
                }
            }

            LText {
                text: keyRow.modelData.text
                leftPadding: Theme.gapTiny
                width: Math.min(implicitWidth, keyRow.width)
                wrapMode: Text.WordWrap
                size: Theme.message
            }
        }
    }

    LText {
        text: qsTr("With Shift, a step runs along the corridor. A click on a cell walks there and stops when a monster comes into the light; a click on yourself waits.")
        width: parent.width
        wrapMode: Text.WordWrap
        size: Theme.message
    }

    LText {
        text: qsTr("A gamepad does all of it: the cross or the left stick steps and chooses, A presses, B goes back; two gamepads are for two players.")
        width: parent.width
        wrapMode: Text.WordWrap
        size: Theme.message
    }
}

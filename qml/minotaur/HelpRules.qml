// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The rules with their numbers, and the keys.
Column {
    id: rules

    required property MazeController game

    spacing: Theme.gapSmall

    LText {
        text: qsTr("Rules")
        display: true
        width: parent.width
        size: Theme.panelTitle
    }

    Repeater {
        model: [qsTr("A turn: you step or wait, then every monster moves. Nothing moves while you think."), qsTr("Light reaches %1 steps: there you see everything. Up to %2 steps you see only the walls; what you have seen stays in grey.").arg(rules.game.light).arg(rules.game.halfLight), qsTr("A wanderer sees you from %1 steps. It catches you on your own cell, or when you change places.").arg(rules.game.wandererSight), qsTr("A hunter always comes the shortest way. The Minotaur jumps over walls to the square marked !; leave it in time."), qsTr("A level gives %1 points, and one more for each turn below %2.").arg(rules.game.levelScore).arg(rules.game.turnScore)]

        LText {
            required property string modelData

            text: modelData
            width: parent ? parent.width : 0
            wrapMode: Text.WordWrap
            size: Theme.message
        }
    }

    LText {
        text: qsTr("Keys and mouse")
        display: true
        width: parent.width
        topPadding: Theme.gapSmall
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
        text: qsTr("A gamepad does all of it: the cross or the left stick steps and chooses, A presses, B goes back; two gamepads are for two players.")
        width: parent.width
        wrapMode: Text.WordWrap
        size: Theme.message
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// What to try next in the first level, with the keys that do it, or what a sign means that is seen for the first
// time.
Rectangle {
    id: card

    required property MazeCoach coach
    readonly property var keysOf: ({
            [MazeCoach.Step]: [Actions.North, Actions.West, Actions.South, Actions.East],
            [MazeCoach.Wait]: [Actions.Wait],
            [MazeCoach.Run]: [Actions.Overview, Actions.Help, Actions.Pause]
        })
    readonly property var actions: keysOf[coach.lesson] ?? []

    implicitHeight: words.implicitHeight + 2 * Theme.gap
    radius: Theme.radiusPanel
    color: Theme.surface
    border.width: Theme.edgeStrong
    border.color: Theme.mark
    Accessible.role: Accessible.StaticText
    Accessible.name: task.text

    Swatch {
        id: sign

        visible: card.coach.symbol !== ""
        symbol: card.coach.symbol
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
    }

    Column {
        id: words

        anchors.left: sign.visible ? sign.right : parent.left
        anchors.right: parent.right
        anchors.leftMargin: sign.visible ? Theme.gap : Theme.gapWide
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall

        LText {
            id: task

            text: card.coach.task
            width: parent.width
            wrapMode: Text.WordWrap
            size: Theme.message
            Accessible.ignored: true
        }

        Flow {
            visible: card.actions.length > 0
            width: parent.width
            spacing: Theme.gapTiny

            Repeater {
                model: Bindings.revision < 0 ? [] : Bindings.caps(ActionScope.OnePlayer, card.actions)

                KeyCap {
                    required property var modelData

                    key: modelData.cap
                }
            }
        }
    }
}

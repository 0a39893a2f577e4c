// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// Beside the board: the newest sentence, key and exit, what can be seen, and what was said.
Item {
    id: side

    required property MazeController game
    readonly property real gap: Theme.compact ? Theme.gapSmall : Theme.gap
    readonly property real fixed: notice.height + cards.height + 2 * gap
    readonly property real rest: height - fixed
    // How far away things are decides a move; what was said stands in the notice too.
    readonly property bool roomForSights: rest >= sights.implicitHeight
    readonly property real forMessages: rest - (roomForSights ? sights.implicitHeight + gap : 0)

    Notice {
        id: notice

        objectName: "notice"
        width: parent.width
        text: side.game.message
        tone: side.game.tone
    }

    Row {
        id: cards

        width: parent.width
        anchors.top: notice.bottom
        anchors.topMargin: side.gap
        spacing: Theme.gapSmall

        StatusCard {
            width: (parent.width - parent.spacing) / 2
            iconName: "key"
            title: qsTr("Key")
            detail: side.game.keyFound ? qsTr("found") : qsTr("not yet")
            present: side.game.keyFound
        }

        StatusCard {
            width: (parent.width - parent.spacing) / 2
            iconName: side.game.keyFound ? "exit" : "lock"
            title: qsTr("Exit")
            detail: side.game.keyFound ? qsTr("open", "the exit") : qsTr("locked", "the exit")
            present: side.game.keyFound
        }
    }

    SightList {
        id: sights

        scene: side.game
        visible: side.roomForSights
        width: parent.width
        anchors.top: cards.bottom
        anchors.topMargin: side.gap
    }

    MessageList {
        visible: side.forMessages >= least
        game: side.game
        width: parent.width
        anchors.top: sights.visible ? sights.bottom : cards.bottom
        anchors.topMargin: side.gap
        anchors.bottom: parent.bottom
    }
}

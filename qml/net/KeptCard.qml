// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Net

// A match of one's own that waits; of several one after the other.
Rectangle {
    id: card

    required property NetLobby lobby
    property int which: 0
    readonly property int at: Math.max(0, Math.min(which, lobby.waiting.length - 1))

    visible: lobby.waiting.length > 0
    implicitHeight: words.implicitHeight + 2 * Theme.gap
    height: implicitHeight
    radius: Theme.radiusPanel
    color: Theme.sunken

    Column {
        id: words

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gapWide
        spacing: Theme.gapTiny

        Row {
            width: parent.width
            spacing: Theme.gap

            Icon {
                id: sign

                name: "ping"
                colour: Theme.mark
                size: Theme.iconButton
                anchors.verticalCenter: parent.verticalCenter
            }

            LText {
                text: card.lobby.waiting.length > 1 ? qsTr("Matches of yours wait: %1 of %2").arg(card.at + 1).arg(card.lobby.waiting.length) : qsTr("A match of yours waits")
                strong: true
                width: parent.width - sign.width - parent.spacing
                wrapMode: Text.Wrap
            }
        }

        LText {
            text: card.lobby.waiting[card.at] ?? ""
            size: Theme.label
            color: Theme.text2
            width: Math.min(parent.width, measure)
            wrapMode: Text.Wrap
            bottomPadding: Theme.gapTiny
        }

        LButton {
            objectName: "takeUp"
            width: parent.width
            text: qsTr("Take it up again with %1").arg(card.lobby.waitingWith[card.at] ?? "")
            onClicked: card.lobby.resume(card.at)
        }

        LButton {
            objectName: "nextWaiting"
            visible: card.lobby.waiting.length > 1
            width: parent.width
            text: qsTr("Another one")
            onClicked: card.which = (card.at + 1) % card.lobby.waiting.length
        }
    }
}

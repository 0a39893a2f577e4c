// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Net

// A server of one's own: started and stopped here, with what others type to come in (NET-036).
Column {
    id: card

    required property NetLobby lobby

    spacing: Theme.gapSmall

    LText {
        visible: card.lobby.hosting
        text: qsTr("You host here. Others find it, or type:")
        size: Theme.label
        color: Theme.text3
        width: Math.min(parent.width, measure)
        wrapMode: Text.Wrap
    }

    Repeater {
        model: card.lobby.hosting ? card.lobby.hostAddresses : []

        LText {
            required property string modelData

            text: modelData
            font.family: Theme.codeFamily
            size: Theme.label
            width: card.width // qmllint disable unqualified
            wrapMode: Text.WrapAnywhere
        }
    }

    LText {
        visible: text !== ""
        text: card.lobby.hostProblem
        size: Theme.caption
        color: Theme.terraText
        width: Math.min(parent.width, measure)
        wrapMode: Text.Wrap
    }

    LButton {
        objectName: "host"
        width: parent.width
        iconName: card.lobby.hosting ? "cross" : "net_host"
        text: card.lobby.hosting ? qsTr("Stop hosting") : qsTr("Host on this network")
        onClicked: card.lobby.setHosting(!card.lobby.hosting)
    }
}

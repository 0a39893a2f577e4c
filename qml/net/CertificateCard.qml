// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Net

// The certificate of a server is seen for the first time: its words, to be compared, and what can be done (NET-037).
Rectangle {
    id: card

    required property NetLobby lobby

    function take() {
        // The safe answer: nobody trusts with one key what was not read.
        forget.forceActiveFocus();
    }

    visible: lobby.certificateNew
    implicitHeight: visible ? words.implicitHeight + 2 * Theme.gapWide : 0
    radius: Theme.radiusPanel
    color: Theme.surface
    border.width: Theme.edge
    border.color: Theme.aegeanText

    Column {
        id: words

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gapWide
        spacing: Theme.gapSmall

        Row {
            width: parent.width
            spacing: Theme.gap

            Icon {
                id: sign

                name: "lock"
                colour: Theme.aegeanText
                size: Theme.iconButton
            }

            LText {
                text: qsTr("You see the certificate of this server for the first time. Its words, to be compared with those of whoever runs it:")
                size: Theme.label
                color: Theme.text2
                width: Math.min(parent.width - sign.width - parent.spacing, measure)
                wrapMode: Text.Wrap
            }
        }

        LText {
            objectName: "certificateWords"
            text: card.lobby.certificate
            font.family: Theme.codeFamily
            size: Theme.label
            width: Math.min(parent.width, measure)
            wrapMode: Text.Wrap
        }

        Flow {
            width: parent.width
            spacing: Theme.gap

            LButton {
                objectName: "trustCertificate"
                iconName: "check"
                text: qsTr("They are the same")
                onClicked: card.lobby.trustCertificate()
            }

            LButton {
                id: forget

                objectName: "forgetCertificate"
                text: qsTr("Leave and forget it")
                onClicked: card.lobby.forgetCertificate()
            }
        }
    }
}

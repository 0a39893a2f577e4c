// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Net

// Somebody invites: who, to what, how long there is to answer, and two verbs.
Rectangle {
    id: card

    required property NetLobby lobby
    readonly property string who: lobby.inviter

    function take() {
        yes.forceActiveFocus();
    }

    visible: who !== ""
    implicitHeight: visible ? words.implicitHeight + 2 * Theme.gapWide : 0
    radius: Theme.radiusDialog
    color: Theme.overlay
    border.width: Theme.edgeStrong
    border.color: Theme.accentEdge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title.text + ". " + what.text

    Column {
        id: words

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gapWide
        spacing: Theme.gapSmall

        Row {
            width: parent.width
            spacing: Theme.gapWide

            Icon {
                id: sign

                name: "invite"
                size: Theme.compact ? Theme.iconBar : Theme.iconLarge
                colour: Theme.mark
                anchors.verticalCenter: parent.verticalCenter
            }

            Column {
                width: parent.width - sign.width - parent.spacing

                LText {
                    id: title

                    text: qsTr("%1 invites you").arg(card.who)
                    display: true
                    width: parent.width
                    wrapMode: Text.Wrap
                }

                LText {
                    id: what

                    text: card.lobby.proposal
                    color: Theme.text2
                    size: Theme.label
                    width: Math.min(parent.width, measure)
                    wrapMode: Text.Wrap
                }
            }
        }

        Rectangle {
            width: parent.width
            height: Theme.progress
            radius: height / 2
            color: Theme.sunken

            Rectangle {
                width: parent.width * card.lobby.answerPart
                height: parent.height
                radius: parent.radius
                color: Theme.lapis
            }
        }

        LText {
            text: qsTr("%1 s left to answer").arg(card.lobby.answerSeconds)
            size: Theme.label
            color: Theme.text3
        }

        Flow {
            id: verbs

            readonly property bool beside: width > no.implicitWidth + yes.implicitWidth + spacing

            width: parent.width
            spacing: Theme.gap

            LButton {
                id: yes

                objectName: "acceptInvitation"
                width: verbs.beside ? verbs.width - no.width - verbs.spacing : verbs.width
                primary: true
                text: qsTr("Play with %1").arg(card.who)
                onClicked: card.lobby.acceptInvitation()
            }

            LButton {
                id: no

                objectName: "declineInvitation"
                width: verbs.beside ? implicitWidth : verbs.width
                text: qsTr("Not now")
                onClicked: card.lobby.declineInvitation()
            }
        }
    }
}

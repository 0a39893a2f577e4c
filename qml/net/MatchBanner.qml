// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Net

// What stands in the way of a match, in words with its countdown, and what can be done about it.
Rectangle {
    id: banner

    required property NetMaze game

    signal cancelWanted
    signal leaveWanted

    implicitHeight: body.implicitHeight + 2 * Theme.gap
    radius: Theme.radiusPanel
    color: Theme.overlay
    border.width: Theme.edgeStrong
    border.color: Theme.terraText
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Icon {
        id: sign

        name: banner.game.trouble === NetMaze.PartnerLeft ? "exit" : "net_lost"
        colour: Theme.terraText
        size: Theme.compact ? Theme.iconBar : Theme.iconLarge
        x: Theme.gapWide
        y: Theme.gap
    }

    Column {
        id: body

        anchors.left: sign.right
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap
        spacing: Theme.gapSmall

        LText {
            id: words

            objectName: "troubleWords"
            text: banner.game.troubleWords
            strong: true
            width: Math.min(parent.width, measure)
            wrapMode: Text.Wrap
        }

        Flow {
            visible: banner.game.trouble === NetMaze.Cut
            width: parent.width
            spacing: Theme.gapSmall

            LButton {
                objectName: "retryNow"
                text: qsTr("Try now")
                primary: true
                onClicked: banner.game.retryNow()
            }

            LButton {
                objectName: "cancelRetry"
                text: qsTr("Cancel")
                onClicked: banner.cancelWanted()
            }
        }

        Flow {
            visible: banner.game.mayPlayOn
            width: parent.width
            spacing: Theme.gapSmall

            LButton {
                objectName: "playOn"
                text: qsTr("Play on")
                primary: true
                tip: qsTr("The other player stands aside, and comes back in later")
                onClicked: banner.game.playOn()
            }

            LButton {
                objectName: "waitFor"
                text: qsTr("Wait")
                onClicked: banner.game.wait()
            }

            LButton {
                objectName: "saveAndLeave"
                text: qsTr("Save and leave")
                onClicked: banner.leaveWanted()
            }
        }
    }
}

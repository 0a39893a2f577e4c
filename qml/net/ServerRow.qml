// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Net

// A server: its name and address, whether it is encrypted, how well it is reached, and who is there.
RowFrame {
    id: line

    required property string name
    required property string address
    required property string detail
    required property string signalIcon
    required property bool locked
    required property bool visited

    implicitHeight: Math.max(Theme.serverRow, words.implicitHeight + Theme.gapWide)

    Icon {
        id: sign

        name: line.visited ? "net" : "net_host"
        colour: line.chosen ? Theme.mark : Theme.text2
        x: Theme.gap
        y: Theme.gap
    }

    Column {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        anchors.right: signs.left
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter

        LText {
            text: line.name
            strong: true
            width: parent.width
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        LText {
            text: line.address
            visible: line.address !== line.name
            font.family: Theme.codeFamily
            size: Theme.caption
            color: Theme.text3
            width: parent.width
            wrapMode: Text.WrapAnywhere
            Accessible.ignored: true
        }

        LText {
            text: line.detail
            visible: text !== "" && !detail.visible
            size: Theme.label
            color: Theme.text2
            width: parent.width
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    Column {
        id: signs

        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapTiny

        Row {
            anchors.right: parent.right
            spacing: Theme.gapSmall

            Icon {
                name: "lock"
                visible: line.locked
                size: Theme.iconSmall
                colour: Theme.aegeanText
            }

            Icon {
                name: line.signalIcon
                visible: name !== ""
                size: Theme.iconSmall
                colour: line.signalIcon === "net_good" ? Theme.aegeanText : line.signalIcon === "net_lost" ? Theme.terraText : Theme.mark
            }
        }

        LText {
            id: detail

            text: line.detail
            visible: text !== "" && Theme.textScale < 1.3
            size: Theme.label
            color: Theme.text2
            anchors.right: parent.right
            Accessible.ignored: true
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A verb with its consequence below it.
Pressable {
    id: control

    property string iconName: ""
    property string consequence: ""
    property color tint: Theme.text
    property bool primary: false
    readonly property color ink: primary ? Theme.onAccent : Theme.text
    readonly property real words: Math.max(verb.implicitWidth, ruler.advanceWidth + 1)

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    leftPadding: Theme.gapWide
    rightPadding: Theme.gapWide
    implicitWidth: Math.ceil(sign.size + Theme.gapSmall + words + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.actButton, column.implicitHeight + 2 * Theme.gapSmall)
    Accessible.role: Accessible.Button
    Accessible.name: consequence === "" ? text : text + ", " + consequence
    Accessible.onPressAction: if (control.enabled)
        control.clicked()
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()
    transform: Translate {
        y: control.down ? Theme.pressed : 0
    }

    background: Face {
        hovered: control.hovered
        pressed: control.down
        focused: control.activeFocus
        primary: control.primary
    }

    TextMetrics {
        id: ruler

        text: control.consequence
        font: below.font
    }

    Item {
        anchors.fill: parent
        anchors.leftMargin: control.leftPadding
        anchors.rightMargin: control.rightPadding

        Icon {
            id: sign

            name: control.iconName
            size: Theme.iconButton
            colour: control.primary ? Theme.onAccent : control.tint
            anchors.verticalCenter: parent.verticalCenter
        }

        Column {
            id: column

            anchors.left: sign.right
            anchors.leftMargin: Theme.gapSmall
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter

            Text {
                id: verb

                text: control.text
                textFormat: Text.PlainText
                color: control.ink
                width: parent.width
                wrapMode: Text.Wrap
                font.family: Theme.bodyFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.body
                Accessible.ignored: true
            }

            Text {
                id: below

                text: control.consequence
                textFormat: Text.PlainText
                visible: text !== ""
                color: control.primary ? Theme.onAccentSoft : Theme.text3
                width: parent.width
                wrapMode: Text.Wrap
                font.family: Theme.bodyFamily
                font.pixelSize: Theme.caption
                Accessible.ignored: true
            }
        }
    }
}

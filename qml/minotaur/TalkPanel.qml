// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A tablet on which something is said, line by line; its head has a caption, and a tool at the right.
Rectangle {
    id: panel

    property string caption: ""
    property string iconName: ""
    // What stands at the right of the caption.
    property alias tools: right.data
    readonly property real padding: Theme.compact ? Theme.gap : Theme.gapWide
    readonly property real headHeight: head.height
    // The least height that shows two lines.
    property real least: headHeight + 2 * padding + Theme.gapSmall + 3 * Theme.message

    radius: Theme.radiusPanel
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line

    Item {
        id: head

        height: Math.max(title.implicitHeight, right.height)
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: panel.padding

        Icon {
            id: sign

            name: panel.iconName
            visible: name !== ""
            size: visible ? Theme.iconSmall : 0
            colour: Theme.text2
            anchors.verticalCenter: parent.verticalCenter
        }

        LText {
            id: title

            text: panel.caption
            color: Theme.text3
            strong: true
            size: Theme.caption
            elide: Text.ElideRight
            font.capitalization: Font.AllUppercase
            font.letterSpacing: 0.04 * size
            anchors.left: sign.visible ? sign.right : parent.left
            anchors.leftMargin: sign.visible ? Theme.gapSmall : 0
            anchors.right: right.left
            anchors.rightMargin: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
        }

        Row {
            id: right

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gapSmall
        }
    }
}

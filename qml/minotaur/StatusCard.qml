// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// Something that one has, or has not yet.
Rectangle {
    id: card

    required property string iconName
    required property string title
    required property string detail
    property bool present: false

    implicitHeight: Math.max(Theme.statusCard, words.implicitHeight + Theme.gap)
    radius: Theme.radiusPanel
    color: present ? Theme.raised : "transparent"
    border.width: present ? Theme.edge : 0
    border.color: Theme.outline
    Accessible.role: Accessible.StaticText
    Accessible.name: title + ", " + detail

    DashedFrame {
        anchors.fill: parent
        visible: !card.present
        corner: Theme.radiusPanel
        colour: Theme.outline
        thickness: Theme.edge
    }

    Icon {
        id: sign

        name: card.iconName
        size: Theme.iconMedium
        colour: card.present ? Theme.mark : Theme.text3
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
    }

    Column {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapTiny
        anchors.verticalCenter: parent.verticalCenter

        LText {
            text: card.title
            strong: true
            width: parent.width
            wrapMode: Text.Wrap
            color: card.present ? Theme.text : Theme.text2
            size: Theme.message
            Accessible.ignored: true
        }

        LText {
            text: card.detail
            width: parent.width
            wrapMode: Text.Wrap
            color: Theme.text3
            size: Theme.label
            Accessible.ignored: true
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// Something that one has, or has not yet; the outline says so too, for those who have no room for words.
Rectangle {
    id: card

    required property string iconName
    required property string title
    required property string detail
    property bool present: false
    // Title alone.
    property bool terse: false

    implicitHeight: Math.max(terse ? Theme.statusCardTerse : Theme.statusCard, words.implicitHeight + Theme.gap)
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
        size: card.width < 9 * Theme.message ? Theme.iconSmall + Theme.gapTiny : Theme.iconMedium
        colour: card.present ? Theme.mark : Theme.text3
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
    }

    Column {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.gapSmall - Theme.hairline
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapTiny
        anchors.verticalCenter: parent.verticalCenter

        LText {
            text: card.title
            strong: true
            width: parent.width
            wrapMode: Text.Wrap
            color: card.present ? Theme.text : Theme.text2
            size: Theme.label
            Accessible.ignored: true
        }

        LText {
            visible: !card.terse
            text: card.detail
            width: parent.width
            wrapMode: Text.Wrap
            color: Theme.text3
            size: Theme.label
            Accessible.ignored: true
        }
    }
}

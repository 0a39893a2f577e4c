// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// The Minotaur aims (ASC-081): what happens next, and what to do.
Rectangle {
    id: notice

    required property int players

    implicitHeight: Math.max(Theme.notice, words.implicitHeight + 2 * Theme.gap)
    radius: Theme.radiusPanel
    color: Theme.overlay
    border.width: Theme.edgeStrong
    border.color: Theme.terraText
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title.text + ". " + cure.text

    Icon {
        id: sign

        name: "warn"
        size: Theme.compact ? Theme.iconBar : Theme.iconLarge
        colour: Theme.terraText
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
    }

    Column {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter

        LText {
            id: title

            text: notice.players > 1 ? qsTr("The Minotaur aims at one of you") : qsTr("The Minotaur aims at you")
            font.weight: Font.Bold
            width: parent.width
            wrapMode: Text.Wrap
            size: Theme.compact ? Theme.body : Theme.large
            Accessible.ignored: true
        }

        LText {
            id: cure

            text: qsTr("Leave the marked square now: it lands there next turn.")
            width: parent.width
            wrapMode: Text.Wrap
            color: Theme.text2
            size: Theme.label
            Accessible.ignored: true
        }
    }
}

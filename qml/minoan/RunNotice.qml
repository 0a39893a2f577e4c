// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A sentence that needs attention, on a page of its own weight.
Rectangle {
    id: notice

    property string text: ""
    property bool danger: true
    readonly property color ink: danger ? Theme.terraText : Theme.lapisText

    implicitHeight: words.implicitHeight + 2 * Theme.gap
    radius: Theme.radiusPanel
    color: Theme.overlay
    border.width: Theme.edge
    border.color: ink

    Icon {
        id: sign

        name: notice.danger ? "warn" : "info"
        size: Theme.iconButton
        colour: notice.ink
        x: Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
    }

    LText {
        id: words

        text: notice.text
        size: Theme.message
        wrapMode: Text.Wrap
        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
    }
}

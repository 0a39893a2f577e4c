// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// The head of a screen: where one is, how far, and at the right what can be done.
Rectangle {
    id: bar

    property string iconName: "maze"
    property string title: ""
    // Facts beside the title, and controls at the right.
    property alias facts: left.data
    default property alias controls: right.data

    implicitHeight: Math.max(Theme.compact ? Theme.topBarSmall : Theme.topBar, name.implicitHeight + Theme.gap, right.implicitHeight + Theme.gapSmall)
    color: Theme.surface

    Rectangle {
        width: parent.width
        height: Theme.hairline
        anchors.bottom: parent.bottom
        color: Theme.line
    }

    Icon {
        id: sign

        name: bar.iconName
        size: Theme.iconBar
        colour: Theme.mark
        anchors.left: parent.left
        anchors.leftMargin: Theme.compact ? Theme.gapWide : Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
    }

    LText {
        id: name

        text: bar.title
        display: true
        // Facts come first where there is little room.
        visible: right.x - sign.x - sign.width > implicitWidth + left.implicitWidth + 3 * Theme.gapPanel
        size: Theme.barTitle
        anchors.left: sign.right
        anchors.leftMargin: Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
    }

    Row {
        id: left

        anchors.left: name.visible ? name.right : sign.right
        anchors.leftMargin: Theme.gapPanel
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.compact ? Theme.gapWide : Theme.gapLarge
    }

    Row {
        id: right

        anchors.right: parent.right
        anchors.rightMargin: Theme.compact ? Theme.gapWide : Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap
    }
}

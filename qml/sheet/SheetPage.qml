// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A page of the component sheet: head and sections in two columns. Its words are for us and not translated.
Rectangle {
    id: page

    property string title: ""
    property string iconName: "labrys"
    property alias leftSections: leftColumn.data
    property alias rightSections: rightColumn.data
    property alias footSections: footColumn.data
    readonly property real margin: Theme.gapHuge

    color: Theme.bg
    implicitHeight: footColumn.y + footColumn.height + margin

    Row {
        id: head

        x: page.margin
        y: Theme.gapPanel
        spacing: Theme.gapWide

        Icon {
            name: page.iconName
            size: Theme.iconLarge
            colour: Theme.mark
            anchors.verticalCenter: parent.verticalCenter
        }

        LText {
            text: page.title
            display: true
            size: Theme.heading
        }
    }

    Column {
        id: leftColumn

        x: page.margin
        y: head.y + head.height + Theme.gapLarge
        width: (page.width - 3 * page.margin) / 2
        spacing: Theme.gapLarge
    }

    Column {
        id: rightColumn

        x: 2 * page.margin + leftColumn.width
        y: leftColumn.y
        width: leftColumn.width
        spacing: Theme.gapLarge
    }

    Column {
        id: footColumn

        x: page.margin
        y: leftColumn.y + Math.max(leftColumn.height, rightColumn.height) + Theme.gapLarge
        width: page.width - 2 * page.margin
        spacing: Theme.gapLarge
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A tablet of plaster with a caption; as high as what it holds.
Rectangle {
    id: panel

    property string caption: ""
    property real padding: Theme.compact ? Theme.gap : Theme.gapWide
    default property alias content: body.data

    implicitHeight: column.implicitHeight + 2 * padding
    radius: Theme.radiusPanel
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line

    Column {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: panel.padding
        spacing: Theme.gapSmall

        LText {
            text: panel.caption
            visible: text !== ""
            width: parent.width
            elide: Text.ElideRight
            color: Theme.text3
            strong: true
            size: Theme.caption
            font.capitalization: Font.AllUppercase
            font.letterSpacing: 0.04 * size
        }

        Item {
            id: body

            width: parent.width
            implicitHeight: childrenRect.height
        }
    }
}

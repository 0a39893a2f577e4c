// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// A row of the grid of gifts: a deity, and what she gave for each treasure.
Item {
    id: line

    // A map of RunCodex.
    required property var god
    required property real head
    required property real cell
    required property real gap
    required property real high
    property bool terse: false
    // The first of the goddesses stands apart.
    property bool apart: false
    // Which cell the focus comes to; -1 for none.
    property int column: -1
    readonly property alias cells: gifts
    readonly property real above: apart ? Theme.gapSmall : 0

    signal visited(int column)

    implicitHeight: row.y + row.height

    Rectangle {
        visible: line.apart
        width: parent.width
        height: Theme.edgeStrong
        color: Theme.line
    }

    Row {
        id: sign

        y: line.above
        height: row.height
        spacing: Theme.gapSmall

        Icon {
            name: line.god.symbol
            size: Theme.icon
            colour: Theme.mark
            anchors.verticalCenter: parent.verticalCenter
        }

        Icon {
            name: line.god.elementIcon
            size: Theme.iconSmall
            colour: FightInks.elements[line.god.element]
            anchors.verticalCenter: parent.verticalCenter
        }

        LText {
            text: line.god.name
            strong: true
            anchors.verticalCenter: parent.verticalCenter
            Accessible.role: Accessible.RowHeader
            Accessible.name: line.god.name + ", " + line.god.written
        }
    }

    Text {
        visible: !line.terse
        y: line.above
        width: line.head - Theme.gap
        height: row.height
        text: line.god.glyphs
        color: Theme.text3
        font.family: Theme.signsFamily
        font.pixelSize: line.god.glyphs.length > 8 ? Theme.large : Theme.entry
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    Row {
        id: row

        x: line.head + line.gap
        y: line.above
        spacing: line.gap

        Repeater {
            id: gifts

            model: line.god.cells

            GiftCell {
                required property var modelData
                required property int index

                // qmllint disable unqualified
                objectName: "gift" + index
                gift: modelData
                here: index === line.column
                focus: here
                width: line.cell
                height: Math.max(line.high, implicitHeight)
                onActiveFocusChanged: if (activeFocus)
                    line.visited(index)
                // qmllint enable unqualified
            }
        }
    }
}

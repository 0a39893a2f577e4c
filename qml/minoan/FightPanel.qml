// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A side of the fight: a tablet with facts.
FightZone {
    id: panel

    readonly property real inset: Theme.compact ? Theme.gap : Theme.gapPanel
    // What is left of the height beside what is in it.
    readonly property real spare: height - 2 * inset - body.implicitHeight
    default property alias content: body.data

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line
    }

    ScrollPane {
        anchors.fill: parent
        anchors.margins: panel.inset
        gutter: overflowing ? Theme.gapSmall : 0

        Column {
            id: body

            width: parent.width
            spacing: Theme.compact ? Theme.gapSmall : Theme.gap
        }
    }
}

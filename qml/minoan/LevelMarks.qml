// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// How hard an enemy is: a pair of horns for each of four levels. The boss has all of them, in murex.
Row {
    id: marks

    required property int level
    property color ink: level > 4 ? Theme.murexText : Theme.mark

    spacing: Theme.ring
    Accessible.role: Accessible.Graphic
    Accessible.name: level > 4 ? qsTr("The last enemy") : qsTr("Level %1 of 4").arg(level)

    Repeater {
        model: 4

        Icon {
            required property int index

            name: "horns"
            size: Theme.compact ? Theme.iconHornsSmall : Theme.iconHorns
            colour: index < marks.level ? marks.ink : Theme.line // qmllint disable unqualified
        }
    }
}

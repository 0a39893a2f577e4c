// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// The mazes of a run laid over each other, the first one the smallest: how they grow, and nothing that is in them.
Item {
    id: plan

    // Maps of `rows` and `columns`, the smallest first.
    required property var sizes
    readonly property var largest: sizes[sizes.length - 1] ?? ({
            "rows": 1,
            "columns": 1
        })
    readonly property real cell: Math.floor(Math.min(width / largest.columns, height / largest.rows))
    readonly property list<color> grounds: [Theme.mazeFloorLit, Theme.mazeFloorHalf, Theme.mazeFloorRemembered]

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("%n maze(s), each larger than the last", "", sizes.length)

    Repeater {
        model: plan.sizes.length

        Rectangle {
            id: sheet

            required property int index
            // The largest lies below.
            readonly property int maze: plan.sizes.length - 1 - index // qmllint disable unqualified
            readonly property var size: plan.sizes[maze] // qmllint disable unqualified

            x: (plan.width - plan.largest.columns * plan.cell) / 2 // qmllint disable unqualified
            y: (plan.height + plan.largest.rows * plan.cell) / 2 - height // qmllint disable unqualified
            width: size.columns * plan.cell // qmllint disable unqualified
            height: size.rows * plan.cell // qmllint disable unqualified
            color: plan.grounds[Math.min(2, Math.floor(maze / 2))] // qmllint disable unqualified
            border.width: Theme.edgeStrong
            border.color: Theme.mazeStoneLit

            LText {
                visible: 2 * plan.cell >= implicitHeight && sheet.width > implicitWidth + Theme.gap // qmllint disable unqualified
                text: qsTr("%1 × %2").arg(sheet.size.rows).arg(sheet.size.columns)
                color: Theme.text2
                size: Theme.label
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapSmall
                y: (2 * plan.cell - height) / 2 // qmllint disable unqualified
                Accessible.ignored: true
            }
        }
    }
}

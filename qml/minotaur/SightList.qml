// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The signs that can be seen now, with their names.
Panel {
    id: panel

    required property MazeScene scene

    caption: qsTr("What you can see")

    Grid {
        id: grid

        width: parent.width
        columns: width > 22 * Theme.message ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.gapSmall

        Repeater {
            // Always the same rows, of which some are seen: new ones at each step would cost more than the maze.
            model: 20

            Row {
                id: row

                required property int index
                readonly property string sign: panel.scene.sightSymbols[index] ?? "" // qmllint disable unqualified

                visible: sign !== ""

                width: (grid.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns // qmllint disable unqualified
                spacing: Theme.gap

                Swatch {
                    id: swatch

                    symbol: row.sign
                    anchors.verticalCenter: parent.verticalCenter
                }

                LText {
                    text: panel.scene.sightNames[row.index] ?? "" // qmllint disable unqualified
                    width: row.width - swatch.width - row.spacing
                    wrapMode: Text.Wrap
                    size: Theme.message
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}

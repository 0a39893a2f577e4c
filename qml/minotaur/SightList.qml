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
            model: panel.scene.sightSymbols

            Row {
                id: row

                required property int index
                required property string modelData

                width: (grid.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns // qmllint disable unqualified
                spacing: Theme.gap

                Swatch {
                    id: swatch

                    symbol: row.modelData
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

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// What each monster is about to do.
Panel {
    id: panel

    required property ThreadViewer viewer

    caption: qsTr("Plans")

    Column {
        width: parent.width
        spacing: Theme.gapSmall

        Repeater {
            model: panel.viewer.plans

            Row {
                id: row

                required property int index
                required property string modelData

                width: parent ? parent.width : 0
                spacing: Theme.gap

                Swatch {
                    id: swatch

                    symbol: panel.viewer.planSymbols[row.index] ?? "" // qmllint disable unqualified
                    anchors.verticalCenter: parent.verticalCenter
                }

                LText {
                    text: row.modelData
                    width: row.width - swatch.width - row.spacing
                    wrapMode: Text.Wrap
                    size: Theme.message
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}

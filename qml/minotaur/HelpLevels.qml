// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// What each of the seven mazes holds (ASC-060 to ASC-066).
Column {
    id: levels

    required property MazeRules numbers
    readonly property var signs: ["H", "W", "M"]

    spacing: Theme.gapTiny

    LText {
        text: qsTr("The seven mazes")
        display: true
        width: parent.width
        size: Theme.panelTitle
    }

    Repeater {
        model: levels.numbers.levels

        Row {
            id: row

            required property int index
            required property var modelData
            readonly property var counts: [modelData.hunters, modelData.wanderers, modelData.minotaurs]

            spacing: Theme.gapWide
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Maze %1, %2: %3 hunters, %4 wanderers, %5 Minotaurs, %6 bonuses").arg(index + 1).arg(modelData.size).arg(counts[0]).arg(counts[1]).arg(counts[2]).arg(modelData.bonuses)

            LText {
                text: row.index + 1
                strong: true
                width: 1.2 * size
                size: Theme.message
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }

            LText {
                text: row.modelData.size
                width: 4.6 * size
                color: Theme.text2
                size: Theme.message
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }

            Row {
                spacing: Theme.gapTiny
                anchors.verticalCenter: parent.verticalCenter

                Repeater {
                    // One sign for each monster, then one for each bonus.
                    model: row.counts.reduce((all, count, i) => all.concat(Array(count).fill(levels.signs[i])), []).concat(Array(row.modelData.bonuses).fill("*")) // qmllint disable unqualified

                    Swatch {
                        required property string modelData

                        symbol: modelData
                        size: Theme.label
                        width: Math.round(1.5 * size)
                        height: width
                    }
                }
            }
        }
    }
}

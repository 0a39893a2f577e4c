// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// What each level of the run gave; the present one in terracotta, those to come dashed away to a line.
Panel {
    id: panel

    required property MazeController game
    required property LevelResult result
    readonly property int most: Math.max(1, ...panel.result.totals)
    readonly property real high: Theme.compact ? Theme.gapLarge : Theme.gapGiant

    // Where a line of its own would not fit.
    caption: Theme.compact || game.outcome === MazeScene.Won ? qsTr("The run: %1").arg(game.score.toLocaleString(Qt.locale(), "f", 0)) : qsTr("The run")

    Row {
        id: bars

        width: parent.width
        spacing: Theme.gap

        Repeater {
            model: panel.game.levels

            Column {
                id: bar

                required property int index
                // qmllint disable unqualified
                readonly property int value: panel.result.totals[index] ?? 0
                readonly property bool present: index + 1 === panel.game.level

                width: Math.min((bars.width - (panel.game.levels - 1) * bars.spacing) / panel.game.levels, 2 * Theme.gapGiant)
                // qmllint enable unqualified
                anchors.bottom: parent.bottom
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Level %1: %2").arg(index + 1).arg(value)

                LText {
                    text: bar.value > 0 ? bar.value.toLocaleString(Qt.locale(), "f", 0) : ""
                    anchors.horizontalCenter: parent.horizontalCenter
                    font.weight: Font.Bold
                    size: Theme.message
                    Accessible.ignored: true
                }

                Rectangle {
                    width: parent.width
                    height: Math.max(Theme.gapSmall, panel.high * bar.value / panel.most) // qmllint disable unqualified
                    radius: Theme.radiusKey
                    color: bar.value === 0 ? Theme.sunken : bar.present ? Theme.terra : Theme.overlay
                    border.width: bar.value === 0 ? 0 : Theme.edge
                    border.color: Theme.outline

                    DashedFrame {
                        anchors.fill: parent
                        visible: bar.value === 0
                        corner: parent.radius
                        colour: Theme.outline
                        thickness: Theme.hairline
                    }
                }

                LText {
                    text: bar.index + 1
                    strong: bar.present
                    color: bar.present ? Theme.text : Theme.text3
                    anchors.horizontalCenter: parent.horizontalCenter
                    size: Theme.caption
                    topPadding: Theme.gapTiny
                    Accessible.ignored: true
                }
            }
        }
    }
}

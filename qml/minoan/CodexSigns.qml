// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The signs of the doors: those that were followed say what they mean.
ScrollPane {
    id: pane

    required property RunCodex codex
    readonly property int columns: Math.max(1, Math.floor(width / (Theme.doorCard * Math.max(0.85, 0.7 * Theme.textScale))))

    Grid {
        id: grid

        readonly property real cell: (width - (columns - 1) * spacing) / columns

        width: parent.width
        columns: pane.columns
        spacing: Theme.gap

        Repeater {
            model: pane.codex.signs

            Rectangle {
                id: sign

                required property var modelData

                width: grid.cell // qmllint disable unqualified
                height: Math.max(Theme.signRow, words.implicitHeight + 2 * Theme.gap)
                radius: Theme.radiusPanel
                color: modelData.known ? Theme.surface : "transparent"
                border.width: modelData.known ? Theme.hairline : 0
                border.color: Theme.line
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData.spoken

                DashedFrame {
                    anchors.fill: parent
                    visible: !sign.modelData.known
                    corner: Theme.radiusPanel
                    colour: Theme.line
                    thickness: Theme.edge
                }

                SignCoin {
                    id: coin

                    x: Theme.gap
                    size: Theme.iconCard
                    glyph: sign.modelData.glyph
                    icon: sign.modelData.icon
                    ringed: sign.modelData.known
                    faint: !sign.modelData.known
                    anchors.verticalCenter: parent.verticalCenter
                }

                Column {
                    id: words

                    anchors.left: coin.right
                    anchors.leftMargin: Theme.gap
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter

                    LText {
                        text: sign.modelData.known ? sign.modelData.title : ""
                        visible: text !== ""
                        display: true
                        size: Theme.barTitle
                        width: parent.width
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }

                    LText {
                        text: sign.modelData.known ? sign.modelData.told : ""
                        visible: text !== ""
                        size: Theme.label
                        color: Theme.text2
                        width: parent.width
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}

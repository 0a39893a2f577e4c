// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The tiles of the bag when the run was over.
Panel {
    id: panel

    required property RunSummary summary
    // Many kinds are shown smaller, so that all have room.
    readonly property bool many: summary.bag.length > 18
    readonly property real side: many ? Theme.iconLarge : Theme.giftTile

    caption: qsTr("The bag at the end, %Ln tile(s)", "", summary.tiles)

    Flow {
        width: parent.width
        topPadding: Theme.gapTiny
        spacing: panel.many ? Theme.gapSmall : Theme.gapWide

        Repeater {
            model: panel.summary.bag

            Column {
                id: kind

                required property var modelData

                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.spoken

                Item {
                    // qmllint disable unqualified
                    width: panel.side
                    height: panel.side

                    TileFace {
                        chip: true
                        x: -hang
                        y: -hang
                        side: panel.side
                        symbol: kind.modelData.symbol
                        element: kind.modelData.element
                        look: Theme.look
                    }
                    // qmllint enable unqualified
                }

                LText {
                    text: String(kind.modelData.count)
                    size: Theme.message
                    font.weight: Font.Bold
                    anchors.horizontalCenter: parent.horizontalCenter
                    Accessible.ignored: true
                }
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// To whom was offered, and how often.
Panel {
    id: panel

    required property RunSummary summary
    readonly property int rows: Math.max(1, summary.given.length)
    readonly property real row: Math.max(Theme.body * 1.5, Math.min(Theme.giftRow, (Theme.summaryPanels - 4 * Theme.gapPanel) / rows))

    caption: qsTr("Given to the gods")

    Column {
        width: parent.width

        LText {
            visible: panel.summary.given.length === 0
            text: qsTr("Nothing was offered.")
            color: Theme.text2
            width: parent.width
            wrapMode: Text.Wrap
        }

        Repeater {
            model: panel.summary.given

            Item {
                id: gift

                required property var modelData

                width: parent?.width ?? 0
                height: panel.row // qmllint disable unqualified
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.spoken

                Icon {
                    id: sign

                    name: gift.modelData.icon
                    size: Theme.icon
                    colour: Theme.mark
                    anchors.verticalCenter: parent.verticalCenter
                }

                LText {
                    id: name

                    x: sign.width + Theme.gap
                    width: Math.max(Theme.sheetLabel + Theme.gapLarge, implicitWidth)
                    text: gift.modelData.name
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }

                Row {
                    anchors.left: name.right
                    anchors.leftMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.gapTiny

                    Repeater {
                        // As many as have room; the number says how many.
                        model: Math.min(gift.modelData.count, Math.floor((gift.width - name.x - name.width - 4 * Theme.gapPanel) / (Theme.iconSmall + Theme.gapTiny)))

                        Rectangle {
                            width: Theme.iconSmall
                            height: width
                            radius: Theme.radiusKey
                            color: Theme.accent
                        }
                    }
                }

                LText {
                    text: String(gift.modelData.count)
                    font.weight: Font.Bold
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
        }
    }
}

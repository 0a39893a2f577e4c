// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// What each symbol is worth: the value of a match of three, what each tile more adds, what each wave adds.
Column {
    id: table

    required property FightZone panel
    required property var skills
    readonly property real columnWidth: 4 * Theme.label
    readonly property real rowHeight: Theme.compact ? Theme.skillRowSmall : Theme.skillRow
    readonly property real chip: Theme.compact ? Theme.skillChipSmall : Theme.skillChip
    // Names give way to numbers; the picture stays.
    readonly property bool named: !Theme.compact && width > chip + 2 * columnWidth + 8 * Theme.message

    component Heading: LText {
        width: table.columnWidth // qmllint disable unqualified
        size: Theme.caption
        color: Theme.text3
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }

    Item {
        width: parent.width
        implicitHeight: caption.implicitHeight + Theme.gapTiny

        LText {
            id: caption

            text: qsTr("A match of 3")
            visible: table.width > implicitWidth + 3 * table.columnWidth
            size: Theme.caption
            strong: true
            color: Theme.text3
            font.capitalization: Font.AllUppercase
            font.letterSpacing: 0.04 * size
        }

        Row {
            anchors.right: parent.right

            Heading {
                text: qsTr("base", "the value of a match of three")
            }

            Heading {
                text: qsTr("extra", "what a tile more adds")
            }

            Heading {
                text: qsTr("combo", "what a wave more adds")
            }
        }
    }

    Repeater {
        model: table.skills

        FightStop {
            id: line

            required property var modelData

            panel: table.panel // qmllint disable unqualified
            width: table.width // qmllint disable unqualified
            height: Math.max(table.rowHeight, base.implicitHeight) // qmllint disable unqualified
            title: modelData.name
            spoken: qsTr("%1: %2, extra %3 %, combo %4 %").arg(title).arg(modelData.base).arg(modelData.extra).arg(modelData.combo)
            why: modelData.why

            TileFace {
                id: picture

                chip: true
                symbol: line.modelData.symbol
                look: Theme.look
                side: table.chip // qmllint disable unqualified
                x: -hang
                anchors.verticalCenter: parent.verticalCenter
            }

            LText {
                text: line.title
                visible: table.named // qmllint disable unqualified
                size: Theme.message
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.caption
                anchors.left: picture.right
                anchors.leftMargin: Theme.gapTiny
                anchors.right: numbers.left
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }

            Row {
                id: numbers

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter

                LText {
                    id: base

                    text: line.modelData.base
                    width: 3 * Theme.label
                    size: Theme.compact ? Theme.large : Theme.number
                    font.weight: Font.Bold
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                }

                Heading {
                    text: "+" + line.modelData.extra + "%"
                    size: Theme.label
                    color: Theme.text2
                    anchors.verticalCenter: parent.verticalCenter
                }

                Heading {
                    text: "+" + line.modelData.combo + "%"
                    size: Theme.label
                    color: Theme.text2
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}

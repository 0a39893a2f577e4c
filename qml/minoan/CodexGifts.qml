// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// Ten deities and seven treasures (look o_minoan_codex): one stop of Tab, in which the arrows go from cell to cell.
FocusScope {
    id: grid

    required property RunCodex codex
    property int row: 0
    property int column: 0
    readonly property real gap: Theme.gapTiny + Theme.edge
    // Narrow columns of large words: names give way to what they mean.
    readonly property real head: Math.max(names.advanceWidth + 2 * Theme.iconSmall + 3 * Theme.gapSmall + (terse ? 0 : Theme.glyphColumn), Theme.sheetLabel)
    readonly property bool terse: width < 60 * Theme.body
    readonly property real cell: (width - head - 7 * gap) / 7
    readonly property real high: Math.max(Theme.giftCell, Math.min(1.2 * Theme.giftCell, (height - title.height - Theme.gapWide) / 10 - gap))

    function go(rows: int, columns: int): bool {
        const next = (list.itemAt(row + rows) as CodexGod)?.cells.itemAt(column + columns);
        next?.forceActiveFocus(Qt.TabFocusReason);
        return next !== undefined && next !== null;
    }

    implicitHeight: title.height + 10 * (Theme.giftCell * Math.max(1, 0.8 * Theme.textScale) + gap) + Theme.gapPanel
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Gods and gifts")
    Keys.onUpPressed: event => event.accepted = grid.go(-1, 0)
    Keys.onDownPressed: event => event.accepted = grid.go(1, 0)
    Keys.onLeftPressed: event => event.accepted = grid.go(0, -1) || true
    Keys.onRightPressed: event => event.accepted = grid.go(0, 1) || true

    // The longest name there is.
    TextMetrics {
        id: names

        text: Array.from(grid.codex.deities).reduce((longest, deity) => deity.name.length > longest.length ? deity.name : longest, "")
        font.family: Theme.bodyFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.body
    }

    Row {
        id: title

        x: grid.head + grid.gap
        spacing: grid.gap

        Repeater {
            model: grid.codex.items

            Column {
                id: item

                required property var modelData
                // qmllint disable unqualified
                readonly property bool beside: grid.cell > Theme.iconButton + word.implicitWidth + Theme.gapSmall

                width: grid.cell

                // qmllint enable unqualified
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    height: Theme.giftHead
                    spacing: Theme.gapSmall

                    Icon {
                        name: item.modelData.icon
                        size: Theme.iconButton
                        colour: Theme.text2
                        anchors.verticalCenter: parent.verticalCenter
                    }

                    LText {
                        id: word

                        text: item.modelData.name
                        visible: item.beside
                        strong: true
                        size: Theme.label
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
        }
    }

    Column {
        y: title.height
        width: parent.width
        spacing: grid.gap

        Repeater {
            id: list

            model: grid.codex.deities

            CodexGod {
                required property var modelData
                required property int index

                // qmllint disable unqualified
                god: modelData
                head: grid.head
                cell: grid.cell
                gap: grid.gap
                high: grid.high
                terse: grid.terse
                apart: index === 5
                column: index === grid.row ? grid.column : -1
                width: grid.width
                onVisited: column => {
                    grid.row = index;
                    grid.column = column;
                }
                // qmllint enable unqualified
            }
        }
    }
}

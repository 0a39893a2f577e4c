// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// What a deity gave for an item in this run; dashed and empty until it was tried.
Pressable {
    id: cell

    // A map of RunCodex.
    required property var gift
    property bool here: false
    readonly property var inks: ({
            "life": Theme.terraText,
            "armour": Theme.lapisText,
            "satiety": Theme.aegeanText
        })

    implicitWidth: content.implicitWidth + 2 * Theme.gapSmall
    implicitHeight: Math.max(Theme.giftCell, content.implicitHeight + Theme.gapSmall)
    focusPolicy: Qt.ClickFocus
    activeFocusOnTab: here
    hoverEnabled: true
    onClicked: tip.open()
    Accessible.role: Accessible.Cell
    Accessible.name: gift.spoken
    Accessible.description: gift.why
    Accessible.onPressAction: cell.clicked()
    Keys.onReturnPressed: cell.clicked()

    Tip {
        id: tip

        target: cell
        hovered: cell.hovered
        name: cell.gift.name
        text: cell.gift.why
    }

    background: Rectangle {
        radius: Theme.radiusButton
        color: !cell.gift.known ? "transparent" : cell.activeFocus || cell.hovered ? Theme.overlay : Theme.raised
        border.width: cell.gift.known && cell.activeFocus ? Theme.edge : 0
        border.color: Theme.accentEdge

        DashedFrame {
            anchors.fill: parent
            visible: !cell.gift.known
            corner: Theme.radiusButton
            colour: cell.hovered ? Theme.outline : Theme.line
            thickness: Theme.edge
        }

        RingFrame {
            visible: cell.activeFocus
            corner: Theme.radiusButton
        }
    }

    Row {
        id: content

        anchors.centerIn: parent
        spacing: Theme.gapTiny

        Repeater {
            model: cell.gift.icons

            Icon {
                required property var modelData

                name: modelData.name
                size: Theme.icon
                colour: cell.inks[modelData.tone] ?? Theme.mark // qmllint disable unqualified
                anchors.verticalCenter: parent?.verticalCenter
            }
        }

        GiftTile {
            visible: cell.gift.tile.length > 0
            symbol: cell.gift.tile[0] ?? -1
            element: cell.gift.tile[1] ?? 0
            anchors.verticalCenter: parent.verticalCenter
        }

        LText {
            text: cell.gift.text
            visible: text !== ""
            size: cell.gift.tile.length > 0 ? Theme.label : Theme.message
            font.weight: Font.Bold
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// A tile on its place: its face, and what is about to happen to it. Where it comes from, and how far it has come, say
// the view. It is heard through its board.
Item {
    id: tile

    required property int index
    required property int symbol
    required property int element
    required property bool cursor
    required property bool picked
    required property bool target
    required property bool clearing
    required property int wave
    required property point from

    required property real side
    required property real pitch
    required property real progress
    // It fades in instead of coming.
    required property bool fading
    // The board has the focus; the pointer is over this tile.
    required property bool lit
    required property bool hovered
    property bool pattern: false
    property var letters: []
    readonly property bool comes: from.x !== 0 || from.y !== 0
    readonly property real still: fading || !comes ? 0 : 1 - progress
    readonly property real corner: Math.round(side * Theme.tileCorner)

    width: side
    height: side
    x: (index % 7 + from.x * still) * pitch
    y: (Math.floor(index / 7) + from.y * still) * pitch - (picked ? Theme.tileLift : 0)
    z: picked || target ? 2 : cursor || hovered ? 1 : 0

    TileFace {
        id: face

        x: -hang
        y: -hang
        side: tile.side
        symbol: tile.symbol
        element: tile.element
        look: Theme.look
        pattern: tile.pattern
        letter: tile.letters[tile.symbol] ?? ""
        opacity: tile.clearing ? 1 - tile.progress : tile.fading && tile.comes ? tile.progress : 1
        scale: tile.clearing && !tile.fading ? 1 - (1 - Theme.tileClearing) * tile.progress : 1
    }

    // Under the pointer.
    Rectangle {
        visible: tile.hovered && !tile.picked
        anchors.fill: parent
        anchors.margins: -Theme.edgeStrong
        radius: tile.corner + Theme.edgeStrong
        color: "transparent"
        border.width: Theme.edgeStrong
        border.color: Theme.badgeLine
    }

    Rectangle {
        visible: tile.picked || tile.cursor && tile.lit
        anchors.fill: parent
        anchors.margins: -Theme.ring - Theme.edgeStrong
        radius: tile.corner + Theme.ring + Theme.edgeStrong
        color: "transparent"
        border.width: tile.picked ? Theme.ring + Theme.hairline : Theme.ring
        border.color: Theme.tileFocus
    }

    DashedFrame {
        visible: tile.target
        anchors.fill: parent
        anchors.margins: -Theme.ring - Theme.hairline
        corner: tile.corner + Theme.ring
        thickness: Theme.ring
        colour: Theme.tileFocus
    }

    // Which wave takes it.
    Rectangle {
        visible: tile.wave > 0 && (!tile.clearing || tile.fading)
        x: -Theme.tileHang
        y: parent.height - height + Theme.tileHang
        width: Math.max(Theme.compact ? Theme.waveCoinSmall : Theme.waveCoin, number.implicitHeight)
        height: width
        radius: width / 2
        color: Theme.badgeGround
        border.width: Theme.edge
        border.color: Theme.tileFocus

        LText {
            id: number

            text: tile.wave
            size: Theme.caption
            color: Theme.tileFocus
            font.weight: Font.Bold
            anchors.centerIn: parent
            Accessible.ignored: true
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A sign of the map as it is drawn there: `P` you, `Q` your partner, `W`, `K`, `E`, walls and floor.
Rectangle {
    id: swatch

    required property string symbol
    property int size: Theme.entry
    readonly property bool block: symbol === "P" || symbol === "Q"
    // One ink for each of these signs, in their order.
    readonly property var inks: [Theme.mazeOnPlayer, Theme.mazeOnMate, Theme.mazeWanderer, Theme.mazeKey, Theme.mazeExit, Theme.mazeOnCaught, Theme.mazeFloorInkLit]
    readonly property color ink: inks["PQWKEC.".indexOf(symbol)] ?? Theme.mazeStoneInkLit
    readonly property string letter: symbol === "Q" ? "P" : symbol === "C" ? "W" : symbol

    implicitWidth: Math.max(Theme.swatch, Math.round(1.35 * size))
    implicitHeight: implicitWidth
    radius: Theme.radiusKey
    color: symbol === "P" ? Theme.mazePlayer : symbol === "Q" ? Theme.mazeMate : symbol === "C" ? Theme.mazeCaught : symbol === "." ? Theme.mazeFloorLit : symbol.length === 1 && "+-|".includes(symbol) ? Theme.mazeStoneLit : Theme.sunken
    Accessible.ignored: true

    Rectangle {
        visible: swatch.symbol === "Q"
        width: parent.width
        height: Theme.gapTiny
        anchors.bottom: parent.bottom
        color: Theme.mazeMateEdge
    }

    Text {
        id: glyph

        anchors.centerIn: parent
        text: swatch.letter
        textFormat: Text.PlainText
        color: swatch.ink
        font.family: Theme.codeFamily
        font.weight: Font.ExtraBold
        font.pixelSize: swatch.size
        Accessible.ignored: true
    }
}

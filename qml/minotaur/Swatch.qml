// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A sign of the map as it is drawn there: `P` you, `Q` your partner, monsters, things, walls and floor.
Rectangle {
    id: swatch

    required property string symbol
    // Of who caught the player.
    property bool caught: false
    property int size: Theme.entry
    readonly property var looks: ({
            "P": [Theme.mazePlayer, Theme.mazeOnPlayer],
            "Q": [Theme.mazeMate, Theme.mazeOnMate],
            "M": [Theme.mazeMinotaur, Theme.mazeOnMinotaur],
            "W": [Theme.sunken, Theme.mazeWanderer],
            "H": [Theme.sunken, Theme.mazeHunter],
            "K": [Theme.sunken, Theme.mazeKey],
            "E": [Theme.sunken, Theme.mazeExit],
            "*": [Theme.sunken, Theme.mazeFreeze],
            "^": [Theme.sunken, Theme.mazeTorch],
            "?": [Theme.sunken, Theme.mazeCompass],
            ":": [Theme.sunken, Theme.mazeCompass],
            "!": [Theme.mazeMarkFloor, Theme.mazeMarkInk],
            ".": [Theme.mazeFloorLit, Theme.mazeFloorInkLit]
        })
    readonly property var look: caught ? [Theme.mazeCaught, Theme.mazeOnCaught] : looks[symbol] ?? [Theme.mazeStoneLit, Theme.mazeStoneInkLit]

    implicitWidth: Math.max(Theme.swatch, Math.round(1.35 * size))
    implicitHeight: implicitWidth
    radius: Theme.radiusKey
    color: look[0]
    Accessible.ignored: true

    Rectangle {
        visible: swatch.symbol === "Q"
        width: parent.width
        height: Theme.gapTiny
        anchors.bottom: parent.bottom
        color: Theme.mazeMateEdge
    }

    Text {
        anchors.centerIn: parent
        text: swatch.symbol === "Q" ? "P" : swatch.symbol
        textFormat: Text.PlainText
        color: swatch.look[1]
        font.family: Theme.codeFamily
        font.weight: Font.ExtraBold
        font.pixelSize: swatch.size
        Accessible.ignored: true
    }
}

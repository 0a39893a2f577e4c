// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// A tile that comes: this one, one of a symbol whose element is open, or one of an element whose symbol is.
Rectangle {
    id: place

    property int symbol: -1
    property int element: 0
    readonly property var names: ["", "fire", "lightning", "ice", "wind", "earth"]
    readonly property var grounds: [Theme.tilePlain, Theme.tileFire, Theme.tileLightning, Theme.tileIce, Theme.tileWind, Theme.tileEarth]
    readonly property var inks: [Theme.text, Theme.onTileFire, Theme.onTileLightning, Theme.onTileIce, Theme.onTileWind, Theme.onTileEarth]

    width: Theme.codexTile
    height: width
    radius: Theme.radiusButton
    color: symbol < 0 ? grounds[element] : "transparent"

    TileFace {
        visible: place.symbol >= 0
        chip: true
        x: -hang
        y: -hang
        side: place.width
        symbol: place.symbol
        element: place.element
        look: Theme.look
    }

    Icon {
        visible: place.symbol < 0
        anchors.centerIn: parent
        name: place.symbol < 0 ? place.names[place.element] : ""
        size: 0.64 * place.width
        colour: place.inks[place.element]
    }
}

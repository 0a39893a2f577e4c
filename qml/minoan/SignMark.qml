// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// The sign of a door: a character of Linear B, or one that was drawn. Decoration: what it stands in has the name.
Item {
    id: sign

    property string glyph: ""
    property string icon: ""
    property color colour: Theme.roundelInk
    property real size: Theme.iconBar

    width: size
    height: size
    Accessible.ignored: true

    Text {
        anchors.centerIn: parent
        visible: text !== ""
        text: sign.glyph
        textFormat: Text.PlainText
        color: sign.colour
        font.family: Theme.signsFamily
        font.pixelSize: Math.max(1, sign.size * 0.86)
        Accessible.ignored: true
    }

    Icon {
        anchors.centerIn: parent
        name: sign.icon
        size: sign.size
        colour: sign.colour
    }
}

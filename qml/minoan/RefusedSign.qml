// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The sign of a door that was not taken: in outline.
Rectangle {
    id: sign

    property alias glyph: mark.glyph
    property alias icon: mark.icon
    property real size: Theme.iconButton

    width: size
    height: size
    radius: size / 2
    color: "transparent"
    border.width: Theme.edge
    border.color: Theme.line
    Accessible.ignored: true

    SignMark {
        id: mark

        anchors.centerIn: parent
        size: sign.size * 0.7
        colour: Theme.text3
    }
}

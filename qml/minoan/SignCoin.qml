// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A sign on its roundel of plaster; the ring tells that it is the one that is meant.
Rectangle {
    id: coin

    property alias glyph: mark.glyph
    property alias icon: mark.icon
    property bool ringed: false
    // Not the one that is meant: its pair, or one that was not taken.
    property bool faint: false
    property color ring: Theme.mark
    property real size: Theme.roundel

    width: size
    height: size
    radius: size / 2
    color: Theme.ivory
    opacity: faint ? Theme.faint : 1
    border.width: ringed ? Theme.coinRing : 0
    border.color: ring
    Accessible.ignored: true

    SignMark {
        id: mark

        anchors.centerIn: parent
        size: coin.size * 0.68
    }
}

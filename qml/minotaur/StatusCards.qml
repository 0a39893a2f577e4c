// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// Key and bonuses: what one has, for how long, and what one has not yet.
Grid {
    id: cards

    required property MazeScene scene
    readonly property bool narrow: width < 26 * Theme.message
    readonly property real each: (width - (columns - 1) * spacing) / columns

    columns: narrow ? 2 : 4
    spacing: Theme.gapSmall

    StatusCard {
        width: cards.each
        terse: cards.narrow
        iconName: "key"
        title: qsTr("Key")
        detail: cards.scene.keyFound ? qsTr("found") : qsTr("not yet")
        present: cards.scene.keyFound
    }

    StatusCard {
        width: cards.each
        terse: cards.narrow
        iconName: "torch"
        title: qsTr("Torch")
        detail: cards.scene.torch ? qsTr("this level") : qsTr("not yet")
        present: cards.scene.torch
    }

    StatusCard {
        width: cards.each
        terse: cards.narrow
        iconName: "compass"
        title: qsTr("Compass")
        detail: cards.scene.compass ? qsTr("this level") : qsTr("not yet")
        present: cards.scene.compass
    }

    StatusCard {
        width: cards.each
        terse: cards.narrow
        iconName: "ice"
        title: cards.narrow && present ? qsTr("Freeze %1").arg(cards.scene.freeze) : qsTr("Freeze")
        detail: present ? qsTr("%n turn(s)", "", cards.scene.freeze) : qsTr("not now")
        present: cards.scene.freeze > 0
    }
}

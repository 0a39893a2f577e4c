// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The board in its well.
Rectangle {
    id: stage

    required property MazeScene scene
    property alias interactive: board.interactive
    property alias board: board

    radius: Theme.radiusPanel
    color: Theme.sunken
    border.width: Theme.hairline
    border.color: Theme.line

    MazeBoard {
        id: board

        objectName: "board"
        anchors.fill: parent
        // The ring lies between the board and the edge of its well.
        anchors.margins: Theme.ring + Theme.ringGap
        scene: stage.scene
        theme: Theme.look
        zoom: Theme.scale
        focus: true
        activeFocusOnTab: true
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Maze")
    }

    // Inside the well, so that a board as wide as its place keeps a whole ring.
    Rectangle {
        anchors.fill: parent
        visible: board.activeFocus && board.interactive
        radius: parent.radius
        color: "transparent"
        border.width: Theme.ring
        border.color: Theme.focus
    }
}

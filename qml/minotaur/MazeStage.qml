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
    // What stands above the board, for instance what its lines mean.
    property alias legend: above.sourceComponent

    // The actions that change how the board is seen.
    function look(action: int) {
        if (action === Actions.Overview && (board.overview || !board.whole))
            board.overview = !board.overview;
        else if (action === Actions.Larger || action === Actions.Smaller)
            board.enlarge(action === Actions.Larger);
    }

    radius: Theme.radiusPanel
    color: Theme.sunken
    border.width: Theme.hairline
    border.color: Theme.line

    Loader {
        id: above

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: active && item ? Theme.gap : 0
    }

    MazeBoard {
        id: board

        objectName: "board"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: above.bottom
        anchors.bottom: parent.bottom
        // The ring lies between the board and the edge of its well.
        anchors.margins: Theme.ring + Theme.ringGap
        scene: stage.scene
        theme: Theme.look
        zoom: Theme.scale
        stepTime: Theme.reducedMotion ? Theme.fade : Theme.move
        fading: Theme.reducedMotion
        focus: true
        activeFocusOnTab: true
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Maze")
    }

    // The way to a partner out of view.
    Rectangle {
        visible: board.mateAway
        x: Math.max(Theme.gapSmall, Math.min(stage.width - width - Theme.gapSmall, board.x + board.mateSide.x - width / 2))
        y: Math.max(Theme.gapSmall, Math.min(stage.height - height - Theme.gapSmall, board.y + board.mateSide.y - height / 2))
        width: partner.implicitWidth + Theme.gapWide
        height: partner.implicitHeight + Theme.gapSmall
        radius: height / 2
        color: Theme.surface
        border.width: Theme.edge
        border.color: Theme.lapisText
        Accessible.role: Accessible.StaticText
        Accessible.name: partner.text

        LText {
            id: partner

            anchors.centerIn: parent
            text: board.scene.mateName
            color: Theme.lapisText
            strong: true
            size: Theme.label
            Accessible.ignored: true
        }
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

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The maze being played: top bar, board, side panel, hint bar; and what comes of a level.
PageFrame {
    id: screen

    required property MazeController game
    property MazeCoach coach: null
    // Who keeps the results; it has the name to enter and the rank.
    property ScoreKeeper keeper: null
    readonly property bool running: game.outcome === MazeScene.Running
    readonly property bool lost: game.outcome === MazeScene.Lost
    readonly property bool pair: game.players > 1
    readonly property real sideWidth: {
        const wanted = running ? (Theme.compact ? Theme.sidePanelSmall : Theme.sidePanel) : Theme.resultPanel;
        return Math.min(wanted * Math.max(1, 0.75 * Theme.textScale), width * (running ? 0.42 : 0.46));
    }

    signal pauseWanted
    signal helpWanted
    signal menuWanted

    function perform(action: int) {
        if (running && action >= Actions.North && action <= Actions.MateWait)
            step(action);
        else
            look(action);
    }

    function step(action: int) {
        const mate = action >= Actions.MateNorth;
        go(mate, action - (mate ? Actions.MateNorth : Actions.North));
    }

    // Alone, and with Shift, along the corridor.
    function go(mate: bool, move: int) {
        if (hurried() && !pair)
            game.runTo(move);
        else
            game.act(mate ? 1 : pair ? 0 : -1, move);
    }

    function look(action: int) {
        if (action === Actions.Watch && !running)
            watch();
        else
            stage.look(action);
    }

    function watch() {
        if (lost)
            rewind.watchEnd();
        else
            game.watchRun();
    }

    secondPlays: pair && game.activeSeat === 1
    layout: !running ? ActionScope.Page : pair ? ActionScope.TwoPlayers : ActionScope.OnePlayer
    title: screen.game.title || qsTr("Minotaur maze")
    facts: TopFacts {
        scene: stage.scene
    }
    controls: [
        TurnPill {
            visible: screen.pair && screen.running
            seat: screen.game.activeSeat
            anchors.verticalCenter: parent.verticalCenter
        },
        LButton {
            objectName: "watchRun"
            visible: !screen.running
            iconName: "thread"
            text: Theme.compact ? "" : qsTr("Watch it again")
            spoken: qsTr("Watch it again")
            anchors.verticalCenter: parent.verticalCenter
            onClicked: screen.game.watchRun()
        },
        LButton {
            objectName: "helpButton"
            iconName: "help"
            spoken: qsTr("Help")
            anchors.verticalCenter: parent.verticalCenter
            onClicked: screen.helpWanted()
        },
        LButton {
            objectName: "pauseButton"
            visible: screen.running
            iconName: "pause"
            spoken: qsTr("Pause")
            anchors.verticalCenter: parent.verticalCenter
            onClicked: screen.pauseWanted()
        }
    ]
    status: screen.lost && rewind.touched ? "" : screen.lost ? qsTr("Numbers on the map: turns before the end") : !screen.running ? (screen.game.torch || screen.game.compass ? qsTr("Torch and compass end with the level") : "") : screen.pair ? qsTr("First player, second player, then the monsters") : qsTr("You, then the monsters")
    hints: [
        Hint {
            shown: screen.running
            actions: [Actions.North, Actions.West, Actions.South, Actions.East]
            text: screen.pair ? qsTr("First player") : qsTr("Step")
        },
        Hint {
            shown: screen.running && screen.pair
            actions: [Actions.MateNorth, Actions.MateWest, Actions.MateSouth, Actions.MateEast]
            text: qsTr("Second player")
        },
        Hint {
            shown: screen.running
            text: qsTr("Wait")
            action: screen.secondPlays ? Actions.MateWait : Actions.Wait
            actions: screen.pair ? [Actions.Wait, Actions.MateWait] : [Actions.Wait]
        },
        Hint {
            shown: screen.running && (!stage.board.whole || stage.board.overview)
            text: stage.board.overview ? qsTr("Near") : qsTr("Whole level")
            action: Actions.Overview
        },
        Hint {
            shown: screen.running && stage.board.whole && !stage.board.overview && !screen.pair
            text: qsTr("Larger")
            action: Actions.Larger
        },
        Hint {
            shown: screen.lost
            text: qsTr("Turn")
            keys: ["left", "right"]
        },
        Hint {
            shown: !screen.running
            text: qsTr("Choose")
            action: Actions.Next
            actions: [Actions.Previous, Actions.Next]
        },
        Hint {
            shown: !screen.running
            text: qsTr("Do it")
            action: Actions.Accept
        },
        Hint {
            shown: !screen.running
            text: screen.lost ? qsTr("Watch the last turns") : qsTr("Watch it again")
            action: Actions.Watch
        },
        Hint {
            text: qsTr("Help")
            action: Actions.Help
        },
        Hint {
            shown: screen.running
            text: qsTr("Pause")
            action: Actions.Pause
        },
        Hint {
            shown: !screen.running
            text: qsTr("Menu")
            action: Actions.Back
        }
    ]
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Minotaur maze, %1").arg(game.title)
    onTriggered: action => screen.perform(action)
    onHelp: screen.helpWanted()
    onBack: screen.running ? screen.pauseWanted() : screen.menuWanted()
    onAlong: step => screen.moveFocus(step > 0)
    onRunningChanged: {
        stage.board.overview = false;
        if (running)
            stage.board.forceActiveFocus();
    }
    onLostChanged: if (lost)
        rewind.begin()
    Component.onCompleted: if (lost)
        rewind.begin()

    LevelResult {
        id: outcome

        game: screen.game
    }

    Rewinder {
        id: rewind

        game: screen.game
    }

    MazeStage {
        id: stage

        scene: screen.lost && rewind.touched ? rewind.viewer : screen.game
        interactive: screen.running
        focus: true
        legend: screen.game.outcome === MazeScene.Done || screen.game.outcome === MazeScene.Won ? ways : null
        anchors.left: parent.left
        anchors.right: side.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.compact ? Theme.gap : Theme.gapPanel
        anchors.rightMargin: anchors.leftMargin
        anchors.topMargin: Theme.gapSmall
        anchors.bottomMargin: Theme.gapSmall
    }

    Loader {
        id: side

        width: screen.sideWidth
        anchors.right: parent.right
        anchors.rightMargin: Theme.compact ? Theme.gap : Theme.gapPanel
        anchors.top: parent.top
        anchors.topMargin: Theme.compact ? Theme.gapSmall : Theme.gapWide
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.compact ? Theme.gapSmall : Theme.gapWide
        sourceComponent: screen.running ? playing : over
        onLoaded: if (!screen.running)
            (item as Item).forceActiveFocus()
    }

    // qmllint disable unqualified
    Component {
        id: ways

        WayLegend {
            result: outcome
            scene: screen.game
        }
    }

    Component {
        id: playing

        SidePanel {
            game: screen.game
            board: stage.board
            coach: screen.coach
        }
    }

    Component {
        id: over

        ResultPanel {
            game: screen.game
            result: outcome
            rewinder: rewind
            keeper: screen.keeper
            onMenuWanted: screen.menuWanted()
        }
    }

    // qmllint enable unqualified
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// A finished run, at any of its moments.
PageFrame {
    id: screen

    required property ThreadViewer viewer

    signal helpWanted
    signal menuWanted

    function perform(action: int) {
        if (action === Actions.First || action === Actions.Last)
            viewer.position = action === Actions.First ? 0 : viewer.length;
        else
            look(action);
    }

    function look(action: int) {
        if (action === Actions.Watch)
            viewer.playing = !viewer.playing;
        else
            stage.look(action);
    }

    // With Shift to the next moment worth finding.
    function go(step: int) {
        viewer.position = hurried() ? viewer.neighbour(viewer.position, step > 0) : viewer.position + step;
    }

    layout: ActionScope.Replay
    iconName: "thread"
    title: qsTr("Ariadne's thread")
    facts: TopFacts {
        scene: screen.viewer
    }
    controls: [
        LButton {
            objectName: "replayHelp"
            iconName: "help"
            spoken: qsTr("Help")
            anchors.verticalCenter: parent.verticalCenter
            onClicked: screen.helpWanted()
        }
    ]
    status: qsTr("Seed %1").arg(screen.viewer.seed)
    hints: [
        Hint {
            text: qsTr("Turn")
            action: Actions.Next
            actions: [Actions.Previous, Actions.Next]
        },
        Hint {
            text: screen.viewer.playing ? qsTr("Stop") : qsTr("Play")
            action: Actions.Watch
        },
        Hint {
            shown: !stage.board.whole || stage.board.overview
            text: stage.board.overview ? qsTr("Near") : qsTr("Whole level")
            action: Actions.Overview
        },
        Hint {
            text: qsTr("First, last")
            action: Actions.Last
            actions: [Actions.First, Actions.Last]
        },
        Hint {
            text: qsTr("Help")
            action: Actions.Help
        },
        Hint {
            text: qsTr("Menu")
            action: Actions.Back
        }
    ]
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Replay")
    onTriggered: action => screen.perform(action)
    onHelp: screen.helpWanted()
    onBack: screen.menuWanted()
    onAlong: step => screen.go(step)
    Component.onDestruction: {
        viewer.playing = false;
        viewer.revealing = false;
    }

    MazeStage {
        id: stage

        scene: screen.viewer
        anchors.left: parent.left
        anchors.right: side.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.compact ? Theme.gap : Theme.gapPanel
        anchors.rightMargin: anchors.leftMargin
        anchors.topMargin: Theme.gapSmall
        anchors.bottomMargin: Theme.gapSmall
    }

    ScrollPane {
        id: side

        width: Math.min((Theme.compact ? Theme.sidePanelSmall : Theme.sidePanel) * Math.max(1, 0.75 * Theme.textScale), parent.width * 0.45)
        anchors.right: parent.right
        anchors.rightMargin: Theme.compact ? Theme.gap : Theme.gapPanel
        anchors.top: parent.top
        anchors.topMargin: Theme.compact ? Theme.gapSmall : Theme.gapWide
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapSmall

        Column {
            width: parent.width
            spacing: Theme.gap

            Notice {
                objectName: "replayNotice"
                width: parent.width
                text: screen.viewer.message
                tone: screen.viewer.tone
            }

            ReplayPanel {
                width: parent.width
                viewer: screen.viewer
                onMenuWanted: screen.menuWanted()
            }

            PlanList {
                width: parent.width
                visible: screen.viewer.revealing && screen.viewer.plans.length > 0
                viewer: screen.viewer
            }

            SightList {
                width: parent.width
                visible: !screen.viewer.revealing
                scene: screen.viewer
            }
        }
    }
}

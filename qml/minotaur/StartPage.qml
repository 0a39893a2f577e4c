// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The menu of the maze, beside a maze.
ActionScope {
    id: page

    required property MazeController game
    // Where the words end, as a part of the width: up to there the wall is plain.
    readonly property real textEnd: Math.min(0.95, Math.max(0.4, (body.x + Math.max(head.x + head.width, Theme.textScale > 1.3 ? menuPane.width : 0)) / width))

    // Someone has begun to choose: a save that is found only now takes no focus.
    property bool touched: false

    signal helpWanted
    signal leaveWanted

    function offer() {
        if (!touched)
            (game.hasSave ? continueRow : newRow).focus = true;
    }

    layout: ActionScope.Page
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Minotaur maze")
    Component.onCompleted: offer()
    onTriggered: touched = true
    onAlong: step => page.moveFocus(step > 0)
    onHelp: page.helpWanted()
    onBack: page.leaveWanted()

    Connections {
        target: page.game

        function onLibraryChanged() {
            page.offer();
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.sunken
    }

    MazeBoard {
        id: picture

        scene: backdrop
        visible: Theme.scenery
        theme: Theme.look
        zoom: Theme.scale
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: foot.top
        width: parent.width * 0.62

        MazeBackdrop {
            id: backdrop
        }
    }

    Rectangle {
        anchors.fill: parent

        gradient: Gradient {
            orientation: Gradient.Horizontal

            GradientStop {
                position: page.textEnd
                color: Theme.bg
            }

            GradientStop {
                position: Math.min(1, page.textEnd + 0.28)
                color: Qt.rgba(Theme.bg.r, Theme.bg.g, Theme.bg.b, 0)
            }
        }
    }

    Item {
        id: body

        readonly property real margin: Theme.compact ? Theme.gapHuge : Theme.gapGiant + Theme.gapSmall

        anchors.left: parent.left
        anchors.leftMargin: margin
        anchors.top: parent.top
        anchors.bottom: foot.top
        anchors.right: parent.right
        anchors.rightMargin: margin

        Row {
            id: head

            y: Theme.compact ? Theme.gapPanel : Theme.gapGiant + Theme.gapPanel
            x: Theme.gapWide
            spacing: Theme.gapPanel

            Icon {
                name: "maze"
                size: Theme.iconHero
                colour: Theme.mark
                anchors.verticalCenter: parent.verticalCenter
            }

            Column {
                anchors.verticalCenter: parent.verticalCenter

                LText {
                    text: qsTr("Minotaur maze")
                    display: true
                    size: Theme.hero
                }

                LText {
                    text: qsTr("Find the key, then the way out.")
                    color: Theme.text2
                    size: Theme.large
                }
            }
        }

        ScrollPane {
            id: menuPane

            anchors.top: head.bottom
            anchors.topMargin: (Theme.compact ? Theme.gapLarge : Theme.gapGiant) - edgeRoom
            anchors.bottom: parent.bottom
            width: Math.min(parent.width, Theme.menuWidth * Math.max(1, 0.8 * Theme.textScale) + 2 * edgeRoom + Theme.gap)

            // Room for the ring of the first and the last entry.
            readonly property real edgeRoom: Theme.gapSmall

            Item {
                // Beside it the mark of where one is.
                width: parent.width - Theme.gap
                implicitHeight: menu.implicitHeight + 2 * menuPane.edgeRoom

                Column {
                    id: menu

                    x: menuPane.edgeRoom
                    y: menuPane.edgeRoom
                    width: parent.width - 2 * menuPane.edgeRoom
                    spacing: Theme.gapTiny

                    Notice {
                        visible: page.game.problem !== ""
                        width: parent.width
                        text: page.game.problem
                        tone: Notice.Danger
                    }

                    MenuRow {
                        id: continueRow

                        objectName: "continueRow"
                        width: parent.width
                        visible: page.game.hasSave
                        iconName: "thread"
                        text: qsTr("Continue")
                        detail: page.game.saveSummary
                        onClicked: page.game.continueRun()
                    }

                    MenuRow {
                        id: newRow

                        objectName: "newRow"
                        width: parent.width
                        iconName: "play"
                        text: qsTr("New run")
                        detail: page.game.hasSave ? qsTr("The run above ends here and is gone") : qsTr("Two mazes, the second one larger")
                        onClicked: page.game.newRun(1)
                    }

                    MenuRow {
                        objectName: "pairRow"
                        width: parent.width
                        iconName: "users"
                        text: qsTr("Two players")
                        detail: qsTr("One keyboard, one key for both")
                        onClicked: page.game.newRun(2)
                    }

                    MenuRow {
                        objectName: "watchRow"
                        width: parent.width
                        visible: page.game.lastThread !== ""
                        iconName: "restart"
                        text: qsTr("Watch the last run")
                        detail: qsTr("Every step of it, forwards and back")
                        onClicked: page.game.openFile(page.game.lastThread)
                    }

                    MenuRow {
                        objectName: "helpRow"
                        width: parent.width
                        iconName: "help"
                        text: qsTr("Help")
                        detail: qsTr("Every sign, every rule")
                        onClicked: page.helpWanted()
                    }

                    MenuRow {
                        objectName: "mainMenuRow"
                        width: parent.width
                        iconName: "exit"
                        text: qsTr("Main menu")
                        onClicked: page.leaveWanted()
                    }
                }
            }
        }
    }

    HintBar {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        onTriggered: action => page.trigger(action)
        hints: [
            Hint {
                text: qsTr("Choose")
                action: Actions.Next
                actions: [Actions.Previous, Actions.Next]
            },
            Hint {
                text: qsTr("Open")
                action: Actions.Accept
            },
            Hint {
                text: qsTr("Help")
                action: Actions.Help
            },
            Hint {
                text: qsTr("Full screen")
                action: Actions.FullScreen
            },
            Hint {
                text: qsTr("Main menu")
                action: Actions.Back
            }
        ]
    }
}

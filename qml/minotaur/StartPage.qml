// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The menu of the maze, beside a maze (ASC-100, look w_maze_menu).
ActionScope {
    id: page

    required property MazeController game
    required property ScoreBoard board
    // Nobody has come to the end of a run yet: the first steps are offered first.
    readonly property bool fresh: !game.busy && !game.hasSave && board.nothingYet
    // Where the words end, as a part of the width: up to there the wall is plain.
    readonly property real textEnd: Math.min(0.95, Math.max(0.4, (body.x + Math.max(head.width, Theme.textScale > 1.3 ? menuPane.width : 0)) / width))
    // Someone has begun to choose: a save that is found only now takes no focus.
    property bool touched: false
    // The segments from the left, as the rules count them; and back, which is the same.
    readonly property list<int> difficulties: [1, 0, 2]

    signal helpWanted
    signal leaveWanted
    signal networkWanted
    signal visitWanted(string name)
    signal difficultyWanted(int difficulty)

    function offer() {
        if (!touched)
            (game.hasSave ? continueRow : fresh ? firstRow : newRow).focus = true;
    }

    // Home and End go to the first and the last entry.
    function jump(key: int): bool {
        const rows = Array.from(menu.children).filter(row => row.visible && row instanceof MenuRow);
        const row = key === Qt.Key_Home ? rows[0] : key === Qt.Key_End ? rows[rows.length - 1] : null;
        if (row)
            row.forceActiveFocus(Qt.TabFocusReason);
        return row !== null;
    }

    layout: ActionScope.Page
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Minotaur maze")
    Component.onCompleted: offer()
    onFreshChanged: offer()
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
                position: Math.min(1, page.textEnd + 0.16)
                color: Qt.rgba(Theme.bg.r, Theme.bg.g, Theme.bg.b, 0)
            }
        }
    }

    Item {
        id: body

        readonly property real margin: Theme.compact ? Theme.gapHuge : Theme.gapGiant + Theme.gapSmall
        // With all its entries the menu begins further up.
        readonly property bool full: page.game.hasSave || page.fresh

        anchors.left: parent.left
        anchors.leftMargin: margin
        anchors.top: parent.top
        anchors.bottom: foot.top
        anchors.right: parent.right
        anchors.rightMargin: margin

        Row {
            id: head

            y: Theme.compact ? Theme.gap : body.full ? Theme.gapHuge : Theme.gapGiant + Theme.gapPanel
            x: Theme.gapWide
            spacing: Theme.gapPanel

            Icon {
                name: "maze"
                size: Theme.compact ? Theme.iconCard : Theme.iconHero
                colour: Theme.mark
                anchors.verticalCenter: parent.verticalCenter
            }

            Column {
                anchors.verticalCenter: parent.verticalCenter

                LText {
                    text: qsTr("Minotaur maze")
                    display: true
                    size: Theme.compact ? Theme.title : Theme.hero
                }

                LText {
                    text: qsTr("Seven mazes. Find the key, then the way out.")
                    color: Theme.text2
                    size: Theme.compact ? Theme.body : Theme.large
                    width: Math.min(implicitWidth, body.width - x - Theme.iconHero - Theme.gapGiant)
                    wrapMode: Text.Wrap
                }
            }
        }

        ScrollPane {
            id: menuPane

            // Room for the ring of the first and the last entry.
            readonly property real rim: Theme.gapSmall

            anchors.top: head.bottom
            anchors.topMargin: (Theme.compact ? Theme.gap : body.full ? Theme.gapLarge : Theme.gapGiant) - rim
            anchors.bottom: parent.bottom
            // Beside the segments there is their remark.
            width: Math.min(parent.width, (Theme.compact ? 1 : 1.2) * Theme.menuWidth * Math.max(1, 0.8 * Theme.textScale) + 2 * rim + Theme.gap)
            gutter: Theme.gap

            Column {
                id: menu

                readonly property real row: Math.min(width - 2 * padding, Theme.menuWidth * Math.max(1, 0.8 * Theme.textScale))

                width: parent.width
                padding: menuPane.rim
                spacing: Theme.gapTiny
                Keys.onPressed: event => event.accepted = page.jump(event.key)

                Notice {
                    visible: page.game.problem !== ""
                    width: menu.row
                    text: page.game.problem
                    tone: Notice.Danger
                }

                MenuRow {
                    id: firstRow

                    objectName: "firstRow"
                    width: menu.row
                    visible: page.fresh
                    iconName: "flag"
                    text: qsTr("First steps")
                    detail: qsTr("A small maze that explains itself")
                    onClicked: page.game.firstSteps(1)
                }

                MenuRow {
                    id: newRow

                    objectName: "newRow"
                    width: menu.row
                    iconName: "play"
                    text: qsTr("New game")
                    detail: page.game.hasSave ? qsTr("A new run of seven mazes; the saved one ends") : qsTr("A new run of seven mazes")
                    onClicked: page.game.newRun(1)
                }

                MenuRow {
                    id: continueRow

                    objectName: "continueRow"
                    width: menu.row
                    visible: page.game.hasSave
                    iconName: "thread"
                    text: qsTr("Continue")
                    detail: page.game.saveSummary.charAt(0).toUpperCase() + page.game.saveSummary.slice(1)
                    onClicked: page.game.continueRun()
                }

                MenuRow {
                    objectName: "networkRow"
                    width: menu.row
                    iconName: "net"
                    text: qsTr("Network game")
                    detail: qsTr("Two players, each at a computer")
                    onClicked: page.networkWanted()
                }

                MenuRow {
                    objectName: "pairRow"
                    width: menu.row
                    iconName: "users"
                    text: qsTr("Two players")
                    detail: qsTr("One keyboard, one key for both")
                    onClicked: page.game.newRun(2)
                }

                MenuRow {
                    objectName: "mazesRow"
                    width: menu.row
                    iconName: "map"
                    text: qsTr("Other mazes")
                    detail: qsTr("Today’s, a seed of your own, drawn ones")
                    onClicked: page.visitWanted("mazes")
                }

                MenuRow {
                    objectName: "scoresRow"
                    width: menu.row
                    iconName: "trophy"
                    text: qsTr("High scores")
                    detail: page.board.best
                    onClicked: page.visitWanted("scores")
                }

                MenuRow {
                    objectName: "helpRow"
                    width: menu.row
                    iconName: "help"
                    text: qsTr("Help")
                    detail: qsTr("Every sign, every rule")
                    onClicked: page.helpWanted()
                }

                MenuRow {
                    objectName: "mainMenuRow"
                    width: menu.row
                    iconName: "exit"
                    text: qsTr("Quit")
                    detail: qsTr("To the main menu")
                    onClicked: page.leaveWanted()
                }

                Flow {
                    id: choice

                    width: parent.width - 2 * parent.padding
                    topPadding: Theme.compact || body.full ? Theme.gapSmall : Theme.gapLarge
                    leftPadding: Theme.gapWide
                    spacing: Theme.gap

                    LText {
                        text: qsTr("Game")
                        color: Theme.text2
                        size: Theme.label
                        height: segments.height
                        verticalAlignment: Text.AlignVCenter
                    }

                    Segments {
                        id: segments

                        objectName: "difficulty"
                        name: qsTr("Game")
                        options: [qsTr("Easy"), qsTr("Ranked"), qsTr("Hard")]
                        current: page.difficulties[page.game.difficulty]
                        onChosen: index => page.difficultyWanted(page.difficulties[index])
                    }

                    LText {
                        text: qsTr("Easy and hard keep no record")
                        color: Theme.text2
                        size: Theme.label
                        height: Math.max(implicitHeight, segments.height)
                        width: Math.min(implicitWidth, choice.width - choice.leftPadding)
                        wrapMode: Text.Wrap
                        verticalAlignment: Text.AlignVCenter
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
                text: qsTr("Settings")
                action: Actions.Settings
            },
            Hint {
                text: qsTr("Main menu")
                action: Actions.Back
            }
        ]
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// What came of a level: done, caught, or the whole run won; the score, and what to do now.
FocusScope {
    id: panel

    required property MazeController game
    required property LevelResult result
    required property Rewinder rewinder
    property ScoreKeeper keeper: null
    readonly property bool done: game.outcome === MazeScene.Done
    readonly property bool lost: game.outcome === MazeScene.Lost
    readonly property bool won: game.outcome === MazeScene.Won

    signal menuWanted

    // The arrows to the sides go through the turns, whichever choice has the focus.
    function turn(by: int): bool {
        if (lost)
            rewinder.seek(rewinder.target + by);
        return lost;
    }

    Keys.onLeftPressed: event => event.accepted = turn(-1)
    Keys.onRightPressed: event => event.accepted = turn(1)

    Accessible.role: Accessible.Pane
    Accessible.name: result.heading + ". " + result.sentence

    ScrollPane {
        id: pane

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: -Theme.gapSmall
        gutter: Theme.gapSmall
        anchors.top: parent.top
        height: Math.min(contentHeight, panel.height - choices.height - Theme.gapPanel)

        Column {
            width: parent.width
            spacing: Theme.compact || !panel.done ? Theme.gap : Theme.gapWide

            Row {
                id: head

                width: parent.width
                spacing: Theme.gapWide

                Swatch {
                    id: catcher

                    visible: panel.game.catcher !== ""
                    symbol: panel.game.catcher
                    caught: true
                    size: Theme.compact ? Theme.heading : Theme.title
                    anchors.verticalCenter: parent.verticalCenter
                }

                LText {
                    text: panel.result.heading
                    display: true
                    width: head.width - (catcher.visible ? catcher.width + head.spacing : 0)
                    wrapMode: Text.WordWrap
                    size: Theme.compact ? Theme.heading : Theme.title
                    anchors.verticalCenter: parent.verticalCenter
                }
            }

            LText {
                text: panel.result.sentence
                width: Math.min(parent.width, measure)
                color: panel.lost ? Theme.text : Theme.text2
                wrapMode: Text.WordWrap
                size: Theme.compact ? Theme.body : Theme.large
            }

            Loader {
                active: panel.keeper !== null && panel.won
                visible: active
                width: parent.width
                sourceComponent: naming
            }

            RewindPanel {
                visible: panel.lost
                rewinder: panel.rewinder
                width: parent.width
            }

            Loader {
                active: panel.keeper !== null && panel.lost
                visible: active
                width: parent.width
                sourceComponent: naming
            }

            ScoreSheet {
                result: panel.result
                visible: !panel.lost
                width: parent.width
            }

            RunBars {
                game: panel.game
                result: panel.result
                visible: !panel.lost && panel.game.levels > 1
                width: parent.width
            }

            RunTotal {
                visible: !panel.lost && !((Theme.compact || panel.won) && panel.game.levels > 1)
                game: panel.game
                result: panel.result
                width: parent.width
            }
        }
    }

    Component {
        id: naming

        NameEntry {
            keeper: panel.keeper // qmllint disable unqualified
            pair: panel.game.players > 1 // qmllint disable unqualified
        }
    }

    Column {
        id: choices

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: pane.bottom
        anchors.topMargin: Theme.gapPanel
        spacing: Theme.compact ? Theme.gapSmall : Theme.gap

        Flow {
            id: onwards

            readonly property bool beside: width > quit.implicitWidth + 13 * Theme.large

            visible: panel.done
            width: parent.width
            spacing: Theme.gap

            LButton {
                objectName: "nextLevel"
                focus: panel.done
                deliberate: true
                width: onwards.beside ? onwards.width - quit.width - onwards.spacing : onwards.width
                large: true
                primary: true
                text: qsTr("Level %1, %2").arg(panel.game.level + 1).arg(panel.result.nextSize)
                trailingIcon: "chev"
                onClicked: panel.game.nextLevel()
            }

            LButton {
                id: quit

                objectName: panel.done ? "toMenu" : ""
                width: onwards.beside ? implicitWidth : onwards.width
                large: true
                text: qsTr("Save and quit")
                onClicked: panel.menuWanted()
            }
        }

        LButton {
            objectName: "playOn"
            visible: panel.lost
            focus: panel.lost
            deliberate: true
            width: parent.width
            large: true
            leading: true
            primary: true
            iconName: "history"
            text: qsTr("Play on from turn %1").arg(panel.rewinder.turn)
            remark: qsTr("the maze stays the same")
            onClicked: panel.game.playOnFrom(panel.rewinder.target)
        }

        ChoicePair {
            visible: !panel.done
            stacked: panel.lost
            width: parent.width

            LButton {
                objectName: "tryAgain"
                visible: panel.lost
                width: parent.each
                large: true
                leading: true
                iconName: "restart"
                text: parent.roomy ? qsTr("Try this level again") : Theme.textScale > 1.3 ? qsTr("Again") : qsTr("This level again")
                remark: parent.roomy ? qsTr("not ranked") : ""
                onClicked: panel.game.tryAgain()
            }

            LButton {
                objectName: "newRun"
                focus: panel.won
                deliberate: true
                width: parent.each
                large: true
                leading: true
                primary: panel.won
                iconName: "play"
                text: qsTr("New run")
                remark: !parent.roomy ? "" : panel.game.players > 1 ? qsTr("two players") : panel.lost && panel.game.levels === 7 ? qsTr("ranked") : ""
                onClicked: panel.game.again()
            }

            LButton {
                objectName: panel.done ? "" : "toMenu"
                width: parent.each
                large: true
                leading: true
                iconName: "exit"
                text: qsTr("Menu")
                remark: parent.roomy && panel.lost ? qsTr("%Ln point(s) so far", "", panel.game.score) : ""
                onClicked: panel.menuWanted()
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// What came of a level: done, caught, or the whole run won; the score, and what to do now.
FocusScope {
    id: panel

    required property MazeController game
    readonly property bool done: game.outcome === MazeScene.Done
    readonly property bool lost: game.outcome === MazeScene.Lost
    readonly property string heading: done ? qsTr("Level %1 is done").arg(game.level) : !lost ? qsTr("Out of the labyrinth") : game.catcher === "H" ? qsTr("A hunter has you") : game.catcher === "M" ? qsTr("The Minotaur has you") : game.catcher !== "" ? qsTr("A wanderer has you") : qsTr("The turns are used up")
    readonly property string sentence: done ? qsTr("Out with the key. The next maze is larger.") : !lost ? qsTr("All %n maze(s) are behind you.", "", game.levels) : game.catcher !== "" ? qsTr("It stepped into your cell in turn %1. Watch the run to see where it saw you.").arg(game.turn) : qsTr("This level allows no more turns.")

    signal menuWanted

    Accessible.role: Accessible.Pane
    Accessible.name: heading

    readonly property bool roomy: width > 24 * Theme.large

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
            spacing: Theme.gapWide

            Row {
                id: head

                width: parent.width
                spacing: Theme.gapWide

                Swatch {
                    id: catcher

                    visible: panel.game.catcher !== ""
                    symbol: "C"
                    size: Theme.compact ? Theme.heading : Theme.title
                    anchors.verticalCenter: parent.verticalCenter
                }

                LText {
                    text: panel.heading
                    display: true
                    width: head.width - (catcher.visible ? catcher.width + head.spacing : 0)
                    wrapMode: Text.WordWrap
                    size: Theme.compact ? Theme.heading : Theme.title
                    anchors.verticalCenter: parent.verticalCenter
                }
            }

            LText {
                text: panel.sentence
                width: Math.min(parent.width, measure)
                color: Theme.text2
                wrapMode: Text.WordWrap
                size: Theme.large
            }

            ScoreSheet {
                game: panel.game
                visible: !panel.lost
                width: parent.width
            }

            Row {
                spacing: Theme.gap
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Total %1").arg(total.text)

                LText {
                    text: panel.lost ? qsTr("Points of the levels done") : qsTr("Total")
                    color: Theme.text2
                    size: Theme.large
                    anchors.baseline: total.baseline
                    Accessible.ignored: true
                }

                LText {
                    id: total

                    text: panel.game.score.toLocaleString(Qt.locale(), "f", 0)
                    font.weight: Font.Bold
                    size: Theme.numberLarge
                    Accessible.ignored: true
                }
            }

            RunBars {
                game: panel.game
                visible: panel.game.levelTotals.length > 0
                width: parent.width
            }
        }
    }

    Column {
        id: choices

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: pane.bottom
        anchors.topMargin: Theme.gapPanel
        spacing: Theme.gap

        LButton {
            objectName: "nextLevel"
            visible: panel.done
            focus: panel.done
            deliberate: true
            width: parent.width
            large: true
            primary: true
            text: qsTr("Level %1, %2").arg(panel.game.level + 1).arg(panel.game.nextSize)
            trailingIcon: "chev"
            onClicked: panel.game.nextLevel()
        }

        LButton {
            objectName: "newRun"
            visible: !panel.done
            focus: !panel.done
            deliberate: true
            width: parent.width
            large: true
            leading: true
            primary: true
            iconName: "play"
            text: qsTr("New run")
            remark: panel.game.players > 1 ? qsTr("two players") : ""
            onClicked: panel.game.again()
        }

        Flow {
            id: others

            readonly property real cell: panel.roomy ? (width - spacing) / 2 : width

            width: parent.width
            spacing: Theme.gap

            LButton {
                objectName: "watchRun"
                width: others.cell
                large: true
                leading: true
                iconName: "restart"
                text: panel.done ? qsTr("Watch it again") : qsTr("Watch the run")
                onClicked: panel.game.watchRun()
            }

            LButton {
                objectName: "toMenu"
                width: others.cell
                large: true
                leading: true
                iconName: panel.done ? "save" : "exit"
                text: panel.done ? qsTr("Save and quit") : qsTr("Menu")
                onClicked: panel.menuWanted()
            }
        }
    }
}

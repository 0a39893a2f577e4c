// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The other mazes: those of the day, those of a seed of one's own, and the drawn ones; a list, the chosen one's
// picture, and what is known of it (look aa_library).
PageFrame {
    id: page

    required property MazeController game
    required property ScoreBoard board
    readonly property bool beside: stage.width > 44 * Theme.body
    readonly property bool ranked: game.difficulty === 0

    signal leaveWanted
    signal helpWanted
    signal openWanted

    function play(players: int) {
        if (mazes.playable)
            mazes.play(players);
        else
            seedField.forceActiveFocus();
    }

    layout: ActionScope.Page
    title: qsTr("Other mazes")
    iconName: "map"
    status: ranked ? qsTr("Each has a table of its own") : qsTr("Easy and hard keep no record")
    hints: [
        Hint {
            text: qsTr("Choose")
            action: Actions.Next
            actions: [Actions.Previous, Actions.Next]
        },
        Hint {
            text: qsTr("Play")
            action: Actions.Accept
        },
        Hint {
            text: qsTr("Help")
            action: Actions.Help
        },
        Hint {
            text: qsTr("Back")
            action: Actions.Back
        }
    ]
    Accessible.role: Accessible.Pane
    Accessible.name: title
    onBack: page.leaveWanted()
    onHelp: page.helpWanted()
    onAlong: step => page.moveFocus(step > 0)

    OtherMazes {
        id: mazes

        board: page.board
    }

    Panel {
        id: side

        x: Theme.compact ? Theme.gap : Theme.gapPanel
        y: x
        width: Math.min(Theme.sidePanelSmall * Math.max(1, 0.75 * Theme.textScale), (0.3 + 0.08 * Math.max(0, Theme.textScale - 1)) * page.width)
        height: parent.height - 2 * y

        LList {
            id: list

            objectName: "mazeList"
            name: page.title
            focus: true
            width: parent.width
            height: side.height - open.height - Theme.gap - 2 * side.padding
            model: mazes
            currentIndex: mazes.current
            onCurrentIndexChanged: if (currentIndex >= 0)
                mazes.current = currentIndex
            onTaken: page.play(1)
            delegate: ListRow {
                required property int index
                required property var model

                // qmllint disable unqualified
                row: index
                text: model.name
                detail: model.detail
                iconName: model.iconName
                chosen: index === mazes.current
                // A click chooses; Return plays.
                onClicked: list.currentIndex = index
                // qmllint enable unqualified
            }
        }

        LButton {
            id: open

            objectName: "openLevel"
            y: side.height - height - 2 * side.padding
            width: parent.width
            iconName: "folder"
            text: qsTr("Open a file…")
            onClicked: page.openWanted()
        }
    }

    Rectangle {
        id: stage

        anchors.left: side.right
        anchors.leftMargin: Theme.compact ? Theme.gap : Theme.gapWide
        anchors.right: parent.right
        anchors.rightMargin: side.x
        y: side.y
        height: side.height
        radius: Theme.radiusPanel
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line
    }

    // The picture: beside the words, or above them.
    Rectangle {
        id: well

        // Where there is little room, the words come first.
        visible: page.beside || (mazes.kind === OtherMazes.Levels && Theme.textScale < 1.6)
        anchors.left: stage.left
        anchors.top: stage.top
        anchors.margins: Theme.edge
        width: page.beside ? Math.min(0.62 * stage.width, stage.width - 22 * Theme.body) : stage.width - 2 * Theme.edge
        height: page.beside ? stage.height - 2 * Theme.edge : 0.36 * stage.height
        radius: Theme.radiusPanel
        color: Theme.sunken

        LevelPicture {
            objectName: "levelPicture"
            visible: mazes.kind === OtherMazes.Levels
            source: mazes
            theme: Theme.look
            anchors.fill: parent
            anchors.margins: page.beside ? Theme.gapPanel : Theme.gapSmall
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("A picture of the maze")
        }

        SevenMazes {
            visible: mazes.kind !== OtherMazes.Levels
            sizes: mazes.sizes
            anchors.fill: parent
            anchors.margins: page.beside ? Theme.gapPanel : Theme.gapSmall
        }
    }

    ScrollPane {
        id: words

        anchors.left: page.beside ? well.right : stage.left
        anchors.leftMargin: page.beside ? Theme.gapPanel : Theme.gapWide
        anchors.right: stage.right
        anchors.rightMargin: Theme.gapSmall
        y: (page.beside || !well.visible ? stage.y : well.y + well.height) + Theme.gapWide
        height: stage.y + stage.height - y - verbs.height - 2 * Theme.gapWide
        gutter: Theme.gap

        Column {
            width: parent.width
            spacing: Theme.gap

            LText {
                objectName: "mazeTitle"
                text: mazes.title
                display: true
                size: Theme.compact ? Theme.subheading : Theme.heading
                width: parent.width
                wrapMode: Text.Wrap
            }

            FieldRow {
                width: parent.width
                visible: mazes.kind === OtherMazes.OwnSeed
                caption: qsTr("Seed")
                problem: mazes.seedProblem

                LTextField {
                    id: seedField

                    objectName: "seedField"
                    name: qsTr("Seed")
                    problem: mazes.seedProblem
                    placeholderText: qsTr("a code, a number, or words")
                    maximumLength: 256
                    width: parent.width
                    onTextChanged: mazes.seedText = text
                    onAccepted: page.play(1)
                }
            }

            LText {
                text: mazes.note
                visible: text !== ""
                color: Theme.text2
                width: Math.min(parent.width, measure)
                wrapMode: Text.Wrap
            }

            Rectangle {
                width: parent.width
                height: Theme.hairline
                color: Theme.line
            }

            Repeater {
                model: mazes.facts

                Flow {
                    id: line

                    required property var modelData

                    width: parent.width
                    spacing: Theme.gapSmall
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.name + ", " + modelData.value

                    LText {
                        text: line.modelData.name
                        color: Theme.text3
                        size: Theme.message
                        width: Math.max(implicitWidth, 7.5 * Theme.message)
                        Accessible.ignored: true
                    }

                    LText {
                        text: line.modelData.value
                        size: Theme.message
                        width: Math.min(implicitWidth, line.width)
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    Flow {
        id: verbs

        // Side by side where both fit.
        readonly property bool two: !page.beside && width > 15 * Theme.body

        anchors.left: words.left
        anchors.right: stage.right
        anchors.rightMargin: Theme.gapPanel
        anchors.bottom: stage.bottom
        anchors.bottomMargin: Theme.gapWide
        spacing: Theme.gapSmall

        LButton {
            objectName: "play"
            width: verbs.two ? verbs.width - second.width - verbs.spacing : verbs.width
            large: true
            primary: true
            iconName: "play"
            text: qsTr("Play")
            available: mazes.playable
            reason: qsTr("Type a seed first.")
            onClicked: page.play(1)
        }

        LButton {
            id: second

            objectName: "playTwo"
            width: verbs.two ? implicitWidth : verbs.width
            large: verbs.two
            iconName: "users"
            text: qsTr("Two players")
            available: mazes.playable
            reason: qsTr("Type a seed first.")
            onClicked: page.play(2)
        }
    }
}

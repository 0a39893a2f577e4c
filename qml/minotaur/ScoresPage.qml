// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The tables of high scores at the left, the ten best of the chosen one (ASC-091, minotaur.md 6.4).
PageFrame {
    id: page

    required property MazeController game
    required property ScoreBoard board
    required property ScoreKeeper keeper
    // The rows were offered the focus, once.
    property bool offered: false

    signal leaveWanted
    signal helpWanted
    signal noticed(string sentence)

    function offer() {
        if (!offered && rows.visible)
            rows.focus = true;
        offered = offered || rows.visible;
    }

    // What comes once somebody chooses takes no focus.
    function choose(table: int) {
        offered = true;
        board.table = table;
    }

    function watch(row: int) {
        const thread = board.threadAt(row);
        if (thread !== "")
            game.openFile(thread);
        else
            noticed(qsTr("The replay of this run is not here (any more)."));
    }

    layout: ActionScope.Page
    title: qsTr("High scores")
    iconName: "trophy"
    hints: [
        Hint {
            text: qsTr("Choose")
            action: Actions.Next
            actions: [Actions.Previous, Actions.Next]
        },
        Hint {
            text: qsTr("Watch the run")
            shown: page.board.count > 0
            action: Actions.Accept
        },
        Hint {
            text: qsTr("Tables")
            action: Actions.FocusOn
            actions: [Actions.FocusBack, Actions.FocusOn]
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
    Component.onCompleted: {
        board.reload();
        board.showOwn();
        offer();
    }

    Panel {
        id: side

        x: Theme.compact ? Theme.gap : Theme.gapPanel
        y: x
        width: Math.min((Theme.sidePanelSmall + Theme.gapLarge) * Math.max(1, 0.75 * Theme.textScale), (0.3 + 0.08 * Math.max(0, Theme.textScale - 1)) * page.width)
        height: parent.height - 2 * y

        LList {
            id: tables

            objectName: "tableList"
            name: qsTr("Tables")
            focus: true
            width: parent.width
            height: side.height - (last.visible ? last.height + Theme.gap : 0) - 2 * side.padding
            model: page.board.tables
            currentIndex: page.board.table
            onCurrentIndexChanged: if (currentIndex >= 0 && currentIndex !== page.board.table)
                page.choose(currentIndex)
            delegate: ListRow {
                required property int index
                required property string modelData

                // qmllint disable unqualified
                row: index
                text: modelData
                iconName: index === 0 ? "maze" : "flag"
                chosen: index === page.board.table
                // qmllint enable unqualified
            }
        }

        LButton {
            id: last

            objectName: "watchLast"
            visible: page.game.lastThread !== ""
            y: side.height - height - 2 * side.padding
            width: parent.width
            iconName: "restart"
            text: qsTr("Watch the last run")
            onClicked: page.game.openFile(page.game.lastThread)
        }
    }

    Panel {
        id: main

        anchors.left: side.right
        anchors.leftMargin: Theme.compact ? Theme.gap : Theme.gapWide
        anchors.right: parent.right
        anchors.rightMargin: side.x
        y: side.y
        height: side.height

        Notice {
            id: wrong

            visible: page.board.problem !== ""
            width: parent.width
            text: qsTr("%1 Nothing of it is lost: the next result puts this file aside and begins a new one.").arg(page.board.problem)
            tone: Notice.Danger
        }

        LText {
            id: heading

            text: page.board.tables[page.board.table] ?? ""
            display: true
            size: Theme.subheading
            y: wrong.visible ? wrong.height + Theme.gapWide : 0
            width: parent.width
            wrapMode: Text.Wrap
        }

        ScoreColumns {
            id: captions

            caption: true
            visible: rows.visible
            x: rows.rim + Theme.gap
            y: heading.y + heading.height + Theme.gap
            width: parent.width - 2 * x
            height: implicitHeight
            name: qsTr("Name")
            points: qsTr("Points")
            level: qsTr("Level")
            turns: qsTr("Turns")
            date: qsTr("Date")
        }

        LList {
            id: rows

            objectName: "scoreList"
            name: heading.text
            visible: page.board.count > 0
            onVisibleChanged: page.offer()
            onCountChanged: currentIndex = Math.max(0, page.board.ownRow)
            y: captions.y + captions.height
            width: parent.width
            height: Math.max(0, main.height - 2 * main.padding - y - (named.visible ? named.height + Theme.gapWide : 0))
            model: page.board
            onTaken: row => page.watch(row)
            delegate: ScoreRow {
                id: delegate

                required property int index
                required property var model

                // qmllint disable unqualified
                row: index
                spoken: model.spoken
                own: model.own
                lit: ListView.isCurrentItem && rows.activeFocus
                columns.rank: model.rank
                columns.name: model.name
                columns.points: model.points
                columns.level: model.level
                columns.turns: model.turns
                columns.date: model.date
                columns.rest: qsTr("Level %1, turns %2, %3").arg(model.level).arg(model.turns).arg(model.date)
                columns.pair: model.pair
                columns.watchable: model.thread
                // qmllint enable unqualified
            }
        }

        NameEntry {
            id: named

            keeper: page.keeper
            pair: page.game.players > 1
            visible: !silent && keeper.counts
            width: parent.width
            y: main.height - 2 * main.padding - height
        }

        Column {
            visible: page.board.count === 0 && page.board.problem === ""
            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.max(heading.y + heading.height + Theme.gapWide, (main.height - height) / 2 - Theme.gapGiant)
            width: Math.min(parent.width, empty.measure)
            spacing: Theme.gapWide

            Icon {
                name: "trophy"
                size: Theme.iconHero
                colour: Theme.outline
                anchors.horizontalCenter: parent.horizontalCenter
            }

            LText {
                id: empty

                objectName: "nobody"
                text: qsTr("Nobody stands here yet. A run stands among the ten best once it has completed a level; it is kept as soon as it ends.")
                color: Theme.text2
                width: parent.width
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}

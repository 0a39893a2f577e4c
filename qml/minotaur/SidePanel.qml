// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// Beside the board: the newest sentence, key and bonuses, the whole level where the board shows a part of it, what
// can be seen, and what was said. A match over the network puts its banner above and its chat below.
Item {
    id: side

    required property MazePlay game
    required property MazeBoard board
    // What stands above everything, or nothing.
    property Component banner: null
    // What was said: a TalkPanel.
    property Component talk: messages
    // It is written in: it gets the room.
    property bool talking: false
    readonly property TalkPanel talkPanel: said.item as TalkPanel
    property MazeCoach coach: null
    readonly property bool coached: coach !== null && coach.task !== ""
    readonly property real gap: Theme.compact ? Theme.gapSmall : Theme.gap
    readonly property real fixed: tops.height + gap
    readonly property real rest: height - fixed - (map.visible ? map.height + gap : 0)
    // How far away things are decides a move; what was said stands in the notice too.
    readonly property real talkLeast: talkPanel ? talkPanel.least : 0
    readonly property bool roomForSights: rest >= sights.implicitHeight + (talk !== messages ? talkLeast + gap : 0) && !(talking && Theme.compact)
    readonly property real forMessages: rest - (roomForSights ? sights.implicitHeight + gap : 0)

    Column {
        id: tops

        width: parent.width
        spacing: side.gap

        Loader {
            width: parent.width
            active: side.banner !== null
            visible: active
            sourceComponent: side.banner
        }

        Loader {
            width: parent.width
            active: side.coached
            visible: active && !side.game.aimedAt && !(Theme.textScale > 1.3 && side.game.tone === Notice.Danger)
            sourceComponent: coachCard
        }

        AimNotice {
            objectName: "aim"
            width: parent.width
            visible: side.game.aimedAt
            players: side.game.players
        }

        Notice {
            objectName: "notice"
            width: parent.width
            // Where there is room for one of them, what to try next comes before what is no danger.
            visible: !side.game.aimedAt && !((side.coached || side.talking) && Theme.textScale > 1.3 && side.game.tone !== Notice.Danger) && !(side.banner !== null && (Theme.compact || Theme.textScale > 1.3) && side.game.tone !== Notice.Danger)
            text: side.game.message
            tone: side.game.tone
        }

        StatusCards {
            visible: !(side.talking && Theme.textScale > 1.3)
            width: parent.width
            scene: side.game
        }
    }

    Panel {
        id: map

        // A maze that is small has nothing to show twice.
        visible: !side.board.whole && side.height - side.fixed >= implicitHeight
        width: parent.width
        anchors.top: tops.bottom
        anchors.topMargin: side.gap
        caption: qsTr("Whole level")

        MazeMap {
            width: parent.width
            height: Math.min(Theme.wholeLevel, width * side.game.rows / Math.max(1, side.game.columns))
            board: side.board
            Accessible.role: Accessible.Graphic
            Accessible.name: map.caption
        }
    }

    SightList {
        id: sights

        scene: side.game
        visible: side.roomForSights
        width: parent.width
        anchors.top: map.visible ? map.bottom : tops.bottom
        anchors.topMargin: side.gap
    }

    Loader {
        id: said

        visible: side.talking || side.forMessages >= side.talkLeast
        sourceComponent: side.talk
        width: parent.width
        anchors.top: sights.visible ? sights.bottom : map.visible ? map.bottom : tops.bottom
        anchors.topMargin: side.gap
        anchors.bottom: parent.bottom
    }

    Component {
        id: messages

        MessageList {
            game: side.game // qmllint disable unqualified
        }
    }

    Component {
        id: coachCard

        CoachCard {
            coach: side.coach // qmllint disable unqualified
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// A fight of the Minoan run: you, the board, the enemy; what a swap would do before it is made, and what it did.
PageFrame {
    id: screen

    required property MinoanRun run
    // Each element has a pattern on its tiles, each symbol its letter; a good swap is shown when asked for.
    property bool patterns: false
    property bool letters: false
    property bool hintsAllowed: true
    readonly property alias view: fight
    // What a screen reader is to hear; spoken() comes with each sentence, and once more when it is asked for again.
    readonly property string message: fight.message
    readonly property real gap: Theme.compact ? Theme.bedInset : Theme.gapPanel
    readonly property real sides: Math.min(width * (Theme.textScale > 1.3 ? 0.31 : 0.3), (Theme.compact ? Theme.fightPanelSmall : Theme.fightPanel) * Math.max(1, 0.8 * Theme.textScale))

    signal spoken(string sentence)
    signal pauseWanted
    signal helpWanted
    signal codexWanted
    signal bagWanted
    // One step faster or slower.
    signal speedWanted(int step)
    // The fight is over and was seen to its end.
    signal settled

    function perform(action: int) {
        if (action >= Actions.North && action <= Actions.East)
            go(action - Actions.North);
        else
            ask(action);
    }

    // Steps go over the board, or through the facts of a side that has the focus.
    function go(side: int) {
        const zone = Array.from([player, enemy, ribbon]).find(part => part.activeFocus);
        if (zone)
            zone.move(side < 2 ? -1 : 1);
        else
            fight.step(side, hurried());
    }

    function ask(action: int) {
        const deeds = new Map([[Actions.NextMatch, fight.nextMatch], [Actions.ReadThreat, fight.readThreat], [Actions.ReadLine, fight.readLine], [Actions.Suggest, suggest], [Actions.Bag, bagWanted], [Actions.Codex, codexWanted], [Actions.Faster, () => speedWanted(1)], [Actions.Slower, () => speedWanted(-1)]]);
        fight.finish();
        if (deeds.has(action))
            deeds.get(action)();
    }

    function suggest() {
        if (hintsAllowed)
            fight.suggest();
    }

    function leave() {
        if (!fight.putDown())
            pauseWanted();
    }

    layout: ActionScope.Fight
    title: qsTr("Minoan run")
    iconName: "sign_minotaur"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Fight with %1").arg(fight.facts.enemy)
    onTriggered: action => screen.perform(action)
    onHelp: screen.helpWanted()
    onBack: screen.leave()
    status: fight.over ? "" : fight.status
    facts: [
        LText {
            text: fight.training ? qsTr("Training") : qsTr("Room <b>%1</b> of %2").arg(fight.room).arg(fight.rooms)
            textFormat: Text.StyledText
            size: Theme.label
            color: Theme.text2
            anchors.verticalCenter: parent?.verticalCenter
            Accessible.name: fight.training ? text : qsTr("Room %1 of %2").arg(fight.room).arg(fight.rooms)
        },
        RunThread {
            visible: !fight.training && Theme.textScale < 1.3
            width: Theme.compact ? Theme.runThreadSmall : implicitWidth
            room: fight.room
            rooms: fight.rooms
            anchors.verticalCenter: parent?.verticalCenter
        }
    ]
    controls: [
        LText {
            text: qsTr("Turn <b>%1</b>").arg(fight.turn)
            textFormat: Text.StyledText
            size: Theme.label
            color: Theme.text2
            anchors.verticalCenter: parent?.verticalCenter
            Accessible.name: qsTr("Turn %1").arg(fight.turn)
        },
        LButton {
            objectName: "bagButton"
            iconName: "bag"
            text: qsTr("Bag %1").arg(fight.bagSize)
            anchors.verticalCenter: parent?.verticalCenter
            onClicked: screen.bagWanted()
        },
        LButton {
            objectName: "codexButton"
            iconName: "book"
            spoken: qsTr("What you have learnt")
            tip: spoken
            anchors.verticalCenter: parent?.verticalCenter
            onClicked: screen.codexWanted()
        },
        LButton {
            objectName: "pauseButton"
            iconName: "pause"
            spoken: qsTr("Pause")
            tip: spoken
            anchors.verticalCenter: parent?.verticalCenter
            onClicked: screen.pauseWanted()
        }
    ]
    hints: [
        Hint {
            shown: !fight.over && fight.picked < 0
            actions: [Actions.North, Actions.West, Actions.South, Actions.East]
            text: qsTr("Move")
        },
        Hint {
            shown: !fight.over
            action: Actions.Accept
            text: fight.playing ? qsTr("Skip") : fight.picked < 0 ? qsTr("Pick up") : fight.target >= 0 ? qsTr("Swap") : qsTr("Put down")
        },
        Hint {
            shown: !fight.over && fight.picked >= 0
            actions: [Actions.North, Actions.West, Actions.South, Actions.East]
            text: qsTr("Swap that way")
        },
        Hint {
            shown: !fight.over
            action: Actions.NextMatch
            text: qsTr("Next match")
        },
        Hint {
            shown: !fight.over && screen.hintsAllowed
            action: Actions.Suggest
            text: qsTr("Hint")
        },
        Hint {
            shown: !fight.over
            action: Actions.ReadThreat
            text: Theme.compact ? qsTr("Threat") : qsTr("Read the threat")
        },
        Hint {
            action: Actions.Bag
            text: qsTr("Bag")
        },
        Hint {
            shown: fight.over
            action: Actions.Accept
            text: qsTr("Go on")
        },
        Hint {
            action: Actions.Back
            text: fight.picked >= 0 ? qsTr("Put down") : qsTr("Pause")
        }
    ]

    FightView {
        id: fight

        run: screen.run
        swapTime: Theme.reducedMotion ? Theme.fade : Theme.move
        fallTime: Theme.reducedMotion ? Theme.fade : Theme.settle
        beatTime: Theme.reducedMotion ? Theme.fade : Theme.beat
        fading: Theme.reducedMotion
        onSaid: screen.spoken(message)
        onOverChanged: if (!over)
            board.forceActiveFocus()
    }

    PlayerPanel {
        id: player

        facts: fight.facts
        time: fight.playing ? Theme.move : 0
        width: screen.sides
        anchors.left: parent.left
        anchors.leftMargin: screen.gap
        anchors.top: middle.top
        anchors.bottom: middle.bottom
    }

    EnemyPanel {
        id: enemy

        facts: fight.facts
        view: fight
        time: fight.playing ? Theme.move : 0
        width: screen.sides
        anchors.right: parent.right
        anchors.rightMargin: screen.gap
        anchors.top: middle.top
        anchors.bottom: middle.bottom
        onSettled: screen.settled()
    }

    Item {
        id: middle

        readonly property real between: Theme.compact ? Theme.gapSmall : Theme.bedInset

        anchors.left: player.right
        anchors.right: enemy.left
        anchors.leftMargin: screen.gap
        anchors.rightMargin: screen.gap
        anchors.top: parent.top
        anchors.topMargin: Theme.compact ? Theme.gapSmall : Theme.gapWide
        anchors.bottom: parent.bottom
        anchors.bottomMargin: anchors.topMargin

        BoardView {
            id: board

            readonly property size bed: fitting(middle.width, middle.height - ribbon.height - middle.between)

            objectName: "board"
            view: fight
            patterns: screen.patterns
            letters: screen.letters
            focus: true
            width: bed.width
            height: bed.height
            anchors.horizontalCenter: parent.horizontalCenter
        }

        CascadeRibbon {
            id: ribbon

            view: fight
            width: Math.max(board.width, Math.min(parent.width, Theme.textScale > 1.3 ? parent.width : board.width))
            height: implicitHeight
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: board.bottom
            anchors.topMargin: middle.between
        }
    }
}

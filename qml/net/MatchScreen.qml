// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur
import Labrys.Net

// A match over the network, played or watched (look g_maze): the maze as alone, with the other player's name and presence,
// a chat, and what there is to say when a connection is lost.
PageFrame {
    id: screen

    required property NetMaze game
    readonly property bool running: game.outcome === MazeScene.Running && !game.over
    readonly property bool troubled: game.trouble !== NetMaze.None
    readonly property bool cut: game.trouble === NetMaze.Cut
    readonly property bool writing: chat !== null && chat.writing
    readonly property ChatPanel chat: (running ? (side.item as SidePanel)?.talkPanel : null) as ChatPanel
    readonly property real sideWidth: {
        const wanted = running ? (Theme.compact ? Theme.sidePanelSmall : Theme.sidePanel) : Theme.resultPanel;
        return Math.min(wanted * Math.max(1, 0.75 * Theme.textScale), width * (running ? 0.42 : 0.46));
    }

    signal menuWanted
    signal helpWanted
    signal lobbyWanted
    signal watchWanted
    signal cancelWanted

    function perform(action: int) {
        if (running && action >= Actions.North && action <= Actions.Wait)
            game.act(action - Actions.North);
        else
            speak(action);
    }

    function speak(action: int) {
        if (running && action >= Actions.Phrase1 && action <= Actions.Phrase5)
            game.sayPhrase(action - Actions.Phrase1 + 1);
        else
            action === Actions.Chat && running ? write() : stage.look(action);
    }

    // The chat gets its room first, then the focus.
    function write() {
        talking = true;
        chat?.write();
    }

    function stopWriting() {
        stage.board.forceActiveFocus();
        talking = false;
    }

    property bool talking: false

    // While one writes, keys are those of a page: none of them moves the player.
    layout: running && !writing ? ActionScope.Match : ActionScope.Page
    title: screen.game.title || qsTr("Minotaur maze")
    facts: TopFacts {
        scene: screen.game
    }
    controls: [
        Badge {
            objectName: "partnerPill"
            visible: screen.game.active
            small: true
            iconName: screen.cut || !screen.game.partnerThere ? "net_lost" : screen.game.watching ? "eye" : "net_good"
            ink: screen.cut || !screen.game.partnerThere ? Theme.terraText : Theme.aegeanText
            text: screen.cut ? qsTr("Not connected") : !screen.game.partnerThere ? qsTr("Without %1").arg(screen.game.partner) : screen.width < 60 * Theme.body ? screen.game.partner : screen.game.watching ? qsTr("You watch %1").arg(screen.game.partner) : screen.game.turnWords !== "" ? qsTr("With %1").arg(screen.game.partner) + ", " + screen.game.turnWords : qsTr("With %1").arg(screen.game.partner)
            anchors.verticalCenter: parent.verticalCenter
        },
        // Where the chat has no room.
        LButton {
            objectName: "unread"
            visible: screen.running && screen.game.chat.unread > 0
            iconName: "chat"
            text: String(screen.game.chat.unread)
            spoken: qsTr("%n new line(s) in the chat", "", screen.game.chat.unread)
            anchors.verticalCenter: parent.verticalCenter
            onClicked: screen.write()
        },
        LButton {
            objectName: "matchHelp"
            iconName: "help"
            spoken: qsTr("Help")
            anchors.verticalCenter: parent.verticalCenter
            onClicked: screen.helpWanted()
        },
        LButton {
            objectName: "matchMenu"
            visible: screen.running
            iconName: "pause"
            spoken: qsTr("Menu")
            anchors.verticalCenter: parent.verticalCenter
            onClicked: screen.menuWanted()
        }
    ]
    status: !screen.running || screen.troubled ? "" : screen.game.watching ? qsTr("You see everything %n round(s) late", "", screen.game.delayRounds) : screen.game.order
    hints: [
        Hint {
            shown: screen.running && !screen.writing && !screen.game.watching && !screen.cut
            actions: [Actions.North, Actions.West, Actions.South, Actions.East]
            text: qsTr("Step")
        },
        Hint {
            shown: screen.running && !screen.writing && !screen.game.watching && !screen.cut
            text: qsTr("Wait")
            action: Actions.Wait
        },
        Hint {
            shown: screen.running && !screen.writing
            text: qsTr("Chat")
            action: Actions.Chat
        },
        Hint {
            shown: screen.running && !screen.writing && (!stage.board.whole || stage.board.overview)
            text: stage.board.overview ? qsTr("Near") : qsTr("Whole level")
            action: Actions.Overview
        },
        Hint {
            shown: screen.running && !screen.writing && stage.board.whole && !stage.board.overview
            text: qsTr("Larger")
            action: Actions.Larger
        },
        Hint {
            shown: screen.writing
            text: qsTr("Send")
            action: Actions.Accept
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
            shown: !screen.writing
            text: qsTr("Help")
            action: Actions.Help
        },
        Hint {
            shown: screen.running && !screen.writing
            text: qsTr("Menu")
            action: Actions.Pause
        },
        Hint {
            shown: screen.writing
            text: qsTr("Back to the maze")
            action: Actions.Back
        },
        Hint {
            shown: !screen.running
            text: qsTr("Lobby")
            action: Actions.Back
        }
    ]
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Match with %1").arg(game.partner)
    onTriggered: action => screen.perform(action)
    onHelp: screen.helpWanted()
    onBack: writing ? screen.stopWriting() : running ? screen.menuWanted() : screen.lobbyWanted()
    onAlong: step => {
        if (!writing)
            screen.moveFocus(step > 0);
    }
    onRunningChanged: {
        stage.board.overview = false;
        talking = false;
        if (running)
            stage.board.forceActiveFocus();
    }

    Connections {
        target: stage.board

        function onActiveFocusChanged() {
            screen.talking = screen.talking && !stage.board.activeFocus;
        }
    }

    Binding {
        target: screen.game.chat
        property: "watched"
        value: screen.visible && side.visible && screen.chat !== null && screen.chat.visible && screen.chat.height > 0
    }

    MazeStage {
        id: stage

        scene: screen.game
        interactive: screen.running && !screen.game.watching
        focus: true
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
        id: playing

        SidePanel {
            game: screen.game
            board: stage.board
            banner: screen.troubled ? trouble : null
            talk: chatPart
            talking: screen.talking
        }
    }

    Component {
        id: trouble

        MatchBanner {
            game: screen.game
            onCancelWanted: screen.cancelWanted()
            onLeaveWanted: screen.lobbyWanted()
        }
    }

    Component {
        id: chatPart

        ChatPanel {
            lines: screen.game.chat
            caption: qsTr("Messages and chat")
            invitation: screen.game.watching ? qsTr("To watchers") : qsTr("Write to %1").arg(screen.game.partner)
            layout: ActionScope.Match
            phrases: screen.game.watching || !screen.running || screen.troubled || (Theme.compact && !screen.talking) ? [] : screen.game.phrases
            phraseActions: [Actions.Phrase1, Actions.Phrase2, Actions.Phrase3, Actions.Phrase4, Actions.Phrase5]
            onSent: text => screen.game.say(text)
            onPhrased: number => screen.game.sayPhrase(number)
            onDone: screen.stopWriting()
            onWanted: screen.talking = true
        }
    }

    Component {
        id: over

        MatchPanel {
            game: screen.game
            talk: chatPart
            onLeaveWanted: screen.lobbyWanted()
            onWatchWanted: screen.watchWanted()
        }
    }
    // qmllint enable unqualified
}

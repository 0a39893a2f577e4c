// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Net

// The network game before and between matches (look z_net_lobby): servers, who is here, invitations and chat, side by
// side where there is room, else one or two of them at a time.
PageFrame {
    id: page

    required property NetLobby lobby
    readonly property bool there: lobby.place === NetLobby.Lobby || lobby.place === NetLobby.Match || lobby.place === NetLobby.Watching
    // How many parts stand side by side.
    readonly property int columns: width > 72 * Theme.body ? 3 : width > 52 * Theme.body ? 2 : 1
    readonly property real margin: Theme.compact ? Theme.gap : Theme.gapPanel
    readonly property real gap: Theme.compact ? Theme.gap : Theme.gapWide
    readonly property real head: Theme.compact ? Theme.gap : Theme.gapWide
    // The part that is shown where not all are: 0 servers, 1 who is here or the connecting, 2 the chat.
    property int part: 0
    readonly property bool switched: columns < 3 && (there || columns === 1)
    readonly property real contentTop: head + (switched ? parts.height + gap : 0)
    readonly property bool invited: lobby.inviter !== ""
    // Something wants an answer; where one part is shown it stands in the place of those who are here.
    readonly property bool asked: invited || lobby.certificateNew
    // How the connecting goes, or why it did not.
    readonly property bool telling: !there && lobby.sentence !== ""
    readonly property real answersHeight: asked ? answers.height + gap : 0
    readonly property real lowest: parts.parent.height - head

    signal leaveWanted
    signal helpWanted

    function shows(which: int): bool {
        const alone = columns === 1 && part === which;
        const pair = columns === 2 && (there ? which === 2 || part === which : which < 2);
        return columns === 3 || alone || pair;
    }

    function leave() {
        if (lobby.place === NetLobby.Idle || lobby.place === NetLobby.Failed)
            leaveWanted();
        else
            lobby.disconnectNow();
    }

    function write() {
        part = columns === 1 ? 2 : part;
        side.write();
    }

    function goTo() {
        if (there && invited)
            return invitation.take();
        part = there ? 1 : columns === 1 && lobby.sentence !== "" ? 1 : 0;
        (there && columns === 1 && asked ? certificate : there ? people : servers).take();
    }

    layout: ActionScope.Page
    iconName: "net"
    title: qsTr("Network game")
    status: lobby.safety
    facts: LText {
        visible: !Theme.compact && Theme.textScale < 1.3
        text: qsTr("Minotaur maze for two")
        size: Theme.label
        color: Theme.text2
    }
    controls: [
        Badge {
            visible: page.there
            small: true
            iconName: page.lobby.lag > 150 ? "net_slow" : "net_good"
            ink: page.lobby.lag > 150 ? Theme.mark : Theme.aegeanText
            text: page.lobby.lag >= 0 && page.columns > 1 ? qsTr("%2, %1 ms").arg(page.lobby.lag).arg(page.lobby.server) : page.lobby.server
            anchors.verticalCenter: parent.verticalCenter
        },
        LText {
            visible: page.there && page.columns === 3
            text: qsTr("You are %1").arg(page.lobby.nameThere)
            size: Theme.label
            color: Theme.text2
            anchors.verticalCenter: parent.verticalCenter
        },
        LButton {
            objectName: "netLeave"
            iconName: "exit"
            text: page.columns > 1 ? (page.there ? qsTr("Leave") : qsTr("Back")) : ""
            spoken: page.there ? qsTr("Leave") : qsTr("Back")
            anchors.verticalCenter: parent.verticalCenter
            onClicked: page.leave()
        }
    ]
    hints: [
        Hint {
            text: qsTr("Do it")
            action: Actions.Accept
        },
        Hint {
            text: qsTr("Next part")
            action: Actions.FocusOn
        },
        Hint {
            shown: page.there
            text: qsTr("Write")
            action: Actions.Chat
        },
        Hint {
            text: qsTr("Choose")
            action: Actions.Next
            actions: [Actions.Previous, Actions.Next]
        },
        Hint {
            text: qsTr("Help")
            action: Actions.Help
        },
        Hint {
            text: page.there ? qsTr("Leave") : qsTr("Back")
            action: Actions.Back
        }
    ]
    Accessible.role: Accessible.Pane
    Accessible.name: title
    onBack: page.leave()
    onHelp: page.helpWanted()
    onTriggered: action => {
        if (there && action === Actions.Chat)
            page.write();
    }
    onAlong: step => page.moveFocus(step > 0)
    onThereChanged: page.goTo()
    onTellingChanged: if (telling && columns === 1)
        part = 1
    // Whoever writes is not interrupted.
    onInvitedChanged: if (invited && !side.writing)
        invitation.take()
    else if (!invited)
        page.goTo()
    Component.onCompleted: page.goTo()

    Segments {
        id: parts

        objectName: "netParts"
        visible: page.switched
        x: page.margin
        y: page.head
        tabs: true
        name: qsTr("Parts of the page")
        options: {
            const chat = page.lobby.chat.unread > 0 ? [qsTr("Chat, %1 new").arg(page.lobby.chat.unread)] : [qsTr("Chat")];
            return [qsTr("Servers"), page.there ? qsTr("Who is here") : qsTr("Connect")].concat(page.there && page.columns === 1 ? chat : []);
        }
        current: page.part
        onChosen: index => page.part = index
    }

    ServerPanel {
        id: servers

        lobby: page.lobby
        visible: page.shows(0)
        x: page.margin
        y: page.contentTop
        width: page.columns === 3 ? 0.28 * page.width - page.margin : page.columns === 2 ? 0.4 * page.width : page.width - 2 * page.margin
        height: page.lowest - y
    }

    ConnectPanel {
        lobby: page.lobby
        visible: !page.there && page.shows(1)
        x: page.columns === 1 ? page.margin : servers.x + servers.width + page.gap
        y: page.contentTop
        width: page.width - x - page.margin
        height: servers.height
    }

    PeoplePanel {
        id: people

        lobby: page.lobby
        visible: page.there && page.shows(1) && !(page.columns === 1 && page.asked)
        x: page.columns === 3 ? servers.x + servers.width + page.gap : page.margin
        y: page.contentTop
        width: page.columns === 3 ? 0.33 * page.width : page.columns === 2 ? 0.5 * page.width : page.width - 2 * page.margin
        height: servers.height
    }

    // What wants an answer: above the chat.
    Column {
        id: answers

        visible: page.there && (page.columns > 1 || (page.asked && page.part === 1))
        x: page.columns === 1 ? page.margin : side.x
        y: page.contentTop
        width: page.columns === 1 ? page.width - 2 * page.margin : side.width
        spacing: page.gap

        InvitationCard {
            id: invitation

            lobby: page.lobby
            width: parent.width
        }

        CertificateCard {
            id: certificate

            lobby: page.lobby
            visible: page.lobby.certificateNew && !(page.columns === 1 && page.invited)
            width: parent.width
        }
    }

    ChatPanel {
        id: side

        lines: page.lobby.chat
        caption: qsTr("Chat of the lobby")
        invitation: qsTr("Write to everybody here")
        visible: page.there && page.shows(2)
        x: page.columns === 3 ? people.x + people.width + page.gap : page.columns === 2 ? (page.part === 0 ? servers.x + servers.width : people.x + people.width) + page.gap : page.margin
        y: page.contentTop + (page.columns > 1 ? page.answersHeight : 0)
        width: page.width - x - page.margin
        height: page.lowest - y
        tools: MuteButton {
            lobby: page.lobby
            who: people.chosenName
        }
        onSent: text => page.lobby.say(text)
        onDone: page.goTo()
    }

    Binding {
        target: page.lobby.chat
        property: "watched"
        value: side.visible && page.visible
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur
import Labrys.Net

// Who is here, and a match of one's own that waits.
TalkPanel {
    id: panel

    required property NetLobby lobby
    property alias currentIndex: list.currentIndex
    readonly property string chosenName: list.currentIndex < 0 || lobby.people.count === 0 ? "" : lobby.people.nameAt(list.currentIndex)

    function take() {
        list.forceActiveFocus();
    }

    caption: qsTr("Who is here")
    iconName: "users"
    tools: LText {
        text: qsTr("%n player(s)", "", panel.lobby.people.count) + (panel.lobby.people.matches > 0 ? qsTr(", %n match(es)", "", panel.lobby.people.matches) : "")
        size: Theme.caption
        color: Theme.text3
    }

    LList {
        id: list

        objectName: "people"
        name: panel.caption
        focus: true
        spacing: 0
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: panel.padding + panel.headHeight
        anchors.bottom: offer.visible ? offer.top : kept.visible ? kept.top : parent.bottom
        anchors.bottomMargin: Theme.gapSmall
        model: panel.lobby.people
        onTaken: index => panel.lobby.act(index)

        delegate: PersonRow {
            required property int index
            required property var model

            // qmllint disable unqualified
            row: index
            name: model.name
            initial: model.initial
            stateWords: model.state
            ink: model.ink
            signalIcon: model.signalIcon
            verb: model.verb
            muted: model.muted
            person: model.person
            spoken: verb > 0 ? model.spoken + ", " + verbs[verb] : model.spoken
            careful: true
            chosen: list.activeFocus && index === list.currentIndex
            onActed: panel.lobby.act(index)
            // qmllint enable unqualified
        }
    }

    LText {
        visible: panel.lobby.people.count === 0
        text: qsTr("Nobody else is here yet. Tell the others this server’s name.")
        color: Theme.text3
        anchors.fill: list
        anchors.margins: panel.padding
        wrapMode: Text.Wrap
        width: measure
    }

    // What an invitation proposes.
    LComboBox {
        id: offer

        objectName: "offer"
        name: qsTr("Invite to")
        visible: panel.lobby.people.count > 0
        model: panel.lobby.offers
        choice: panel.lobby.offer
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: kept.visible ? kept.top : parent.bottom
        anchors.margins: panel.padding
        onActivated: index => panel.lobby.offer = index
    }

    KeptCard {
        id: kept

        lobby: panel.lobby
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: panel.padding
    }
}

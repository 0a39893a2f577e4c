// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur
import Labrys.Net

// Where one can go: servers found and visited, an address by hand, and a server of one's own.
TalkPanel {
    id: panel

    required property NetLobby lobby

    function go(address: string) {
        if (address.trim() !== "")
            lobby.connectTo(address);
    }

    function take() {
        list.forceActiveFocus();
    }

    caption: qsTr("On this network")
    iconName: "net_lan"
    tools: LText {
        text: panel.lobby.servers.found > 0 ? qsTr("%n found", "", panel.lobby.servers.found) : panel.lobby.searching ? qsTr("looking…") : ""
        size: Theme.caption
        color: Theme.text3
    }

    LList {
        id: list

        objectName: "servers"
        name: panel.caption
        focus: true
        spacing: 0
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: panel.padding + panel.headHeight
        height: foot.y - y - Theme.gapSmall
        model: panel.lobby.servers
        onTaken: index => panel.go(panel.lobby.servers.addressAt(index))
        section.property: "visited"
        section.delegate: VisitedHead {
        }

        delegate: ServerRow {
            required property int index
            required property var model

            // qmllint disable unqualified
            row: index
            name: model.name
            address: model.address
            detail: model.detail
            signalIcon: model.signalIcon
            locked: model.locked
            visited: model.visited
            spoken: model.spoken
            chosen: model.here || (list.activeFocus && index === list.currentIndex)
            // qmllint enable unqualified
        }
    }

    LText {
        visible: panel.lobby.servers.count === 0
        text: qsTr("No server was found yet. One can be hosted here, or typed below.")
        color: Theme.text3
        anchors.fill: list
        anchors.margins: panel.padding
        wrapMode: Text.Wrap
    }

    Column {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: panel.padding
        spacing: Theme.gapSmall

        FieldRow {
            width: parent.width
            caption: qsTr("An address, a name, or IPv6")

            LTextField {
                objectName: "addressField"
                name: qsTr("Address of a server")
                placeholderText: "host:47771"
                maximumLength: 255
                font.family: Theme.codeFamily
                width: parent.width
                onAccepted: panel.go(text)
            }
        }

        HostCard {
            lobby: panel.lobby
            width: parent.width
        }
    }
}

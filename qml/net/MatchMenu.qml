// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Net

// The menu of a match: nothing stops, for nothing happens until both have moved.
Overlay {
    id: overlay

    required property NetLobby lobby
    readonly property NetMaze game: lobby.maze
    readonly property bool silent: Array.from(lobby.muted).includes(game.partner)

    signal lobbyWanted
    signal helpWanted
    signal settingsWanted

    title: qsTr("The match goes on")
    onBack: overlay.closed()
    onHelp: overlay.helpWanted()
    onAlong: step => overlay.moveFocus(step > 0)

    ScrollPane {
        anchors.fill: parent
        implicitHeight: words.implicitHeight

        Column {
            id: words

            width: parent.width
            spacing: Theme.gap

            LText {
                text: overlay.game.watching ? qsTr("You watch %1.").arg(overlay.game.partner) : qsTr("Nothing happens until both have moved: %1 waits for you.").arg(overlay.game.partner)
                width: Math.min(parent.width, measure)
                color: Theme.text2
                wrapMode: Text.Wrap
                bottomPadding: Theme.gapSmall
            }

            LButton {
                objectName: "matchResume"
                width: parent.width
                focus: true
                large: true
                leading: true
                primary: true
                iconName: "play"
                text: qsTr("Back to the maze")
                onClicked: overlay.closed()
            }

            LButton {
                objectName: "matchMute"
                visible: !overlay.game.watching
                width: parent.width
                large: true
                leading: true
                iconName: overlay.silent ? "sound" : "mute"
                text: overlay.silent ? qsTr("Hear %1 again").arg(overlay.game.partner) : qsTr("Mute %1").arg(overlay.game.partner)
                onClicked: overlay.lobby.setMuted(overlay.game.partner, !overlay.silent)
            }

            LButton {
                objectName: "matchSettings"
                width: parent.width
                large: true
                leading: true
                iconName: "settings"
                text: qsTr("Settings")
                onClicked: overlay.settingsWanted()
            }

            LButton {
                objectName: "matchHelpRow"
                width: parent.width
                large: true
                leading: true
                iconName: "help"
                text: qsTr("Help")
                onClicked: overlay.helpWanted()
            }

            LButton {
                objectName: "matchLeave"
                width: parent.width
                large: true
                leading: true
                iconName: "exit"
                text: overlay.game.watching ? qsTr("Back to the lobby") : qsTr("Save and leave")
                onClicked: overlay.lobbyWanted()
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Net

// The network game as the window has it: its lobby, its pages, and what lies over them.
Item {
    id: net

    property string replaysPath: ""
    property string scoresPath: ""
    readonly property alias lobby: netLobby
    readonly property var pages: ({
            "net": netPage,
            "match": matchPage
        })
    readonly property var overlays: ({
            "matchmenu": matchMenu
        })

    // As in MazeGame.
    signal pageWanted(string name)
    signal overlayWanted(string name)
    signal backWanted
    signal leaveWanted
    signal settingsWanted
    signal helpWanted
    signal guideWanted(string name)
    signal noticed(string sentence)
    // A thread of a match is to be watched.
    signal watchWanted(string path)

    function toLobby() {
        netLobby.maze.leave();
        pageWanted("net");
    }

    function giveUp() {
        netLobby.disconnectNow();
        toLobby();
    }

    // What is true on a page, for a screen reader.
    function sentenceOn(page: string): string {
        return page === "match" ? (netLobby.maze.troubleWords || netLobby.maze.message) : netLobby.inviter !== "" ? qsTr("%1 invites you").arg(netLobby.inviter) : netLobby.sentence;
    }

    visible: false

    NetLobby {
        id: netLobby

        onMatchStarted: net.pageWanted("match")
        onNoticed: sentence => net.noticed(sentence)
    }

    Binding {
        target: netLobby.maze
        property: "replaysPath"
        value: net.replaysPath
    }

    Binding {
        target: netLobby.maze
        property: "scoresPath"
        value: net.scoresPath
    }

    // Bound components, which would let the linter see outer ids, come with Qt 6.5.
    // qmllint disable unqualified
    Component {
        id: netPage

        NetPage {
            lobby: netLobby
            onVisibleChanged: netLobby.searching = visible
            Component.onCompleted: netLobby.searching = true
            Component.onDestruction: netLobby.searching = false
            onLeaveWanted: net.leaveWanted()
            onHelpWanted: net.guideWanted("network")
        }
    }

    Component {
        id: matchPage

        MatchScreen {
            game: netLobby.maze
            onMenuWanted: net.overlayWanted("matchmenu")
            onHelpWanted: net.helpWanted()
            onLobbyWanted: net.toLobby()
            onCancelWanted: net.giveUp()
            onWatchWanted: net.watchWanted(netLobby.maze.thread)
        }
    }

    Component {
        id: matchMenu

        MatchMenu {
            lobby: netLobby
            onClosed: net.backWanted()
            onHelpWanted: net.helpWanted()
            onSettingsWanted: net.settingsWanted()
            onLobbyWanted: net.toLobby()
        }
    }
    // qmllint enable unqualified
}

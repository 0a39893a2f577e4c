// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan
import Labrys.Minotaur
import Labrys.Net

// What a screen reader is told as it happens: of the game that is shown, of who talks, of the gamepad.
Item {
    id: all

    required property string page
    required property MinoanGame run
    required property MazeGame maze
    required property NetGame net
    readonly property bool networked: page === "net" || page === "match"

    Narrator {
        Accessible.role: Accessible.StaticText
        Accessible.name: sentence
        sentence: all.networked ? all.net.sentenceOn(all.page) : all.run.pages[all.page] ? all.run.sentence : all.maze.sentenceOn(all.page)
    }

    Narrator {
        objectName: "chatNarrator"
        Accessible.role: Accessible.StaticText
        Accessible.name: sentence
        sentence: all.page === "match" ? all.net.lobby.maze.chat.spoken : all.page === "net" ? all.net.lobby.chat.spoken : ""
    }

    Narrator {
        objectName: "padNarrator"
        Accessible.role: Accessible.StaticText
        Accessible.name: sentence
        sentence: Gamepad.notice
    }
}

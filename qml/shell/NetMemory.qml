// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Minotaur
import Labrys.Net
import Labrys.Shell

// What the network game remembers from start to start: the servers that were visited, with what each side knows the
// other by, and under which name one plays.
Item {
    id: memory

    required property Settings settings
    required property NetGame net
    required property MazeGame maze

    function recall() {
        net.lobby.memory = String(settings.kept("net/servers") ?? "");
        net.lobby.name = maze.playerName;
    }

    visible: false

    Connections {
        target: memory.net.lobby

        function onMemoryChanged() {
            memory.settings.keep("net/servers", memory.net.lobby.memory);
        }

        function onNameChanged() {
            if (memory.maze.playerName !== memory.net.lobby.name)
                memory.maze.rename(memory.net.lobby.name);
        }
    }

    Connections {
        target: memory.maze

        function onPlayerNameChanged() {
            memory.net.lobby.name = memory.maze.playerName;
        }
    }

    // As somebody else, after all was set aside.
    Connections {
        target: memory.settings

        function onChanged() {
            memory.recall();
        }
    }
}

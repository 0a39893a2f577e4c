// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Minotaur
import Labrys.Shell

// What the maze remembers from start to start: who plays, how hard, and which signs were explained. An option of the command line holds until
// somebody chooses otherwise.
Item {
    id: memory

    required property Settings settings
    required property MazeGame maze
    property string nameOption: ""
    property string difficultyOption: ""
    readonly property list<string> difficulties: ["ranked", "easy", "hard"]

    function recall() {
        const kept = name => String(memory.settings.kept(name) ?? "");
        maze.playerName = nameOption !== "" ? nameOption : kept("player/name");
        maze.partnerName = kept("player/partner");
        recallSigns(kept("minotaur/signs"));
        maze.difficulty = Math.max(0, difficulties.indexOf(difficultyOption !== "" ? difficultyOption : kept("minotaur/difficulty")));
    }

    // Signs that were explained once are known, as long as nobody begins anew.
    function recallSigns(known: string) {
        maze.coach.known = known;
        maze.coach.enabled = settings.hints;
    }

    visible: false
    onNameOptionChanged: recall()
    onDifficultyOptionChanged: recall()

    Connections {
        target: memory.maze

        function onNamed(name: string, partner: string) {
            memory.settings.keep("player/name", name !== "" ? name : undefined);
            memory.settings.keep("player/partner", partner !== "" ? partner : undefined);
            memory.nameOption = "";
        }

        function onDifficultyChosen(difficulty: int) {
            memory.settings.keep("minotaur/difficulty", memory.difficulties[difficulty]);
            memory.difficultyOption = "";
        }
    }

    Connections {
        target: memory.maze.coach

        function onKnownChanged() {
            memory.settings.keep("minotaur/signs", memory.maze.coach.known);
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

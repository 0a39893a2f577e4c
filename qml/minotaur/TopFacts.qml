// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// How far a run is, in the bar at the top.
Row {
    id: facts

    required property MazeScene scene
    property bool wide: !Theme.compact && Theme.textScale < 1.3

    spacing: Theme.compact ? Theme.gapWide : Theme.gapLarge

    Fact {
        name: qsTr("Level")
        value: qsTr("%1 of %2").arg(facts.scene.level).arg(facts.scene.levels)
    }

    Fact {
        visible: facts.wide
        value: facts.scene.size
    }

    Fact {
        name: qsTr("Turn")
        value: Number(facts.scene.turn).toLocaleString(Qt.locale(), "f", 0)
    }

    Fact {
        name: qsTr("Score")
        value: Number(facts.scene.score).toLocaleString(Qt.locale(), "f", 0)
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The exact rules: the game hides cells, not rules (minotaur.md 6.4).
Column {
    id: rules

    required property MazeRules numbers

    spacing: Theme.gapSmall

    LText {
        text: qsTr("Rules")
        display: true
        width: parent.width
        size: Theme.panelTitle
    }

    Repeater {
        // qmllint disable unqualified
        model: [qsTr("A turn: you step or wait, then every monster moves. Nothing moves while you think. A wall costs no turn."), qsTr("Light reaches %1 steps: there you see everything. Up to %2 steps you see only the walls; what you have seen stays in grey. Light goes through passages, not through walls.").arg(rules.numbers.light).arg(rules.numbers.halfLight), qsTr("A wanderer roams until it sees you from %1 steps; then it follows, and goes to where it last saw you.").arg(rules.numbers.wandererSight), qsTr("A hunter always knows where you are. It comes the shortest way; before you have the key it goes for the first of the next %1 cells of your way to the key that it reaches in time.").arg(rules.numbers.lookAhead), qsTr("You are caught in a cell with a monster, and when you change places with one. Frozen and resting monsters catch, too."), qsTr("A freeze holds all monsters for %1 turns, a torch adds %2 steps of light, a compass shows %3 cells of the way.").arg(rules.numbers.freeze).arg(rules.numbers.torch).arg(rules.numbers.compass), qsTr("A level gives %1 points, one more for each turn below %2, and %3 for each bonus.").arg(rules.numbers.levelScore).arg(rules.numbers.turnScore).arg(rules.numbers.bonusScore), qsTr("For two: one key for both, one score. Who is caught is out until the next level; the level is done when everyone left is out through the exit.")]

        // qmllint enable unqualified
        LText {
            required property string modelData

            text: modelData
            width: parent ? parent.width : 0
            wrapMode: Text.WordWrap
            size: Theme.message
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The score of a level, term by term.
Panel {
    id: sheet

    required property MazeController game

    Column {
        width: parent.width
        spacing: Theme.gapSmall

        ScoreLine {
            width: parent.width
            term: qsTr("Level done")
            value: sheet.game.levelScore
        }

        ScoreLine {
            width: parent.width
            term: qsTr("Turns")
            formula: qsTr("%1 less %2").arg(sheet.game.turnScore).arg(sheet.game.turn)
            value: sheet.game.turnPoints
        }

        Rectangle {
            width: parent.width
            height: Theme.edgeStrong
            color: Theme.line
        }

        ScoreLine {
            width: parent.width
            term: qsTr("This level")
            value: sheet.game.levelPoints
            sum: true
        }
    }
}

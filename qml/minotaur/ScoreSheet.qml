// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The score of a level, term by term (ASC-090), and what par would have given.
Panel {
    id: sheet

    required property LevelResult result

    Column {
        width: parent.width
        spacing: Theme.compact ? 0 : Theme.gapTiny

        ScoreLine {
            width: parent.width
            term: qsTr("Level done")
            value: sheet.result.levelScore
        }

        ScoreLine {
            width: parent.width
            term: qsTr("Turns")
            formula: qsTr("%1 less %2").arg(sheet.result.turnScore).arg(sheet.result.turnScore - sheet.result.turnPoints)
            value: sheet.result.turnPoints
        }

        ScoreLine {
            width: parent.width
            term: qsTr("Bonuses")
            formula: qsTr("%1 of %2, %3 each").arg(sheet.result.bonuses).arg(sheet.result.bonusesInAll).arg(sheet.result.bonusScore)
            value: sheet.result.bonuses * sheet.result.bonusScore
        }

        Rectangle {
            width: parent.width
            height: Theme.edgeStrong
            color: Theme.line
        }

        ScoreLine {
            width: parent.width
            term: qsTr("This level")
            value: sheet.result.levelPoints
            sum: true
        }

        LText {
            visible: sheet.result.par > 0
            text: sheet.result.parPoints > 0 ? qsTr("Par would have given %n more. Nobody must reach it.", "", sheet.result.parPoints) : sheet.result.parPoints < 0 ? qsTr("%n more than par gives.", "", -sheet.result.parPoints) : qsTr("As many as par gives.")
            width: parent.width
            color: Theme.text3
            wrapMode: Text.WordWrap
            size: Theme.label
        }
    }
}

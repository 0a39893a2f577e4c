// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// What the run comes to so far.
Row {
    id: row

    required property MazeController game
    required property LevelResult result
    readonly property bool lost: game.outcome === MazeScene.Lost

    spacing: Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Total %1").arg(total.text) + ". " + rank.text

    LText {
        id: name

        text: row.lost ? qsTr("Points of the levels done") : qsTr("Total")
        color: Theme.text2
        size: Theme.large
        anchors.baseline: total.baseline
        Accessible.ignored: true
    }

    LText {
        id: total

        text: row.game.score.toLocaleString(Qt.locale(), "f", 0)
        font.weight: Font.Bold
        size: Theme.numberLarge
        Accessible.ignored: true
    }

    LText {
        id: rank

        text: row.result.ranked ? "" : qsTr("not ranked")
        width: Math.max(0, row.width - name.width - total.width - 2 * row.spacing)
        color: Theme.text3
        wrapMode: Text.WordWrap
        size: Theme.label
        anchors.baseline: total.baseline
        Accessible.ignored: true
    }
}

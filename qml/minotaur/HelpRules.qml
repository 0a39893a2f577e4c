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
        model: rules.numbers.rules

        LText {
            required property string modelData

            text: modelData
            width: parent ? Math.min(parent.width, 0.94 * measure) : 0
            wrapMode: Text.WordWrap
            size: Theme.message
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The general rules, which are there from the start, and the tribute once more.
ScrollPane {
    id: pane

    required property RunCodex codex
    readonly property int columns: width > 52 * Theme.body ? 2 : 1

    Grid {
        id: grid

        readonly property real cell: (width - (columns - 1) * spacing) / columns

        width: parent.width
        columns: pane.columns
        spacing: Theme.gap

        Repeater {
            model: pane.codex.rules

            Panel {
                id: rule

                required property var modelData

                width: grid.cell // qmllint disable unqualified
                caption: modelData.title

                LText {
                    text: rule.modelData.text
                    width: parent.width
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}

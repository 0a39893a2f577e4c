// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// What the lozenges over a run mean: those that there are.
Flow {
    id: legend

    required property ThreadViewer viewer

    spacing: Theme.gapSmall

    Repeater {
        model: legend.viewer.moments

        MarkKey {
            required property int modelData

            rightPadding: Theme.gapSmall
            // qmllint disable unqualified
            ink: MomentInks.inks[modelData]
            text: legend.viewer.momentName(modelData)
            // qmllint enable unqualified
        }
    }
}

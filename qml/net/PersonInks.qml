// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Labrys.Ui

// Grounds and inks of people, by a small number of theirs; their initial tells them apart, not the colour.
QtObject {
    readonly property var grounds: [Theme.murex, Theme.lapis, Theme.aegean, Theme.terra]
    readonly property var letters: [Theme.onMurex, Theme.onLapis, Theme.onAegean, Theme.onTerra]
    readonly property var names: [Theme.murexText, Theme.lapisText, Theme.aegeanText, Theme.text2]
}

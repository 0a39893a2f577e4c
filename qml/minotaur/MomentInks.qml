// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Labrys.Ui

// The colour of each kind of moment, in the order of ThreadViewer.MomentKind; the legend names them.
QtObject {
    readonly property var inks: [Theme.mark, Theme.mazeFreeze, Theme.mazeTorch, Theme.aegeanText, Theme.terraText, Theme.mazeWanderer, Theme.murexText, Theme.text, Theme.terra]
}

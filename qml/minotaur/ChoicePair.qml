// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// Choices two by two where there is room, else one below the other.
Flow {
    readonly property bool wide: !roomy && width > 12 * Theme.large
    // Rather one below the other, with remarks, where there is room for that, too.
    property bool stacked: false
    readonly property bool roomy: stacked && !Theme.compact && Theme.textScale < 1.2
    readonly property real each: wide ? (width - spacing) / 2 : width

    spacing: Theme.compact ? Theme.gapSmall : Theme.gap
}

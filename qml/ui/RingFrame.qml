// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// The ring around what has the focus: outside the shape, never removed. Where its neighbours leave no room, inside.
Rectangle {
    property real corner: Theme.radiusButton
    property bool inside: false

    anchors.fill: parent
    anchors.margins: inside ? 0 : -(Theme.ring + Theme.ringGap)
    radius: corner + Theme.ringGap
    color: "transparent"
    border.width: Theme.ring
    border.color: Theme.focus
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// The ring around what has the focus: outside the shape, never removed.
Rectangle {
    property real corner: Theme.radiusButton

    anchors.fill: parent
    anchors.margins: -(Theme.ring + Theme.ringGap)
    radius: corner + Theme.ringGap
    color: "transparent"
    border.width: Theme.ring
    border.color: Theme.focus
}

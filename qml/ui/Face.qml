// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// The ground of a control in all its states (look.md 10): rest, under the pointer, pressed, focused, chosen, and the
// one call to action of a screen. `pose` shows a state that is not there, for the component sheet.
Rectangle {
    id: face

    property bool hovered: false
    property bool pressed: false
    property bool focused: false
    property bool primary: false
    property bool chosen: false
    property string pose: ""
    property color rest: Theme.raised
    readonly property bool lit: hovered || pose === "hover"
    readonly property bool sunk: pressed || pose === "press"
    readonly property bool ringed: focused || pose === "focus"
    readonly property color call: sunk ? Theme.accentSunk : lit ? Theme.accentLit : Theme.accent
    readonly property color plain: sunk ? Theme.sunken : lit || chosen ? Theme.overlay : rest

    radius: Theme.radiusButton
    color: primary ? call : plain
    border.width: chosen && !primary ? Theme.edgeStrong : Theme.edge
    border.color: primary ? Theme.accentEdge : chosen ? Theme.accentEdge : lit ? Theme.text2 : Theme.outline

    RingFrame {
        visible: face.ringed
        corner: face.radius
    }
}

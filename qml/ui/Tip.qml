// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Labrys.Ui

// A bold name and at most two lines about `target`: after a while under the pointer or with the focus, or at once by
// open(). Never over what it explains (UIX-020).
Item {
    id: tip

    required property Item target
    property string name: ""
    property string text: ""
    property bool hovered: false
    property bool shown: false
    readonly property bool wanted: text !== "" && target.visible && (hovered || target.activeFocus)

    // At once, without the wait.
    function open() {
        shown = text !== "";
    }

    onWantedChanged: shown = shown && wanted
    Accessible.ignored: true

    Timer {
        running: tip.wanted && !tip.shown
        interval: tip.hovered ? Theme.tooltipHover : Theme.tooltipFocus
        onTriggered: tip.shown = true
    }

    Loader {
        active: tip.shown
        // The bubble in an item of its own: a Loader would take it as its child.
        sourceComponent: Item {
            TipBubble {
                // qmllint disable unqualified
                parent: ground
                ground: tip.target.Window.contentItem
                target: tip.target
                name: tip.name
                text: tip.text
                // qmllint enable unqualified
            }
        }
    }
}

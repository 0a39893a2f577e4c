// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Labrys.Ui

// The tablet of a Tip, laid over the window below its target, or above it where there is no room.
Rectangle {
    id: bubble

    property Item target: null
    property string name: ""
    property string text: ""
    // What it is laid over; without a target it stays where it was put.
    property Item ground: null
    readonly property point at: ground && target ? target.mapToItem(ground, 0, 0) : Qt.point(0, 0)
    readonly property real below: at.y + (target ? target.height : 0) + Theme.gapSmall
    readonly property bool fits: ground !== null && below + height < ground.height

    z: 2
    x: ground ? Math.max(Theme.gapSmall, Math.min(at.x, ground.width - width - Theme.gapSmall)) : 0
    y: fits ? below : at.y - height - Theme.gapSmall
    width: Math.min(Theme.tooltip, Math.max(title.implicitWidth, words.implicitWidth) + 2 * Theme.gap + 1)
    height: lines.height + 2 * Theme.gapSmall
    radius: Theme.radiusPanel
    color: Theme.overlay
    border.width: Theme.edge
    border.color: Theme.outline
    Accessible.role: Accessible.ToolTip
    Accessible.name: name === "" ? text : name + ": " + text

    Column {
        id: lines

        x: Theme.gap
        y: Theme.gapSmall
        width: parent.width - 2 * Theme.gap

        LText {
            id: title

            text: bubble.name
            visible: text !== ""
            strong: true
            size: Theme.label
            width: parent.width
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }

        LText {
            id: words

            text: bubble.text
            size: Theme.caption
            color: Theme.text2
            width: parent.width
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
}

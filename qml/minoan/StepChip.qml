// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A step of a pattern: what was done, or a dashed place for what was not seen.
Rectangle {
    id: chip

    property string text: ""
    property bool known: true
    property real most: implicitWidth

    implicitWidth: known ? words.implicitWidth + Theme.gapPanel : Theme.chip
    implicitHeight: Math.max(Theme.chip, words.implicitHeight + Theme.gapTiny)
    width: Math.min(implicitWidth, most)
    radius: Theme.chip / 2
    color: known ? Theme.sunken : "transparent"
    Accessible.role: Accessible.StaticText
    Accessible.name: known ? text : qsTr("not seen")

    DashedFrame {
        anchors.fill: parent
        visible: !chip.known
        corner: Theme.chip / 2
        colour: Theme.line
        thickness: Theme.edge
    }

    LText {
        id: words

        anchors.centerIn: parent
        text: chip.text
        strong: true
        size: Theme.label
        Accessible.ignored: true
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A fact in a well: an icon in the colour of what it means, and words that may break.
Rectangle {
    id: chip

    property string iconName: ""
    property string text: ""
    // "harm", "life" or none.
    property string tone: ""
    property real most: implicitWidth

    implicitWidth: sign.size + Theme.gapTiny + ruler.advanceWidth + 1 + Theme.gapPanel
    implicitHeight: Math.max(Theme.chip, words.implicitHeight + Theme.gapTiny)
    width: Math.min(implicitWidth, most)
    radius: Math.min(height / 2, Theme.chip / 2)
    color: Theme.sunken
    Accessible.ignored: true

    TextMetrics {
        id: ruler

        text: chip.text
        font: words.font
    }

    Icon {
        id: sign

        name: chip.iconName
        size: Theme.iconSmall
        colour: chip.tone === "harm" ? Theme.terraText : chip.tone === "life" ? Theme.aegeanText : Theme.text
        x: Theme.gapSmall + Theme.edgeStrong
        anchors.verticalCenter: parent.verticalCenter
    }

    LText {
        id: words

        text: chip.text
        size: Theme.label
        strong: true
        wrapMode: Text.Wrap
        width: Math.min(Math.ceil(ruler.advanceWidth) + 1, chip.width - x - Theme.gapSmall)
        anchors.left: sign.right
        anchors.leftMargin: Theme.gapTiny
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
}

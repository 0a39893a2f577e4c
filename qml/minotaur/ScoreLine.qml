// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// One term of a score: what, how it is counted, how much.
Item {
    id: line

    required property string term
    property string formula: ""
    required property int value
    property bool sum: false

    implicitHeight: Math.max(words.implicitHeight, formulaText.implicitHeight, number.implicitHeight) + (Theme.compact ? 0 : Theme.gapSmall)
    Accessible.role: Accessible.StaticText
    Accessible.name: formula === "" ? term + ", " + number.text : term + ", " + formula + ", " + number.text

    LText {
        id: words

        text: line.term
        strong: line.sum
        size: Theme.large
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }

    LText {
        id: formulaText

        text: line.formula
        color: Theme.text2
        wrapMode: Text.WordWrap
        size: Theme.large
        x: Math.max(0.36 * line.width, words.width + Theme.gapWide)
        width: Math.max(0, number.x - x - Theme.gapSmall)
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }

    LText {
        id: number

        text: line.value.toLocaleString(Qt.locale(), "f", 0)
        color: line.sum ? Theme.mark : Theme.text
        font.weight: Font.Bold
        size: Theme.number
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
}

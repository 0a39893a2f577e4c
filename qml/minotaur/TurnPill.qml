// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// Whose move it is, when two play at one keyboard.
Rectangle {
    id: pill

    required property int seat

    implicitWidth: line.implicitWidth + 2 * Theme.gap
    implicitHeight: line.implicitHeight + Theme.gapSmall
    radius: height / 2
    color: Theme.sunken
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    Row {
        id: line

        anchors.centerIn: parent
        spacing: Theme.gapSmall

        Swatch {
            symbol: pill.seat === 1 ? "Q" : "P"
            scale: 0.85
            anchors.verticalCenter: parent.verticalCenter
        }

        LText {
            id: words

            text: pill.seat === 1 ? qsTr("Second player's turn") : qsTr("First player's turn")
            strong: true
            color: pill.seat === 1 ? Theme.lapisText : Theme.mark
            size: Theme.label
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}

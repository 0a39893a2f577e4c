// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A key of the keyboard: a word or a letter, or an arrow that is drawn (`up`, `down`, `left`, `right`); or a button
// of a gamepad (`pad_a` and the like), which is drawn whole.
Rectangle {
    id: cap

    required property string key
    readonly property var turns: ({
            "right": 0,
            "down": 1,
            "left": 2,
            "up": 3
        })
    readonly property int turn: turns[key] ?? -1
    readonly property bool drawn: key.startsWith("pad_")

    implicitWidth: drawn ? implicitHeight : Math.max(Theme.keyCapWidth, implicitHeight, label.implicitWidth + Theme.gap)
    implicitHeight: Math.max(Theme.keyCap, label.implicitHeight + Theme.gapTiny)
    radius: Theme.radiusKey
    color: drawn ? "transparent" : Theme.outline
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.edge
        anchors.bottomMargin: Theme.keyEdge
        radius: Theme.radiusKey - Theme.edge
        color: Theme.raised
        visible: !cap.drawn
    }

    Text {
        id: label

        anchors.centerIn: parent
        anchors.verticalCenterOffset: -Theme.edge
        text: cap.turn < 0 && !cap.drawn ? cap.key : ""
        textFormat: Text.PlainText
        color: Theme.text
        font.family: Theme.bodyFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.caption
        Accessible.ignored: true
    }

    Icon {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -Theme.edge
        visible: cap.turn >= 0
        name: cap.turn >= 0 ? "arrow" : ""
        size: Theme.caption
        rotation: 90 * cap.turn
    }

    Icon {
        anchors.centerIn: parent
        visible: cap.drawn
        name: cap.drawn ? cap.key : ""
        size: cap.height
    }
}

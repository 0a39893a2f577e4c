// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A pill: an icon and a word or a number in one colour. A large one announces, a small one adds a fact.
Rectangle {
    id: badge

    property string iconName: ""
    property string text: ""
    property string spoken: text
    property color ink: Theme.text
    property bool small: false
    // A fact in a line: no outline, dark ground.
    property bool plain: small

    implicitHeight: Math.max(small ? Theme.chip : Theme.badge, word.implicitHeight + Theme.gapTiny)
    implicitWidth: row.implicitWidth + (small ? Theme.gapPanel : Theme.gapLarge)
    radius: height / 2
    color: plain ? Theme.sunken : Theme.bg
    border.width: plain ? 0 : Theme.edgeStrong
    border.color: ink
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Row {
        id: row

        anchors.centerIn: parent
        spacing: badge.small ? Theme.gapTiny : Theme.gapSmall

        Icon {
            name: badge.iconName
            visible: name !== ""
            size: badge.small ? Theme.iconSmall : Theme.iconBar
            colour: badge.ink
            anchors.verticalCenter: parent.verticalCenter
        }

        LText {
            id: word

            text: badge.text
            visible: text !== ""
            color: badge.plain ? Theme.text : badge.ink
            size: badge.small ? Theme.label : Theme.number
            font.weight: badge.small ? Font.DemiBold : Font.Bold
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}

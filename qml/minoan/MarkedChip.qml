// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The sign of an element, or of a way of doing harm, and a number.
FightStop {
    id: chip

    // `element`, `icon`, `text`, `spoken`, `why`, as FightFacts has them.
    required property var fact

    title: fact.spoken
    why: fact.why
    implicitWidth: row.implicitWidth + Theme.gapPanel
    implicitHeight: Math.max(Theme.chip, row.implicitHeight + Theme.gapTiny)
    width: implicitWidth
    height: implicitHeight

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.sunken
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.gapTiny + Theme.edge

        Icon {
            name: chip.fact.icon
            size: Theme.iconSmall
            colour: FightInks.elements[chip.fact.element]
            anchors.verticalCenter: parent.verticalCenter
        }

        LText {
            text: chip.fact.text
            size: Theme.label
            strong: true
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}

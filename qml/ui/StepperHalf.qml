// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// One end of a Stepper, for the pointer; keys and screen readers go to the whole.
Rectangle {
    id: half

    property string sign: "plus"
    property bool possible: true

    signal taken

    width: Theme.stepperHalf
    color: area.pressed ? Theme.sunken : area.containsMouse && possible ? Theme.overlay : "transparent"
    radius: Theme.radiusButton
    border.width: area.containsMouse && possible ? Theme.edge : 0
    border.color: Theme.text2

    Icon {
        anchors.centerIn: parent
        name: half.sign
        size: Theme.iconSmall
        opacity: half.possible ? 1 : Theme.disabled
    }

    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        onClicked: half.taken()
        Accessible.ignored: true
    }
}

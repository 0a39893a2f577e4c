// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// A line of text to be written. What is wrong with it stands below, in words.
T.TextField {
    id: control

    property string name: ""
    property string problem: ""
    property string pose: ""

    implicitWidth: Theme.comboWidth * Math.max(1, Theme.textScale)
    implicitHeight: Math.max(Theme.field, contentHeight + 2 * Theme.gapSmall)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    verticalAlignment: TextInput.AlignVCenter
    activeFocusOnTab: true
    opacity: enabled ? 1 : Theme.disabled
    color: Theme.text
    placeholderTextColor: Theme.text3
    selectionColor: Theme.lapis
    selectedTextColor: Theme.onLapis
    selectByMouse: true
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.body
    hoverEnabled: true
    Accessible.role: Accessible.EditableText
    Accessible.name: name
    Accessible.description: problem === "" ? placeholderText : problem
    Accessible.onPressAction: control.forceActiveFocus()

    background: Face {
        rest: Theme.sunken
        hovered: control.hovered
        focused: control.activeFocus
        pose: control.pose
        border.color: control.problem !== "" ? Theme.terraText : lit ? Theme.text2 : Theme.outline
        color: Theme.sunken
    }

    Text {
        visible: control.text === "" && control.preeditText === ""
        x: control.leftPadding
        width: control.width - control.leftPadding - control.rightPadding
        height: control.height
        text: control.placeholderText
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: control.placeholderTextColor
        verticalAlignment: Text.AlignVCenter
        font: control.font
        Accessible.ignored: true
    }
}

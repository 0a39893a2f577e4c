// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// A verb in a line of text.
T.AbstractButton {
    id: control

    property string pose: ""

    implicitWidth: Math.ceil(word.implicitWidth) + 2 * Theme.gapTiny
    implicitHeight: Math.max(Theme.hit, word.implicitHeight)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Link
    Accessible.name: text
    Accessible.onPressAction: if (control.enabled)
        control.clicked()
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    Text {
        id: word

        anchors.centerIn: parent
        width: Math.min(implicitWidth, control.width - 2 * Theme.gapTiny)
        wrapMode: Text.Wrap
        text: control.text
        textFormat: Text.PlainText
        color: Theme.lapisText
        font.family: Theme.bodyFamily
        font.weight: Font.Bold
        font.pixelSize: Theme.body
        font.underline: control.hovered || control.pose === "hover"
        Accessible.ignored: true

        RingFrame {
            visible: control.activeFocus || control.pose === "focus"
            corner: Theme.radiusKey
        }
    }
}

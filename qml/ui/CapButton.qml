// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// A small button that shows the key of its action, where the keyboard is used.
T.AbstractButton {
    id: control

    property int does: Actions.None
    property int layout: ActionScope.Page
    property string pose: ""
    readonly property var caps: Bindings.revision < 0 || does === Actions.None ? [] : Bindings.caps(layout, [does])
    readonly property string cap: caps.length > 0 ? caps[0].cap : ""

    implicitWidth: Math.max(Theme.hit, line.implicitWidth + 2 * Theme.gapSmall)
    implicitHeight: Math.max(Theme.hit, line.implicitHeight + Theme.gapSmall)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: if (control.enabled)
        control.clicked()
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    background: Face {
        rest: "transparent"
        hovered: control.hovered
        pressed: control.down
        focused: control.activeFocus
        pose: control.pose
    }

    Row {
        id: line

        anchors.centerIn: parent
        spacing: Theme.gapSmall

        KeyCap {
            visible: control.cap !== ""
            key: control.cap
            anchors.verticalCenter: parent.verticalCenter
        }

        LText {
            text: control.text
            size: Theme.label
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// One key of an action, to be changed; without a key, the place for one more. While it waits, the next key that is
// pressed is the one.
T.AbstractButton {
    id: control

    property string key: ""
    property bool waiting: false
    property string pose: ""
    readonly property bool lit: hovered || pose === "hover"

    signal pressedKey(var event)
    // Delete, while it does not wait.
    signal removed

    implicitWidth: Math.max(Theme.hit, cap.implicitWidth + Theme.gap)
    implicitHeight: Math.max(Theme.hit, cap.implicitHeight + Theme.gap)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: if (control.enabled)
        control.clicked()
    Keys.onPressed: event => {
        event.accepted = control.waiting;
        if (control.waiting)
            control.pressedKey(event);
    }
    Keys.onDeletePressed: event => control.waiting ? control.pressedKey(event) : control.removed()
    Keys.onReturnPressed: event => control.waiting ? control.pressedKey(event) : control.clicked()
    Keys.onEnterPressed: event => control.waiting ? control.pressedKey(event) : control.clicked()

    background: Rectangle {
        radius: Theme.radiusButton
        color: control.down || control.waiting || control.pose === "press" ? Theme.sunken : control.lit ? Theme.overlay : "transparent"
        border.width: control.waiting ? Theme.edgeStrong : control.lit ? Theme.edge : 0
        border.color: control.waiting ? Theme.accentEdge : Theme.outline

        RingFrame {
            visible: control.activeFocus || control.pose === "focus"
            corner: Theme.radiusButton
        }
    }

    KeyCap {
        id: cap

        anchors.centerIn: parent
        visible: control.key !== "" && !control.waiting
        key: control.key
    }

    // The place for one more is no sum.
    DashedFrame {
        anchors.centerIn: parent
        visible: control.key === "" && !control.waiting
        width: Theme.keyCapWidth
        height: Theme.keyCapWidth
        corner: Theme.radiusKey
        colour: Theme.outline
        thickness: Theme.edge
    }

    Icon {
        anchors.centerIn: parent
        visible: !cap.visible
        name: control.waiting ? "more" : "plus"
        size: control.waiting ? Theme.icon : Theme.iconSmall
        colour: Theme.text2
    }
}

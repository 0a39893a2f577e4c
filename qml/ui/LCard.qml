// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// A thing to choose: silhouette and name, what it gives below. The focused one glows.
T.AbstractButton {
    id: control

    property string iconName: ""
    property string detail: ""
    property bool available: true
    property string pose: ""
    readonly property bool sunk: down || pose === "press"
    readonly property bool glows: activeFocus || pose === "focus"

    implicitWidth: Math.max(Theme.card, Math.ceil(name.implicitWidth) + 2 * Theme.gap)
    implicitHeight: Math.max(Theme.cardHeight, words.implicitHeight + 2 * Theme.gapWide)
    enabled: available
    opacity: available ? 1 : Theme.disabled
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: detail === "" ? text : text + ", " + detail
    Accessible.onPressAction: if (control.enabled)
        control.clicked()
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()
    transform: Translate {
        y: control.sunk ? Theme.pressed : 0
    }

    background: Face {
        radius: Theme.radiusPanel
        rest: Theme.surface
        hovered: control.hovered
        pressed: control.sunk
        focused: control.activeFocus
        chosen: control.glows
        pose: control.pose
    }

    Column {
        id: words

        anchors.centerIn: parent
        width: parent.width - 2 * Theme.gap
        spacing: Theme.gapSmall

        Icon {
            name: control.iconName
            size: Theme.iconCard
            colour: control.glows ? Theme.mark : Theme.text2
            anchors.horizontalCenter: parent.horizontalCenter
        }

        LText {
            id: name

            text: control.text
            display: true
            size: Theme.barTitle
            anchors.horizontalCenter: parent.horizontalCenter
            Accessible.ignored: true
        }

        LText {
            text: control.detail
            visible: text !== ""
            size: Theme.label
            color: Theme.text2
            width: parent.width
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}

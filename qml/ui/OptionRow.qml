// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// A verb of several, with its number key and its consequences; one that cannot be paid is dashed and says what is short.
T.AbstractButton {
    id: control

    property string key: ""
    property string shortage: ""
    property string pose: ""
    // Badges: what follows from it.
    default property alias consequences: chips.data
    readonly property bool sunk: down || pose === "press"
    readonly property bool glows: activeFocus || pose === "focus"
    readonly property bool payable: shortage === ""

    implicitWidth: Theme.resultPanel
    implicitHeight: Math.max(Theme.optionRow, words.implicitHeight + 2 * Theme.gap)
    enabled: payable
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: payable ? text : text + ", " + shortage
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
        border.width: control.payable ? (control.glows ? Theme.edgeStrong : Theme.edge) : 0

        DashedFrame {
            anchors.fill: parent
            visible: !control.payable
            corner: Theme.radiusPanel
            colour: Theme.outline
            thickness: Theme.edge
        }
    }

    KeyCap {
        id: cap

        key: control.key
        x: Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
    }

    Column {
        id: words

        anchors.left: cap.right
        anchors.leftMargin: Theme.gapWide
        anchors.right: lack.visible ? lack.left : parent.right
        anchors.rightMargin: Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
        opacity: control.payable ? 1 : Theme.disabled
        spacing: Theme.gapTiny

        LText {
            text: control.text
            width: parent.width
            wrapMode: Text.Wrap
            font.weight: Font.Bold
            Accessible.ignored: true
        }

        Flow {
            id: chips

            width: parent.width
            spacing: Theme.gapSmall
        }
    }

    LText {
        id: lack

        text: control.shortage
        width: Math.min(implicitWidth, control.width / 3)
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignRight
        visible: text !== ""
        color: Theme.terraText
        size: Theme.label
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
}

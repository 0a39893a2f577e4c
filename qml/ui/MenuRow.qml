// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// An entry of a menu: icon, name, one line of consequence. The focused one is the call to action.
T.Button {
    id: control

    required property string iconName
    property string detail: ""
    property string pose: ""
    // Shows its edge, where it stands on a page and not in a menu.
    property bool framed: false
    readonly property bool chosen: activeFocus || pose === "focus"
    readonly property bool lit: hovered || pose === "hover"
    readonly property bool sunk: down || pose === "press"
    readonly property color ink: chosen ? Theme.onAccent : Theme.text

    focusPolicy: Qt.StrongFocus
    implicitWidth: Theme.menuWidth
    implicitHeight: Math.max(Theme.menuRow, words.implicitHeight + 2 * Theme.gapSmall)
    leftPadding: Theme.gapWide
    rightPadding: Theme.gapWide
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

    background: Rectangle {
        radius: Theme.radiusPanel
        readonly property color call: control.sunk ? Theme.accentSunk : control.lit ? Theme.accentLit : Theme.accent

        color: control.chosen ? call : control.sunk ? Theme.sunken : control.lit ? Theme.overlay : control.framed ? Theme.raised : "transparent"
        border.width: control.chosen || control.framed || (control.lit && Theme.highContrast) ? Theme.edge : 0
        border.color: control.chosen ? Theme.accentEdge : control.framed && !control.lit ? Theme.outline : Theme.text2

        RingFrame {
            visible: control.chosen
            corner: Theme.radiusPanel
        }
    }
    Item {
        anchors.fill: parent
        anchors.leftMargin: control.leftPadding
        anchors.rightMargin: control.rightPadding

        Icon {
            id: sign

            name: control.iconName
            size: Theme.iconLarge
            colour: control.chosen ? Theme.onAccent : control.framed ? Theme.text2 : Theme.mark
            anchors.verticalCenter: parent.verticalCenter
        }

        Column {
            id: words

            anchors.left: sign.right
            anchors.leftMargin: Theme.gapWide
            anchors.right: control.chosen ? arrow.left : parent.right
            anchors.rightMargin: control.chosen ? Theme.gapSmall : 0
            anchors.verticalCenter: parent.verticalCenter

            Text {
                text: control.text
                textFormat: Text.PlainText
                color: control.ink
                width: parent.width
                wrapMode: Text.Wrap
                font.family: Theme.bodyFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.entry
                Accessible.ignored: true
            }

            Text {
                text: control.detail
                textFormat: Text.PlainText
                visible: text !== ""
                color: control.chosen ? Theme.onAccentSoft : Theme.text3
                width: parent.width
                wrapMode: Text.Wrap
                font.family: Theme.bodyFamily
                font.pixelSize: Theme.label
                Accessible.ignored: true
            }
        }

        Icon {
            id: arrow

            name: "chev"
            size: Theme.icon
            colour: Theme.onAccent
            opacity: control.chosen ? 1 : 0
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}

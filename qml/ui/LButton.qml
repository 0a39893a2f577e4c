// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// A button: raised, or the one call to action of its screen.
T.Button {
    id: control

    property string iconName: ""
    property string trailingIcon: ""
    // What it leads to, in small, at the right.
    property string remark: ""
    // What it says to a screen reader, where its text is not enough.
    property string spoken: text
    property bool primary: false
    property bool small: false
    property bool large: false
    // An absent action is left out; one that is not possible yet is dimmed.
    property bool available: true
    readonly property color ink: primary ? Theme.onAccent : Theme.text
    readonly property real least: small ? Theme.buttonSmall : large ? Theme.buttonLarge : Theme.button

    enabled: available
    opacity: available ? 1 : Theme.disabled
    focusPolicy: Qt.StrongFocus
    implicitHeight: Math.max(least, row.implicitHeight + 2 * Theme.gapSmall)
    implicitWidth: Math.max(least, row.implicitWidth + leftPadding + rightPadding)
    leftPadding: text === "" ? Theme.gapSmall : small ? Theme.gap : Theme.gapWide
    rightPadding: leftPadding
    Accessible.role: Accessible.Button
    Accessible.name: remark === "" ? spoken : spoken + ", " + remark
    Accessible.onPressAction: control.clicked()
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    background: Rectangle {
        radius: Theme.radiusButton
        color: {
            if (control.primary)
                return control.down ? Qt.darker(Theme.accent, Theme.press) : control.hovered ? Qt.lighter(Theme.accent, Theme.hover) : Theme.accent;
            return control.down ? Theme.sunken : control.hovered ? Theme.overlay : Theme.raised;
        }
        border.width: Theme.edge
        border.color: control.primary ? Theme.accentEdge : control.hovered ? Theme.text2 : Theme.outline

        RingFrame {
            visible: control.visualFocus
        }
    }
    contentItem: Item {
        implicitHeight: row.implicitHeight
        implicitWidth: row.implicitWidth

        Row {
            id: row

            readonly property bool spread: control.remark !== "" && control.width > implicitWidth

            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: control.down ? Theme.pressed : 0
            anchors.horizontalCenter: spread ? undefined : parent.horizontalCenter
            x: 0
            spacing: Theme.gapSmall

            Icon {
                name: control.iconName
                size: control.large ? Theme.gapLarge : Theme.icon
                colour: control.ink
                visible: control.iconName !== ""
                anchors.verticalCenter: parent.verticalCenter
            }

            Text {
                text: control.text
                textFormat: Text.PlainText
                color: control.ink
                visible: text !== ""
                width: Math.min(implicitWidth, control.availableWidth - (control.iconName !== "" ? Theme.gapHuge : 0) - (control.trailingIcon !== "" ? Theme.gapHuge : 0))
                elide: Text.ElideRight
                anchors.verticalCenter: parent.verticalCenter
                font.family: Theme.bodyFamily
                font.weight: Font.DemiBold
                font.pixelSize: control.small ? Theme.label : control.large ? Theme.large : Theme.body
                Accessible.ignored: true
            }

            Icon {
                name: control.trailingIcon
                size: Theme.iconSmall
                colour: control.ink
                visible: control.trailingIcon !== ""
                anchors.verticalCenter: parent.verticalCenter
            }
        }

        Text {
            text: control.remark
            textFormat: Text.PlainText
            visible: text !== "" && parent.width > row.implicitWidth + implicitWidth + Theme.gap
            color: control.primary ? Theme.onAccentSoft : Theme.text3
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            font.family: Theme.bodyFamily
            font.pixelSize: Theme.label
            Accessible.ignored: true
        }
    }
}

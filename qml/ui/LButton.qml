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

    // Its content begins at the left, as in a list of choices.
    property bool leading: remark !== ""
    readonly property real besides: (iconName !== "" ? sign.size : 0) + (iconName !== "" && text !== "" ? Theme.gapSmall : 0) + (trailingIcon !== "" ? Theme.iconSmall + Theme.gapSmall : 0)

    enabled: available
    opacity: available ? 1 : Theme.disabled
    focusPolicy: Qt.StrongFocus
    implicitHeight: Math.max(least, label.visible ? label.implicitHeight + 2 * Theme.gapSmall : 0)
    implicitWidth: Math.max(least, (label.visible ? ruler.advanceWidth + 1 : 0) + besides + leftPadding + rightPadding)
    leftPadding: text === "" ? Theme.gapSmall : small ? Theme.gap : Theme.gapWide
    rightPadding: leftPadding
    Accessible.role: Accessible.Button
    Accessible.name: remark === "" ? spoken : spoken + ", " + remark
    Accessible.onPressAction: control.clicked()
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    // How wide the text is on one line, whatever width it gets.
    TextMetrics {
        id: ruler

        text: control.text
        font: label.font
    }

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
            visible: control.activeFocus
        }
    }
    Item {
        anchors.fill: parent
        anchors.leftMargin: control.leftPadding
        anchors.rightMargin: control.rightPadding

        Row {
            id: row

            x: control.leading ? 0 : (parent.width - width) / 2
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: control.down ? Theme.pressed : 0
            spacing: Theme.gapSmall

            Icon {
                id: sign

                name: control.iconName
                size: control.large ? Theme.gapLarge : Theme.icon
                colour: control.ink
                visible: control.iconName !== ""
                anchors.verticalCenter: parent.verticalCenter
            }

            Text {
                id: label

                text: control.text
                textFormat: Text.PlainText
                color: control.ink
                visible: text !== ""
                width: Math.min(Math.ceil(ruler.advanceWidth) + 1, control.availableWidth - control.besides)
                wrapMode: Text.WordWrap
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
            visible: text !== "" && parent.width > row.width + implicitWidth + Theme.gap
            color: control.primary ? Theme.onAccentSoft : Theme.text3
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            font.family: Theme.bodyFamily
            font.pixelSize: Theme.label
            Accessible.ignored: true
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// A button: raised, or the one call to action of its screen. One that cannot act now keeps the focus and says why.
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
    // Why it is not available; without a reason it cannot be reached at all.
    property string reason: ""
    // Where Space has just meant something else, only Return presses it.
    property bool deliberate: false
    property string tip: ""
    // Terms of the tip, as Tip wants them.
    property var terms: []
    property string pose: ""
    readonly property bool sunk: (down && available) || pose === "press"
    readonly property color ink: primary ? Theme.onAccent : Theme.text
    readonly property real least: small ? Theme.buttonSmall : large ? Theme.buttonLarge : Theme.button

    // Its content begins at the left, as in a list of choices.
    property bool leading: remark !== ""
    readonly property real besides: (iconName !== "" ? sign.size : 0) + (iconName !== "" && text !== "" ? Theme.gapSmall : 0) + (trailingIcon !== "" ? Theme.iconSmall + Theme.gapSmall : 0)

    function press() {
        if (available && enabled)
            clicked();
        else if (enabled)
            explain();
    }

    // The focus keeps the reason on the screen.
    function explain() {
        forceActiveFocus();
        tooltip.open();
    }

    enabled: available || reason !== ""
    opacity: available ? 1 : Theme.disabled
    focusPolicy: Qt.StrongFocus
    implicitHeight: Math.max(least, label.visible ? label.implicitHeight + 2 * Theme.gapSmall : 0)
    implicitWidth: Math.max(least, (label.visible ? ruler.advanceWidth + 1 : 0) + besides + leftPadding + rightPadding)
    leftPadding: text === "" ? Theme.gapSmall : small ? Theme.gap : Theme.gapWide
    rightPadding: leftPadding
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: remark === "" ? spoken : spoken + ", " + remark
    Accessible.description: available ? tip : reason
    Accessible.onPressAction: control.press()
    Keys.onReturnPressed: control.press()
    Keys.onEnterPressed: control.press()
    Keys.onSpacePressed: event => {
        event.accepted = !control.available || control.deliberate;
        if (!control.available)
            control.press();
    }
    transform: Translate {
        y: control.sunk ? Theme.pressed : 0
    }

    // How wide the text is on one line, whatever width it gets.
    TextMetrics {
        id: ruler

        text: control.text
        font: label.font
    }

    Tip {
        id: tooltip

        target: control
        hovered: control.hovered
        text: control.available ? control.tip : control.reason
        terms: control.available ? control.terms : []
    }

    background: Face {
        hovered: control.hovered && control.available
        pressed: control.sunk
        focused: control.activeFocus
        primary: control.primary
        pose: control.pose
    }

    Item {
        anchors.fill: parent
        anchors.leftMargin: control.leftPadding
        anchors.rightMargin: control.rightPadding

        Row {
            id: row

            x: control.leading ? 0 : (parent.width - width) / 2
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gapSmall

            Icon {
                id: sign

                name: control.iconName
                size: control.large ? Theme.iconButton : Theme.icon
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
                wrapMode: Text.Wrap
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

    // Takes the clicks that the button must not.
    MouseArea {
        anchors.fill: parent
        visible: !control.available
        onClicked: control.press()
        Accessible.ignored: true
    }
}

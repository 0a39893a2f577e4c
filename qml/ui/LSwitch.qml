// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// On or off: Aegean and the knob at the right when on, and a tick, so that colour is not alone.
T.Switch {
    id: control

    property string pose: ""
    // What it says to a screen reader, where its text is not enough.
    property string spoken: text

    // What a click does.
    function press() {
        toggle();
        toggled();
        clicked();
    }

    implicitWidth: text === "" ? Theme.switchWidth : Math.ceil(implicitContentWidth)
    implicitHeight: Math.max(Theme.hit, implicitContentHeight)
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : Theme.disabled
    hoverEnabled: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: spoken
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: if (enabled)
        control.press()
    Accessible.onToggleAction: if (enabled)
        control.press()
    Keys.onReturnPressed: control.press()
    Keys.onEnterPressed: control.press()

    indicator: Rectangle {
        y: (control.height - height) / 2
        width: Theme.switchWidth
        height: Theme.switchHeight
        radius: height / 2
        color: control.checked ? Theme.aegean : Theme.sunken
        border.width: Theme.edge
        border.color: control.hovered || control.pose === "hover" ? Theme.text2 : Theme.outline

        Icon {
            name: "check"
            visible: control.checked
            size: Theme.iconSmall
            colour: Theme.onAegean
            x: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
        }

        Rectangle {
            x: control.checked ? parent.width - width - Theme.switchInset - Theme.edge : Theme.switchInset + Theme.edge
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.switchKnob
            height: Theme.switchKnob
            radius: width / 2
            color: control.checked ? Theme.onAegean : Theme.text3

            Behavior on x  {
                NumberAnimation {
                    duration: Theme.tick
                    easing.type: Easing.OutQuad
                }
            }
        }

        RingFrame {
            visible: control.activeFocus || control.pose === "focus"
            corner: parent.radius
        }
    }
    contentItem: Text {
        leftPadding: control.text === "" ? 0 : Theme.switchWidth + Theme.gap
        text: control.text
        textFormat: Text.PlainText
        color: Theme.text
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
        font.family: Theme.bodyFamily
        font.pixelSize: Theme.body
        Accessible.ignored: true
    }
}

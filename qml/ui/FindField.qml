// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// What is to be found on a page, with the key that leads here.
LTextField {
    id: control

    readonly property var caps: Bindings.revision < 0 ? [] : Bindings.caps(ActionScope.Page, [Actions.Find])

    implicitWidth: Math.max(Theme.compact ? Theme.comboWidth : Theme.sidePanelSmall + Theme.gapHuge, Math.ceil(ruler.advanceWidth) + leftPadding + rightPadding + 1)
    leftPadding: glass.width + 2 * Theme.gap
    rightPadding: cap.visible ? cap.width + 2 * Theme.gap : Theme.gap

    TextMetrics {
        id: ruler

        font: control.font
        text: control.placeholderText
    }

    Icon {
        id: glass

        name: "search"
        size: Theme.iconSmall
        colour: Theme.text3
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
    }

    KeyCap {
        id: cap

        visible: key !== "" && !Theme.compact && Theme.textScale < 1.2 && !control.activeFocus
        key: control.caps[0]?.cap ?? ""
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
    }
}

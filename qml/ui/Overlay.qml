// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A page over a page: what lies behind is dimmed and out of reach. Back closes it.
ActionScope {
    id: overlay

    property string title: ""
    property int titleSize: Theme.heading
    property real wide: Theme.dialog
    default property alias content: body.data

    signal closed

    layout: ActionScope.Page
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
        opacity: Theme.scrim
    }

    // Nothing behind may be clicked; a click beside the dialog is no answer.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
        Accessible.ignored: true
    }

    Rectangle {
        id: dialog

        readonly property real padding: Theme.compact ? Theme.gapPanel : Theme.gapLarge

        anchors.centerIn: parent
        width: Math.min(overlay.wide * Math.max(1, Theme.textScale), parent.width - 2 * Theme.gapLarge)
        height: Math.min(heading.height + body.implicitHeight + 2 * padding + Theme.gapWide, parent.height - 2 * Theme.gapLarge)
        radius: Theme.radiusDialog
        color: Theme.overlay
        border.width: Theme.edge
        border.color: Theme.outline

        LText {
            id: heading

            text: overlay.title
            display: true
            size: overlay.titleSize
            wrapMode: Text.Wrap
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: dialog.padding
        }

        Item {
            id: body

            implicitHeight: children.length > 0 ? children[0].implicitHeight : 0
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: heading.bottom
            anchors.bottom: parent.bottom
            anchors.margins: dialog.padding
            anchors.topMargin: Theme.gapWide
        }
    }
}

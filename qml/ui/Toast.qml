// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// One sentence that leaves by itself, with at most one action. It stays while it is pointed at or focused (UIX-023).
Rectangle {
    id: toast

    // "good", "harm" or "info": an icon and the colour of the edge.
    property string kind: "info"
    property string sentence: ""
    property string action: ""
    property bool timed: true
    // In a list: the list has the focus, and takes the action of the current row.
    property bool listed: false
    readonly property bool held: over.hovered || verb.activeFocus
    readonly property color tint: kind === "good" ? Theme.aegeanText : kind === "harm" ? Theme.terraText : Theme.lapisText

    signal expired
    signal acted

    implicitWidth: Theme.toast
    implicitHeight: Math.max(Theme.hit, words.implicitHeight + 2 * Theme.gap)
    radius: Theme.radiusPanel
    // The edge follows the corner: it is what the tablet above leaves free.
    color: tint
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    HoverHandler {
        id: over
    }

    Timer {
        running: toast.timed && !toast.held
        interval: toast.action === "" ? Theme.toastPlain : Theme.toastAction
        onTriggered: toast.expired()
    }

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.toastEdge
        radius: parent.radius
        color: Theme.overlay
        border.width: Theme.hairline
        border.color: Theme.outline
    }

    Icon {
        id: sign

        name: toast.kind === "good" ? "check" : toast.kind === "harm" ? "warn" : "info"
        size: Theme.icon
        colour: toast.tint
        x: Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
    }

    LText {
        id: words

        text: toast.sentence
        wrapMode: Text.Wrap
        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        anchors.right: verb.visible ? verb.left : parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }

    LinkButton {
        id: verb

        visible: toast.action !== ""
        text: toast.action
        width: Math.min(implicitWidth, toast.width / 2)
        focusPolicy: toast.listed ? Qt.NoFocus : Qt.StrongFocus
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
        onClicked: toast.acted()
    }
}

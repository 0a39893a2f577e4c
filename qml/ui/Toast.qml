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
    readonly property bool held: over.hovered || verb.activeFocus
    readonly property color tint: kind === "good" ? Theme.aegeanText : kind === "harm" ? Theme.terraText : Theme.lapisText

    signal expired
    signal acted

    implicitWidth: Theme.toast
    implicitHeight: Math.max(Theme.hit, words.implicitHeight + 2 * Theme.gap)
    radius: Theme.radiusPanel
    color: Theme.overlay
    border.width: Theme.hairline
    border.color: Theme.outline
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
        width: Theme.toastEdge
        height: parent.height
        radius: Theme.radiusKey
        color: toast.tint
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
        wrapMode: Text.WordWrap
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
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
        onClicked: toast.acted()
    }
}

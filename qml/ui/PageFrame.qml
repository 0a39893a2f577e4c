// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// The skeleton of a screen: where one is above, the stage, and below only the keys that work now (UIX-013).
ActionScope {
    id: page

    property alias title: head.title
    property alias iconName: head.iconName
    property alias facts: head.facts
    property alias controls: head.controls
    property alias hints: foot.hints
    property alias status: foot.status
    // Where a text to be found is written, on a page that has one.
    property Item finder: null
    default property alias content: place.data

    onFind: if (finder)
        finder.forceActiveFocus()

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }

    TopBar {
        id: head

        width: parent.width
    }

    Item {
        id: place

        anchors.top: head.bottom
        anchors.bottom: foot.top
        width: parent.width
    }

    HintBar {
        id: foot

        width: parent.width
        anchors.bottom: parent.bottom
        layout: page.layout
        onTriggered: action => page.trigger(action)
    }
}

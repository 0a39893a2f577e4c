// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The skeleton of a page of a run: its head, the stage, and below only the keys that work now.
ActionScope {
    id: page

    required property MinoanRun run
    property string name: ""
    // What is true now, for a screen reader.
    property string message: ""
    property alias lifeChange: head.lifeChange
    property alias armourChange: head.armourChange
    property alias satietyChange: head.satietyChange
    property alias hints: foot.hints
    property alias status: foot.status
    default property alias content: place.data

    signal pauseWanted
    signal codexWanted
    signal bagWanted
    signal helpWanted

    layout: ActionScope.Run
    Accessible.role: Accessible.Pane
    Accessible.name: name
    onBack: page.pauseWanted()
    onHelp: page.helpWanted()
    onTriggered: action => {
        if (action === Actions.Codex)
            page.codexWanted();
        else if (action === Actions.Bag)
            page.bagWanted();
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }

    Item {
        id: place

        anchors.top: head.bottom
        anchors.bottom: foot.top
        width: parent.width
    }

    RunHead {
        id: head

        width: parent.width
        run: page.run
    }

    HintBar {
        id: foot

        width: parent.width
        anchors.bottom: parent.bottom
        layout: page.layout
        onTriggered: action => page.trigger(action)
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The Minoan run as the window has it: its run, its pages and what lies over them.
Item {
    id: minoan

    property alias journalPath: game.journalPath
    readonly property alias run: game
    readonly property alias flow: runFlow
    // What is true now, for a screen reader.
    readonly property string sentence: game.problem
    readonly property var pages: ({})
    readonly property var overlays: ({})

    // The page of that name, with no way back or with one; what lies over it, with one; the page before.
    signal pageWanted(string name)
    signal visitWanted(string name)
    signal overlayWanted(string name)
    signal backWanted
    signal settingsWanted
    signal mainMenuWanted
    // A page of the guide.
    signal guideWanted(string name)
    signal noticed(string sentence)

    function retranslate() {
        game.retranslate();
    }

    function toTitle() {
        game.leave();
        pageWanted("minoan");
    }

    visible: false

    MinoanRun {
        id: game

        Component.onCompleted: lookForJournal()
    }

    RunFlow {
        id: runFlow

        run: game
    }
}

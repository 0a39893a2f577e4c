// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan
import Labrys.Minotaur
import Labrys.Shell

// The files of the user: opened from wherever they come, remembered, and set aside.
Item {
    id: files

    required property Settings settings
    required property MazeController game
    required property MinoanRun minoanRun
    required property Trail trail
    required property Toasts toasts
    property alias places: userFolders.places
    readonly property alias folders: userFolders
    readonly property int undoToken: 2
    readonly property alias recent: recentFiles
    readonly property alias report: errorReport

    // Dropped, given by the system or by another start, chosen on a page.
    function open(path: string, players: int) {
        if (path.toLowerCase().endsWith(".keys"))
            importKeys(path);
        else
            game.openFile(path, players);
    }

    function drop(urls: var) {
        openLocal(userFolders.localPath(urls[0]));
        if (urls.length > 1)
            toasts.say("info", qsTr("One file at a time: the first one is opened."));
    }

    function openLocal(path: string) {
        if (path === "")
            toasts.say("harm", qsTr("Only files on this computer can be opened."));
        else
            open(path, 1);
    }

    function importKeys(path: string) {
        const text = userFolders.readText(path);
        const wrong = text === "" ? "" : Bindings.importText(text);
        if (text !== "")
            toasts.say(wrong === "" ? "good" : "harm", wrong === "" ? qsTr("These keys are used now.") : wrong);
    }

    function exportKeys() {
        const path = userFolders.exportText("labrys.keys", Bindings.exportText());
        if (path !== "")
            toasts.say("good", qsTr("The keys were written to %1.").arg(path));
    }

    // Nothing is asked about what can be undone (UIX-022).
    function reset() {
        settings.reset();
        toasts.say("good", qsTr("Settings and keys are as at the first start."), qsTr("Undo"), undoToken);
    }

    // As if Labrys were new.
    function beginAnew() {
        game.releasePlaces();
        minoanRun.releasePlaces();
        forget(userFolders.setAside());
    }

    // Where nothing could be set aside, everything goes on as it was.
    function forget(aside: string) {
        game.forgetRuns();
        minoanRun.forget();
        if (aside !== "")
            greet(aside);
    }

    function greet(aside: string) {
        settings.forget();
        trail.show("welcome");
        toasts.say("good", qsTr("Everything from before is in %1.").arg(aside));
    }

    RecentFiles {
        id: recentFiles

        settings: files.settings
    }

    Folders {
        id: userFolders

        onBackedUp: path => files.toasts.say("good", qsTr("Everything of yours was copied to %1.").arg(path))
        onFailed: sentence => files.toasts.say("harm", sentence)
    }

    ErrorReport {
        id: errorReport

        source: files.game
        onShown: if (files.trail.page !== "error" || files.trail.overlay !== "")
            files.trail.visit("error")
    }

    Connections {
        target: files.toasts

        function onActed(token: int) {
            if (token === files.undoToken)
                files.settings.undoReset();
        }
    }

    Connections {
        target: files.game

        function onFileOpened(path: string) {
            recentFiles.add(path);
        }

        function onSavedAside(path: string) {
            files.toasts.say("info", qsTr("The run that was saved here is kept as %1.").arg(path));
        }
    }
}

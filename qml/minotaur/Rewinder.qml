// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The level that was just lost, wound back to one of its moments, from which it can be played on.
Item {
    id: rewinder

    required property MazeController game
    readonly property alias viewer: thread
    // The moment from which to play on.
    property int target: 0
    // Somebody wound back: until then the board shows the end.
    property bool touched: false
    readonly property int turn: thread.ready ? thread.turnAt(target) : 0

    function begin() {
        touched = false;
        thread.openLevel(game);
        target = thread.turnsBefore(5);
    }

    function seek(position: int) {
        target = Math.max(thread.first, Math.min(thread.length - 1, position));
        thread.playing = false;
        thread.position = position >= thread.length ? thread.length : target;
        touched = true;
    }

    function watchEnd() {
        thread.position = thread.turnsBefore(10);
        touched = true;
        thread.playing = true;
    }

    visible: false

    ThreadViewer {
        id: thread

        beat: Theme.beat
    }
}

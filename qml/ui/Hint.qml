// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// What a hint bar offers: a verb, and the actions behind it, whose keys or buttons the bar shows (Bindings). A click
// on it does `action`, or, on one key of several, that key's action.
QtObject {
    property string text: ""
    property int action: Actions.None
    property var actions: action === Actions.None ? [] : [action]
    // Caps to show instead, for what is no action.
    property var keys: []
    property bool shown: true
}

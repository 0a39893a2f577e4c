// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// What a hint bar offers: keys, a verb, and the action that a click on it does.
QtObject {
    property var keys: []
    property string text: ""
    property int action: Actions.None
    property bool shown: true
}

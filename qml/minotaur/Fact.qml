// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A name and its value.
Row {
    id: fact

    property string name: ""
    required property string value

    spacing: Math.round(0.3 * Theme.label)
    Accessible.role: Accessible.StaticText
    Accessible.name: name === "" ? value : name + " " + value

    LText {
        text: fact.name
        visible: text !== ""
        color: Theme.text2
        size: Theme.label
        Accessible.ignored: true
    }

    LText {
        text: fact.value
        strong: fact.name !== ""
        color: fact.name === "" ? Theme.text2 : Theme.text
        size: Theme.label
        Accessible.ignored: true
    }
}

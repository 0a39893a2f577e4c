// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// Proven, refuted or undecided: three outlines and three words, not three colours.
Row {
    id: verdict

    // "proven", "refuted" or "undecided".
    property string result: "undecided"
    readonly property color ink: result === "proven" ? Theme.aegeanText : result === "refuted" ? Theme.terraText : Theme.text2

    spacing: Theme.gapSmall
    Accessible.role: Accessible.StaticText
    Accessible.name: word.text

    Icon {
        name: verdict.result
        size: Theme.icon
        colour: verdict.ink
        anchors.verticalCenter: parent.verticalCenter
    }

    LText {
        id: word

        text: verdict.result === "proven" ? qsTr("Proven") : verdict.result === "refuted" ? qsTr("Refuted") : qsTr("Undecided")
        color: verdict.ink
        strong: true
        size: Theme.message
        Accessible.ignored: true
    }
}

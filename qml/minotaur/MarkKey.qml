// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// What a lozenge above a slider means.
Row {
    id: key

    required property color ink
    required property string text

    spacing: Theme.gapSmall

    Rectangle {
        width: Theme.gapSmall
        height: Theme.gapSmall
        rotation: 45
        antialiasing: true
        color: key.ink
        anchors.verticalCenter: parent.verticalCenter
    }

    LText {
        text: key.text
        color: Theme.text2
        size: Theme.label
    }
}

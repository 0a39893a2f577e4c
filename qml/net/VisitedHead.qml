// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// Above the servers that were visited; those on this network stand below the caption of their panel.
Item {
    id: head

    required property string section
    readonly property bool past: section === "true"

    implicitHeight: past ? words.implicitHeight + Theme.gapWide : 0

    LText {
        id: words

        visible: head.past
        text: qsTr("Visited")
        color: Theme.text3
        strong: true
        size: Theme.caption
        font.capitalization: Font.AllUppercase
        font.letterSpacing: 0.04 * size
        x: Theme.gap
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapTiny
    }
}

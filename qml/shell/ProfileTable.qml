// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Shell

// What Labrys knows of whoever plays here, and beginning anew.
Column {
    id: table

    required property Settings settings

    signal anewWanted

    spacing: Theme.gapWide

    LText {
        text: qsTr("There is no account. What was played and what was set is kept on this computer only, in the folders that you find under Folders. Whoever uses another account of this computer has settings and runs of their own.")
        color: Theme.text2
        width: Math.min(parent.width, measure)
        wrapMode: Text.Wrap
    }

    LText {
        text: qsTr("Begin anew puts settings, saved runs and replays aside, as for somebody else. Nothing is deleted.")
        color: Theme.text2
        width: Math.min(parent.width, measure)
        wrapMode: Text.Wrap
    }

    LButton {
        objectName: "beginAnew"
        iconName: "restart"
        text: qsTr("Begin anew…")
        onClicked: table.anewWanted()
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// One result of the high scores in an LList; taken, its run is watched.
ListRow {
    id: control

    required property string spoken
    property bool own: false
    property alias columns: cells

    implicitHeight: Math.max(Theme.listRow, cells.implicitHeight + Theme.gapSmall)
    // The newest one of whoever plays has a ground, and says so.
    pose: own ? "hover" : ""
    Accessible.name: spoken

    ScoreColumns {
        id: cells

        own: control.own
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        height: implicitHeight
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// One result of the high scores in an LList; taken, its run is watched.
T.ItemDelegate {
    id: control

    required property int row
    required property string spoken
    property bool lit: false
    property bool own: false
    property alias columns: cells

    width: (ListView.view as LList)?.rowWidth ?? implicitWidth
    implicitHeight: Math.max(Theme.listRow, cells.implicitHeight + Theme.gapSmall)
    implicitWidth: Theme.resultPanel
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    onClicked: (ListView.view as LList)?.take(row)
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.onPressAction: control.clicked()

    background: Rectangle {
        radius: Theme.radiusButton
        color: control.down ? Theme.sunken : control.own ? Theme.overlay : control.lit || control.hovered ? Theme.raised : "transparent"
        border.width: control.lit || control.hovered ? Theme.edge : 0
        border.color: Theme.outline
    }

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

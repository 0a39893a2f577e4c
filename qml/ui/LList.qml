// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A list to choose from: one stop of Tab, the arrows, Home, End and the page keys move, Return takes.
ListView {
    id: list

    property string name: ""
    property string pose: ""

    signal taken(int index)

    // Moves by `rows`, as far as there are rows.
    function go(rows: int) {
        currentIndex = Math.max(0, Math.min(count - 1, currentIndex + rows));
    }

    // Whether the key goes by more than a row.
    function turn(key: int): bool {
        const page = Math.max(1, Math.floor(height / (Theme.listRow + spacing)));
        const rows = key === Qt.Key_Home ? -count : key === Qt.Key_End ? count : key === Qt.Key_PageUp ? -page : key === Qt.Key_PageDown ? page : 0;
        go(rows);
        return rows !== 0;
    }

    clip: true
    // Rows made ahead of time are cancelled with a warning of Qt when the model begins anew.
    cacheBuffer: 0
    spacing: Theme.gapTiny
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: Theme.tick
    implicitHeight: contentHeight
    Accessible.role: Accessible.List
    Accessible.name: name
    Keys.onReturnPressed: taken(currentIndex)
    Keys.onEnterPressed: taken(currentIndex)
    Keys.onPressed: event => event.accepted = turn(event.key)

    // Inside its edge, for what lies outside is clipped.
    RingFrame {
        parent: list
        visible: list.activeFocus || list.pose === "focus"
        anchors.margins: 0
        corner: Theme.radiusButton
        z: 2
    }

    // Where one is, when there is more than the place shows.
    Rectangle {
        parent: list
        visible: list.contentHeight > list.height + 1
        anchors.right: parent.right
        y: list.height * list.visibleArea.yPosition
        z: 1
        width: Theme.gapTiny
        height: list.height * list.visibleArea.heightRatio
        radius: width / 2
        color: Theme.outline
    }
}

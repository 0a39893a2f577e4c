// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A list to choose from: one stop of Tab, the arrows, Home, End and the page keys move, Return takes.
ListView {
    id: list

    property string name: ""
    property string pose: ""

    // Between the edge of the list and its rows there is room for the ring.
    readonly property real rim: Theme.ring + Theme.ringGap
    readonly property real rowWidth: width - 2 * rim

    signal taken(int index)

    // Moves by `rows`, as far as there are rows.
    function go(rows: int) {
        if (count > 0)
            currentIndex = Math.max(0, Math.min(count - 1, currentIndex + rows));
    }

    // A row is chosen by a key, or by a click on it.
    function take(row: int) {
        if (row >= 0 && row < count)
            taken(currentIndex = row);
    }

    // Whether the key goes by more than a row.
    function turn(key: int): bool {
        const page = Math.max(1, Math.floor(height / (Theme.listRow + spacing)));
        const rows = key === Qt.Key_Home ? -count : key === Qt.Key_End ? count : key === Qt.Key_PageUp ? -page : key === Qt.Key_PageDown ? page : 0;
        go(rows);
        return rows !== 0;
    }

    onCurrentIndexChanged: positionViewAtIndex(currentIndex, ListView.Contain)
    clip: true
    // Rows made ahead of time are cancelled with a warning of Qt when the model begins anew.
    cacheBuffer: 0
    spacing: Theme.gapTiny
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: Theme.tick
    implicitHeight: contentHeight + 2 * rim
    leftMargin: rim
    rightMargin: rim
    topMargin: rim
    bottomMargin: rim
    Accessible.role: Accessible.List
    Accessible.name: name
    Keys.onReturnPressed: take(currentIndex)
    Keys.onEnterPressed: take(currentIndex)
    Keys.onSpacePressed: take(currentIndex)
    Keys.onPressed: event => event.accepted = turn(event.key)

    // Inside its edge, for what lies outside is clipped.
    RingFrame {
        parent: list
        visible: list.activeFocus || list.pose === "focus"
        inside: true
        // As high as the rows, where they do not fill the place.
        anchors.bottomMargin: Math.max(0, list.height - list.contentHeight - 2 * list.rim)
        corner: Theme.radiusButton
        z: 2
    }

    // Where one is, when there is more than the place shows.
    Rectangle {
        parent: list
        visible: list.contentHeight > list.height + 1
        anchors.right: parent.right
        y: (list.height - height) * list.visibleArea.yPosition / Math.max(0.001, 1 - list.visibleArea.heightRatio)
        z: 1
        width: Theme.gapTiny
        height: Math.max(Theme.gapLarge, list.height * list.visibleArea.heightRatio)
        radius: width / 2
        color: Theme.outline
    }
}

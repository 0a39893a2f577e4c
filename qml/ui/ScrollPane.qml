// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Labrys.Ui

// What may be higher than its place: scrolled by wheel, finger, or up and down once it has the focus. A control
// inside that gets the focus comes into view.
Flickable {
    id: pane

    default property alias content: body.data
    // Kept free of the content, for the line that tells where one is.
    property real gutter: 0
    readonly property bool overflowing: contentHeight > height + 1
    readonly property Item focused: Window.activeFocusItem

    function scroll(distance: real) {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + distance));
    }

    // Whether the key moved it.
    function turn(key: int): bool {
        const page = 0.9 * height;
        const steps = new Map([[Qt.Key_Up, -Theme.gapGiant], [Qt.Key_Down, Theme.gapGiant], [Qt.Key_PageUp, -page], [Qt.Key_PageDown, page], [Qt.Key_Space, page], [Qt.Key_Home, -contentHeight], [Qt.Key_End, contentHeight]]);
        const before = contentY;
        scroll(steps.get(key) ?? 0);
        return contentY !== before;
    }

    // After a change of size: inside the content, and what has the focus in view.
    function settle() {
        scroll(0);
        reveal(focused);
    }

    function reveal(item: Item) {
        let above = item;
        while (above && above !== body)
            above = above.parent;
        if (above && overflowing)
            scroll(excess(body.mapFromItem(item, 0, 0).y, item.height));
    }

    // How far a part of the content sticks out of the view: above it negative, below it positive.
    function excess(y: real, length: real): real {
        const room = Theme.ring + Theme.ringGap;
        const above = y - room - contentY;
        const below = y + length + room - contentY - height;
        return above < 0 ? above : Math.max(0, Math.min(above, below));
    }

    implicitHeight: body.implicitHeight
    contentWidth: width
    contentHeight: body.implicitHeight
    clip: overflowing
    interactive: overflowing
    boundsBehavior: Flickable.StopAtBounds
    onFocusedChanged: reveal(focused)
    onContentHeightChanged: settle()
    onHeightChanged: settle()

    Item {
        id: body

        width: pane.width - pane.gutter
        implicitHeight: children.length > 0 ? children[0].implicitHeight : 0
    }

    // Where one is, over the edge of the content.
    Rectangle {
        parent: pane
        visible: pane.overflowing
        anchors.right: parent.right
        width: Theme.gapTiny
        radius: width / 2
        color: stop.activeFocus ? Theme.focus : Theme.outline
        height: Math.max(Theme.gapHuge, pane.height * pane.height / Math.max(1, pane.contentHeight))
        y: (pane.height - height) * pane.contentY / Math.max(1, pane.contentHeight - pane.height)
    }

    // The Tab stop beside the content, so that the keys of what lies inside are not taken.
    Item {
        id: stop

        parent: pane
        anchors.fill: parent
        visible: pane.overflowing
        // It may not cease to be a stop while it has the focus.
        activeFocusOnTab: pane.overflowing || activeFocus
        Accessible.role: Accessible.Pane
        Accessible.name: qsTr("Scrolled text")
        // At an end, the key goes on to what lies beyond.
        Keys.onPressed: event => event.accepted = pane.turn(event.key)

        Rectangle {
            anchors.fill: parent
            visible: stop.activeFocus
            color: "transparent"
            radius: Theme.radiusPanel
            border.width: Theme.ring
            border.color: Theme.focus
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// What may be higher than its place: scrolled by wheel, finger, or up and down once it has the focus.
Flickable {
    id: pane

    default property alias content: body.data
    readonly property bool overflowing: contentHeight > height + 1

    function scroll(distance: real) {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + distance));
    }

    implicitHeight: body.implicitHeight
    contentWidth: width
    contentHeight: body.implicitHeight
    clip: overflowing
    interactive: overflowing
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: overflowing
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Scrolled text")
    Accessible.ignored: !overflowing
    Keys.onUpPressed: pane.scroll(-Theme.gapGiant)
    Keys.onDownPressed: pane.scroll(Theme.gapGiant)

    Item {
        id: body

        width: pane.width - (pane.overflowing ? Theme.gap : 0)
        implicitHeight: children.length > 0 ? children[0].implicitHeight : 0
    }

    // Where one is.
    Rectangle {
        parent: pane
        visible: pane.overflowing
        anchors.right: parent.right
        width: Theme.gapTiny
        radius: width / 2
        color: pane.activeFocus ? Theme.focus : Theme.outline
        height: pane.height * pane.height / Math.max(1, pane.contentHeight)
        y: pane.height * pane.contentY / Math.max(1, pane.contentHeight)
    }

    RingFrame {
        parent: pane
        visible: pane.activeFocus
        anchors.margins: 0
    }
}

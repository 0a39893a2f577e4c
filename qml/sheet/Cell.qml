// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// One component in one state, with the name of the state below.
Column {
    id: cell

    property string caption: ""
    default property alias content: place.data

    objectName: caption
    spacing: Theme.gapSmall

    Item {
        id: place

        implicitWidth: childrenRect.width
        implicitHeight: childrenRect.height
        anchors.horizontalCenter: parent.horizontalCenter
    }

    LText {
        text: cell.caption
        visible: text !== ""
        size: Theme.caption
        color: Theme.text3
        anchors.horizontalCenter: parent.horizontalCenter
    }
}

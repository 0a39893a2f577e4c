// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// A row of an LList that draws what it holds itself: its ground, the mark of the one where one is, and a click.
T.ItemDelegate {
    id: control

    // Its number in an LList, which a click on it chooses.
    property int row: -1
    // What it says to a screen reader.
    property string spoken: ""
    property bool chosen: false
    // A click only goes there; Return takes.
    property bool careful: false
    default property alias content: place.data

    implicitHeight: Math.max(Theme.listRow, place.childrenRect.height + Theme.gap)
    width: (ListView.view as LList)?.rowWidth ?? implicitWidth
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    onClicked: {
        const list = ListView.view as LList;
        if (list && careful)
            list.currentIndex = row;
        else
            list?.take(row);
    }
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.selected: chosen
    Accessible.onPressAction: (control.ListView.view as LList)?.take(control.row)

    background: Rectangle {
        color: control.down ? Theme.sunken : control.chosen ? Theme.overlay : control.hovered ? Theme.raised : "transparent"

        Rectangle {
            visible: control.chosen
            width: Theme.gapTiny
            height: parent.height
            color: Theme.accentEdge
        }

        Rectangle {
            width: parent.width
            height: Theme.hairline
            anchors.bottom: parent.bottom
            color: Theme.line
        }
    }
    Item {
        id: place

        anchors.fill: parent
    }
}

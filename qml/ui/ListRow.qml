// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// A row of a list: icon, words, and a tick when it is the chosen one.
T.ItemDelegate {
    id: control

    property string iconName: ""
    property string detail: ""
    property bool chosen: false
    // Its number in an LList, which a click on it chooses.
    property int row: -1
    property bool lit: false
    // What cannot be had any more is shown, and its words say why.
    property bool faint: false
    property string pose: ""
    readonly property bool marked: chosen || pose === "chosen"
    readonly property bool pointed: lit || hovered || pose === "hover"

    implicitHeight: Math.max(Theme.listRow, words.implicitHeight + Theme.gapSmall)
    // As wide as its list leaves it between the margins that hold the ring.
    width: (ListView.view as LList)?.rowWidth ?? implicitWidth
    implicitWidth: sign.width + words.implicitWidth + 4 * Theme.gap + Theme.icon
    focusPolicy: Qt.NoFocus
    onClicked: if (row >= 0)
        (ListView.view as LList)?.take(row)
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: detail === "" ? text : text + ", " + detail
    Accessible.selected: chosen
    Accessible.onPressAction: control.clicked()

    background: Rectangle {
        radius: Theme.radiusButton
        color: control.down || control.pose === "press" ? Theme.sunken : control.marked ? Theme.overlay : control.pointed ? Theme.raised : "transparent"
        border.width: control.marked ? Theme.edgeStrong : control.pointed ? Theme.edge : 0
        border.color: control.marked ? Theme.accentEdge : Theme.outline
    }
    Item {
        anchors.fill: parent

        Icon {
            id: sign

            opacity: control.faint ? Theme.disabled : 1

            name: control.iconName
            visible: name !== ""
            size: visible ? Theme.icon : 0
            colour: Theme.mark
            x: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
        }

        Column {
            id: words

            anchors.left: sign.right
            anchors.leftMargin: Theme.gap
            anchors.right: control.marked ? tick.left : parent.right
            anchors.rightMargin: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter

            LText {
                text: control.text
                opacity: control.faint ? Theme.disabled : 1
                width: parent.width
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            LText {
                text: control.detail
                visible: text !== ""
                size: Theme.label
                color: Theme.text3
                width: Math.min(parent.width, measure)
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }

        Icon {
            id: tick

            name: "check"
            size: Theme.icon
            opacity: control.marked ? 1 : 0
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}

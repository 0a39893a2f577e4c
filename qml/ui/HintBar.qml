// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// The foot of a screen: only the keys that work now; a click on one does what the key does.
Rectangle {
    id: bar

    property list<Hint> hints
    property string status: ""
    // How wide all hints are on one line; the status gives way to them.
    readonly property real wanted: {
        let sum = 0;
        for (let i = 0; i < entries.count; ++i)
            sum += hints[i].shown ? (entries.itemAt(i)?.implicitWidth ?? 0) + flow.spacing : 0;
        return sum;
    }

    signal triggered(int action)

    implicitHeight: Math.max(Theme.compact ? Theme.hintBarSmall : Theme.hintBar, flow.height + 2 * Theme.gapSmall)
    color: Theme.surface

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    Flow {
        id: flow

        anchors.left: parent.left
        anchors.right: note.visible ? note.left : parent.right
        anchors.leftMargin: Theme.compact ? Theme.gapWide : Theme.gapLarge
        anchors.rightMargin: Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.compact ? Theme.gapWide : Theme.gapLarge

        Repeater {
            id: entries

            model: bar.hints

            T.AbstractButton {
                id: entry

                required property Hint modelData

                visible: modelData.shown
                // Its key is the way of the keyboard; Tab has better things to visit.
                focusPolicy: Qt.NoFocus
                text: modelData.text
                implicitWidth: line.implicitWidth
                implicitHeight: line.implicitHeight
                onClicked: bar.triggered(entry.modelData.action) // qmllint disable unqualified
                Accessible.role: Accessible.Button
                Accessible.name: text
                Accessible.focusable: false
                Accessible.onPressAction: bar.triggered(entry.modelData.action) // qmllint disable unqualified

                Row {
                    id: line

                    spacing: Theme.gapSmall

                    Repeater {
                        model: entry.modelData.keys

                        KeyCap {
                            required property string modelData

                            key: modelData
                            anchors.verticalCenter: parent.verticalCenter
                        }
                    }

                    Text {
                        text: entry.text
                        textFormat: Text.PlainText
                        color: entry.hovered ? Theme.text : Theme.text2
                        anchors.verticalCenter: parent.verticalCenter
                        font.family: Theme.bodyFamily
                        font.pixelSize: Theme.compact ? Theme.caption : Theme.label
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    LText {
        id: note

        text: bar.status
        visible: text !== "" && implicitWidth + bar.wanted + 2 * Theme.gapLarge < bar.width
        color: Theme.text3
        size: Theme.compact ? Theme.caption : Theme.label
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
    }
}

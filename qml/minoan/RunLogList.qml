// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// Every decision of a run and what came of it, with the first digits of the state that followed.
Overlay {
    id: overlay

    required property RunSummary summary

    title: qsTr("Decision by decision")
    wide: Theme.helpDialog
    onBack: overlay.closed()

    Item {
        anchors.fill: parent
        implicitHeight: overlay.height

        LList {
            id: list

            objectName: "runLog"
            name: overlay.title
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: close.top
            anchors.bottomMargin: Theme.gap
            focus: true
            model: overlay.summary.actions
            delegate: RowFrame {
                id: row

                required property int index
                required property var modelData

                // qmllint disable unqualified
                row: index
                careful: true
                chosen: index === list.currentIndex
                spoken: qsTr("Room %1: %2").arg(modelData.room).arg(modelData.text)

                // qmllint enable unqualified
                LText {
                    id: place

                    x: Theme.gap
                    y: Theme.gapSmall
                    width: Math.max(implicitWidth, 2.5 * Theme.body)
                    text: String(row.modelData.room)
                    color: Theme.text3
                    Accessible.ignored: true
                }

                LText {
                    anchors.left: place.right
                    anchors.leftMargin: Theme.gap
                    anchors.right: digest.left
                    anchors.rightMargin: Theme.gap
                    y: Theme.gapSmall
                    text: row.modelData.text
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }

                LText {
                    id: digest

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap
                    y: Theme.gapSmall
                    text: row.modelData.digest
                    size: Theme.caption
                    color: Theme.text3
                    font.family: Theme.codeFamily
                    Accessible.ignored: true
                }
            }
        }

        LButton {
            id: close

            objectName: "closeLog"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            text: qsTr("Close")
            onClicked: overlay.closed()
        }
    }
}

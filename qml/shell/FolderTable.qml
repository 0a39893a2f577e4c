// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Shell

// Where Labrys keeps what is yours, and a copy of all of it.
Column {
    id: table

    required property Folders folders
    readonly property bool wide: width > 30 * Theme.body

    spacing: 0

    Repeater {
        model: table.folders.listed()

        Item {
            id: line

            required property var modelData

            width: table.width // qmllint disable unqualified
            implicitHeight: Math.max(Theme.hit, words.implicitHeight, open.height) + Theme.gapLarge

            Column {
                id: words

                width: line.width - open.width - Theme.gapWide
                anchors.verticalCenter: parent.verticalCenter

                LText {
                    text: line.modelData.name
                    strong: true
                    width: parent.width
                    wrapMode: Text.Wrap
                }

                LText {
                    text: line.modelData.note
                    color: Theme.text3
                    size: Theme.label
                    width: parent.width
                    wrapMode: Text.Wrap
                }

                LText {
                    text: line.modelData.path
                    color: Theme.text2
                    size: Theme.label
                    font.family: Theme.codeFamily
                    width: Math.min(parent.width, measure)
                    wrapMode: Text.WrapAnywhere
                }
            }

            LButton {
                id: open

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                iconName: "folder"
                text: qsTr("Open")
                spoken: qsTr("Open the folder: %1").arg(line.modelData.name)
                onClicked: table.folders.show(line.modelData.path) // qmllint disable unqualified
            }

            Rectangle {
                width: parent.width
                height: Theme.hairline
                anchors.bottom: parent.bottom
                color: Theme.line
            }
        }
    }

    LText {
        text: qsTr("A copy holds settings, saved runs, replays and your levels, as plain files in a new folder among the exports.")
        color: Theme.text2
        width: Math.min(parent.width, measure)
        wrapMode: Text.Wrap
        topPadding: Theme.gap
        bottomPadding: Theme.gap
    }

    Flow {
        width: parent.width
        spacing: Theme.gap

        LButton {
            objectName: "backUp"
            visible: !table.folders.busy
            iconName: "copy"
            text: qsTr("Copy everything of mine")
            onClicked: table.folders.backUp()
        }

        LProgress {
            name: qsTr("Copying")
            visible: table.folders.busy
            width: Theme.comboWidth
            value: table.folders.progress
            onStopped: table.folders.cancel()
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Shell

// A file that could not be opened: what is wrong, the line itself, and the ways out, the best one first (look ah_error).
PageFrame {
    id: page

    required property ErrorReport report
    required property Folders folders
    readonly property bool pictured: Theme.scenery && page.width > 55 * Theme.body

    signal openWanted(string path)
    signal leaveWanted
    signal helpWanted
    signal copied

    layout: ActionScope.Page
    title: qsTr("Open a file")
    iconName: "folder"
    facts: [
        LText {
            text: page.report.fileName
            color: Theme.text2
            anchors.verticalCenter: parent?.verticalCenter
        }
    ]
    status: report.code === "" ? "" : qsTr("Code %1, for a report").arg(report.code)
    hints: [
        Hint {
            text: qsTr("Choose")
            action: Actions.Next
            actions: [Actions.Previous, Actions.Next]
        },
        Hint {
            text: qsTr("Do it")
            action: Actions.Accept
        },
        Hint {
            text: qsTr("Help")
            action: Actions.Help
        },
        Hint {
            text: qsTr("Back")
            action: Actions.Back
        }
    ]
    Accessible.role: Accessible.Pane
    Accessible.name: report.title
    onBack: page.leaveWanted()
    onHelp: page.helpWanted()
    onAlong: step => page.moveFocus(step > 0)

    SceneItem {
        id: scene

        objectName: "scene"
        visible: page.pictured
        piece: SceneItem.BrokenJar
        look: Theme.look
        width: visible ? (Theme.compact ? 0.28 : 0.4375) * page.width : 0
        height: parent.height
    }

    Rectangle {
        id: edge

        visible: page.pictured
        x: scene.width
        width: visible ? Theme.gapTiny : 0
        height: parent.height
        color: Theme.columnBand
    }

    ScrollPane {
        id: pane

        // Room for the ring of what lies at the edges.
        readonly property real rim: Theme.gapSmall

        x: edge.x + edge.width + (Theme.compact ? Theme.gapWide : Theme.gapHuge)
        y: Theme.gapLarge - rim
        width: Math.min(parent.width - x - (Theme.compact ? Theme.gapWide : Theme.gapHuge), Theme.textColumn * Math.max(1, Theme.textScale) + Theme.gapHuge + 2 * rim)
        height: parent.height - y
        gutter: Theme.gap

        Column {
            width: parent.width
            padding: pane.rim
            bottomPadding: Theme.gapWide
            spacing: Theme.compact ? Theme.gapSmall : Theme.gapLarge

            readonly property real room: width - 2 * padding

            Column {
                width: parent.room
                spacing: Theme.gapSmall

                LText {
                    objectName: "title"
                    text: page.report.title
                    display: true
                    size: Theme.compact ? Theme.heading : Theme.title
                    width: parent.width
                    wrapMode: Text.Wrap
                }

                Repeater {
                    model: page.report.sentences

                    LText {
                        required property string modelData
                        required property int index

                        text: modelData
                        color: index === 0 ? Theme.text : Theme.text2
                        size: index === 0 ? Theme.large : Theme.message
                        width: Math.min(parent.width, measure)
                        wrapMode: Text.Wrap
                    }
                }

                LText {
                    visible: page.report.more > 0
                    text: qsTr("And %n more.", "", page.report.more)
                    color: Theme.text3
                    width: parent.width
                    wrapMode: Text.Wrap
                }

                LText {
                    visible: page.report.exists
                    text: qsTr("The file has not been changed.")
                    strong: true
                    size: Theme.large
                    width: parent.width
                    wrapMode: Text.Wrap
                }
            }

            FileLines {
                objectName: "lines"
                visible: page.report.lines.length > 0
                width: parent.room
                lines: page.report.lines
                place: page.report.place
            }

            Column {
                width: parent.room
                spacing: Theme.gap

                MenuRow {
                    objectName: "lastGood"
                    focus: page.report.lastGood !== ""
                    visible: page.report.lastGood !== ""
                    framed: true
                    width: parent.width
                    iconName: "history"
                    text: qsTr("Open the version before")
                    detail: qsTr("kept beside it, written whole on %1").arg(page.report.lastGoodTime)
                    onClicked: page.openWanted(page.report.lastGood)
                }

                MenuRow {
                    id: again

                    objectName: "readAgain"
                    focus: page.report.lastGood === ""
                    framed: true
                    width: parent.width
                    iconName: "restart"
                    text: qsTr("Read it again")
                    detail: qsTr("once you have put it right or copied it anew")
                    onClicked: page.openWanted(page.report.path)
                }

                MenuRow {
                    objectName: "showInFolder"
                    framed: true
                    width: parent.width
                    iconName: "folder"
                    text: qsTr("Show its folder")
                    detail: page.report.folder
                    onClicked: page.folders.show(page.report.folder)
                }
            }

            Flow {
                width: parent.room
                spacing: Theme.gapLarge

                LinkButton {
                    objectName: "copyDetails"
                    text: qsTr("Copy the details")
                    onClicked: {
                        page.report.copyDetails();
                        page.copied();
                    }
                }

                LinkButton {
                    text: qsTr("Back")
                    onClicked: page.leaveWanted()
                }
            }
        }
    }
}

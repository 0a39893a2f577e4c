// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Shell

// The guide: its pages at the left, found by a word, and the one that is read.
PageFrame {
    id: page

    // What is read.
    property string topic: "index"
    readonly property var found: guide.find(find.text)

    signal leaveWanted

    function read(name: string) {
        topic = name === "" ? topic : name;
        laidOut.restart();
    }

    // The page from its beginning, or from what is looked for.
    function reveal() {
        const at = find.text.trim() === "" ? 0 : guide.blockWith(topic, find.text);
        paper.contentY = Math.max(0, Math.min(paper.contentHeight - paper.height, at > 0 ? blocks.itemAt(at).y : 0));
    }

    layout: ActionScope.Page
    title: qsTr("Guide")
    iconName: "help"
    finder: find
    controls: [
        FindField {
            id: find

            objectName: "findInGuide"
            name: qsTr("Find in the guide")
            placeholderText: name
        }
    ]
    hints: [
        Hint {
            text: qsTr("Page")
            keys: ["up", "down"]
            action: Actions.None
        },
        Hint {
            text: qsTr("Read")
            action: Actions.Accept
        },
        Hint {
            text: qsTr("Part")
            action: Actions.FocusOn
        },
        Hint {
            text: qsTr("Find")
            action: Actions.Find
        },
        Hint {
            text: qsTr("Back")
            action: Actions.Back
        }
    ]
    Accessible.role: Accessible.Pane
    Accessible.name: title
    onBack: page.leaveWanted()
    onAlong: step => page.moveFocus(step > 0)

    Guide {
        id: guide
    }

    Timer {
        id: laidOut

        interval: 1
        onTriggered: page.reveal()
    }

    Panel {
        id: side

        x: Theme.compact ? Theme.gap : Theme.gapPanel
        y: x
        width: Math.min(0.32 * page.width, (Theme.sidePanelSmall - Theme.gapPanel) * Math.max(1, Theme.textScale))
        height: parent.height - 2 * y

        LList {
            id: list

            name: page.title
            focus: true
            width: parent.width
            height: side.height - 2 * side.padding
            model: page.found
            currentIndex: Math.max(0, page.found.findIndex(entry => entry.page === page.topic))
            onTaken: row => page.read(page.found[row].page)
            delegate: ListRow {
                required property int index
                required property var modelData

                // qmllint disable unqualified
                row: index
                text: modelData.title
                detail: modelData.line
                chosen: modelData.page === page.topic
                lit: ListView.isCurrentItem
                // qmllint enable unqualified
            }
        }

        LText {
            visible: page.found.length === 0
            text: qsTr("No page of the guide has this.")
            color: Theme.text2
            width: parent.width
            wrapMode: Text.Wrap
        }
    }

    Rectangle {
        anchors.left: side.right
        anchors.leftMargin: side.x
        anchors.right: parent.right
        anchors.rightMargin: side.x
        y: side.y
        height: side.height
        radius: Theme.radiusPanel
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line

        ScrollPane {
            id: paper

            anchors.fill: parent
            anchors.margins: Theme.gapLarge
            gutter: Theme.gap

            Column {
                width: Math.min(parent.width, Theme.measure * Theme.body)
                spacing: Theme.gap

                Repeater {
                    id: blocks

                    model: guide.blocks(page.topic, Theme.lapisText, Theme.codeFamily)

                    Text {
                        required property var modelData

                        width: parent.width
                        text: modelData.html
                        textFormat: Text.RichText
                        wrapMode: Text.Wrap
                        color: Theme.text
                        font.family: Theme.bodyFamily
                        font.pixelSize: Theme.body
                        onLinkActivated: link => page.read(guide.pageOf(link)) // qmllint disable unqualified
                        Accessible.role: modelData.heading ? Accessible.Heading : Accessible.StaticText
                        Accessible.name: modelData.plain
                    }
                }

                // For those who do not use the mouse.
                Flow {
                    width: parent.width
                    visible: leads.count > 0
                    spacing: Theme.gapWide

                    LText {
                        text: qsTr("Leads to")
                        color: Theme.text3
                        height: Math.max(Theme.hit, implicitHeight)
                        verticalAlignment: Text.AlignVCenter
                    }

                    Repeater {
                        id: leads

                        model: guide.links(page.topic)

                        LinkButton {
                            required property var modelData

                            text: modelData.text
                            onClicked: page.read(modelData.page) // qmllint disable unqualified
                        }
                    }
                }
            }
        }
    }
}

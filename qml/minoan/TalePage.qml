// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// A picture with words beside it, page by page: the tribute, the corridor, an ending, a defeat (look l_minoan_tribute).
ActionScope {
    id: page

    required property RunTale tale
    property int picture: MinoanScene.Title
    property int at: 0
    // The verb of the last page, and the way past all of them.
    property string verb: qsTr("Go on")
    property string skipVerb: ""
    property string otherVerb: ""
    readonly property bool last: at + 1 >= tale.pages.length
    readonly property var shown: tale.pages[Math.min(at, tale.pages.length - 1)] ?? ({
            "text": "",
            "ruleTitle": "",
            "rule": ""
        })
    readonly property string message: tale.title + ". " + shown.text
    readonly property bool pictured: Theme.scenery && width > 55 * Theme.body

    signal passed
    signal otherWanted
    signal helpWanted
    signal leaveWanted

    function turn() {
        if (last)
            passed();
        else
            at += 1;
    }

    layout: ActionScope.Page
    Accessible.role: Accessible.Pane
    Accessible.name: tale.title
    onHelp: page.helpWanted()
    onAlong: step => page.moveFocus(step > 0)
    onBack: page.leaveWanted()
    Component.onCompleted: next.focus = true

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }

    MinoanScene {
        id: scene

        visible: page.pictured
        picture: page.picture + (page.picture === MinoanScene.Tribute1 ? page.at : 0)
        look: Theme.look
        width: visible ? Math.round(0.63 * page.width) : 0
        anchors.top: parent.top
        anchors.bottom: foot.top
    }

    Rectangle {
        id: edge

        visible: page.pictured
        x: scene.width
        width: visible ? Theme.gapTiny : 0
        anchors.top: parent.top
        anchors.bottom: foot.top
        color: Theme.columnBand
    }

    ScrollPane {
        id: pane

        readonly property real rim: Theme.gapSmall

        x: edge.x + edge.width + (Theme.compact ? Theme.gapLarge : Theme.gapGiant) - rim
        y: (Theme.compact ? Theme.gapLarge : Theme.gapGiant) - rim
        width: Math.min(parent.width - x - Theme.gapLarge, Theme.textColumn * Math.max(1, Theme.textScale))
        height: foot.y - y - Theme.gapSmall
        gutter: Theme.gap

        Column {
            id: column

            readonly property real room: width - 2 * padding

            width: parent.width
            padding: pane.rim
            spacing: Theme.compact ? Theme.gap : Theme.gapPanel

            Column {
                width: column.room
                spacing: Theme.gapTiny

                LText {
                    width: parent.width
                    visible: page.tale.pages.length > 1
                    text: qsTr("Page %1 of %2").arg(page.at + 1).arg(page.tale.pages.length)
                    color: Theme.text3
                    size: Theme.caption
                }

                LText {
                    objectName: "title"
                    width: parent.width
                    text: page.tale.title
                    display: true
                    size: Theme.compact || Theme.textScale > 1.3 ? Theme.title : Theme.hero
                    wrapMode: Text.Wrap
                }
            }

            LText {
                objectName: "words"
                width: Math.min(column.room, measure)
                text: page.shown.text
                size: Theme.large
                wrapMode: Text.Wrap
            }

            Panel {
                visible: page.shown.rule !== ""
                width: column.room

                Column {
                    width: parent.width

                    LText {
                        width: parent.width
                        text: page.shown.ruleTitle
                        font.weight: Font.DemiBold
                        wrapMode: Text.Wrap
                    }

                    LText {
                        width: parent.width
                        text: page.shown.rule
                        color: Theme.text2
                        wrapMode: Text.Wrap
                    }
                }
            }

            Flow {
                width: column.room
                spacing: Theme.gap

                LButton {
                    id: next

                    objectName: "next"
                    primary: true
                    text: page.last ? page.verb : qsTr("Turn the page")
                    trailingIcon: "chev"
                    onClicked: page.turn()
                }

                LButton {
                    objectName: "other"
                    visible: page.otherVerb !== "" && page.last
                    text: page.otherVerb
                    onClicked: page.otherWanted()
                }

                LinkButton {
                    objectName: "skip"
                    visible: page.skipVerb !== "" && !page.last
                    text: page.skipVerb
                    onClicked: page.passed()
                }
            }

            LText {
                width: Math.min(column.room, measure)
                visible: page.last && page.tale.note !== ""
                text: page.tale.note
                color: Theme.text3
                size: Theme.caption
                wrapMode: Text.Wrap
            }
        }
    }

    HintBar {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        onTriggered: action => page.trigger(action)
        hints: [
            Hint {
                text: qsTr("Go on")
                action: Actions.Accept
            },
            Hint {
                text: qsTr("Help")
                action: Actions.Help
            },
            Hint {
                text: qsTr("Menu")
                action: Actions.Back
            }
        ]
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// A picture with words, page by page: the tribute and the corridor beside it (look l_minoan_tribute), an end over it
// (look m_minoan_ending).
ActionScope {
    id: page

    required property RunTale tale
    property int picture: MinoanScene.Title
    property int at: 0
    // The verb of the last page, other ways on, and the way past all of them.
    property string verb: qsTr("Go on")
    property string skipVerb: ""
    property string otherVerb: ""
    property string summaryVerb: ""
    property string caption: ""
    property string status: ""
    readonly property var empty: ({
            "title": "",
            "text": "",
            "lines": [],
            "ruleIcon": "",
            "ruleTitle": "",
            "rule": ""
        })
    readonly property var shown: tale.pages[Math.min(at, tale.pages.length - 1)] ?? empty
    readonly property string message: [shown.title + ".", shown.text, ...shown.lines.map(line => line.text), shown.ruleTitle, shown.rule].filter(part => part !== "").join(" ")
    readonly property bool pictured: Theme.scenery && width > 55 * Theme.body
    // The words lie over the picture, which leaves room for them.
    readonly property bool over: picture >= MinoanScene.EndingAthens || picture === MinoanScene.Title
    readonly property bool night: pictured && scene.night
    readonly property real beside: Theme.compact ? 0.5 * page.width : 0.625 * page.width
    readonly property real column: Math.min(0.62 * width, Theme.taleColumn * Math.max(1, 0.9 * Theme.textScale)) + 2 * pane.rim + pane.gutter

    signal passed
    signal otherWanted
    signal summaryWanted
    signal helpWanted
    signal leaveWanted

    function turn() {
        if (at + 1 >= tale.pages.length)
            passed();
        else
            at += 1;
    }

    layout: ActionScope.Page
    Accessible.role: Accessible.Pane
    Accessible.name: shown.title
    onHelp: page.helpWanted()
    onAlong: step => page.moveFocus(step > 0)
    onBack: page.leaveWanted()
    Component.onCompleted: words.focusFirst()

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }

    MinoanScene {
        id: scene

        visible: page.pictured
        picture: page.picture + (page.picture === MinoanScene.Tribute1 ? Math.min(2, page.at) : 0)
        look: Theme.look
        words: page.over ? page.column : 0
        width: !visible ? 0 : page.over ? page.width : Math.round(page.beside)
        anchors.top: parent.top
        anchors.bottom: foot.top
    }

    Rectangle {
        id: edge

        visible: page.pictured && !page.over
        x: scene.width
        width: visible ? Theme.gapTiny : 0
        anchors.top: parent.top
        anchors.bottom: foot.top
        color: Theme.columnBand
    }

    ScrollPane {
        id: pane

        readonly property real rim: Theme.gapSmall
        readonly property real margin: Theme.compact ? Theme.gapPanel : Theme.gapGiant
        readonly property bool low: page.over && page.pictured && page.picture !== MinoanScene.Title
        readonly property real room: foot.y - 2 * Theme.gapPanel

        x: page.over && page.pictured ? (page.picture === MinoanScene.Title ? margin : page.width - page.column - Math.min(margin, 0.045 * page.width)) : edge.x + edge.width + margin - rim
        y: low ? Math.max(Theme.gapPanel, foot.y - Theme.gapLarge - Math.min(room, contentHeight)) : (Theme.compact ? Theme.gapPanel : Theme.gapGiant + Theme.gapLarge) - rim
        width: page.pictured && page.over ? page.column : Math.min(page.width - x - Theme.gapPanel, Theme.textColumn * Math.max(1, Theme.textScale))
        height: low ? Math.min(room, contentHeight) : foot.y - y - Theme.gapSmall
        gutter: Theme.gap

        TaleWords {
            id: words

            width: parent.width
            padding: pane.rim
            shown: page.shown
            at: page.at
            count: page.tale.pages.length
            caption: page.caption !== "" ? page.caption : count > 1 ? qsTr("Page %1 of %2").arg(page.at + 1).arg(count) : ""
            note: page.tale.note
            turns: page.tale.turns
            night: page.night
            terse: Theme.textScale > 1.3
            verb: page.verb
            otherVerb: page.otherVerb
            summaryVerb: page.summaryVerb
            skipVerb: page.skipVerb
            onTurned: page.turn()
            onOtherWanted: page.otherWanted()
            onSummaryWanted: page.summaryWanted()
            onPassed: page.passed()
        }
    }

    HintBar {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        onTriggered: action => page.trigger(action)
        status: page.status
        hints: [
            Hint {
                text: page.at + 1 < page.tale.pages.length ? qsTr("Next page") : qsTr("Go on")
                action: Actions.Accept
            },
            Hint {
                text: qsTr("Help")
                action: Actions.Help
            },
            Hint {
                text: page.skipVerb !== "" ? qsTr("Skip") : qsTr("Menu")
                action: Actions.Back
            }
        ]
    }
}

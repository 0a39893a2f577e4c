// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The words of one page of a tale, and what to do then.
Column {
    id: words

    required property var shown
    required property int at
    required property int count
    // Above the title: which page it is, or what kind of end.
    property string caption: ""
    property string note: ""
    property var turns: []
    // On a picture that is dark in both looks.
    property bool night: false
    property string verb: ""
    property string otherVerb: ""
    property string summaryVerb: ""
    property string skipVerb: ""
    property bool terse: false
    readonly property color ink: night ? Theme.nightText : Theme.text
    readonly property color soft: night ? Theme.nightText2 : Theme.text2
    readonly property bool last: at + 1 >= count
    readonly property real room: width - 2 * padding

    signal turned
    signal otherWanted
    signal summaryWanted
    signal passed

    function focusFirst() {
        next.forceActiveFocus();
    }

    spacing: Theme.compact ? Theme.gap : Theme.gapPanel

    Column {
        width: words.room
        spacing: Theme.gapTiny

        LText {
            width: parent.width
            visible: text !== ""
            text: words.caption
            color: words.night ? Theme.nightNote : Theme.text3
            size: Theme.label
            wrapMode: Text.Wrap
        }

        LText {
            objectName: "title"
            width: parent.width
            text: words.shown.title
            color: words.ink
            display: true
            size: Theme.compact || words.terse ? Theme.heading : Theme.title
            wrapMode: Text.Wrap
        }
    }

    LText {
        objectName: "words"
        visible: text !== ""
        width: Math.min(words.room, measure)
        text: words.shown.text
        color: words.soft
        size: Theme.compact ? Theme.body : words.terse ? Theme.large : Theme.lead
        lineHeight: Theme.compact ? 1.25 : 1.35
        wrapMode: Text.Wrap
    }

    Repeater {
        model: words.shown.lines

        Item {
            id: line

            required property var modelData

            width: words.room // qmllint disable unqualified
            height: Math.max(sign.size, sentence.implicitHeight)

            Icon {
                id: sign

                name: line.modelData.icon
                size: Theme.iconLarge
                colour: Theme.mark
            }

            LText {
                id: sentence

                x: sign.size + Theme.gapWide
                width: Math.min(parent.width - x, measure)
                text: line.modelData.text
                size: Theme.large
                lineHeight: 1.25
                wrapMode: Text.Wrap
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }

    Rectangle {
        visible: words.shown.rule !== ""
        width: words.room
        height: Math.max(rule.implicitHeight, emblem.size) + 2 * Theme.gapWide
        radius: Theme.radiusPanel
        color: Theme.surface
        border.width: Theme.edge
        border.color: Theme.outline

        Icon {
            id: emblem

            name: words.shown.ruleIcon
            size: Theme.iconCard
            colour: name === "bull" ? Theme.murexText : name === "satiety" ? Theme.aegeanText : name === "heart" ? Theme.terraText : Theme.mark
            x: Theme.gapWide
            anchors.verticalCenter: parent.verticalCenter
        }

        Column {
            id: rule

            anchors.left: emblem.right
            anchors.leftMargin: Theme.gapWide
            anchors.right: parent.right
            anchors.rightMargin: Theme.gapWide
            anchors.verticalCenter: parent.verticalCenter

            LText {
                width: parent.width
                text: words.shown.ruleTitle
                size: Theme.large
                font.weight: Font.Bold
                wrapMode: Text.Wrap
            }

            LText {
                width: parent.width
                text: words.shown.rule
                size: Theme.message
                color: Theme.text2
                wrapMode: Text.Wrap
            }
        }
    }

    LastTurns {
        visible: words.turns.length > 0
        width: words.room
        turns: words.turns
    }

    Flow {
        width: words.room
        topPadding: Theme.gapSmall
        spacing: Theme.gap

        LButton {
            id: next

            objectName: "next"
            width: Math.min(implicitWidth, parent.width)
            focus: true
            primary: true
            text: words.last ? words.verb : qsTr("Turn the page")
            trailingIcon: "chev"
            onClicked: words.turned()
        }

        LButton {
            objectName: "other"
            width: Math.min(implicitWidth, parent.width)
            visible: words.otherVerb !== "" && words.last
            text: words.otherVerb
            onClicked: words.otherWanted()
        }

        LButton {
            objectName: "summary"
            width: Math.min(implicitWidth, parent.width)
            visible: words.summaryVerb !== "" && words.last
            text: words.summaryVerb
            onClicked: words.summaryWanted()
        }

        LinkButton {
            objectName: "skip"
            width: Math.min(implicitWidth, parent.width)
            visible: words.skipVerb !== "" && !words.last
            text: words.skipVerb
            onClicked: words.passed()
        }
    }

    LText {
        width: Math.min(words.room, measure)
        visible: words.last && text !== ""
        text: words.note
        color: words.night ? Theme.nightText2 : Theme.text3
        size: Theme.caption
        wrapMode: Text.Wrap
    }

    Row {
        visible: words.count > 1
        spacing: Theme.gapSmall + Theme.edgeStrong
        topPadding: Theme.gapSmall

        Repeater {
            model: words.count

            Rectangle {
                required property int index

                width: Theme.pageDot
                height: width
                radius: width / 2
                color: index === words.at ? Theme.accent : words.night ? Theme.nightText2 : Theme.line // qmllint disable unqualified
                opacity: words.night && index !== words.at ? Theme.faint : 1 // qmllint disable unqualified
            }
        }
    }
}

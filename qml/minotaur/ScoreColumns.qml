// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// The columns of the high scores, of their captions as of each row; where there is little room, in two lines.
Item {
    id: columns

    property string rank: ""
    property string name: ""
    property string points: ""
    property string level: ""
    property string turns: ""
    property string date: ""
    // In small, where there are no columns.
    property string rest: ""
    property bool caption: false
    property bool pair: false
    property bool own: false
    property bool watchable: false
    property color ink: Theme.text
    readonly property bool wide: width > 35 * Theme.body
    readonly property int size: caption ? Theme.caption : Theme.body

    implicitHeight: Math.max(who.height + (wide || caption ? 0 : more.implicitHeight), Theme.iconButton)

    LText {
        id: place

        text: columns.rank
        color: columns.caption ? Theme.text3 : Theme.mark
        strong: true
        size: columns.size
        width: 2 * Theme.body
        horizontalAlignment: Text.AlignRight
        y: who.y
        Accessible.ignored: true
    }

    Row {
        id: who

        anchors.left: place.right
        anchors.leftMargin: Theme.gapWide
        y: columns.wide || columns.caption ? (columns.height - height) / 2 : 0
        height: Math.max(Theme.iconButton, words.implicitHeight)
        spacing: Theme.gapSmall

        LText {
            id: words

            text: columns.name
            color: columns.caption ? Theme.text3 : columns.ink
            strong: columns.caption || columns.own
            size: columns.size
            width: Math.min(implicitWidth, columns.width - who.x - signs.width - Theme.gapSmall - (columns.wide ? numbers.width : score.width) - Theme.gap)
            wrapMode: Text.Wrap
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }

        Row {
            id: signs

            spacing: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter

            Icon {
                visible: columns.pair
                name: "users"
                size: Theme.icon
                colour: Theme.text2
                anchors.verticalCenter: parent.verticalCenter
            }

            Badge {
                visible: columns.own
                small: true
                text: qsTr("New")
                Accessible.ignored: true
            }
        }
    }

    LText {
        id: score

        visible: !columns.wide
        text: columns.points
        color: columns.caption ? Theme.text3 : columns.ink
        strong: true
        size: columns.size
        anchors.right: parent.right
        anchors.verticalCenter: who.verticalCenter
        Accessible.ignored: true
    }

    LText {
        id: more

        visible: !columns.wide && !columns.caption
        text: columns.rest
        color: Theme.text2
        size: Theme.label
        anchors.left: who.left
        anchors.right: parent.right
        y: who.height
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    Row {
        id: numbers

        visible: columns.wide
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        Repeater {
            // Their widths in letters.
            model: [[columns.points, 5, true], [columns.level, 4, false], [columns.turns, 4, false], [columns.date, 7, false]]

            LText {
                required property var modelData

                text: modelData[0]
                strong: columns.caption || modelData[2] // qmllint disable unqualified
                color: columns.caption ? Theme.text3 : modelData[2] ? columns.ink : Theme.text2 // qmllint disable unqualified
                size: columns.size // qmllint disable unqualified
                width: modelData[1] * Theme.body
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }

        Item {
            width: Theme.icon + Theme.gapWide
            height: Theme.icon
            anchors.verticalCenter: parent.verticalCenter

            Icon {
                visible: columns.watchable
                name: "eye"
                size: Theme.icon
                colour: Theme.text2
                anchors.right: parent.right
            }
        }
    }
}

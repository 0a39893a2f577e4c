// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Net

// After a level, and after a match: what came of it, who is ready, and how it goes on.
FocusScope {
    id: panel

    required property NetMaze game
    required property Component talk

    signal leaveWanted
    signal watchWanted

    Accessible.role: Accessible.Pane
    Accessible.name: game.heading

    ScrollPane {
        id: pane

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        height: Math.min(contentHeight, panel.height - choices.height - Theme.gapWide)
        gutter: Theme.gapSmall

        Column {
            width: parent.width
            spacing: Theme.gap

            LText {
                text: panel.game.heading
                display: true
                size: Theme.compact ? Theme.subheading : Theme.heading
                width: parent.width
                wrapMode: Text.Wrap
            }

            LText {
                text: panel.game.ending
                visible: text !== ""
                color: Theme.text2
                width: Math.min(parent.width, measure)
                wrapMode: Text.Wrap
            }

            Repeater {
                // Always the same rows, of which some are filled.
                model: 6

                Row {
                    id: row

                    required property int index
                    readonly property var line: panel.game.reckoning[index] ?? null // qmllint disable unqualified

                    visible: line !== null
                    width: pane.width - pane.gutter // qmllint disable unqualified
                    spacing: Theme.gap
                    Accessible.role: Accessible.StaticText
                    Accessible.name: line ? line.term + ", " + line.value : ""

                    LText {
                        id: term

                        text: row.line?.term ?? ""
                        color: Theme.text3
                        width: 0.5 * row.width
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }

                    LText {
                        text: row.line?.value ?? ""
                        strong: true
                        width: row.width - term.width - row.spacing
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }

            LText {
                objectName: "netVerdict"
                text: panel.game.verdict
                visible: text !== ""
                strong: true
                width: Math.min(parent.width, measure)
                wrapMode: Text.Wrap
            }
        }
    }

    Column {
        id: choices

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: pane.bottom
        anchors.topMargin: Theme.gapWide
        spacing: Theme.gapSmall

        LText {
            objectName: "readyWords"
            visible: panel.game.between && !panel.game.watching
            text: panel.game.readyForNext && panel.game.readySeconds > 0 ? qsTr("Waiting for %2, %1 s at most.").arg(panel.game.readySeconds).arg(panel.game.partner) : panel.game.readyForNext ? qsTr("Waiting for %1.").arg(panel.game.partner) : panel.game.partnerReady ? qsTr("%1 is ready.").arg(panel.game.partner) : qsTr("The next level begins when you are both ready.")
            color: Theme.text2
            width: Math.min(parent.width, measure)
            wrapMode: Text.Wrap
        }

        LButton {
            objectName: "readyForNext"
            visible: panel.game.between && !panel.game.watching
            focus: visible
            deliberate: true
            available: !panel.game.readyForNext
            reason: qsTr("The other one is not ready yet.")
            width: parent.width
            large: true
            primary: true
            text: panel.game.readyForNext ? qsTr("You are ready") : qsTr("Ready for level %1").arg(panel.game.level + 1)
            trailingIcon: panel.game.readyForNext ? "check" : "chev"
            onClicked: panel.game.next()
        }

        LButton {
            objectName: "watchMatch"
            visible: panel.game.over && panel.game.thread !== ""
            width: parent.width
            large: true
            iconName: "thread"
            text: qsTr("Watch it again")
            onClicked: panel.watchWanted()
        }

        LButton {
            objectName: "toLobby"
            focus: !panel.game.between || panel.game.watching
            width: parent.width
            large: true
            primary: panel.game.over
            iconName: "exit"
            text: panel.game.over || panel.game.watching ? qsTr("Back to the lobby") : qsTr("Save and leave")
            onClicked: panel.leaveWanted()
        }
    }

    Loader {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: choices.bottom
        anchors.topMargin: Theme.gapWide
        anchors.bottom: parent.bottom
        visible: height > 9 * Theme.body
        sourceComponent: panel.talk
    }
}

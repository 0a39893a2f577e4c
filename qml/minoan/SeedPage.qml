// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// A seed is typed or pasted: the same labyrinth for everybody who does (D-39).
ActionScope {
    id: page

    required property MinoanRun run
    readonly property string message: entry.fault

    signal leaveWanted
    signal helpWanted

    function begin() {
        if (entry.good)
            run.beginFrom(entry.text);
    }

    layout: ActionScope.Page
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Run from a seed")
    onHelp: page.helpWanted()
    onAlong: step => page.moveFocus(step > 0)
    onBack: page.leaveWanted()

    SeedEntry {
        id: entry
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }

    MinoanScene {
        visible: Theme.scenery && page.width > 55 * Theme.body
        picture: MinoanScene.Title
        look: Theme.look
        width: parent.width
        words: pane.x + pane.width
        anchors.top: parent.top
        anchors.bottom: foot.top
    }

    ScrollPane {
        id: pane

        x: Theme.compact ? Theme.gapLarge : Theme.gapGiant
        y: x
        width: Math.min(parent.width - 2 * x, Theme.textColumn * Math.max(1, Theme.textScale))
        height: foot.y - y - Theme.gapSmall
        gutter: Theme.gap

        Column {
            id: column

            readonly property real room: width - 2 * padding

            width: parent.width
            padding: Theme.gapSmall
            spacing: Theme.gapPanel

            LText {
                objectName: "title"
                width: column.room
                text: qsTr("Run from a seed")
                display: true
                size: Theme.compact || Theme.textScale > 1.3 ? Theme.title : Theme.hero
                wrapMode: Text.Wrap
            }

            LText {
                width: column.room
                text: qsTr("A seed code, a number or any text. Everybody who types the same walks the same labyrinth.")
                color: Theme.text2
                wrapMode: Text.Wrap
            }

            LTextField {
                objectName: "seedField"
                width: column.room
                focus: true
                name: qsTr("Seed")
                placeholderText: "L1-XXXXX-XXXXX-X"
                text: entry.text
                problem: entry.fault
                onTextEdited: entry.text = text
                onAccepted: page.begin()
            }

            LText {
                width: column.room
                visible: entry.good
                text: entry.code
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }

            LText {
                width: column.room
                visible: entry.good
                text: entry.glyphs
                font.family: Theme.signsFamily
                size: Theme.heading
                color: Theme.mark
                wrapMode: Text.WrapAnywhere
                Accessible.name: entry.syllables
            }

            LButton {
                objectName: "beginSeed"
                primary: true
                available: entry.good
                reason: qsTr("A seed is needed first.")
                text: qsTr("Begin")
                onClicked: page.begin()
            }

            LText {
                width: column.room
                text: page.run.hasJournal ? qsTr("The run in progress ends. Rules, version %1.").arg(entry.rulesVersion) : qsTr("Rules, version %1.").arg(entry.rulesVersion)
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
                text: qsTr("Begin")
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
    }
}

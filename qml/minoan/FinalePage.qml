// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The last room after the fight: two things and one altar, no numbers, only the acts (D-41). Each asks once.
ActionScope {
    id: page

    required property MinoanRun run
    // The act that is asked about: 0 the altar, 1 the belt, 2 the blood; -1 none.
    property int asked: -1
    readonly property list<string> acts: [qsTr("Sacrifice the head to Poseidon"), qsTr("Tie the head to your belt"), qsTr("Dip the amulet in the blood")]
    readonly property string message: qsTr("The Minotaur is dead. His head and his blood are yours; the altar is Poseidon’s.")

    signal pauseWanted
    signal helpWanted

    function perform() {
        const act = [run.sacrificeHead, run.tieHead, run.dipAmulet][asked];
        asked = -1;
        act();
    }

    layout: ActionScope.Page
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The last room")
    onHelp: page.helpWanted()
    onAlong: step => page.moveFocus(step > 0)
    onBack: page.pauseWanted()

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }

    MinoanScene {
        id: scene

        visible: Theme.scenery
        picture: MinoanScene.Altars
        count: 1
        focused: page.asked === 0 || head.activeFocus ? 0 : -1
        look: Theme.look
        foot: choices.height + Theme.gapHuge
        anchors.top: parent.top
        anchors.bottom: foot.top
        width: parent.width
    }

    ScrollPane {
        id: choices

        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.gap
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.gapLarge, 2 * Theme.textColumn)
        height: Math.min(contentHeight, foot.y - Theme.gapLarge)
        gutter: Theme.gap

        Column {
            width: parent.width
            padding: Theme.gapSmall
            spacing: Theme.gap

            LText {
                objectName: "title"
                width: parent.width - 2 * parent.padding
                text: qsTr("The Minotaur is dead")
                display: true
                size: Theme.title
                wrapMode: Text.Wrap
            }

            LText {
                width: parent.width - 2 * parent.padding
                text: page.run.headTied ? qsTr("The head hangs from your belt. The blood is still warm.") : qsTr("Two things are left to you: his head and his blood. What you do first cannot be taken back.")
                color: Theme.text2
                wrapMode: Text.Wrap
            }

            OptionRow {
                id: head

                objectName: "sacrifice"
                width: parent.width - 2 * parent.padding
                visible: !page.run.headTied
                focus: true
                text: page.acts[0]
                onClicked: page.asked = 0
            }

            OptionRow {
                objectName: "tie"
                width: parent.width - 2 * parent.padding
                visible: !page.run.headTied
                text: page.acts[1]
                onClicked: page.asked = 1
            }

            OptionRow {
                objectName: "dip"
                width: parent.width - 2 * parent.padding
                focus: page.run.headTied
                text: page.acts[2]
                onClicked: page.asked = 2
            }
        }
    }

    HintBar {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        onTriggered: action => page.trigger(action)
        status: qsTr("Nothing of this can be taken back")
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
                text: qsTr("Pause")
                action: Actions.Back
            }
        ]
    }

    Loader {
        anchors.fill: parent
        active: page.asked >= 0
        onLoaded: (item as Item).forceActiveFocus()

        // qmllint disable unqualified
        sourceComponent: LDialog {
            title: page.acts[page.asked]
            consequence: qsTr("This ends what you can choose between.")
            verb: qsTr("Do it")
            safeVerb: qsTr("Wait")
            onAgreed: page.perform()
            onClosed: page.asked = -1
        }
        // qmllint enable unqualified
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The title of the Minoan run (look l_minoan_title): go on, or begin; nothing carries over from one run to the next.
ActionScope {
    id: page

    required property MinoanRun run
    property string message: run.problem
    property bool asking: false
    // Someone has begun to choose: a run that is found only now takes no focus.
    property bool touched: false
    // Where the words end, as a part of the width: up to there the wall is plain.
    readonly property real textEnd: Math.min(0.95, (body.x + Math.max(head.width, Theme.textScale > 1.3 ? pane.width : Theme.menuWidth * 0.9)) / width)

    signal leaveWanted
    signal seedWanted
    signal helpWanted

    function offer() {
        if (!touched)
            (run.hasJournal ? goOnRow : newRow).focus = true;
    }

    function begin() {
        if (run.hasJournal)
            asking = true;
        else
            run.begin();
    }

    function answer(yes: bool) {
        asking = false;
        newRow.forceActiveFocus();
        if (yes)
            run.begin();
    }

    // Home and End go to the first and the last entry.
    function jump(key: int): bool {
        const rows = Array.from(menu.children).filter(row => row.visible && row instanceof MenuRow);
        const row = key === Qt.Key_Home ? rows[0] : key === Qt.Key_End ? rows[rows.length - 1] : null;
        row?.forceActiveFocus(Qt.TabFocusReason);
        return row !== null;
    }

    layout: ActionScope.Page
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Minoan run")
    Component.onCompleted: offer()
    onTriggered: touched = true
    onAlong: step => page.moveFocus(step > 0)
    onHelp: page.helpWanted()
    onBack: page.leaveWanted()

    Connections {
        target: page.run

        function onJournalChanged() {
            page.offer();
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }

    RoomScene {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: foot.top
        picture: MinoanScene.Title
    }

    Rectangle {
        anchors.fill: parent

        gradient: Gradient {
            orientation: Gradient.Horizontal

            GradientStop {
                position: page.textEnd
                color: Theme.bg
            }

            GradientStop {
                position: Math.min(1, page.textEnd + 0.2)
                color: Qt.rgba(Theme.bg.r, Theme.bg.g, Theme.bg.b, 0)
            }
        }
    }

    Item {
        id: body

        readonly property real margin: Theme.compact ? Theme.gapHuge : Theme.gapGiant + Theme.gapSmall

        anchors.fill: parent
        anchors.leftMargin: margin
        anchors.rightMargin: margin
        anchors.bottomMargin: foot.height

        Row {
            id: head

            x: Theme.gapWide
            y: Theme.compact ? Theme.gap : page.run.problem !== "" || page.run.elsewhere ? Theme.gapHuge : 2 * Theme.gapGiant - Theme.gapSmall
            spacing: Theme.gapWide

            Icon {
                name: "sign_minotaur"
                size: Theme.compact ? Theme.iconCard : Theme.iconHero
                colour: Theme.mark
                anchors.verticalCenter: parent.verticalCenter
            }

            Column {
                anchors.verticalCenter: parent.verticalCenter

                LText {
                    text: qsTr("Minoan run")
                    display: true
                    size: Theme.compact ? Theme.title : Theme.hero
                }

                LText {
                    text: qsTr("31 rooms. No way back. Watch your hunger.")
                    color: Theme.text2
                    size: Theme.compact ? Theme.body : Theme.large
                    width: Math.min(implicitWidth, body.width - x - Theme.iconHero - Theme.gapGiant)
                    wrapMode: Text.Wrap
                }
            }
        }

        ScrollPane {
            id: pane

            // Room for the ring of the first and the last entry.
            readonly property real rim: Theme.gapSmall

            anchors.top: head.bottom
            anchors.topMargin: (Theme.compact ? Theme.gap : Theme.gapGiant) - rim
            anchors.bottom: parent.bottom
            width: Math.min(parent.width, Theme.menuWidth * Math.max(1, 0.8 * Theme.textScale) + 2 * rim + Theme.gap)
            gutter: Theme.gap

            Column {
                id: menu

                width: parent.width
                padding: pane.rim
                spacing: Theme.gapSmall
                Keys.onPressed: event => event.accepted = page.jump(event.key)

                RunNotice {
                    visible: text !== ""
                    width: menu.width - 2 * menu.padding
                    danger: page.run.problem !== ""
                    text: page.run.problem !== "" ? page.run.problem : page.run.elsewhere ? qsTr("A run is played in another window. What you begin here is not kept.") : ""
                }

                MenuRow {
                    id: goOnRow

                    objectName: "goOnRow"
                    width: menu.width - 2 * menu.padding
                    visible: page.run.hasJournal
                    iconName: "thread"
                    text: qsTr("Go on")
                    detail: qsTr("Room %1 of 31, just where you left it").arg(page.run.journalRoom)
                    onClicked: page.run.goOn()
                }

                MenuRow {
                    id: newRow

                    objectName: "newRow"
                    width: menu.width - 2 * menu.padding
                    iconName: "play"
                    text: qsTr("New run")
                    detail: page.run.hasJournal ? qsTr("The run in progress ends") : qsTr("A labyrinth that nobody has seen")
                    onClicked: page.begin()
                }

                MenuRow {
                    objectName: "seedRow"
                    width: menu.width - 2 * menu.padding
                    iconName: "key"
                    text: qsTr("Run from a seed")
                    detail: qsTr("The same labyrinth for everybody who types it")
                    onClicked: page.seedWanted()
                }

                MenuRow {
                    objectName: "trainingRow"
                    width: menu.width - 2 * menu.padding
                    iconName: "shield"
                    text: qsTr("Training")
                    detail: qsTr("A dummy of straw, eight hints, nothing at stake")
                    onClicked: page.run.train()
                }

                MenuRow {
                    objectName: "guideRow"
                    width: menu.width - 2 * menu.padding
                    iconName: "book"
                    text: qsTr("How it works")
                    detail: qsTr("Matches, hunger, offerings: two minutes")
                    onClicked: page.helpWanted()
                }

                LText {
                    text: qsTr("Nothing carries over from one run to the next, except what you have learnt.")
                    size: Theme.label
                    color: Theme.text3
                    topPadding: Theme.compact ? Theme.gapSmall : Theme.gapLarge
                    leftPadding: Theme.gapWide
                    width: menu.width - 2 * menu.padding
                    wrapMode: Text.Wrap
                }
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
                text: qsTr("Choose")
                action: Actions.Next
                actions: [Actions.Previous, Actions.Next]
            },
            Hint {
                text: qsTr("Open")
                action: Actions.Accept
            },
            Hint {
                text: qsTr("Help")
                action: Actions.Help
            },
            Hint {
                text: qsTr("Settings")
                action: Actions.Settings
            },
            Hint {
                text: qsTr("Main menu")
                action: Actions.Back
            }
        ]
    }

    Loader {
        anchors.fill: parent
        active: page.asking
        sourceComponent: question
        onLoaded: (item as Item).forceActiveFocus()
    }

    Component {
        id: question

        // qmllint disable unqualified
        LDialog {
            title: qsTr("End the run in progress?")
            consequence: qsTr("It stands in room %1 of 31. There is no way back to it.").arg(page.run.journalRoom)
            verb: qsTr("Begin anew")
            safeVerb: qsTr("Keep it")
            onClosed: page.answer(false)
            onAgreed: page.answer(true)
        }
        // qmllint enable unqualified
    }
}

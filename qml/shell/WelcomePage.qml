// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Shell

// The first start: three choices, and where to begin (look ag_welcome).
ActionScope {
    id: page

    required property Settings settings
    readonly property bool pictured: Theme.scenery && width > 55 * Theme.body
    // Of the ways to begin, the one that Begin takes.
    property int choice: 0
    readonly property var ways: [{
            "icon": "labrys",
            "name": qsTr("To play"),
            "detail": qsTr("The Minotaur maze, alone or with a friend at one keyboard."),
            "time": qsTr("about a minute to the first move")
        }, {
            "icon": "eye",
            "name": qsTr("To look around"),
            "detail": qsTr("The main menu: the game, its guide and all settings."),
            "time": qsTr("nothing begins by itself")
        }]

    signal playWanted
    signal menuWanted
    signal settingsWanted
    signal helpWanted

    function begin() {
        settings.keep("welcome/seen", true);
        if (choice === 0)
            playWanted();
        else
            menuWanted();
    }

    layout: ActionScope.Page
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Welcome")
    onHelp: page.helpWanted()
    onAlong: step => page.moveFocus(step > 0)
    onBack: {
        page.settings.keep("welcome/seen", true);
        page.menuWanted();
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }

    SceneItem {
        id: scene

        objectName: "scene"
        visible: page.pictured
        piece: SceneItem.Doorway
        look: Theme.look
        // As high as the picture, whose sides may not be cut.
        width: visible ? Math.min(0.367 * page.width, height * 470 / 756) : 0
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
        y: (Theme.compact ? Theme.gap : Theme.gapGiant) - rim
        width: Math.min(parent.width - x - Theme.gapLarge, 1.25 * Theme.textColumn * Math.max(1, Theme.textScale))
        height: start.y - y - Theme.gapSmall
        gutter: Theme.gap

        Column {
            id: column

            readonly property real room: width - 2 * padding

            width: parent.width
            padding: pane.rim
            spacing: Theme.compact ? Theme.gap : Theme.gapPanel

            Column {
                width: column.room

                LText {
                    objectName: "title"
                    text: qsTr("Welcome")
                    display: true
                    size: Theme.compact ? Theme.title : Theme.hero
                    width: parent.width
                    wrapMode: Text.Wrap
                }

                LText {
                    text: qsTr("Three choices, then you are in; F10 changes them later.")
                    color: Theme.text2
                    size: Theme.large
                    width: Math.min(parent.width, measure)
                    wrapMode: Text.Wrap
                }
            }

            Column {
                width: column.room

                Repeater {
                    model: ["language", "look/theme", "look/text"]

                    WelcomeChoice {
                        required property string modelData
                        required property int index

                        objectName: "choice" + index
                        width: parent.width
                        // qmllint disable unqualified
                        settings: page.settings
                        // qmllint enable unqualified
                        setting: modelData
                        focus: index === 0
                    }
                }
            }

            LText {
                objectName: "question"
                text: qsTr("What brings you here?")
                display: true
                size: Theme.compact ? Theme.subheading : Theme.heading
                width: column.room
                wrapMode: Text.Wrap
            }

            Grid {
                id: cards

                // As high as the highest.
                readonly property real high: Math.max(...Array.from({
                            "length": choices.count
                        }, (none, i) => choices.itemAt(i)?.implicitHeight ?? 0))

                columns: column.room > 26 * Theme.body ? 2 : 1
                spacing: Theme.gapWide

                Repeater {
                    id: choices

                    model: page.ways.length

                    ChoiceCard {
                        required property int index

                        objectName: "way" + index
                        // qmllint disable unqualified
                        width: (column.room - (cards.columns - 1) * cards.spacing) / cards.columns
                        height: cards.high
                        iconName: page.ways[index].icon
                        text: page.ways[index].name
                        detail: page.ways[index].detail
                        time: page.ways[index].time
                        chosen: page.choice === index
                        onClicked: page.choice = index
                        // qmllint enable unqualified
                    }
                }
            }
        }
    }

    // Always in sight.
    Flow {
        id: start

        x: pane.x + pane.rim
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.compact ? Theme.gap : Theme.gapLarge + Theme.gapTiny
        width: pane.width - 2 * pane.rim
        spacing: Theme.gapWide

        LButton {
            id: go

            objectName: "begin"
            primary: true
            large: true
            width: Math.max(implicitWidth, Theme.comboWidth)
            text: qsTr("Begin")
            trailingIcon: "chev"
            onClicked: page.begin()
        }

        LText {
            text: qsTr("No account, no network, nothing sent.")
            color: Theme.text3
            size: Theme.label
            width: Math.min(implicitWidth, start.width)
            wrapMode: Text.Wrap
            height: Math.max(implicitHeight, go.height)
            verticalAlignment: Text.AlignVCenter
        }
    }

    HintBar {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        onTriggered: action => page.trigger(action)
        status: qsTr("Also with a gamepad")
        hints: [
            Hint {
                text: qsTr("Change")
                keys: ["left", "right"]
                action: Actions.None
            },
            Hint {
                text: qsTr("Next choice")
                action: Actions.Next
                actions: [Actions.Previous, Actions.Next]
            },
            Hint {
                text: qsTr("Help")
                action: Actions.Help
            },
            Hint {
                text: qsTr("All settings")
                action: Actions.Settings
            },
            Hint {
                text: qsTr("Main menu")
                action: Actions.Back
            }
        ]
    }
}

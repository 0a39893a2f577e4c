// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// The first page: where one goes from, before the palace at the hour of the theme (look a_menu).
ActionScope {
    id: page

    // What can be continued, in words; empty for nothing.
    property string saved: ""
    property bool touched: false
    // Where the words end, as a part of the width.
    readonly property real wordsEnd: Math.min(0.84, (body.x + body.width) / width)

    signal continueWanted
    signal mazeWanted
    signal openWanted
    signal settingsWanted
    signal aboutWanted
    signal helpWanted

    function wall(strength: real): color {
        return Qt.rgba(Theme.bg.r, Theme.bg.g, Theme.bg.b, strength);
    }

    // A save that is found only now takes the focus as long as nobody has begun to choose.
    function offer() {
        if (!touched)
            (saved !== "" ? continueRow : mazeRow).focus = true;
    }

    layout: ActionScope.Page
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Labrys, main menu")
    Component.onCompleted: offer()
    onSavedChanged: offer()
    onTriggered: touched = true
    onAlong: step => page.moveFocus(step > 0)
    onHelp: page.helpWanted()

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }

    SceneItem {
        visible: Theme.scenery
        piece: SceneItem.Palace
        look: Theme.look
        anchors.left: plate.right
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: foot.top
    }

    // Large words have a wall of their own.
    Rectangle {
        id: plate

        readonly property bool needed: body.overflowing || Theme.textScale > 1.3

        width: needed ? Math.min(page.width, body.x + body.width + Theme.gapWide) : 0
        height: foot.y
        color: Theme.bg
    }

    // The wall behind the words is plain.
    Rectangle {
        width: parent.width
        // The ground with the thread lies before it (paint::paintPalace).
        height: foot.y * 704 / 756
        visible: Theme.scenery && !plate.needed

        gradient: Gradient {
            orientation: Gradient.Horizontal

            // Falls as smoothly as it ends.
            GradientStop {
                position: 0.5 * page.wordsEnd
                color: Theme.bg
            }

            GradientStop {
                position: 0.62 * page.wordsEnd
                color: page.wall(0.84)
            }

            GradientStop {
                position: 0.78 * page.wordsEnd
                color: page.wall(0.5)
            }

            GradientStop {
                position: 0.94 * page.wordsEnd
                color: page.wall(0.16)
            }

            GradientStop {
                position: Math.min(1, 1.1 * page.wordsEnd)
                color: page.wall(0)
            }
        }
    }

    ScrollPane {
        id: body

        readonly property real rim: Theme.gapSmall

        x: Theme.compact ? Theme.gapLarge : Theme.gapGiant
        y: Theme.compact ? Theme.gapWide : Theme.gapGiant
        width: Math.min(parent.width - 2 * x, Theme.menuWidth * Math.max(1, 0.8 * Theme.textScale) + 2 * rim + Theme.gap)
        height: Math.min(contentHeight, foot.y - y)
        gutter: Theme.gap

        Column {
            width: parent.width
            padding: body.rim
            spacing: Theme.gapTiny

            Row {
                spacing: Theme.gapPanel

                Icon {
                    objectName: "logo"
                    name: "labrys"
                    size: Theme.compact ? Theme.iconHero : Theme.iconLogo
                    colour: Theme.mark
                    anchors.verticalCenter: parent.verticalCenter
                }

                Column {
                    anchors.verticalCenter: parent.verticalCenter

                    LText {
                        objectName: "title"
                        text: "LABRYS"
                        display: true
                        size: Theme.compact || Theme.textScale > 1.3 ? Theme.hero : Theme.logo
                        font.letterSpacing: 0.14 * size
                    }

                    LText {
                        text: qsTr("Ways into the labyrinth. One thread out.")
                        color: Theme.text2
                        size: Theme.large
                        width: Theme.textScale < 1.3 ? Math.min(implicitWidth, page.width - x - body.x - Theme.iconLogo - Theme.gapGiant) : Math.min(implicitWidth, body.width - Theme.iconLogo - Theme.gapGiant)
                        wrapMode: Text.Wrap
                    }
                }
            }

            Item {
                width: 1
                height: Theme.compact ? Theme.gapWide : Theme.gapSmall
            }

            MenuRow {
                id: continueRow

                objectName: "continueGame"
                width: parent.width - 2 * parent.padding
                visible: page.saved !== ""
                iconName: "thread"
                text: qsTr("Continue")
                detail: qsTr("Minotaur maze, %1").arg(page.saved)
                onClicked: page.continueWanted()
            }

            MenuRow {
                id: mazeRow

                objectName: "mazeRow"
                width: parent.width - 2 * parent.padding
                iconName: "maze"
                text: qsTr("Minotaur maze")
                detail: qsTr("ASCII mazes, alone or with a friend")
                onClicked: page.mazeWanted()
            }

            MenuRow {
                objectName: "openRow"
                width: parent.width - 2 * parent.padding
                iconName: "folder"
                text: qsTr("Open a file")
                detail: qsTr("A level, a replay or a saved run of yours")
                onClicked: page.openWanted()
            }

            Item {
                width: parent.width - 2 * parent.padding
                implicitHeight: Theme.gapPanel

                Rectangle {
                    width: parent.width
                    height: Theme.hairline
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.line
                }
            }

            MenuRow {
                objectName: "settingsRow"
                width: parent.width - 2 * parent.padding
                iconName: "settings"
                text: qsTr("Settings")
                detail: qsTr("Language, look, speed and keys")
                onClicked: page.settingsWanted()
            }

            MenuRow {
                objectName: "aboutRow"
                width: parent.width - 2 * parent.padding
                iconName: "info"
                text: qsTr("About Labrys")
                detail: qsTr("Version, licences, diagnostics")
                onClicked: page.aboutWanted()
            }
        }
    }

    HintBar {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        onTriggered: action => page.trigger(action)
        //: The name of this language, in itself
        status: qsTr("English")
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
                text: qsTr("Full screen")
                action: Actions.FullScreen
            },
            Hint {
                text: qsTr("Quit")
                action: Actions.Quit
            }
        ]
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// Every sign, every key, and the numbers of the rules.
Overlay {
    id: overlay

    required property MazeController game
    readonly property bool narrow: Theme.textScale > 1.3

    signal guideWanted

    title: qsTr("How to play")
    wide: Theme.helpDialog
    onTriggered: action => {
        if (action === Actions.Back || action === Actions.Help)
            overlay.closed();
        else if (action === Actions.Previous || action === Actions.Next)
            pane.scroll(action === Actions.Next ? Theme.gapGiant : -Theme.gapGiant);
    }

    MazeRules {
        id: rules

        game: overlay.game
    }

    Item {
        implicitHeight: pane.implicitHeight + close.implicitHeight + Theme.gapPanel
        anchors.fill: parent

        ScrollPane {
            id: pane

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: close.top
            anchors.bottomMargin: Theme.gapPanel

            Grid {
                id: grid

                // The rules have longer lines than the signs.
                readonly property real signsWidth: columns > 1 ? 0.44 * (width - columnSpacing) : width
                readonly property real rulesWidth: columns > 1 ? 0.56 * (width - columnSpacing) : width

                // Beside it the mark of where one is.
                width: parent.width - Theme.gap
                columns: overlay.narrow ? 1 : 2
                columnSpacing: Theme.gapHuge
                rowSpacing: Theme.gapLarge

                Column {
                    width: grid.signsWidth
                    spacing: Theme.gapLarge

                    HelpSigns {
                        width: parent.width
                        numbers: rules
                    }

                    HelpLevels {
                        width: parent.width
                        numbers: rules
                    }
                }

                Column {
                    width: grid.rulesWidth
                    spacing: Theme.gapLarge

                    HelpRules {
                        width: parent.width
                        numbers: rules
                    }

                    HelpCycle {
                        width: parent.width
                        numbers: rules
                    }

                    HelpKeys {
                        width: parent.width
                        game: overlay.game
                    }
                }
            }
        }

        LButton {
            objectName: "toGuide"
            iconName: "help"
            text: qsTr("The guide")
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            onClicked: overlay.guideWanted()
        }

        LButton {
            id: close

            objectName: "closeHelp"
            focus: true
            primary: true
            text: qsTr("Close")
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            onClicked: overlay.closed()
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Shell

// What Labrys is made of, and by which licences (UIX-051).
PageFrame {
    id: page

    signal copied
    signal leaveWanted
    signal helpWanted

    layout: ActionScope.Page
    title: qsTr("About Labrys")
    iconName: "labrys"
    hints: [
        Hint {
            text: qsTr("Choose")
            action: Actions.Next
            actions: [Actions.Previous, Actions.Next]
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
    Accessible.role: Accessible.Pane
    Accessible.name: title
    onBack: page.leaveWanted()
    onHelp: page.helpWanted()
    onAlong: step => page.moveFocus(step > 0)

    About {
        id: about
    }

    Panel {
        id: left

        x: Theme.compact ? Theme.gap : Theme.gapPanel
        y: x
        width: 0.42 * page.width
        height: parent.height - 2 * y

        ScrollPane {
            width: parent.width
            height: copy.y - Theme.gap
            gutter: Theme.gap

            Column {
                width: parent.width
                spacing: Theme.gap

                LText {
                    text: qsTr("Labrys %1").arg(about.version)
                    display: true
                }

                LText {
                    text: qsTr("A house of labyrinths. No account, no network but the games that you start, nothing sent.")
                    color: Theme.text2
                    width: Math.min(parent.width, measure)
                    wrapMode: Text.Wrap
                }

                Column {
                    width: parent.width

                    Repeater {
                        model: about.versions

                        LText {
                            required property string modelData

                            text: modelData
                            color: Theme.text3
                            size: Theme.label
                            width: parent.width
                            wrapMode: Text.Wrap
                        }
                    }
                }

                Repeater {
                    model: about.parts

                    Column {
                        required property var modelData

                        width: parent.width

                        LText {
                            text: parent.modelData.name
                            strong: true
                            width: parent.width
                            wrapMode: Text.Wrap
                        }

                        LText {
                            text: parent.modelData.what + ", " + parent.modelData.licence
                            color: Theme.text3
                            size: Theme.label
                            width: parent.width
                            wrapMode: Text.Wrap
                        }
                    }
                }
            }
        }

        LButton {
            id: copy

            objectName: "copyDiagnostics"
            focus: true
            y: left.height - height - 2 * left.padding
            iconName: "copy"
            text: qsTr("Copy diagnostics")
            tip: qsTr("Versions only: no name, no folder of yours")
            onClicked: {
                about.copyDiagnostics();
                page.copied();
            }
        }
    }

    Panel {
        id: right

        anchors.left: left.right
        anchors.leftMargin: left.x
        anchors.right: parent.right
        anchors.rightMargin: left.x
        y: left.y
        height: left.height

        Segments {
            id: which

            name: qsTr("Licence")
            tabs: true
            options: ["GPL-3.0-or-later", "CC-BY-SA-4.0"]
        }

        ScrollPane {
            y: which.height + Theme.gap
            width: parent.width
            height: right.height - 2 * right.padding - y
            gutter: Theme.gap

            LText {
                text: about.licenceText(which.options[which.current])
                size: Theme.message
                width: Math.min(parent.width, measure)
                wrapMode: Text.Wrap
            }
        }
    }
}

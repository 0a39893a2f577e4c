// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Net

// Before one is on a server: under which name one comes, how the connecting goes, and why it did not.
Rectangle {
    id: panel

    required property NetLobby lobby
    readonly property bool trying: lobby.place === NetLobby.Connecting || lobby.place === NetLobby.Waiting
    readonly property bool failed: lobby.sentence !== "" && !trying
    readonly property bool changed: failed && lobby.knownCertificate !== ""

    function answer() {
        if (failed && visible && lobby.address !== "")
            (changed ? giveUp : retry).forceActiveFocus();
    }

    onFailedChanged: answer()
    onChangedChanged: answer()
    onVisibleChanged: answer()
    radius: Theme.radiusPanel
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line

    ScrollPane {
        anchors.fill: parent
        anchors.margins: Theme.compact ? Theme.gapWide : Theme.gapLarge
        gutter: Theme.gap

        Column {
            width: parent.width
            spacing: Theme.gapWide

            LText {
                text: qsTr("Play with somebody else")
                display: true
                size: Theme.compact ? Theme.subheading : Theme.heading
                width: parent.width
                wrapMode: Text.Wrap
            }

            LText {
                visible: !panel.failed || (!Theme.compact && Theme.textScale < 1.3)
                text: qsTr("Two go through the same seven mazes, each at a computer of their own: one key for both, one score. Choose a server, or host one here and tell the other its address.")
                color: Theme.text2
                width: Math.min(parent.width, measure)
                wrapMode: Text.Wrap
            }

            FieldRow {
                width: Math.min(parent.width, nameField.implicitWidth * 1.4)
                caption: nameField.name

                LTextField {
                    id: nameField

                    objectName: "netName"
                    name: qsTr("Your name, as others see it")
                    text: panel.lobby.name
                    maximumLength: 32
                    width: parent.width
                    onEditingFinished: panel.lobby.name = text
                }
            }

            Rectangle {
                visible: panel.failed
                width: parent.width
                implicitHeight: trouble.implicitHeight + 2 * Theme.gap
                radius: Theme.radiusPanel
                color: Theme.overlay
                border.width: Theme.edge
                border.color: Theme.terraText

                Icon {
                    id: sign

                    name: "warn"
                    colour: Theme.terraText
                    size: Theme.iconButton
                    x: Theme.gap
                    y: Theme.gap
                }

                Column {
                    id: trouble

                    anchors.left: sign.right
                    anchors.right: parent.right
                    anchors.top: parent.top
                    anchors.margins: Theme.gap
                    spacing: Theme.gapSmall

                    LText {
                        objectName: "netProblem"
                        text: panel.failed ? panel.lobby.sentence : ""
                        width: Math.min(parent.width, measure)
                        wrapMode: Text.Wrap
                    }

                    LText {
                        visible: panel.changed
                        text: qsTr("Known until now:")
                        size: Theme.label
                        color: Theme.text3
                    }

                    LText {
                        visible: panel.changed
                        text: panel.lobby.knownCertificate
                        font.family: Theme.codeFamily
                        size: Theme.label
                        width: Math.min(parent.width, measure)
                        wrapMode: Text.Wrap
                    }

                    LText {
                        visible: panel.changed
                        text: qsTr("Shown now:")
                        size: Theme.label
                        color: Theme.text3
                    }

                    LText {
                        visible: panel.changed
                        text: panel.lobby.certificate
                        font.family: Theme.codeFamily
                        size: Theme.label
                        width: Math.min(parent.width, measure)
                        wrapMode: Text.Wrap
                    }
                }
            }

            Flow {
                width: parent.width
                spacing: Theme.gap
                visible: panel.failed && panel.lobby.address !== ""

                LButton {
                    id: retry

                    objectName: "netAgain"
                    visible: !panel.changed
                    iconName: "restart"
                    text: qsTr("Try again")
                    onClicked: panel.lobby.again()
                }

                LButton {
                    objectName: "netForget"
                    visible: panel.changed
                    text: qsTr("It is right: trust the new one")
                    onClicked: panel.lobby.forgetCertificate()
                }

                LButton {
                    id: giveUp

                    objectName: "netGiveUp"
                    text: panel.changed ? qsTr("Do not connect") : qsTr("Leave it")
                    onClicked: panel.lobby.disconnectNow()
                }
            }

            LProgress {
                objectName: "netProgress"
                visible: panel.trying
                width: parent.width
                name: panel.lobby.place === NetLobby.Waiting ? qsTr("The connection is lost. Next try in %1 s.").arg(panel.lobby.retrySeconds) : panel.lobby.sentence
                unknown: true
                onStopped: panel.lobby.disconnectNow()
            }
        }
    }
}

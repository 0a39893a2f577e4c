// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// What is known of a door, and what it costs. A sign that is new shows itself and the cost, nothing else.
Pressable {
    id: control

    // A map of DoorChoice.
    required property var door
    required property int number
    // The picture of the doors is not there: the card shows the sign itself.
    property bool alone: false
    readonly property bool sunk: down
    readonly property bool glows: activeFocus
    readonly property bool pictured: alone || !door.known

    implicitWidth: Theme.doorCard
    implicitHeight: Math.max(Theme.doorCardHeight, body.implicitHeight + 2 * Theme.gapWide)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: door.spoken
    Accessible.onPressAction: if (control.enabled)
        control.clicked()
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()
    transform: Translate {
        y: control.sunk ? Theme.pressed : 0
    }

    background: Face {
        radius: Theme.radiusPanel
        rest: Theme.surface
        hovered: control.hovered
        pressed: control.sunk
        focused: control.activeFocus
        chosen: control.glows
    }

    Column {
        id: body

        x: Theme.gapWide
        width: control.width - 2 * Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        Item {
            width: parent.width
            implicitHeight: Math.max(Theme.iconCard, words.implicitHeight)

            Icon {
                visible: !control.pictured
                name: control.door.house ?? ""
                size: Theme.iconCard
                colour: control.glows ? Theme.mark : Theme.text2
                anchors.verticalCenter: parent.verticalCenter
            }

            SignCoin {
                visible: control.pictured
                size: Theme.iconCard
                ringed: control.glows
                glyph: control.door.glyph
                icon: control.door.icon
                anchors.verticalCenter: parent.verticalCenter
            }

            Column {
                id: words

                x: Theme.iconCard + Theme.gap
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter

                LText {
                    text: control.door.title
                    display: true
                    size: Theme.panelTitle
                    width: parent.width
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }

                LText {
                    text: control.door.subtitle
                    visible: text !== ""
                    size: Theme.label
                    color: Theme.text3
                    width: parent.width
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.gapSmall

            Repeater {
                model: control.door.chips

                Chip {
                    required property var modelData

                    iconName: modelData.icon
                    text: modelData.text
                    tone: modelData.tone
                    most: body.width // qmllint disable unqualified
                }
            }

            Row {
                visible: pair.count > 0
                spacing: Theme.gapTiny

                Repeater {
                    id: pair

                    model: control.door.pair ?? []

                    SignCoin {
                        required property var modelData

                        glyph: modelData.glyph
                        icon: modelData.icon
                        ringed: modelData.own
                        faint: !modelData.own
                    }
                }
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// An altar: whose it is, and in a well what it gives for the chosen treasure, before and after.
Pressable {
    id: control

    // A map of AltarChoice.
    required property var altar
    readonly property bool sunk: down
    readonly property bool glows: activeFocus

    implicitWidth: Theme.altarCard
    implicitHeight: Math.max(Theme.altarCardHeight, body.implicitHeight + 2 * Theme.gapWide)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: altar.spoken
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
        spacing: Theme.gapSmall

        Flow {
            width: parent.width
            spacing: Theme.gapSmall

            LText {
                id: name

                text: control.altar.name
                display: true
                Accessible.ignored: true
            }

            LText {
                text: qsTr("written <i>%1</i>").arg(control.altar.written)
                textFormat: Text.StyledText
                size: Theme.caption
                color: Theme.text3
                width: Math.max(implicitWidth, body.width - name.width - parent.spacing)
                height: name.height
                horizontalAlignment: implicitWidth + name.width + parent.spacing <= body.width ? Text.AlignRight : Text.AlignLeft
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.gap

            Repeater {
                model: control.altar.marks

                Row {
                    id: fact

                    required property var modelData

                    spacing: Theme.gapTiny

                    Icon {
                        name: fact.modelData.icon
                        size: Theme.iconSmall
                        colour: Theme.text2
                        anchors.verticalCenter: parent.verticalCenter
                    }

                    LText {
                        text: fact.modelData.text
                        size: Theme.caption
                        strong: true
                        color: Theme.text2
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                }
            }
        }

        Rectangle {
            width: parent.width
            implicitHeight: Math.max(Theme.well, gain.implicitHeight + 2 * Theme.gapSmall)
            radius: Theme.radiusPanel
            color: Theme.sunken

            Icon {
                id: sign

                name: control.altar.gain.icon
                size: Theme.iconLarge
                colour: control.altar.gain.tried ? Theme.mark : Theme.text3
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
            }

            Column {
                id: gain

                anchors.left: sign.right
                anchors.leftMargin: Theme.gap
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter

                LText {
                    text: control.altar.gain.title
                    size: Theme.body
                    font.weight: Font.Bold
                    width: parent.width
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }

                LText {
                    text: control.altar.gain.detail
                    size: Theme.label
                    color: Theme.text2
                    width: parent.width
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }

        LText {
            text: control.altar.remark
            size: Theme.label
            color: Theme.text3
            width: parent.width
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}

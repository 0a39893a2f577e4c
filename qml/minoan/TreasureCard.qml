// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A treasure on its square of ivory; the chosen one has an edge of ochre, a decided one says what became of it.
Pressable {
    id: control

    // A map of AltarChoice.
    required property var treasure
    property bool chosen: false
    readonly property list<color> inks: [Theme.inkSword, Theme.inkBow, Theme.inkMace, Theme.inkShield, Theme.inkFlower]

    implicitWidth: Theme.treasureCard
    implicitHeight: Math.max(Theme.treasureCardHeight, words.implicitHeight + 2 * Theme.gap)
    focusPolicy: treasure.waiting ? Qt.StrongFocus : Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: treasure.spoken
    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.onPressAction: if (control.enabled)
        control.clicked()
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    background: Face {
        radius: Theme.radiusPanel
        hovered: control.hovered && control.treasure.waiting
        focused: control.activeFocus
        chosen: control.chosen
    }

    Rectangle {
        id: square

        x: Theme.gap
        width: Theme.treasureTile
        height: width
        radius: Theme.radiusPanel
        color: Theme.tilePlain
        opacity: control.treasure.waiting ? 1 : Theme.passed
        anchors.verticalCenter: parent.verticalCenter

        Icon {
            anchors.centerIn: parent
            name: control.treasure.icon
            size: 0.7 * square.width
            colour: control.inks[control.treasure.ink] ?? Theme.inkMace
        }
    }

    Column {
        id: words

        anchors.left: square.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter

        LText {
            text: control.treasure.name
            size: Theme.large
            font.weight: Font.Bold
            width: parent.width
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        Row {
            width: parent.width
            spacing: Theme.gapTiny

            Icon {
                id: tick

                visible: !control.treasure.waiting
                name: "check"
                size: visible ? Theme.iconSmall : 0
                colour: Theme.aegeanText
            }

            LText {
                text: control.treasure.detail
                size: Theme.label
                color: control.treasure.waiting ? Theme.text2 : Theme.aegeanText
                width: parent.width - tick.size - parent.spacing
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}

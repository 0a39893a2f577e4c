// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// One of a few ways, with what each means; the chosen one has an edge of ochre and a tick.
T.RadioButton {
    id: control

    required property string iconName
    property string detail: ""
    property string time: ""
    property bool chosen: false
    property string pose: ""
    readonly property bool lit: hovered || pose === "hover"

    autoExclusive: false
    checkable: false
    implicitHeight: Math.max(Theme.compact ? 0 : 1.9 * Theme.cardHeight, words.implicitHeight + when.implicitHeight + 2 * Theme.gapWide + Theme.gapSmall)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: text + ", " + detail + ", " + time
    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.onPressAction: if (control.enabled)
        control.clicked()
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    background: Rectangle {
        radius: Theme.radiusPanel
        color: control.down || control.pose === "press" ? Theme.sunken : control.chosen || control.lit ? Theme.overlay : Theme.surface
        border.width: control.chosen ? Theme.edgeStrong : Theme.edge
        border.color: control.chosen ? Theme.accentEdge : Theme.outline

        RingFrame {
            visible: control.activeFocus || control.pose === "focus"
            corner: Theme.radiusPanel
        }
    }

    Column {
        id: words

        x: Theme.gapWide
        y: Theme.gapWide
        width: control.width - 2 * Theme.gapWide
        spacing: Theme.gapSmall

        // Beside its name where there is little room.
        Item {
            readonly property bool beside: Theme.compact

            width: parent.width
            implicitHeight: beside ? Math.max(sign.size, name.implicitHeight) : sign.size + Theme.gapSmall + name.implicitHeight

            Icon {
                id: sign

                name: control.iconName
                size: parent.beside ? Theme.iconLarge : Theme.iconCard
                colour: control.chosen ? Theme.mark : Theme.text2
            }

            Icon {
                name: "check"
                visible: control.chosen
                size: Theme.iconButton
                anchors.right: parent.right
            }

            LText {
                id: name

                text: control.text
                display: true
                size: Theme.subheading
                x: parent.beside ? sign.size + Theme.gap : 0
                width: parent.width - x - Theme.iconButton
                wrapMode: Text.Wrap
                anchors.bottom: parent.bottom
                Accessible.ignored: true
            }
        }

        LText {
            text: control.detail
            color: Theme.text2
            size: Theme.message
            width: parent.width
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    LText {
        id: when

        text: control.time
        color: Theme.text3
        size: Theme.label
        x: Theme.gapWide
        width: words.width
        wrapMode: Text.Wrap
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapWide
        Accessible.ignored: true
    }
}

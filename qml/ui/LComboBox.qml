// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// One of many, opened by click, Return, Space or Alt and an arrow; the arrows alone change it in place.
T.ComboBox {
    id: control

    property string name: ""
    property string pose: ""
    property bool opening: false
    // The chosen entry, for owners that bind it: it outlives a change of the words, as of the language.
    property int choice: -1

    // Opens; and takes what is highlighted when it is open.
    function press() {
        if (popup.visible && highlightedIndex >= 0)
            activated(currentIndex = highlightedIndex);
        popup.visible = !popup.visible;
    }

    function recall() {
        if (choice >= 0)
            currentIndex = choice;
    }

    onChoiceChanged: recall()
    onModelChanged: recall()
    onActivated: index => choice = index

    implicitWidth: Theme.comboWidth * Math.max(1, Theme.textScale)
    onActiveFocusChanged: opening = false
    implicitHeight: Math.max(Theme.field, implicitContentHeight + 2 * Theme.gapSmall)
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : Theme.disabled
    hoverEnabled: true
    Accessible.role: Accessible.ComboBox
    Accessible.name: name + ", " + displayText
    Accessible.onPressAction: if (enabled)
        press()
    // Its release would close again what the press opened.
    Keys.onReturnPressed: event => {
        event.accepted = opening = !popup.visible;
        if (opening)
            popup.open();
    }
    Keys.onReleased: event => {
        event.accepted = opening;
        opening = false;
    }

    background: Face {
        hovered: control.hovered
        pressed: control.down && !control.popup.visible
        focused: control.activeFocus
        pose: control.pose
    }
    contentItem: Text {
        leftPadding: Theme.gap
        rightPadding: Theme.gap + Theme.icon
        text: control.displayText
        textFormat: Text.PlainText
        color: Theme.text
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        font.family: Theme.bodyFamily
        font.pixelSize: Theme.body
        Accessible.ignored: true
    }
    indicator: Icon {
        name: "chevd"
        size: Theme.icon
        colour: Theme.text2
        x: control.width - width - Theme.gap
        y: (control.height - height) / 2
    }
    delegate: ListRow {
        required property int index
        required property var modelData

        // qmllint disable unqualified
        width: control.width - 2 * Theme.gapTiny
        text: modelData
        chosen: control.currentIndex === index
        lit: control.highlightedIndex === index
        // qmllint enable unqualified
    }
    popup: T.Popup {
        y: control.height + Theme.gapTiny
        width: control.width
        implicitHeight: Math.min(Theme.popupMost, contentItem.implicitHeight + 2 * Theme.gapTiny)
        padding: Theme.gapTiny

        background: Rectangle {
            radius: Theme.radiusPanel
            color: Theme.overlay
            border.width: Theme.edge
            border.color: Theme.outline
        }
        contentItem: ListView {
            clip: true
            cacheBuffer: 0
            implicitHeight: contentHeight
            model: control.popup.visible ? control.delegateModel : null
            currentIndex: control.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: control.name
        }
    }
}

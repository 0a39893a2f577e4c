// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// One of a few values: side by side where they fit, else in a list to open.
FocusScope {
    id: control

    property string name: ""
    property list<string> options
    property int current: 0
    // How wide it may be.
    property real room: Infinity
    readonly property bool fits: segments.implicitWidth <= room

    signal chosen(int index)

    implicitWidth: fits ? segments.implicitWidth : Math.min(room, list.implicitWidth)
    implicitHeight: fits ? segments.implicitHeight : list.implicitHeight

    Segments {
        id: segments

        visible: control.fits
        focus: control.fits
        name: control.name
        options: control.options
        current: control.current
        onChosen: index => control.chosen(index)
    }

    LComboBox {
        id: list

        visible: !control.fits
        focus: !control.fits
        width: Math.min(control.room, implicitWidth)
        name: control.name
        model: control.options
        choice: control.current
        onActivated: index => control.chosen(index)
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A bundled icon in one colour; decoration, so that what it stands beside must carry the name.
Image {
    required property string name
    property color colour: Theme.text
    property real size: Theme.icon

    width: size
    height: size
    source: name === "" ? "" : "image://icon/" + name + "/" + String(colour).slice(1)
    sourceSize: Qt.size(size, size) // qmllint disable
    Accessible.ignored: true
}

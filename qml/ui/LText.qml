// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A text to be read.
Text {
    property bool strong: false
    // Titles have a face of their own, whose space is wide.
    property bool display: false
    property int size: display ? Theme.subheading : Theme.body
    // The widest column that is read with ease, some 64 characters.
    readonly property real measure: Theme.measure * size

    color: Theme.text
    textFormat: Text.PlainText
    font.family: display ? Theme.displayFamily : Theme.bodyFamily
    font.pixelSize: size
    font.weight: display ? Font.Bold : strong ? Font.DemiBold : Font.Normal
    font.wordSpacing: display ? -0.12 * size : 0
    Accessible.role: display ? Accessible.Heading : Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}

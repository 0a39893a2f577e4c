// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Net

// A line of a chat: when, who, what; a notice stands in the middle; what happens in a maze has no name.
Item {
    id: line

    required property bool notice
    required property string stamp
    required property string name
    required property string text
    required property bool own
    required property int person
    required property int tone
    required property string spoken
    readonly property var tones: [Theme.text, Theme.text, Theme.aegeanText, Theme.terraText]
    readonly property real rest: width - (when.visible ? when.width + Theme.gapSmall : 0)

    implicitHeight: Math.max(when.implicitHeight, who.implicitHeight, what.implicitHeight)
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Text {
        id: when

        visible: line.stamp !== ""
        text: line.stamp
        textFormat: Text.PlainText
        width: 3.1 * font.pixelSize
        color: Theme.text3
        font.family: Theme.codeFamily
        font.pixelSize: Theme.caption
        anchors.baseline: what.baseline
        Accessible.ignored: true
    }

    LText {
        id: who

        visible: line.name !== ""
        text: line.own ? qsTr("You") : line.name
        strong: true
        size: Theme.message
        color: line.own ? Theme.mark : PersonInks.names[line.person % 4]
        x: when.visible ? when.width + Theme.gapSmall : 0
        width: visible ? Math.min(implicitWidth, 0.45 * line.rest) : 0
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    LText {
        id: what

        text: line.text
        size: line.notice ? Theme.label : Theme.message
        color: line.notice ? Theme.text3 : line.name !== "" ? Theme.text : line.tones[line.tone]
        horizontalAlignment: line.notice ? Text.AlignHCenter : Text.AlignLeft
        x: line.notice ? 0 : who.visible ? who.x + who.width + Theme.gapSmall : who.x
        width: Math.min(line.width - x, line.notice ? line.width : measure)
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Labrys.Ui

// The tablet of a Tip, laid over the window below its target, or above it where there is no room.
Rectangle {
    id: bubble

    property Item target: null
    property string name: ""
    property string text: ""
    property var terms: []
    readonly property alias held: pointer.hovered
    // What it is laid over; without a target it stays where it was put.
    property Item ground: null
    readonly property point at: ground && target ? target.mapToItem(ground, 0, 0) : Qt.point(0, 0)
    readonly property real below: at.y + (target ? target.height : 0) + Theme.gapSmall
    readonly property bool fits: ground !== null && below + height < ground.height

    signal termWanted(int index)

    function escaped(words: string): string {
        return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
    }

    // Its terms underlined, as links to their number.
    function marked(): string {
        let all = escaped(text);
        for (let i = 0; i < terms.length; ++i)
            all = all.replace(escaped(terms[i].word), match => "<a href=\"" + i + "\">" + match + "</a>");
        return all;
    }

    z: 2
    x: ground ? Math.max(Theme.gapSmall, Math.min(at.x, ground.width - width - Theme.gapSmall)) : 0
    y: fits ? below : at.y - height - Theme.gapSmall
    width: Math.min(Theme.tooltip * Math.max(1, Theme.textScale), Math.max(titleRuler.advanceWidth, wordsRuler.advanceWidth) + 2 * Theme.gap + 2)
    height: lines.height + 2 * Theme.gapSmall
    radius: Theme.radiusPanel
    color: Theme.overlay
    border.width: Theme.edge
    border.color: Theme.outline
    Accessible.role: Accessible.ToolTip
    Accessible.name: name === "" ? text : name + ": " + text

    HoverHandler {
        id: pointer
    }

    // How wide the lines are unbroken: a text that breaks does not tell.
    TextMetrics {
        id: titleRuler

        text: bubble.name
        font: title.font
    }

    TextMetrics {
        id: wordsRuler

        text: bubble.text
        font: words.font
    }

    Column {
        id: lines

        x: Theme.gap
        y: Theme.gapSmall
        width: parent.width - 2 * Theme.gap

        LText {
            id: title

            text: bubble.name
            visible: text !== ""
            strong: true
            size: Theme.body
            width: parent.width
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        LText {
            id: words

            text: bubble.terms.length > 0 ? bubble.marked() : bubble.text
            textFormat: bubble.terms.length > 0 ? Text.StyledText : Text.PlainText
            // A tip is short; what is longer belongs into help.
            maximumLineCount: 4
            elide: Text.ElideRight
            linkColor: Theme.lapisText
            onLinkActivated: link => bubble.termWanted(Number(link))
            size: Theme.label
            color: Theme.text2
            width: parent.width
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// The newest sentence, always in the same place. Its icon and its edge tell how it is meant.
Rectangle {
    id: notice

    enum Tone {
        Plain,
        Hint,
        Good,
        Danger
    }

    property string text: ""
    property int tone: Notice.Plain
    readonly property color ink: tone === Notice.Danger ? Theme.terraText : tone === Notice.Good ? Theme.aegeanText : Theme.text3

    implicitHeight: Math.max(Theme.compact ? Theme.statusCard : Theme.notice, words.implicitHeight + 2 * Theme.gap)
    radius: Theme.radiusPanel
    color: tone === Notice.Plain ? Theme.surface : Theme.overlay
    border.width: tone === Notice.Danger ? Theme.edgeStrong : Theme.edge
    border.color: tone === Notice.Plain ? Theme.line : tone === Notice.Hint ? Theme.outline : ink

    Icon {
        id: sign

        name: notice.tone === Notice.Danger ? "warn" : notice.tone === Notice.Good ? "check" : "info"
        size: Theme.compact ? Theme.iconBar : Theme.iconLarge
        colour: notice.ink
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
    }

    LText {
        id: words

        text: notice.text
        strong: notice.tone !== Notice.Plain
        wrapMode: Text.Wrap
        size: Theme.compact ? Theme.body : Theme.large
        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
    }
}

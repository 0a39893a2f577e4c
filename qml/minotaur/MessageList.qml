// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// What was said in this level, the newest at the foot.
Rectangle {
    id: panel

    required property MazeController game
    // The least height that shows two lines.
    readonly property real least: caption.height + 2 * caption.anchors.margins + Theme.gapSmall + 3 * Theme.message
    readonly property var inks: [Theme.text2, Theme.text2, Theme.aegeanText, Theme.terraText]

    radius: Theme.radiusPanel
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line

    LText {
        id: caption

        text: qsTr("Messages")
        color: Theme.text3
        strong: true
        size: Theme.caption
        font.capitalization: Font.AllUppercase
        font.letterSpacing: 0.04 * size
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: Theme.compact ? Theme.gap : Theme.gapWide
    }

    ListView {
        id: list

        // Rows made ahead of time are cancelled with a warning of Qt when the model begins anew.
        cacheBuffer: 0
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: caption.bottom
        anchors.bottom: parent.bottom
        anchors.margins: caption.anchors.margins
        anchors.topMargin: Theme.gapSmall
        clip: true
        spacing: Theme.gapTiny
        boundsBehavior: Flickable.StopAtBounds
        model: panel.game.messages
        onCountChanged: positionViewAtEnd()
        onHeightChanged: positionViewAtEnd()
        Accessible.role: Accessible.List
        Accessible.name: caption.text

        delegate: Row {
            id: line

            required property int index
            required property int turn
            required property string text
            required property int tone

            width: ListView.view.width
            // An older line that does not fit whole is not shown at all.
            opacity: index === ListView.view.count - 1 || y >= ListView.view.contentY - 1 ? 1 : 0
            spacing: Theme.gapSmall

            Text {
                id: number

                text: line.turn
                width: 2.2 * font.pixelSize
                color: Theme.text3
                font.family: Theme.codeFamily
                font.weight: Font.DemiBold
                font.pixelSize: Theme.caption
                anchors.baseline: sentence.baseline
                Accessible.ignored: true
            }

            LText {
                id: sentence

                text: line.text
                width: line.width - number.width - line.spacing
                wrapMode: Text.Wrap
                color: panel.inks[line.tone] // qmllint disable unqualified
                size: Theme.message
                Accessible.name: qsTr("Turn %1: %2").arg(line.turn).arg(line.text)
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// What was said in this level, the newest at the foot.
TalkPanel {
    id: panel

    required property MazePlay game
    readonly property var inks: [Theme.text2, Theme.text2, Theme.aegeanText, Theme.terraText]

    caption: qsTr("Messages")

    ListView {
        id: list

        // Rows made ahead of time are cancelled with a warning of Qt when the model begins anew.
        cacheBuffer: 0
        anchors.fill: parent
        anchors.margins: panel.padding
        anchors.topMargin: panel.padding + panel.headHeight + Theme.gapSmall
        clip: true
        spacing: Theme.gapTiny
        boundsBehavior: Flickable.StopAtBounds
        model: panel.game.messages
        onCountChanged: positionViewAtEnd()
        onHeightChanged: positionViewAtEnd()
        Accessible.role: Accessible.List
        Accessible.name: panel.caption

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

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The pause (ASC-033): resume, help, save and quit.
Overlay {
    id: overlay

    required property MazeController game

    signal helpWanted
    signal settingsWanted
    signal menuWanted

    title: qsTr("Paused")
    onBack: overlay.closed()
    onHelp: overlay.helpWanted()
    onAlong: step => overlay.moveFocus(step > 0)

    Column {
        width: parent.width
        spacing: Theme.gap

        LText {
            text: overlay.game.savePath !== "" ? qsTr("Level %1, turn %2. Everything up to here is saved.").arg(overlay.game.level).arg(overlay.game.turn) : qsTr("Level %1, turn %2. This run is not kept.").arg(overlay.game.level).arg(overlay.game.turn)
            width: parent.width
            color: Theme.text2
            wrapMode: Text.WordWrap
        }

        LText {
            text: qsTr("Seed %1").arg(overlay.game.seed)
            width: parent.width
            color: Theme.text3
            size: Theme.label
            bottomPadding: Theme.gapSmall
        }

        LButton {
            objectName: "resume"
            width: parent.width
            focus: true
            large: true
            leading: true
            primary: true
            iconName: "play"
            text: qsTr("Resume")
            onClicked: overlay.closed()
        }

        LButton {
            objectName: "pauseSettings"
            width: parent.width
            large: true
            leading: true
            iconName: "settings"
            text: qsTr("Settings")
            onClicked: overlay.settingsWanted()
        }

        LButton {
            objectName: "pauseHelp"
            width: parent.width
            large: true
            leading: true
            iconName: "help"
            text: qsTr("Help")
            onClicked: overlay.helpWanted()
        }

        LButton {
            objectName: "saveAndQuit"
            width: parent.width
            large: true
            leading: true
            iconName: "save"
            text: qsTr("Save and quit to the menu")
            onClicked: overlay.menuWanted()
        }
    }
}

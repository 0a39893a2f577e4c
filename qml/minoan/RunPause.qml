// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The pause of a run: it waits just where it is, and there is no other place to go back to.
Overlay {
    id: overlay

    required property MinoanRun run

    signal helpWanted
    signal settingsWanted
    signal titleWanted

    title: qsTr("Paused")
    onBack: overlay.closed()
    onHelp: overlay.helpWanted()
    onAlong: step => overlay.moveFocus(step > 0)

    Column {
        width: parent.width
        spacing: Theme.gap

        LText {
            text: overlay.run.training ? qsTr("The training hall: nothing is at stake.") : overlay.run.journalPath !== "" ? qsTr("Room %1 of %2. The run waits just where it is.").arg(overlay.run.room).arg(overlay.run.rooms) : qsTr("Room %1 of %2. This run is not kept.").arg(overlay.run.room).arg(overlay.run.rooms)
            width: parent.width
            color: Theme.text2
            wrapMode: Text.Wrap
        }

        LText {
            text: qsTr("Seed %1").arg(overlay.run.seed)
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
            text: qsTr("Go on")
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
            text: qsTr("How it works")
            onClicked: overlay.helpWanted()
        }

        LButton {
            objectName: "toTitle"
            width: parent.width
            large: true
            leading: true
            iconName: "exit"
            text: qsTr("Leave for the title")
            onClicked: overlay.titleWanted()
        }
    }
}

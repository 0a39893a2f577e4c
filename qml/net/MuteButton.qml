// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Net

// Lines of one person are hidden, or shown again.
LButton {
    id: control

    required property NetLobby lobby
    required property string who
    readonly property bool silent: Array.from(lobby.muted).includes(who)

    objectName: "mute"
    iconName: silent ? "sound" : "mute"
    spoken: who === "" ? qsTr("Mute") : silent ? qsTr("Hear %1 again").arg(who) : qsTr("Mute %1").arg(who)
    tip: spoken
    available: who !== ""
    reason: qsTr("Choose somebody in the list first.")
    onClicked: lobby.setMuted(who, !silent)
}

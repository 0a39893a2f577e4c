// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// Ariadne's thread: a bead for each room, the present one large, the Minotaur at its end.
Item {
    id: thread

    required property int room
    required property int rooms
    readonly property real step: rooms > 1 ? (width - end.width) / (rooms - 1) : 0

    implicitWidth: Theme.headThread
    implicitHeight: Theme.iconButton
    Accessible.ignored: true

    component Line: Rectangle {
        height: Theme.threadLine
        y: (thread.height - height) / 2 // qmllint disable unqualified
    }

    component Bead: Rectangle {
        property real at: 0

        height: width
        radius: width / 2
        x: at - width / 2
        y: (thread.height - height) / 2 // qmllint disable unqualified
    }

    Line {
        width: thread.width - end.width / 2
        color: Theme.line
    }

    Line {
        width: Math.max(0, thread.room - 1) * thread.step
        color: Theme.terraText
    }

    Repeater {
        model: Math.max(0, thread.rooms - 1)

        Bead {
            required property int index
            // qmllint disable unqualified
            readonly property bool past: index < thread.room - 1
            readonly property bool fifth: index % 5 === 4

            at: index * thread.step
            // qmllint enable unqualified
            visible: past || fifth
            width: fifth ? Theme.beadLarge : Theme.bead
            color: past ? Theme.terraText : Theme.outline
        }
    }

    Icon {
        id: end

        name: "bull"
        size: thread.height
        colour: Theme.murexText
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
    }

    Bead {
        at: Math.max(0, thread.room - 1) * thread.step
        visible: thread.room < thread.rooms
        width: Theme.beadHere
        color: Theme.accent
        border.width: Theme.edgeStrong
        border.color: Theme.surface
    }
}

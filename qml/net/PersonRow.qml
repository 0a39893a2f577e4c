// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Net

// Somebody who is here: initial, name, what they do, how well they are reached, and what can be done.
RowFrame {
    id: line

    required property string name
    required property string initial
    required property string stateWords
    required property int ink
    required property string signalIcon
    required property int verb
    required property bool muted
    required property int person
    readonly property var inks: [Theme.text3, Theme.aegeanText, Theme.lapisText, Theme.mark, Theme.terraText]
    readonly property var verbs: ["", qsTr("Invite"), qsTr("Cancel"), qsTr("Play"), qsTr("Watch")]

    signal acted

    implicitHeight: Math.max(Theme.personRow, words.implicitHeight + Theme.gap)

    Rectangle {
        id: disc

        width: Theme.roundel
        height: width
        radius: width / 2
        color: PersonInks.grounds[line.person % 4]
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter

        LText {
            anchors.centerIn: parent
            text: line.initial
            font.weight: Font.Bold
            size: Math.min(Theme.body, 0.6 * disc.height)
            color: PersonInks.letters[line.person % 4]
            Accessible.ignored: true
        }
    }

    Column {
        id: words

        anchors.left: disc.right
        anchors.leftMargin: Theme.gap
        anchors.right: signs.left
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter

        LText {
            text: line.name
            strong: true
            width: parent.width
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        LText {
            text: line.stateWords
            size: Theme.label
            color: line.inks[line.ink]
            width: parent.width
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    Row {
        id: signs

        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        Icon {
            name: "mute"
            visible: line.muted
            size: Theme.iconSmall
            colour: Theme.text3
            anchors.verticalCenter: parent.verticalCenter
        }

        Icon {
            name: line.signalIcon
            size: Theme.iconSmall
            colour: line.signalIcon === "net_good" ? Theme.aegeanText : line.signalIcon === "net_lost" ? Theme.terraText : line.signalIcon === "net_slow" ? Theme.mark : Theme.text3
            anchors.verticalCenter: parent.verticalCenter
        }

        // Inside the one stop of the list, where Return does the same.
        LButton {
            width: Math.max(implicitWidth, Theme.verbWidth * Theme.textScale)
            focusPolicy: Qt.NoFocus
            opacity: line.verb > 0 ? 1 : 0
            enabled: line.verb > 0
            text: line.verbs[line.verb]
            // For a screen reader it is what pressing the row does.
            Accessible.ignored: true
            onClicked: line.acted()
        }
    }
}

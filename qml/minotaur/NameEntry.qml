// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// What the result is worth, and under which name it is kept: it is kept already, Enter gives it another name.
Column {
    id: entry

    required property ScoreKeeper keeper
    // Two players have a name each.
    property bool pair: false
    // Nothing to say: the run counts for no table.
    readonly property bool silent: keeper.verdict === "" && keeper.problem === ""

    // The fields, as what was typed in them became.
    function keep() {
        keeper.rename(first.text, second.text);
        first.text = keeper.name;
        second.text = keeper.partner;
    }

    spacing: Theme.gapSmall
    visible: !silent

    Row {
        width: parent.width
        spacing: Theme.gap

        Icon {
            id: sign

            name: "trophy"
            visible: entry.keeper.rank > 0
            size: Theme.iconBar
            colour: Theme.mark
        }

        LText {
            objectName: "verdict"
            text: entry.keeper.problem !== "" ? entry.keeper.problem : entry.keeper.verdict
            strong: entry.keeper.rank > 0
            color: entry.keeper.problem !== "" ? Theme.terraText : Theme.text
            width: Math.min(entry.width - (sign.visible ? sign.width + parent.spacing : 0), measure)
            wrapMode: Text.Wrap
            anchors.verticalCenter: parent.verticalCenter
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.gap
        visible: entry.keeper.rank > 0

        FieldRow {
            caption: first.name
            width: Math.min(first.implicitWidth, entry.width)

            LTextField {
                id: first

                objectName: "nameField"
                name: entry.pair ? qsTr("Name of the first player") : qsTr("Your name")
                text: entry.keeper.name
                maximumLength: 32
                width: parent.width
                onAccepted: entry.keep()
            }
        }

        FieldRow {
            caption: second.name
            visible: entry.pair
            width: Math.min(second.implicitWidth, entry.width)

            LTextField {
                id: second

                objectName: "partnerField"
                name: qsTr("Name of the second player")
                text: entry.keeper.partner
                maximumLength: 32
                width: parent.width
                onAccepted: entry.keep()
            }
        }

        LButton {
            objectName: "keepName"
            iconName: "check"
            text: qsTr("Keep this name")
            // It is kept as it stands; what is typed anew waits for this, or for Enter.
            visible: first.text !== entry.keeper.name || second.text !== entry.keeper.partner
            available: first.text.trim() !== ""
            reason: qsTr("Type a name first.")
            onClicked: entry.keep()
        }
    }
}

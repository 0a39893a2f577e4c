// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// What the enemy will do: sign, words, number, in the colour of what it means.
FightStop {
    id: card

    required property FightFacts facts
    readonly property color ink: FightInks.tones[facts.tone]
    readonly property string lines: facts.tone === FightFacts.Attack ? Array.from(facts.blows).map(blow => blow.text).join(Theme.compact ? ", " : "\n") : ""

    title: facts.deed
    why: facts.threatWhy
    spoken: [qsTr("Next action: %1").arg(facts.deed), lines.replace(/\n/g, ", "), facts.outlook].filter(part => part !== "").join(". ")
    implicitHeight: row.implicitHeight + (Theme.compact ? Theme.gap : Theme.gapPanel)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: Theme.overlay
        border.width: Theme.edgeStrong
        border.color: card.ink
    }

    Row {
        id: row

        x: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gap
        anchors.verticalCenter: parent.verticalCenter

        Grid {
            id: signs

            columns: Theme.compact ? 3 : 1
            spacing: Theme.ring
            anchors.verticalCenter: parent.verticalCenter

            Repeater {
                model: card.facts.blows

                Icon {
                    required property var modelData

                    name: modelData.icon
                    size: Theme.compact ? Theme.iconDeedSmall : Theme.iconDeed
                    colour: modelData.element > 0 ? FightInks.elements[modelData.element] : card.facts.tone === FightFacts.Attack ? Theme.text : card.ink // qmllint disable unqualified
                }
            }
        }

        Column {
            width: parent.width - signs.width - number.width - 2 * parent.spacing
            anchors.verticalCenter: parent.verticalCenter

            LText {
                text: card.facts.deed
                width: parent.width
                size: Theme.compact ? Theme.message : Theme.large
                font.weight: Font.Bold
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            LText {
                text: card.lines
                visible: text !== ""
                width: parent.width
                size: Theme.label
                color: Theme.text2
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }

        LText {
            id: number

            text: card.facts.amount
            size: Theme.compact ? Theme.numberSmall : Theme.numberLarge
            color: card.ink
            font.weight: Font.Bold
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}

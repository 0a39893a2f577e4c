// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// You: gauges with what is about to happen to them, what each symbol is worth, and what you are warded against.
FightPanel {
    id: side

    required property FightFacts facts
    property int time: 0

    name: qsTr("You")

    Item {
        width: parent.width
        implicitHeight: Math.max(portrait.height, words.implicitHeight)

        Rectangle {
            id: portrait

            width: Theme.compact ? Theme.portraitSmall : Theme.portrait
            height: width
            radius: Theme.radiusPanel
            color: Theme.lapis

            Icon {
                name: "user"
                size: Theme.iconLarge
                anchors.centerIn: parent
            }
        }

        Column {
            id: words

            anchors.left: portrait.right
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            anchors.verticalCenter: portrait.verticalCenter

            LText {
                text: side.name
                display: true
                size: Theme.compact ? Theme.panelTitle : Theme.subheading
            }

            LText {
                text: qsTr("%n gift(s) to the gods", "", side.facts.gifts)
                width: parent.width
                size: Theme.label
                color: Theme.text3
                wrapMode: Text.Wrap
            }
        }
    }

    GaugeBar {
        panel: side
        width: parent.width
        title: qsTr("Life")
        iconName: "heart"
        gauge: side.facts.life
        time: side.time
    }

    GaugeBar {
        panel: side
        width: parent.width
        title: qsTr("Armour")
        iconName: "armour"
        gauge: side.facts.armour
        fill: Theme.lapis
        ink: Theme.lapisText
        time: side.time
    }

    GaugeBar {
        panel: side
        width: parent.width
        title: qsTr("Satiety")
        iconName: "satiety"
        note: Theme.compact || side.facts.turnCost === 0 ? "" : qsTr("–%1 a turn").arg(side.facts.turnCost)
        gauge: side.facts.satiety
        fill: Theme.aegean
        ink: Theme.aegeanText
        time: side.time
    }

    SkillTable {
        panel: side
        width: parent.width
        skills: side.facts.skills
    }

    Column {
        visible: side.facts.wards.length > 0
        width: parent.width
        spacing: Theme.gapTiny

        LText {
            text: qsTr("Warded until the next hit")
            width: parent.width
            wrapMode: Text.Wrap
            size: Theme.caption
            strong: true
            color: Theme.text3
            font.capitalization: Font.AllUppercase
            font.letterSpacing: 0.04 * size
        }

        Flow {
            width: parent.width
            spacing: Theme.gapSmall

            Repeater {
                model: side.facts.wards

                MarkedChip {
                    required property var modelData

                    panel: side // qmllint disable unqualified
                    fact: modelData
                }
            }
        }
    }
}

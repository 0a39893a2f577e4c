// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The enemy: who it is, how it stands, what it will do, and what hurts it.
FightPanel {
    id: side

    required property FightFacts facts
    required property FightView view
    property int time: 0

    signal settled

    name: facts.enemy

    component Caption: LText {
        width: side.width - 2 * side.inset // qmllint disable unqualified
        size: Theme.caption
        strong: true
        color: Theme.text3
        wrapMode: Text.Wrap
        font.capitalization: Font.AllUppercase
        font.letterSpacing: 0.04 * size
    }

    Item {
        width: parent.width
        implicitHeight: words.implicitHeight

        Column {
            id: words

            anchors.left: parent.left
            anchors.right: marks.left
            anchors.rightMargin: Theme.gapSmall

            LText {
                text: side.facts.enemy
                display: true
                width: parent.width
                size: Theme.compact ? Theme.panelTitle : Theme.subheading
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.barTitle
                wrapMode: Text.Wrap
            }

            LText {
                text: side.facts.kind
                width: parent.width
                size: Theme.label
                color: Theme.text3
                wrapMode: Text.Wrap
            }
        }

        LevelMarks {
            id: marks

            visible: side.facts.level > 0
            level: side.facts.level
            anchors.right: parent.right
            anchors.verticalCenter: words.verticalCenter
        }
    }

    Rectangle {
        id: ground

        width: parent.width
        height: Theme.compact ? Theme.sealGroundSmall : Theme.sealGround
        radius: Theme.radiusPanel
        color: Theme.frieze

        Icon {
            name: side.facts.seal
            size: Math.min(parent.height - Theme.gapSmall, Theme.compact ? Theme.iconSealSmall : Theme.iconSeal)
            colour: Theme.tilePlain
            anchors.centerIn: parent
            anchors.horizontalCenterOffset: Theme.shake * side.view.shake
            opacity: side.view.won ? Theme.disabled : 1
        }

        Row {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.gapSmall
            spacing: Theme.gapTiny
            layoutDirection: Qt.RightToLeft

            Repeater {
                model: side.facts.archetypes

                Rectangle {
                    required property var modelData

                    width: Theme.compact ? Theme.iconSealBadgeSmall : Theme.iconSealBadge
                    height: width
                    radius: width / 2
                    color: Theme.badgeGround
                    Accessible.role: Accessible.Graphic
                    Accessible.name: modelData.spoken

                    Icon {
                        name: parent.modelData.icon
                        size: Theme.icon
                        colour: FightInks.badges[parent.modelData.element]
                        anchors.centerIn: parent
                    }
                }
            }
        }
    }

    GaugeBar {
        panel: side
        width: parent.width
        title: qsTr("Life")
        iconName: "heart"
        gauge: side.facts.enemyLife
        time: side.time
    }

    GaugeBar {
        panel: side
        width: parent.width
        title: qsTr("Armour")
        iconName: "armour"
        gauge: side.facts.enemyArmour
        fill: Theme.lapis
        ink: Theme.lapisText
        time: side.time
    }

    Column {
        visible: side.view.over
        width: parent.width
        spacing: Theme.gap

        LText {
            text: side.view.outcome
            width: parent.width
            display: true
            wrapMode: Text.Wrap
        }

        LButton {
            id: on

            objectName: "fightOver"
            width: parent.width
            primary: true
            iconName: "play"
            text: qsTr("Go on")
            onClicked: side.settled()
            onVisibleChanged: if (visible)
                forceActiveFocus()
        }
    }

    Column {
        visible: !side.view.over
        width: parent.width
        spacing: Theme.gapTiny

        Caption {
            text: qsTr("Next action")
        }

        ThreatCard {
            panel: side
            objectName: "threat"
            width: parent.width
            facts: side.facts
        }

        LText {
            text: side.facts.outlook
            visible: text !== ""
            width: parent.width
            topPadding: Theme.gapTiny
            size: Theme.label
            color: side.facts.deadly ? Theme.terraText : Theme.text2
            strong: side.facts.deadly
            wrapMode: Text.Wrap
        }
    }

    Column {
        visible: !side.view.over && side.facts.next !== ""
        width: parent.width
        spacing: Theme.gapTiny

        Caption {
            text: qsTr("After that")
            visible: !Theme.compact
        }

        Row {
            width: parent.width
            spacing: Theme.gapSmall

            Icon {
                id: sign

                name: side.facts.nextIcon
                size: Theme.icon
                colour: Theme.text2
            }

            LText {
                text: side.facts.next
                width: parent.width - sign.width - parent.spacing
                size: Theme.compact ? Theme.label : Theme.message
                wrapMode: Text.Wrap
            }
        }
    }

    Column {
        visible: !side.view.over && side.facts.resistances.length > 0
        width: parent.width
        spacing: Theme.gapTiny

        Caption {
            text: qsTr("Weak to / resists")
        }

        Flow {
            width: parent.width
            spacing: Theme.gapSmall

            Repeater {
                model: side.facts.resistances

                MarkedChip {
                    required property var modelData

                    panel: side // qmllint disable unqualified
                    fact: modelData
                }
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The cascade that a swap sets off, one cell for each wave: foreseen before the swap, and as it came afterwards.
FightZone {
    id: ribbon

    required property FightView view
    readonly property FightFacts facts: view.facts
    readonly property real chip: Theme.compact ? Theme.ribbonChipSmall : Theme.ribbonChip
    readonly property real inset: Theme.compact ? Theme.gap : Theme.gapWide
    readonly property bool adds: facts.dealt > 0 || facts.armourGain === 0 && facts.lifeGain === 0

    name: facts.foreseen ? qsTr("What the swap does") : qsTr("What the last swap did")
    implicitHeight: Math.max(Theme.compact ? Theme.ribbonSmall : Theme.ribbon, total.implicitHeight + Theme.gap)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: Theme.surface
        border.width: ribbon.facts.foreseen ? Theme.edge : Theme.hairline
        border.color: ribbon.facts.foreseen ? Theme.accentEdge : Theme.line
    }

    LText {
        text: ribbon.view.guidance
        visible: waves.count === 0
        anchors.left: parent.left
        anchors.right: total.visible ? total.left : parent.right
        anchors.margins: ribbon.inset
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.message
        color: Theme.text2
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
    }

    ListView {
        id: waves

        // Rows made ahead of time are cancelled with a warning of Qt when the model begins anew.
        cacheBuffer: 0
        anchors.left: parent.left
        anchors.right: total.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.leftMargin: ribbon.inset
        anchors.rightMargin: Theme.gapSmall
        orientation: ListView.Horizontal
        clip: contentWidth > width
        interactive: false
        spacing: Theme.gap
        model: ribbon.view.ribbon
        onCountChanged: positionViewAtEnd()
        Accessible.role: Accessible.List
        Accessible.name: ribbon.name

        delegate: FightStop {
            id: wave

            required property int index
            required property int number
            required property var symbols
            required property string detail
            required property string certainty
            required property string spokenText
            required property string whyText
            required property string titleText
            readonly property bool certain: certainty === ""

            panel: ribbon // qmllint disable unqualified
            width: line.implicitWidth
            height: ListView.view.height
            title: titleText
            spoken: spokenText
            why: whyText
            onActiveFocusChanged: if (activeFocus)
                waves.positionViewAtIndex(index, ListView.Contain) // qmllint disable unqualified

            Row {
                id: line

                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.compact ? Theme.gapSmall : Theme.gap

                Rectangle {
                    width: Math.max(Theme.waveCoin, number.implicitHeight)
                    height: width
                    radius: width / 2
                    color: "transparent"
                    border.width: Theme.edge
                    border.color: wave.certain ? Theme.mark : Theme.outline
                    anchors.verticalCenter: parent.verticalCenter

                    LText {
                        id: number

                        text: wave.number
                        size: Theme.caption
                        color: wave.certain ? Theme.mark : Theme.text2
                        font.weight: Font.Bold
                        anchors.centerIn: parent
                        Accessible.ignored: true
                    }
                }

                Repeater {
                    model: wave.symbols

                    TileFace {
                        required property int modelData

                        chip: true
                        symbol: modelData
                        look: Theme.look
                        side: ribbon.chip // qmllint disable unqualified
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }

                Column {
                    anchors.verticalCenter: parent.verticalCenter

                    LText {
                        text: wave.titleText
                        size: Theme.compact ? Theme.message : Theme.body
                        font.weight: Font.Bold
                        Accessible.ignored: true
                    }

                    LText {
                        text: wave.certain ? wave.detail : qsTr("%1, %2", "what a wave gives, how sure it is").arg(wave.detail).arg(wave.certainty)
                        size: Theme.compact ? Theme.caption : Theme.label
                        color: Theme.text2
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    FightStop {
        id: total

        panel: ribbon
        visible: waves.count > 0
        width: visible ? sums.implicitWidth : 0
        implicitHeight: sums.implicitHeight
        height: implicitHeight
        anchors.right: parent.right
        anchors.rightMargin: ribbon.inset
        anchors.verticalCenter: parent.verticalCenter
        title: ribbon.view.totalTitle
        spoken: ribbon.view.totalSpoken
        why: ribbon.view.totalWhy

        Column {
            id: sums

            LText {
                text: ribbon.facts.dealt
                visible: ribbon.adds
                size: Theme.compact ? Theme.numberSmall : Theme.numberLarge
                font.weight: Font.Bold
                anchors.right: parent.right
                Accessible.ignored: true
            }

            Row {
                visible: ribbon.facts.armourGain > 0 || ribbon.facts.lifeGain > 0
                spacing: Theme.gapSmall
                anchors.right: parent.right

                Sum {
                    amount: ribbon.facts.armourGain
                    iconName: "armour"
                    ink: Theme.lapisText
                }

                Sum {
                    amount: ribbon.facts.lifeGain
                    iconName: "heart"
                    ink: Theme.aegeanText
                }
            }

            LText {
                text: ribbon.facts.foreseen ? qsTr("at least") : qsTr("in all")
                size: Theme.caption
                color: Theme.text2
                anchors.right: parent.right
                Accessible.ignored: true
            }
        }
    }

    component Sum: Row {
        id: sum

        required property int amount
        required property string iconName
        required property color ink

        visible: amount > 0
        spacing: Theme.gapTiny

        Icon {
            name: sum.iconName
            size: Theme.iconSmall
            colour: sum.ink
            anchors.verticalCenter: parent.verticalCenter
        }

        LText {
            text: "+" + sum.amount // qmllint disable unqualified
            size: ribbon.adds ? Theme.label : Theme.number // qmllint disable unqualified
            color: sum.ink // qmllint disable unqualified
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
}

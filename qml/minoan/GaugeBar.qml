// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// A gauge: what it is and how much, and below it a bar. Stripes are what will be taken, the pale end is what a swap gives.
FightStop {
    id: bar

    required property string iconName
    required property fightGauge gauge
    property string note: ""
    property color fill: Theme.terra
    property color ink: Theme.terraText
    // Numbers change with what is shown; in between the filling glides.
    property int time: 0
    readonly property real share: part(gauge.value)
    readonly property string amount: qsTr("%1, %2 of %3").arg(title).arg(gauge.value).arg(gauge.most)
    readonly property string taking: gauge.taken > 0 ? qsTr("%1, %2 about to go").arg(amount).arg(gauge.taken) : amount

    function part(amount: int): real {
        return gauge.most > 0 ? Math.max(0, Math.min(1, amount / gauge.most)) : 0;
    }

    spoken: gauge.gained > 0 ? qsTr("%1, %2 to gain").arg(taking).arg(gauge.gained) : taking
    why: gauge.why
    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.ProgressBar

    Column {
        id: column

        width: parent.width
        spacing: Theme.edgeStrong

        Item {
            width: parent.width
            implicitHeight: Math.max(label.implicitHeight, numbers.implicitHeight)

            Icon {
                id: sign

                name: bar.iconName
                size: Theme.iconSmall
                colour: bar.ink
                anchors.verticalCenter: parent.verticalCenter
            }

            LText {
                id: label

                text: bar.title
                size: Theme.label
                color: Theme.text2
                elide: Text.ElideRight
                anchors.left: sign.right
                anchors.leftMargin: Theme.gapSmall
                anchors.right: numbers.left
                anchors.rightMargin: Theme.gapTiny
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }

            Row {
                id: numbers

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter

                LText {
                    text: bar.note
                    visible: text !== "" && bar.width > label.implicitWidth + implicitWidth + 10 * Theme.label
                    size: Theme.caption
                    color: Theme.text3
                    rightPadding: Theme.gapSmall
                    anchors.baseline: value.baseline
                    Accessible.ignored: true
                }

                LText {
                    id: value

                    text: String(bar.gauge.value)
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }

                LText {
                    text: " / " + bar.gauge.most
                    size: Theme.label
                    color: Theme.text3
                    anchors.baseline: value.baseline
                    Accessible.ignored: true
                }
            }
        }

        StripedBar {
            id: filling

            property real shown: bar.share

            width: parent.width
            height: Theme.compact ? Theme.fightBarSmall : Theme.fightBar
            part: shown
            striped: Math.min(shown, bar.part(bar.gauge.taken))
            corner: Theme.radiusKey
            edge: Theme.edge
            pitch: Theme.stripePitch
            stripe: Theme.stripeWidth
            fill: bar.fill
            ground: Theme.sunken
            line: Theme.outline
            ink: Theme.stripe

            Behavior on shown  {
                enabled: bar.time > 0

                NumberAnimation {
                    duration: bar.time
                    easing.type: Easing.OutCubic
                }
            }

            Rectangle {
                visible: bar.gauge.gained > 0 && bar.share < 1
                x: parent.width * bar.share
                y: Theme.edge
                width: Math.min(parent.width - x - Theme.edge, parent.width * bar.part(bar.gauge.gained))
                height: parent.height - 2 * Theme.edge
                color: bar.ink
                opacity: Theme.disabled
            }
        }
    }
}

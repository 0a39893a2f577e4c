// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A measure such as life: name, bar, and the number beside it, never on it. Stripes are what the announced action takes.
Item {
    id: bar

    property string name: ""
    property string iconName: ""
    property int value: 0
    property int most: 100
    property int taken: 0
    property color fill: Theme.terra
    property color ink: Theme.terraText
    readonly property real share: most > 0 ? Math.max(0, Math.min(1, value / most)) : 0
    readonly property string amount: name === "" ? qsTr("%1 of %2").arg(value).arg(most) : qsTr("%1, %2 of %3").arg(name).arg(value).arg(most)
    readonly property string spoken: taken > 0 ? qsTr("%1, %2 about to go").arg(amount).arg(taken) : amount

    implicitWidth: row.implicitWidth
    implicitHeight: Math.max(Theme.bar, row.implicitHeight)
    Accessible.role: Accessible.ProgressBar
    Accessible.name: spoken

    Row {
        id: row

        spacing: Theme.gap

        Icon {
            name: bar.iconName
            visible: name !== ""
            size: Theme.icon
            colour: bar.ink
            anchors.verticalCenter: parent.verticalCenter
        }

        LText {
            text: bar.name
            visible: text !== ""
            size: Theme.message
            width: Math.max(Theme.sheetLabel, implicitWidth)
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }

        StripedBar {
            width: Theme.barWidth
            height: Theme.bar
            part: bar.share
            striped: bar.most > 0 ? Math.min(bar.share, bar.taken / bar.most) : 0
            corner: Theme.radiusKey
            edge: Theme.edge
            pitch: Theme.stripePitch
            stripe: Theme.stripeWidth
            fill: bar.fill
            ground: Theme.sunken
            line: Theme.outline
            ink: Theme.stripe
            anchors.verticalCenter: parent.verticalCenter
        }

        Row {
            anchors.verticalCenter: parent.verticalCenter

            LText {
                text: String(bar.value)
                font.weight: Font.Bold
                Accessible.ignored: true
            }

            LText {
                text: " / " + bar.most
                color: Theme.text3
                Accessible.ignored: true
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// One gauge of the hero: what he has, and in stripes what the focused choice takes or gives.
FocusScope {
    id: gauge

    required property string name
    required property string iconName
    property int value: 0
    property int most: 100
    // What a choice would change: below 0 it is taken from the filling, above 0 it is added to it.
    property int change: 0
    // How long the bar is; 0 leaves the numbers alone.
    property real length: Theme.runBar
    property color fill: Theme.terra
    property color ink: Theme.terraText
    property string tip: ""
    readonly property int shown: Math.max(0, Math.min(most, value + Math.max(0, change)))
    readonly property int striped: change < 0 ? Math.min(value, -change) : shown - value
    readonly property string amount: qsTr("%1, %2 of %3").arg(name).arg(value).arg(most)
    readonly property string forecast: qsTr("%1, then %2").arg(amount).arg(Math.max(0, Math.min(most, value + change)))

    function part(amount: int): real {
        return most > 0 ? amount / most : 0;
    }

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    Accessible.role: Accessible.ProgressBar
    Accessible.name: change === 0 ? amount : forecast
    Accessible.description: tip

    HoverHandler {
        id: pointer
    }

    Tip {
        target: gauge
        hovered: pointer.hovered
        name: gauge.amount
        text: gauge.tip
    }

    Row {
        id: row

        spacing: Theme.gapSmall

        Icon {
            name: gauge.iconName
            size: Theme.iconButton
            colour: gauge.ink
            anchors.verticalCenter: parent.verticalCenter
        }

        StripedBar {
            visible: gauge.length > 0
            width: gauge.length
            height: Theme.runBarHeight
            part: gauge.part(gauge.shown)
            striped: gauge.part(gauge.striped)
            corner: Theme.radiusKey
            edge: Theme.edge
            pitch: Theme.stripePitch
            stripe: Theme.stripeWidth
            fill: gauge.fill
            ground: Theme.sunken
            line: Theme.outline
            ink: Theme.stripe
            anchors.verticalCenter: parent.verticalCenter
        }

        Row {
            anchors.verticalCenter: parent.verticalCenter

            LText {
                text: String(gauge.value)
                size: Theme.message
                font.weight: Font.Bold
                Accessible.ignored: true
            }

            LText {
                text: " / " + gauge.most
                size: Theme.message
                color: Theme.text3
                Accessible.ignored: true
            }
        }
    }
}

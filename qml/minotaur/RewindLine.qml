// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// A slider over a run: turns as ticks with numbers, moments as lozenges, the end as a dot.
LSlider {
    id: line

    required property ThreadViewer viewer
    readonly property var inks: MomentInks.inks
    readonly property var kinds: viewer.markMoments
    readonly property int span10: Math.max(1, to - from)
    // As many ticks as can be told apart, and a number at some of them.
    readonly property int tickStep: viewer.tickStep
    readonly property int tickCount: Math.floor(span10 / tickStep) + 1
    readonly property int everyLabel: tickCount > 16 ? 5 : 2

    name: qsTr("Position in the run")
    from: viewer.first
    to: viewer.length
    fill: Theme.terra
    marks: viewer.markPositions
    markColours: kinds.map(moment => inks[moment])
    implicitHeight: Theme.hit + 1.6 * Theme.caption

    // The end, which stays in sight.
    Rectangle {
        x: line.place(line.to) - width / 2
        y: (line.height - height) / 2
        width: Theme.gapWide
        height: width
        radius: width / 2
        color: Theme.terraText
        z: -1
    }

    Repeater {
        model: line.tickCount

        Item {
            id: tick

            required property int index
            // qmllint disable unqualified
            readonly property int position: line.from + index * line.tickStep
            readonly property bool numbered: index % line.everyLabel === 0

            x: line.place(position)
            y: line.height / 2 + Theme.gap

            // qmllint enable unqualified
            Rectangle {
                width: Theme.hairline
                height: tick.numbered ? Theme.gapSmall : Theme.gapTiny
                color: Theme.outline
            }

            LText {
                visible: tick.numbered
                text: line.viewer.ofLevel ? line.viewer.turnAt(tick.position) : tick.position // qmllint disable unqualified
                x: -width / 2
                y: Theme.gapSmall
                color: Theme.text3
                size: Theme.caption
                Accessible.ignored: true
            }
        }
    }
}

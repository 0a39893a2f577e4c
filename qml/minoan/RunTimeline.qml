// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The rooms of a run: what was taken and what was left, and how life and satiety went. The cursor tells of a room.
FocusScope {
    id: line

    required property RunSummary summary
    property int current: 0
    readonly property int places: Math.max(2, summary.places)
    readonly property real start: axis.implicitWidth + Theme.gap + taken / 2
    readonly property real pitch: (width - start - Theme.gapPanel - taken / 2) / (places - 1)
    readonly property real taken: Math.min(Theme.roomCoin, (width - 4 * Theme.gapGiant) / places - Theme.gapTiny)
    readonly property real other: Math.round(0.72 * taken)
    // Where numbers would touch each other, only every fifth is there.
    readonly property bool sparse: digits.advanceWidth + Theme.gapTiny > pitch
    readonly property var shown: summary.rooms[current] ?? null

    function xOf(room: int): real {
        return start + room * pitch;
    }

    function turn(step: int) {
        current = Math.max(0, Math.min(summary.rooms.length - 1, current + step));
    }

    implicitHeight: curves.y + curves.height + Theme.gapWide
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Rooms of the run")
    Accessible.description: shown?.spoken ?? ""

    TextMetrics {
        id: digits

        text: "30"
        font: axis.font
    }

    HoverHandler {
        onPointChanged: line.current = Math.max(0, Math.min(line.summary.rooms.length - 1, Math.round((point.position.x - line.start) / line.pitch)))
    }

    // Five rooms and the levels of their enemies.
    Repeater {
        model: line.summary.brackets

        Rectangle {
            required property var modelData
            required property int index

            // qmllint disable unqualified
            x: line.xOf(modelData.first - 1) - line.pitch / 2
            width: (modelData.last - modelData.first + 1) * line.pitch - Theme.edgeStrong
            height: curves.y + Theme.gapTiny
            // qmllint enable unqualified
            radius: Theme.radiusButton
            color: index % 2 === 0 ? Theme.raised : "transparent"
            opacity: 0.55
        }
    }

    Repeater {
        model: line.summary.brackets

        LText {
            required property var modelData

            // qmllint disable unqualified
            x: line.xOf(modelData.first - 1) - line.pitch / 2 + Theme.gapSmall
            width: (modelData.last - modelData.first + 1) * line.pitch - Theme.gapSmall
            // qmllint enable unqualified
            text: modelData.text
            size: Theme.caption
            color: Theme.text3
            elide: Text.ElideRight
        }
    }

    Repeater {
        id: rooms

        model: line.summary.rooms

        Item {
            id: room

            required property var modelData
            required property int index
            // qmllint disable unqualified
            readonly property bool here: index === line.current
            readonly property real other: line.other
            readonly property color ring: modelData.fight ? Theme.terraText : Theme.aegeanText

            x: line.xOf(index)
            y: axis.implicitHeight + Theme.gapTiny
            width: 0
            // qmllint enable unqualified
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.spoken

            Repeater {
                model: room.modelData.refused

                RefusedSign {
                    required property var modelData
                    required property int index

                    glyph: modelData.glyph
                    icon: modelData.icon
                    size: room.other // qmllint disable unqualified
                    x: -size / 2
                    y: index === 0 ? 0 : size + coin.size + 2 * Theme.gapTiny // qmllint disable unqualified
                }
            }

            SignCoin {
                id: coin

                x: -size / 2
                y: room.other + Theme.gapTiny
                size: line.taken // qmllint disable unqualified
                glyph: room.modelData.taken.glyph
                icon: room.modelData.taken.icon
                ringed: true
                ring: room.modelData.goal ? Theme.murexText : room.ring
            }

            Icon {
                id: kind

                x: -size / 2
                y: 2 * room.other + coin.size + 3 * Theme.gapTiny
                name: room.modelData.kind
                size: Theme.iconSmall * Math.min(1, coin.size / Theme.roomCoin)
                colour: room.ring
            }

            LText {
                id: number

                x: -width / 2
                y: kind.y + Theme.iconSmall
                visible: !line.sparse || room.here || room.modelData.number % 5 === 0 // qmllint disable unqualified
                text: String(room.modelData.number)
                size: Theme.caption
                color: room.here ? Theme.text : Theme.text3
                font.weight: room.here ? Font.Bold : Font.Normal
                Accessible.ignored: true
            }
        }
    }

    RunCurves {
        id: curves

        readonly property real signs: axis.implicitHeight + 2 * line.other + line.taken + 4 * Theme.gapTiny + Theme.iconSmall + axis.implicitHeight

        x: line.start
        y: signs + Theme.gapPanel
        width: (line.places - 1) * line.pitch
        height: Math.max(Theme.curves / 2, Math.min(Theme.curves, line.height - y - Theme.gapWide))
        first: line.summary.life
        second: line.summary.satiety
        most: line.summary.most
        places: line.places
        thickness: Theme.ring
        firstInk: Theme.terraText
        secondInk: Theme.aegeanText
        area: Qt.rgba(Theme.terra.r, Theme.terra.g, Theme.terra.b, 0.22)
    }

    Repeater {
        model: [0, Math.round(line.summary.most / 2), line.summary.most]

        Item {
            id: level

            required property int modelData

            x: axis.implicitWidth // qmllint disable unqualified
            y: curves.y + curves.height * (1 - modelData / line.summary.most) // qmllint disable unqualified
            z: -1

            Rectangle {
                width: line.width - axis.implicitWidth - Theme.gap // qmllint disable unqualified
                height: Theme.hairline
                x: Theme.gapTiny
                color: Theme.line
            }

            LText {
                text: String(level.modelData)
                size: Theme.caption
                color: Theme.text3
                x: -width
                y: -height / 2
                Accessible.ignored: true
            }
        }
    }

    // As wide as the numbers beside the curves.
    LText {
        id: axis

        visible: false
        text: String(line.summary.most)
        size: Theme.caption
    }

    Rectangle {
        visible: line.shown !== null
        x: line.xOf(line.current) - width / 2
        y: axis.implicitHeight
        width: Theme.edgeStrong
        height: curves.y + curves.height - y + Theme.gapTiny
        color: Theme.focus
    }

    Repeater {
        model: [{
                "values": line.summary.life,
                "ink": Theme.terraText
            }, {
                "values": line.summary.satiety,
                "ink": Theme.aegeanText
            }]

        Rectangle {
            required property var modelData
            // qmllint disable unqualified
            readonly property point place: curves.at(line.current, modelData.values[line.current] ?? 0)

            visible: line.shown !== null
            x: curves.x + place.x - width / 2
            y: curves.y + curves.height * (1 - (modelData.values[line.current] ?? 0) / line.summary.most) - height / 2
            // qmllint enable unqualified
            width: Theme.gap
            height: width
            radius: width / 2
            color: modelData.ink
            border.width: Theme.edgeStrong
            border.color: Theme.surface
        }
    }

    Rectangle {
        id: tip

        readonly property real at: line.xOf(line.current)
        // On the side that has more room.
        readonly property bool before: at > line.width / 2

        visible: line.shown !== null
        width: Math.min(Theme.roomTip * Math.max(1, 0.75 * Theme.textScale), line.width / 2 - Theme.gapLarge)
        height: words.implicitHeight + 2 * Theme.gapSmall
        x: before ? at - width - Theme.gapWide : at + Theme.gapWide
        y: Math.min(curves.y - Theme.gapSmall, line.height - height - Theme.gapTiny)
        radius: Theme.radiusPanel
        color: Theme.overlay
        border.width: Theme.edge
        border.color: Theme.outline

        Column {
            id: words

            x: Theme.gap
            width: parent.width - 2 * Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            LText {
                text: line.shown?.name ?? ""
                size: Theme.message
                font.weight: Font.Bold
                width: parent.width
                wrapMode: Text.Wrap
            }

            LText {
                text: line.shown?.told ?? ""
                size: Theme.label
                color: Theme.text2
                width: parent.width
                wrapMode: Text.Wrap
            }
        }
    }

    Row {
        visible: tip.x > x + width || tip.x + tip.width < x || tip.y + tip.height < y
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapPanel
        y: curves.y + curves.height - height / 2
        spacing: Theme.gapWide

        CurveKey {
            text: qsTr("life")
            ink: Theme.terraText
        }

        CurveKey {
            text: qsTr("satiety")
            ink: Theme.aegeanText
            dashed: true
        }
    }

    RingFrame {
        visible: line.activeFocus
        inside: true
        corner: Theme.radiusPanel
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Labrys.Ui
import Labrys.Minoan

// The board in its bed: coordinates, 49 tiles, and the way of the swap in hand.
TileBoard {
    id: board

    property bool patterns: false
    property bool letters: false
    readonly property real head: Math.max(Theme.compact ? Theme.bedHeadSmall : Theme.bedHead, Theme.caption + 2 * Theme.gapTiny)
    readonly property real margin: Math.max(Theme.compact ? Theme.bedSideSmall : Theme.bedSide, Theme.caption + Theme.gapSmall)
    readonly property real across: Math.floor(Math.min((width - margin - Theme.bedInset) / 7, (height - head - Theme.bedInset) / 7))
    readonly property var names: [qsTr("S", "letter of a sword tile"), qsTr("B", "letter of a bow tile"), qsTr("M", "letter of a mace tile"), qsTr("H", "letter of a shield tile, not that of the sword"), qsTr("F", "letter of a flower tile")]
    readonly property bool aiming: view.picked >= 0 && view.target >= 0 && !view.playing

    // The bed that goes with a room of this size.
    function fitting(wide: real, high: real): size {
        const pitch = Math.floor(Math.min((wide - margin - Theme.bedInset) / 7, (high - head - Theme.bedInset) / 7));
        return Qt.size(margin + 7 * pitch + Theme.bedInset, head + 7 * pitch + Theme.bedInset);
    }

    pitch: across
    side: across - Math.max(1, Math.round(across / 15))
    first: Qt.point(margin, head)
    activeFocusOnTab: true
    name: qsTr("Board")
    Accessible.role: Accessible.Table
    Accessible.name: name

    Rectangle {
        anchors.fill: parent
        radius: Theme.bedRadius
        color: Theme.tileBed
        border.width: Theme.edgeStrong
        border.color: Theme.tileBedLine
    }

    component Label: LText {
        size: Theme.caption
        strong: true
        color: Theme.tileBedInk
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    Repeater {
        model: 7

        Label {
            required property int index

            // qmllint disable unqualified
            text: "ABCDEFG"[index]
            x: board.first.x + index * board.pitch
            width: board.side
            height: board.head
            // qmllint enable unqualified
        }
    }

    Repeater {
        model: 7

        Label {
            required property int index

            // qmllint disable unqualified
            text: index + 1
            y: board.first.y + index * board.pitch
            width: board.margin
            height: board.side
            // qmllint enable unqualified
        }
    }

    // What falls comes from behind the upper edge.
    Item {
        anchors.fill: parent
        anchors.topMargin: board.first.y - 2 * Theme.tileHang
        clip: board.view.falling

        Item {
            x: board.first.x
            y: 2 * Theme.tileHang

            Repeater {
                model: board.view.board

                Tile {
                    // qmllint disable unqualified
                    side: board.side
                    pitch: board.pitch
                    progress: board.view.progress
                    fading: board.view.fading
                    lit: board.activeFocus
                    hovered: board.hovered === index
                    pattern: board.patterns
                    letters: board.letters ? board.names : []
                    // qmllint enable unqualified
                }
            }
        }
    }

    // From the picked tile to where it goes.
    Shape {
        id: aim

        readonly property real half: Theme.aimShaft / 2
        readonly property real tip: Theme.bedInset

        visible: board.aiming
        width: 1
        height: 1
        x: board.first.x + board.side / 2 + (board.view.picked % 7 + board.view.target % 7) * board.pitch / 2
        y: board.first.y + board.side / 2 + (Math.floor(board.view.picked / 7) + Math.floor(board.view.target / 7)) * board.pitch / 2
        rotation: ({
                "-7": 180,
                "7": 0,
                "1": -90,
                "-1": 90
            })[board.view.target - board.view.picked] ?? 0
        transformOrigin: Item.TopLeft

        ShapePath {
            strokeWidth: Theme.bedInset
            strokeColor: Theme.badgeGround
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            startX: 0
            startY: -aim.half

            PathLine {
                x: 0
                y: aim.half
            }
        }

        ShapePath {
            strokeWidth: Theme.tileHang
            strokeColor: Theme.tileFocus
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            startX: 0
            startY: -aim.half

            PathLine {
                x: 0
                y: aim.half
            }

            PathMove {
                x: -aim.tip
                y: aim.half - aim.tip
            }

            PathLine {
                x: 0
                y: aim.half
            }

            PathLine {
                x: aim.tip
                y: aim.half - aim.tip
            }
        }
    }

    // Where the tip about a tile belongs.
    Item {
        id: place

        property int asked: -1
        readonly property int cell: asked >= 0 ? asked : board.view.target >= 0 ? board.view.target : board.view.cursor

        x: board.first.x + cell % 7 * board.pitch
        y: board.first.y + Math.floor(cell / 7) * board.pitch
        width: board.side
        height: board.side
    }

    Tip {
        id: tip

        target: place
        name: board.view.cellName(place.cell)
        text: board.view.cellDetail(place.cell)
    }

    Connections {
        target: board.view

        function onChosen() {
            tip.shown = false;
            place.asked = -1;
        }
    }

    onDetailsWanted: cell => {
        place.asked = cell;
        tip.open();
    }

    // Inside the bed, so that a bed as wide as its place keeps a whole ring.
    Rectangle {
        anchors.fill: parent
        visible: board.activeFocus
        radius: Theme.bedRadius
        color: "transparent"
        border.width: Theme.ring
        border.color: Theme.tileFocus
    }
}

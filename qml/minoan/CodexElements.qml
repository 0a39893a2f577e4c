// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The ring: each element fears the next one.
ScrollPane {
    id: pane

    required property RunCodex codex
    readonly property bool beside: width > 54 * Theme.body

    Item {
        width: parent.width
        implicitHeight: pane.beside ? Math.max(ring.height, list.height) : ring.height + list.height + Theme.gapPanel

        Item {
            id: ring

            readonly property real radius: width / 2 - Theme.iconCard

            width: Math.min(Theme.elementRing, pane.beside ? 0.42 * pane.width : pane.width)
            height: width
            Accessible.ignored: true

            Rectangle {
                anchors.centerIn: parent
                width: 2 * ring.radius
                height: width
                radius: width / 2
                color: "transparent"
                border.width: Theme.edgeStrong
                border.color: Theme.line
            }

            Repeater {
                model: pane.codex.elements

                Item {
                    id: place

                    required property var modelData
                    required property int index
                    readonly property real angle: (index / 5) * 2 * Math.PI - Math.PI / 2
                    readonly property real between: ((index + 0.5) / 5) * 2 * Math.PI - Math.PI / 2

                    // qmllint disable unqualified
                    x: ring.width / 2
                    y: ring.height / 2

                    Icon {
                        name: "chev"
                        size: Theme.iconLarge
                        colour: Theme.text2
                        x: ring.radius * Math.cos(place.between) - size / 2
                        y: ring.radius * Math.sin(place.between) - size / 2
                        rotation: place.between * 180 / Math.PI + 90
                    }

                    Rectangle {
                        x: ring.radius * Math.cos(place.angle) - width / 2
                        y: ring.radius * Math.sin(place.angle) - height / 2
                        width: Theme.iconCard + Theme.gapWide
                        height: width
                        radius: width / 2
                        color: Theme.raised
                        border.width: Theme.edge
                        border.color: Theme.outline

                        Icon {
                            anchors.centerIn: parent
                            name: place.modelData.icon
                            size: 0.6 * parent.width
                            colour: FightInks.elements[place.modelData.element]
                        }
                    }
                    // qmllint enable unqualified
                }
            }

            LText {
                anchors.centerIn: parent
                width: ring.radius
                text: qsTr("Each fears the next")
                horizontalAlignment: Text.AlignHCenter
                color: Theme.text2
                wrapMode: Text.Wrap
            }
        }

        Column {
            id: list

            x: pane.beside ? ring.width + Theme.gapHuge : 0
            y: pane.beside ? 0 : ring.height + Theme.gapPanel
            width: parent.width - x
            spacing: Theme.gap

            Repeater {
                model: pane.codex.elements

                Panel {
                    id: element

                    required property var modelData

                    width: parent?.width ?? 0

                    Item {
                        width: parent.width
                        implicitHeight: words.implicitHeight

                        Icon {
                            id: sign

                            name: element.modelData.icon
                            size: Theme.iconLarge
                            colour: FightInks.elements[element.modelData.element]
                        }

                        Column {
                            id: words

                            x: sign.width + Theme.gap
                            width: parent.width - x

                            LText {
                                text: qsTr("%1 fears %2").arg(element.modelData.name).arg(element.modelData.fears)
                                strong: true
                                width: parent.width
                                wrapMode: Text.Wrap
                            }

                            LText {
                                text: element.modelData.told
                                size: Theme.label
                                color: Theme.text2
                                width: parent.width
                                wrapMode: Text.Wrap
                            }

                            LText {
                                text: element.modelData.seen
                                size: Theme.label
                                color: Theme.text3
                                width: parent.width
                                wrapMode: Text.Wrap
                            }
                        }
                    }
                }
            }
        }
    }
}

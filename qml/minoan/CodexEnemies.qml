// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// Whom one has met in this run, and the steps of their patterns that were seen.
ScrollPane {
    id: pane

    required property RunCodex codex
    readonly property bool beside: width > 60 * Theme.body

    Flow {
        id: flow

        readonly property real half: pane.beside ? (width - spacing) / 2 : width

        width: parent.width
        spacing: Theme.gapWide

        Panel {
            width: flow.half
            caption: qsTr("Met in this run")

            Column {
                width: parent.width
                spacing: Theme.gap

                LText {
                    visible: pane.codex.families.length === 0
                    text: qsTr("Nobody yet.")
                    color: Theme.text2
                }

                Repeater {
                    model: pane.codex.families

                    Item {
                        id: family

                        required property var modelData

                        width: parent?.width ?? 0
                        height: Math.max(Theme.iconCard, words.implicitHeight)

                        Icon {
                            id: sign

                            name: family.modelData.icon
                            size: Theme.iconCard
                            colour: Theme.text2
                            anchors.verticalCenter: parent.verticalCenter
                        }

                        Column {
                            id: words

                            anchors.left: sign.right
                            anchors.leftMargin: Theme.gap
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter

                            LText {
                                text: family.modelData.name
                                display: true
                                size: Theme.barTitle
                                width: parent.width
                                wrapMode: Text.Wrap
                            }

                            LText {
                                text: family.modelData.names
                                size: Theme.label
                                width: parent.width
                                wrapMode: Text.Wrap
                            }

                            LText {
                                text: family.modelData.attacks
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

        Panel {
            width: flow.half
            caption: qsTr("Patterns, step by step")

            Column {
                id: patterns

                width: parent.width
                spacing: Theme.gap

                LText {
                    visible: pane.codex.patterns.length === 0
                    text: qsTr("No step was seen yet.")
                    color: Theme.text2
                }

                Repeater {
                    model: pane.codex.patterns

                    Column {
                        id: pattern

                        required property var modelData

                        width: parent?.width ?? 0
                        spacing: Theme.gapTiny

                        LText {
                            text: pattern.modelData.title
                            strong: true
                            size: Theme.label
                            width: parent.width
                            wrapMode: Text.Wrap
                        }

                        Flow {
                            width: parent.width
                            spacing: Theme.gapSmall

                            Repeater {
                                model: pattern.modelData.steps

                                StepChip {
                                    required property var modelData

                                    text: modelData.text
                                    known: modelData.known
                                    most: pattern.width // qmllint disable unqualified
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

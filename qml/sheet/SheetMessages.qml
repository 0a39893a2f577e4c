// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// What is said and shown: bars, badges, messages, the dialog, the foot of a screen, scenery.
SheetPage {
    title: "Component sheet, messages and scenery"
    leftSections: [
        Section {
            width: parent ? parent.width : 0
            caption: "Bars: value beside, stripes = what the announced action takes"

            LBar {
                name: "Life"
                iconName: "heart"
                value: 74
                taken: 22
            }

            LBar {
                name: "Armour"
                iconName: "armour"
                value: 30
                taken: 30
                fill: Theme.lapis
                ink: Theme.lapisText
            }

            LBar {
                name: "Satiety"
                iconName: "satiety"
                value: 58
                fill: Theme.aegean
                ink: Theme.aegeanText
            }
        },
        Section {
            width: parent ? parent.width : 0
            caption: "Badge: what is announced, and facts"

            Badge {
                iconName: "sword"
                text: "7"
                spoken: "attacks for %1".arg(7)
                ink: Theme.terraText
            }

            Badge {
                iconName: "armour"
                text: "12"
                spoken: "armour %1".arg(12)
                ink: Theme.lapisText
            }

            Badge {
                iconName: "heart"
                text: "+20"
                spoken: "heals %1".arg(20)
                ink: Theme.aegeanText
            }

            Badge {
                iconName: "rest"
                text: "Rests"
                ink: Theme.text2
            }

            Badge {
                iconName: "hourglass"
                text: "Winds up"
                ink: Theme.mark
            }

            Badge {
                iconName: "wand"
                text: "Curse"
                ink: Theme.murexText
            }

            Badge {
                small: true
                iconName: "key"
                text: "The key"
            }
        },
        Section {
            width: parent ? parent.width : 0
            caption: "Verdict: three outlines, three words"

            Verdict {
                result: "proven"
            }

            Verdict {
                result: "refuted"
            }

            Verdict {
                result: "undecided"
            }
        },
        Section {
            width: parent ? parent.width : 0
            caption: "Elements: glyph from 18 px, pip below"

            Repeater {
                model: [["fire", Theme.elementFire, "fire"], ["lightning", Theme.elementLightning, "lightning"], ["ice", Theme.elementIce, "ice"], ["wind", Theme.elementWind, "wind"], ["earth", Theme.elementEarth, "earth"]]

                Cell {
                    id: element

                    required property var modelData

                    caption: modelData[2]

                    Column {
                        spacing: Theme.gapSmall

                        // qmllint disable unqualified
                        Icon {
                            name: element.modelData[0]
                            colour: element.modelData[1]
                            size: Theme.iconLarge
                            anchors.horizontalCenter: parent.horizontalCenter
                        }

                        Icon {
                            name: "pip_" + element.modelData[0]
                            colour: element.modelData[1]
                            size: Theme.label
                            anchors.horizontalCenter: parent.horizontalCenter
                        }
                        // qmllint enable unqualified
                    }
                }
            }
        }
    ]
    rightSections: [
        Section {
            width: parent ? parent.width : 0
            caption: "Toast and tooltip"

            Toast {
                timed: false
                kind: "good"
                sentence: "Saved. You can close the window."
            }

            Toast {
                timed: false
                kind: "harm"
                sentence: "The server did not answer."
                action: "Try again"
            }

            TipBubble {
                name: "Vulnerable 2"
                text: "Takes half as much again from attacks, for two turns."
            }
        },
        Section {
            width: parent ? parent.width : 0
            caption: "Dialog"

            Item {
                width: parent.width
                height: Theme.dialogSheet * Theme.textScale

                LDialog {
                    anchors.fill: parent
                    title: "Leave this run?"
                    consequence: "It goes on from here. Continue brings you back to room 12."
                    safeVerb: "Stay"
                    verb: "Leave"
                }
            }
        }
    ]
    footSections: [
        HintBar {
            width: parent ? parent.width : 0
            status: "Only keys that work now"
            hints: [
                Hint {
                    keys: ["left", "right"]
                    text: "Altar"
                },
                Hint {
                    keys: ["Enter"]
                    text: "Offer"
                },
                Hint {
                    keys: ["Esc"]
                    text: "Pause"
                }
            ]
        },
        Section {
            width: parent ? parent.width : 0
            caption: "Scenery: column, spiral band, horns, lamp, roof, stones, the palace at the hour of the theme"

            SceneItem {
                piece: SceneItem.OneColumn
                look: Theme.look
                width: Theme.gapGiant
                height: Theme.barWidth
            }

            Column {
                spacing: Theme.gap

                SceneItem {
                    piece: SceneItem.SpiralBand
                    look: Theme.look
                    width: Theme.tooltip
                    height: Theme.gapGiant
                }

                // What stands on a roof is seen before the sky.
                Rectangle {
                    width: row.width + 2 * Theme.gap
                    height: row.height + 2 * Theme.gap
                    color: Theme.skyMiddle
                    visible: Theme.scenery

                    Row {
                        id: row

                        x: Theme.gap
                        y: Theme.gap
                        spacing: Theme.gap

                        SceneItem {
                            piece: SceneItem.Horns
                            look: Theme.look
                            width: Theme.gapGiant
                            height: Theme.gapGiant
                        }

                        SceneItem {
                            piece: SceneItem.Lamp
                            look: Theme.look
                            width: Theme.menuRow
                            height: Theme.menuRow
                        }

                        SceneItem {
                            piece: SceneItem.Roof
                            look: Theme.look
                            width: Theme.barWidth
                            height: Theme.gapGiant
                        }
                    }
                }

                SceneItem {
                    piece: SceneItem.Stones
                    look: Theme.look
                    width: Theme.tooltip
                    height: Theme.gapGiant
                }
            }

            SceneItem {
                piece: SceneItem.Palace
                look: Theme.look
                width: Theme.resultPanel
                height: Theme.sidePanelSmall
            }
        }
    ]
}

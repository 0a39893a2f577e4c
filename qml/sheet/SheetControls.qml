// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// Controls in all their states.
SheetPage {
    title: "Component sheet, controls"
    leftSections: [
        Section {
            caption: "Button, the call to action and others"
            width: parent ? parent.width : 0

            Cell {
                caption: "primary"

                LButton {
                    primary: true
                    text: "Offer"
                }
            }

            Cell {
                caption: "hover"

                LButton {
                    primary: true
                    pose: "hover"
                    text: "Offer"
                }
            }

            Cell {
                caption: "focus"

                LButton {
                    primary: true
                    pose: "focus"
                    text: "Offer"
                }
            }

            Cell {
                caption: "pressed"

                LButton {
                    primary: true
                    pose: "press"
                    text: "Offer"
                }
            }

            Cell {
                caption: "disabled"

                LButton {
                    primary: true
                    available: false
                    text: "Offer"
                }
            }
        },
        Section {
            width: parent ? parent.width : 0
            caption: "Button"

            Cell {
                caption: "normal"

                LButton {
                    text: "Eat it"
                }
            }

            Cell {
                caption: "hover"

                LButton {
                    pose: "hover"
                    text: "Eat it"
                }
            }

            Cell {
                caption: "focus"

                LButton {
                    pose: "focus"
                    text: "Eat it"
                }
            }

            Cell {
                caption: "pressed"

                LButton {
                    pose: "press"
                    text: "Eat it"
                }
            }

            Cell {
                caption: "disabled"

                LButton {
                    available: false
                    reason: "3 energy needed"
                    text: "Eat it"
                }
            }

            Cell {
                caption: "small, icon"

                LButton {
                    small: true
                    iconName: "save"
                    text: "Save"
                }
            }
        },
        Section {
            width: parent ? parent.width : 0
            caption: "Segmented choice: chosen, hover, pressed; focus; disabled"

            Segments {
                name: "Count"
                options: ["One", "Two", "Three"]
                pose: "hover"
                posed: 1
            }

            Segments {
                name: "Count"
                options: ["One", "Two"]
                current: 1
                pose: "focus"
            }

            Segments {
                name: "Count"
                options: ["One", "Two"]
                enabled: false
            }
        },
        Section {
            width: parent ? parent.width : 0
            caption: "Switch, slider, stepper"

            Cell {
                caption: "off"

                LSwitch {
                    Accessible.name: "off"
                }
            }

            Cell {
                caption: "on"

                LSwitch {
                    checked: true
                    Accessible.name: "on"
                }
            }

            Cell {
                caption: "focus"

                LSwitch {
                    checked: true
                    pose: "focus"
                    Accessible.name: "focus"
                }
            }

            Cell {
                caption: "slider, ticks at the steps"

                LSlider {
                    name: "slider, ticks at the steps"
                    width: Theme.barWidth
                    from: 0
                    to: 10
                    value: 5
                    ticks: true
                    fill: Theme.text2
                }
            }

            Cell {
                caption: "stepper"

                Stepper {
                    name: "stepper"
                    to: 60
                    value: 30
                }
            }
        },
        Section {
            width: parent ? parent.width : 0
            caption: "Menu row: normal, hover, focus, pressed"

            Repeater {
                model: ["", "hover", "focus", "press"]

                MenuRow {
                    required property string modelData

                    width: Theme.textScale > 1.5 ? Theme.menuWidth : Theme.menuRowSheet
                    iconName: "thread"
                    text: "Continue"
                    detail: "What it leads to"
                    pose: modelData
                }
            }
        },
        Section {
            width: parent ? parent.width : 0
            caption: "Text field, list to open, verb in a line"

            LTextField {
                name: "Name"
                text: "Ariadne"
            }

            LTextField {
                name: "Name"
                placeholderText: "Your name"
                pose: "focus"
            }

            LComboBox {
                name: "Language"
                model: ["English", "Français"]
            }

            LinkButton {
                text: "Try again"
            }

            FieldRow {
                width: Theme.comboWidth
                caption: "Seed"
                problem: "The last sign does not fit the others."

                LTextField {
                    name: "Seed"
                    text: "L1-00000-001ZA-9"
                    problem: "The last sign does not fit the others."
                }
            }
        }
    ]
    rightSections: [
        Section {
            width: parent ? parent.width : 0
            caption: "Option row: focus, normal, cannot be paid"

            OptionRow {
                width: parent.width
                key: "1"
                pose: "focus"
                text: "Offer blood"

                Badge {
                    small: true
                    iconName: "heart"
                    ink: Theme.terraText
                    text: "–7 life"
                }

                Badge {
                    small: true
                    iconName: "anvil"
                    ink: Theme.mark
                    text: "Improve one card"
                }
            }

            OptionRow {
                width: parent.width
                key: "2"
                text: "Walk on"

                Badge {
                    small: true
                    iconName: "exit"
                    text: "Nothing happens"
                }
            }

            OptionRow {
                width: parent.width
                key: "3"
                text: "Offer gold"
                shortage: "12 gold short"

                Badge {
                    small: true
                    iconName: "coin"
                    ink: Theme.mark
                    text: "–50 gold"
                }
            }
        },
        Section {
            width: parent ? parent.width : 0
            caption: "Card to choose"

            Repeater {
                model: [["deer", "", "Deer", "normal"], ["horse", "hover", "Horse", "hover"], ["goat", "focus", "Goat", "focus"], ["bull", "press", "Bull", "pressed"], ["olive", "off", "Olive", "disabled"]]

                Cell {
                    id: cardCell

                    required property var modelData

                    caption: modelData[3]

                    LCard {
                        // qmllint disable unqualified
                        iconName: cardCell.modelData[0]
                        pose: cardCell.modelData[1]
                        text: cardCell.modelData[2]
                        available: pose !== "off"
                        // qmllint enable unqualified
                    }
                }
            }
        },
        Section {
            width: parent ? parent.width : 0
            caption: "List: normal, hover, chosen"

            Column {
                width: parent.width
                spacing: Theme.gapTiny

                ListRow {
                    width: parent.width
                    iconName: "maze"
                    text: "First steps"
                    detail: "Two levels, a key and a wanderer"
                }

                ListRow {
                    width: parent.width
                    iconName: "maze"
                    pose: "hover"
                    text: "The long way"
                }

                ListRow {
                    width: parent.width
                    iconName: "maze"
                    pose: "chosen"
                    text: "Two doors"
                }

                ListRow {
                    width: parent.width
                    iconName: "maze"
                    faint: true
                    text: "gone.maze"
                    detail: "Not there any more"
                }
            }
        },
        Section {
            width: parent ? parent.width : 0
            caption: "Ways: normal, chosen, hover, focus, press"

            Repeater {
                model: ["", "chosen", "hover", "focus", "press"]

                ChoiceCard {
                    required property string modelData

                    width: Theme.comboWidth
                    iconName: "labrys"
                    text: "To play"
                    detail: "The Minotaur maze, alone or with a friend."
                    time: "about a minute"
                    chosen: modelData === "chosen"
                    pose: modelData
                }
            }
        },
        Section {
            width: parent ? parent.width : 0
            caption: "Keys of an action: normal, hover, focus, waiting, one more"

            Repeater {
                model: ["", "hover", "focus"]

                KeyButton {
                    required property string modelData

                    key: "W"
                    text: "Key W, change"
                    pose: modelData
                }
            }

            KeyButton {
                key: "W"
                text: "Key W, waiting"
                waiting: true
                focusPolicy: Qt.NoFocus // it would take Tab for the new key
            }

            KeyButton {
                text: "One more key"
            }
        },
        Section {
            width: parent ? parent.width : 0
            caption: "Long work"

            LProgress {
                width: parent.width
                name: "Checking the level"
                value: 0.42
            }
        }
    ]
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// What is in the bag, and what of it is still to come in this round: the next tiles are among these.
Overlay {
    id: panel

    required property FightView view
    property bool patterns: false

    title: qsTr("Bag: %n tile(s)", "", view.bagSize)
    wide: Theme.helpDialog
    onBack: panel.closed()
    onHelp: panel.closed()
    onTriggered: action => {
        if (action === Actions.Bag)
            panel.closed();
    }

    Column {
        width: parent.width
        spacing: Theme.gap

        LText {
            text: qsTr("Tiles are drawn without putting back. In this round %n tile(s) are still to come; then the whole bag begins anew.", "", panel.view.bagLeft)
            width: Math.min(parent.width, measure)
            color: Theme.text2
            wrapMode: Text.Wrap
        }

        ScrollPane {
            width: parent.width
            height: Math.min(implicitHeight, panel.height - 16 * Theme.body - close.height)

            Flow {
                width: parent.width
                spacing: Theme.gapWide

                Repeater {
                    model: panel.view.bag

                    Row {
                        id: entry

                        required property int symbol
                        required property int element
                        required property int count
                        required property int rest
                        required property string name
                        required property string spoken

                        width: Math.max(Theme.tile + 7 * Theme.body, face.width + words.implicitWidth + Theme.gapWide)
                        spacing: Theme.gapSmall
                        opacity: rest > 0 ? 1 : Theme.disabled
                        Accessible.role: Accessible.StaticText
                        Accessible.name: spoken

                        TileFace {
                            id: face

                            side: Theme.tileSmall
                            symbol: entry.symbol
                            element: entry.element
                            pattern: panel.patterns // qmllint disable unqualified
                            look: Theme.look
                        }

                        Column {
                            id: words

                            anchors.verticalCenter: parent.verticalCenter

                            LText {
                                text: qsTr("%1 of %2", "tiles that are left of so many").arg(entry.rest).arg(entry.count)
                                size: Theme.number
                                font.weight: Font.Bold
                                Accessible.ignored: true
                            }

                            LText {
                                text: entry.name
                                size: Theme.label
                                color: Theme.text2
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }

        LButton {
            id: close

            objectName: "closeBag"
            focus: true
            primary: true
            text: qsTr("Back to the fight")
            onClicked: panel.closed()
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// Every icon at 50 and at 18 pixels.
SheetPage {
    id: page

    property list<string> names

    title: "Component sheet, icons"
    footSections: [
        Flow {
            width: parent ? parent.width : 0
            spacing: Theme.gapSmall

            Repeater {
                model: page.names

                Column {
                    id: entry

                    required property string modelData

                    width: Theme.iconSheet
                    spacing: Theme.gapTiny

                    // qmllint disable unqualified
                    Row {
                        spacing: Theme.gapTiny
                        anchors.horizontalCenter: parent.horizontalCenter

                        Icon {
                            name: entry.modelData
                            size: Theme.gapGiant
                        }

                        Icon {
                            name: entry.modelData
                            size: Theme.iconSmall
                            anchors.bottom: parent.bottom
                        }
                    }

                    LText {
                        text: entry.modelData
                        size: Theme.caption
                        color: Theme.text3
                        width: parent.width
                        wrapMode: Text.WrapAnywhere
                        horizontalAlignment: Text.AlignHCenter
                    }
                    // qmllint enable unqualified
                }
            }
        }
    ]
}

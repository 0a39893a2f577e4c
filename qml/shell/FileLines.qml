// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// Lines of a file with their numbers, the wrong one marked, and the place in words below.
Rectangle {
    id: sheet

    required property var lines
    property string place: ""
    readonly property real numberWidth: (2 + 0.6 * String(lines.length > 0 ? lines[lines.length - 1].number : 1).length) * Theme.body

    implicitHeight: column.implicitHeight + 2 * Theme.gap
    radius: Theme.radiusPanel
    color: Theme.sunken
    border.width: Theme.hairline
    border.color: Theme.line
    clip: true
    Accessible.role: Accessible.StaticText
    Accessible.name: place + "\n" + lines.map(line => qsTr("Line %1: %2").arg(line.number).arg(line.text)).join("\n")

    Column {
        id: column

        y: Theme.gap
        width: parent.width

        Repeater {
            model: sheet.lines

            Rectangle {
                id: line

                required property var modelData
                readonly property bool bad: modelData.bad

                width: column.width // qmllint disable unqualified
                implicitHeight: number.implicitHeight + Theme.gapSmall
                color: bad ? Qt.rgba(Theme.terra.r, Theme.terra.g, Theme.terra.b, 0.3) : "transparent"

                Rectangle {
                    visible: line.bad
                    width: Theme.gapTiny
                    height: parent.height
                    color: Theme.terraText
                }

                LText {
                    id: number

                    text: line.modelData.number
                    color: line.bad ? Theme.text : Theme.text3
                    size: Theme.message
                    font.family: Theme.codeFamily
                    width: sheet.numberWidth - Theme.gapWide // qmllint disable unqualified
                    horizontalAlignment: Text.AlignRight
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }

                Row {
                    x: sheet.numberWidth // qmllint disable unqualified
                    anchors.verticalCenter: parent.verticalCenter

                    LText {
                        text: line.bad ? line.modelData.before : line.modelData.text
                        size: Theme.message
                        font.family: Theme.codeFamily
                        Accessible.ignored: true
                    }

                    // The character itself, or that the line ends too soon.
                    Rectangle {
                        visible: line.bad && mark.text !== ""
                        implicitWidth: mark.implicitWidth + Theme.gapSmall
                        implicitHeight: mark.implicitHeight
                        radius: Theme.radiusKey
                        color: Theme.terra

                        LText {
                            id: mark

                            x: Theme.gapTiny
                            text: !line.bad ? "" : line.modelData.mark !== "" ? line.modelData.mark : line.modelData.ended ? qsTr("end of line") : ""
                            color: Theme.onTerra
                            size: Theme.message
                            font.family: Theme.codeFamily
                            Accessible.ignored: true
                        }
                    }

                    LText {
                        text: line.bad ? line.modelData.after : ""
                        size: Theme.message
                        font.family: Theme.codeFamily
                        Accessible.ignored: true
                    }
                }
            }
        }

        LText {
            text: sheet.place
            color: Theme.text3
            size: Theme.caption
            x: sheet.numberWidth
            topPadding: Theme.gapSmall
            width: parent.width - x - Theme.gap
            elide: Text.ElideMiddle
            Accessible.ignored: true
        }
    }
}

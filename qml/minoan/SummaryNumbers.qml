// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The numbers of a run, the proof that it was played so, and what to do now.
Panel {
    id: panel

    required property RunSummary summary
    property bool exports: false
    readonly property string result: summary.check === RunSummary.Same ? "proven" : summary.check === RunSummary.Different ? "refuted" : "undecided"
    readonly property color ink: result === "proven" ? Theme.aegeanText : result === "refuted" ? Theme.terraText : Theme.text2

    signal newWanted
    signal againWanted
    signal exportWanted
    signal checkWanted

    function focusFirst() {
        next.forceActiveFocus();
    }

    caption: qsTr("In numbers")

    Column {
        width: parent.width
        spacing: Theme.gapWide

        Grid {
            id: grid

            readonly property real cell: (width - (columns - 1) * columnSpacing) / columns

            width: parent.width
            columns: Theme.textScale > 1.3 ? 2 : 3
            columnSpacing: Theme.gap
            rowSpacing: Theme.gapSmall

            Repeater {
                model: panel.summary.numbers

                Column {
                    id: fact

                    required property var modelData

                    width: grid.cell // qmllint disable unqualified
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.value + " " + modelData.text

                    LText {
                        text: fact.modelData.value
                        size: Theme.number * 1.2
                        font.weight: Font.Bold
                        Accessible.ignored: true
                    }

                    LText {
                        text: fact.modelData.text
                        size: Theme.caption
                        color: Theme.text3
                        width: parent.width
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
        }

        Rectangle {
            width: parent.width
            height: proof.implicitHeight + 2 * Theme.gap
            radius: Theme.radiusPanel
            color: Theme.sunken
            Accessible.role: Accessible.StaticText
            Accessible.name: panel.summary.verdict + " " + panel.summary.reason

            Icon {
                id: sign

                name: panel.result
                size: Theme.iconBar
                colour: panel.ink
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
            }

            Column {
                id: proof

                anchors.left: sign.right
                anchors.leftMargin: Theme.gap
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter

                LText {
                    objectName: "verdict"
                    text: panel.summary.verdict
                    size: Theme.label
                    font.weight: Font.Bold
                    width: parent.width
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }

                LText {
                    text: panel.summary.reason
                    size: Theme.label
                    color: Theme.text2
                    width: parent.width
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }

        Flow {
            id: verbs

            width: parent.width
            spacing: Theme.gap

            LButton {
                id: next

                objectName: "newRun"
                width: Math.max(Math.min(implicitWidth, verbs.width), verbs.width - again.width - check.width - (out.visible ? out.width + Theme.gap : 0) - 2 * Theme.gap)
                primary: true
                deliberate: true
                text: qsTr("New run")
                onClicked: panel.newWanted()
            }

            LButton {
                id: again

                objectName: "sameSeed"
                width: Math.min(implicitWidth, verbs.width)
                text: qsTr("Same seed")
                onClicked: panel.againWanted()
            }

            LButton {
                id: check

                objectName: "checkAgain"
                iconName: "proven"
                spoken: qsTr("Check again")
                tip: spoken
                onClicked: panel.checkWanted()
            }

            LButton {
                id: out

                objectName: "export"
                visible: panel.exports
                iconName: "share"
                spoken: qsTr("Export the log")
                tip: spoken
                onClicked: panel.exportWanted()
            }
        }
    }
}

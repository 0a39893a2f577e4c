// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// What the lines over a finished level mean.
Flow {
    id: legend

    required property LevelResult result
    required property MazeScene scene

    spacing: Theme.gapLarge

    component Entry: Row {
        id: entry

        required property string text
        required property color ink
        property bool dotted: false

        spacing: Theme.gapSmall

        Row {
            spacing: Theme.gapTiny
            anchors.verticalCenter: parent.verticalCenter

            Repeater {
                model: entry.dotted ? 5 : 1

                Rectangle {
                    width: entry.dotted ? height : Theme.gapHuge // qmllint disable unqualified
                    height: Theme.gapTiny
                    radius: height / 2
                    color: entry.ink // qmllint disable unqualified
                }
            }
        }

        LText {
            text: entry.text
            width: Math.min(implicitWidth, legend.width - Theme.gapHuge - Theme.gapSmall) // qmllint disable unqualified
            wrapMode: Text.WordWrap
            size: Theme.label
            anchors.verticalCenter: parent.verticalCenter
        }
    }

    Entry {
        text: qsTr("your way, %n turn(s)", "", legend.scene.turn)
        ink: Theme.mazeTrail
    }

    Entry {
        visible: legend.result.par > 0
        text: qsTr("par, %n turn(s): one way that wins", "", legend.result.par)
        ink: Theme.mazePar
        dotted: true
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// How far long work is, in a bar and in words, and the way to stop it.
Column {
    id: progress

    property string name: ""
    property real value: 0
    property bool unknown: false
    readonly property real part: value > 0 ? Math.min(1, value) : 0
    property bool stoppable: true
    readonly property string share: qsTr("%1%").arg(Math.floor(100 * part))

    signal stopped

    spacing: Theme.gapSmall

    Row {
        width: parent.width
        spacing: Theme.gapSmall

        LText {
            text: progress.name
            width: parent.width - number.width - Theme.gapSmall
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        LText {
            id: number

            text: progress.unknown ? "" : progress.share
            strong: true
            Accessible.ignored: true
        }
    }

    Row {
        width: parent.width
        spacing: Theme.gap

        T.ProgressBar {
            id: bar

            width: parent.width - (stop.visible ? stop.width + parent.spacing : 0)
            height: stop.visible ? stop.height : Theme.progress
            value: progress.part
            indeterminate: progress.unknown
            Accessible.role: Accessible.ProgressBar
            Accessible.name: progress.unknown ? progress.name : progress.name + ", " + progress.share

            background: Item {
                Rectangle {
                    width: parent.width
                    height: Theme.progress
                    anchors.verticalCenter: parent.verticalCenter
                    radius: height / 2
                    color: Theme.sunken
                    border.width: Theme.hairline
                    border.color: Theme.outline
                }
            }
            contentItem: Item {
                Rectangle {
                    width: progress.unknown ? parent.width / 3 : parent.width * progress.part
                    height: Theme.progress
                    anchors.verticalCenter: parent.verticalCenter
                    radius: height / 2
                    color: Theme.aegeanText
                    opacity: progress.unknown ? Theme.scrim : 1

                    // Work without a measure wanders to and fro, so that one sees it live.
                    SequentialAnimation on x  {
                        running: progress.unknown && progress.visible && Theme.pulse > 0
                        loops: Animation.Infinite

                        NumberAnimation {
                            from: 0
                            to: bar.width * 2 / 3
                            duration: Theme.pulse / 2
                        }

                        NumberAnimation {
                            from: bar.width * 2 / 3
                            to: 0
                            duration: Theme.pulse / 2
                        }
                    }
                }
            }
        }

        LButton {
            id: stop

            visible: progress.stoppable
            small: true
            text: qsTr("Cancel")
            onClicked: progress.stopped()
        }
    }
}

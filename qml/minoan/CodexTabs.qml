// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// Tabs with an icon each, the chosen one over a bar of ochre. One stop of Tab; the arrows choose.
FocusScope {
    id: tabs

    property string name: ""
    // Maps of `icon` and `text`.
    property var entries: []
    property int current: 0
    property string remark: ""

    function choose(index: int) {
        current = (index + entries.length) % entries.length;
    }

    implicitHeight: row.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTabList
    Accessible.name: name
    Keys.onLeftPressed: choose(current - 1)
    Keys.onRightPressed: choose(current + 1)

    Rectangle {
        anchors.fill: parent
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: Theme.hairline
            anchors.bottom: parent.bottom
            color: Theme.line
        }
    }

    Flow {
        id: row

        x: Theme.compact ? Theme.gapSmall : Theme.gapLarge
        width: parent.width - 2 * x - (note.visible ? note.width + Theme.gap : 0)

        Repeater {
            model: tabs.entries

            Pressable {
                id: tab

                required property int index
                required property var modelData
                // qmllint disable unqualified
                readonly property bool on: index === tabs.current

                text: modelData.text
                implicitWidth: line.implicitWidth + 2 * (Theme.compact ? Theme.gap : Theme.gapPanel)
                implicitHeight: Math.max(Theme.hit + Theme.gapTiny, line.implicitHeight + Theme.gap)
                focusPolicy: Qt.NoFocus
                hoverEnabled: true
                onClicked: {
                    tabs.forceActiveFocus();
                    tabs.choose(index);
                }
                Accessible.role: Accessible.PageTab
                Accessible.name: text
                Accessible.selected: on
                Accessible.onPressAction: tabs.choose(index)

                // qmllint enable unqualified
                Rectangle {
                    anchors.fill: parent
                    color: Theme.raised
                    visible: tab.hovered && !tab.on
                }

                Row {
                    id: line

                    anchors.centerIn: parent
                    spacing: Theme.gapSmall

                    Icon {
                        name: tab.modelData.icon
                        size: Theme.icon
                        colour: tab.on ? Theme.mark : Theme.text3
                        anchors.verticalCenter: parent.verticalCenter
                    }

                    LText {
                        text: tab.text
                        strong: true
                        color: tab.on ? Theme.text : Theme.text2
                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                    }
                }

                Rectangle {
                    visible: tab.on
                    width: parent.width
                    height: Theme.segmentMark
                    anchors.bottom: parent.bottom
                    color: Theme.accentEdge
                }

                RingFrame {
                    visible: tab.on && tabs.activeFocus // qmllint disable unqualified
                    inside: true
                    corner: Theme.radiusKey
                }
            }
        }
    }

    LText {
        id: note

        text: tabs.remark
        visible: text !== "" && !Theme.compact && Theme.textScale < 1.3
        size: Theme.label
        color: Theme.text3
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
    }
}

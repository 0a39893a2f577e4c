// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// One of a few: tabs, or a choice of a setting. One stop of Tab; the arrows choose. The chosen one has a ground and a
// bar of ochre, never the fill of the call to action.
FocusScope {
    id: control

    property string name: ""
    property list<string> options
    property int current: 0
    property bool tabs: false
    property string pose: ""
    // The segment that shows `pose`, for the sheet.
    property int posed: -1
    readonly property bool ringed: activeFocus || pose === "focus"

    signal chosen(int index)

    function choose(index: int) {
        const next = Math.max(0, Math.min(options.length - 1, index));
        if (next !== current)
            chosen(next);
        keep(next);
    }

    // Where `current` is bound to what was just changed, the binding holds.
    function keep(next: int) {
        if (next !== current)
            current = next;
    }

    implicitWidth: row.implicitWidth + 2 * Theme.edge
    implicitHeight: row.implicitHeight + 2 * Theme.edge
    activeFocusOnTab: true
    opacity: enabled ? 1 : Theme.disabled
    Accessible.role: tabs ? Accessible.PageTabList : Accessible.Grouping
    Accessible.name: name
    Keys.onLeftPressed: choose(current - 1)
    Keys.onRightPressed: choose(current + 1)

    Row {
        id: row

        x: Theme.edge
        y: Theme.edge

        Repeater {
            model: control.options

            T.AbstractButton {
                id: segment

                required property int index
                required property string modelData
                // qmllint disable unqualified
                readonly property bool on: index === control.current
                readonly property bool lit: hovered || (control.pose === "hover" && control.posed === index)
                readonly property bool sunk: down || (control.pose === "press" && control.posed === index)

                text: modelData
                implicitWidth: Math.max(Theme.hit, Math.ceil(implicitContentWidth) + 2 * Theme.segmentPadding)
                implicitHeight: Math.max(Theme.segment, implicitContentHeight + Theme.gap)
                focusPolicy: Qt.NoFocus
                hoverEnabled: true
                onClicked: {
                    control.forceActiveFocus();
                    control.choose(index);
                }
                Accessible.role: control.tabs ? Accessible.PageTab : Accessible.RadioButton
                Accessible.name: text
                Accessible.checkable: true
                Accessible.checked: on
                Accessible.selected: on
                Accessible.onPressAction: if (enabled)
                    control.choose(index)
                // qmllint enable unqualified
                background: Rectangle {
                    color: segment.sunk ? Theme.sunken : segment.on || segment.lit ? Theme.overlay : Theme.raised

                    Rectangle {
                        visible: segment.on
                        width: parent.width
                        height: Theme.segmentMark
                        anchors.bottom: parent.bottom
                        color: Theme.accentEdge
                    }

                    Rectangle {
                        visible: segment.index > 0
                        width: Theme.edge
                        height: parent.height
                        color: Theme.outline
                    }
                }
                contentItem: Text {
                    text: segment.text
                    textFormat: Text.PlainText
                    color: Theme.text
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    font.family: Theme.bodyFamily
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.message
                    Accessible.ignored: true
                }
            }
        }
    }

    // The outline lies over the grounds of the segments.
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        radius: Theme.radiusKey
        border.width: Theme.edge
        border.color: Theme.outline

        RingFrame {
            visible: control.ringed
            corner: parent.radius
        }
    }
}

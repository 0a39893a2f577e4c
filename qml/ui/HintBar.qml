// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Labrys.Ui

// The foot of a screen: only the keys that work now; a click on one does what the key does.
Rectangle {
    id: bar

    property list<Hint> hints
    // Where its actions are done, as in an ActionScope.
    property int layout: ActionScope.Page
    property string status: ""
    // How wide all hints are on one line; the status gives way to them.
    readonly property real wanted: {
        let sum = 0;
        for (let i = 0; i < entries.count; ++i)
            sum += hints[i].shown ? (entries.itemAt(i)?.implicitWidth ?? 0) + flow.spacing : 0;
        return sum;
    }

    signal triggered(int action)

    // Keys, or buttons when a gamepad was used last; asked again whenever they may have changed.
    function caps(hint: Hint): var {
        const explicit = hint.keys.map(key => ({
                        "cap": key,
                        "action": Actions.None
                    }));
        return explicit.length > 0 || Bindings.revision < 0 ? explicit : Bindings.caps(layout, hint.actions);
    }

    implicitHeight: Math.max(Theme.compact ? Theme.hintBarSmall : Theme.hintBar, flow.height + 2 * Theme.gapSmall)
    color: Theme.surface

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    Flow {
        id: flow

        anchors.left: parent.left
        anchors.right: note.visible ? note.left : parent.right
        anchors.leftMargin: Theme.compact ? Theme.gapWide : Theme.gapLarge
        anchors.rightMargin: Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.compact ? Theme.gapWide : Theme.gapLarge

        Repeater {
            id: entries

            model: bar.hints

            T.AbstractButton {
                id: entry

                required property Hint modelData

                visible: modelData.shown
                // Its key is the way of the keyboard; Tab has better things to visit.
                focusPolicy: Qt.NoFocus
                text: modelData.text
                implicitWidth: line.implicitWidth
                implicitHeight: line.implicitHeight
                onClicked: bar.triggered(entry.modelData.action) // qmllint disable unqualified
                // Where it does nothing itself, its keys are the buttons.
                Accessible.ignored: modelData.action === Actions.None
                Accessible.role: Accessible.Button
                Accessible.name: text
                Accessible.focusable: false
                Accessible.onPressAction: bar.triggered(entry.modelData.action) // qmllint disable unqualified

                Row {
                    id: line

                    spacing: Theme.gapSmall

                    Repeater {
                        id: capsOfEntry

                        model: bar.caps(entry.modelData) // qmllint disable unqualified

                        KeyCap {
                            id: one

                            required property var modelData
                            // One of several: it has its own action, and its own name for those who press by name.
                            readonly property bool own: capsOfEntry.count > 1 && modelData.action !== Actions.None // qmllint disable unqualified

                            key: modelData.cap
                            anchors.verticalCenter: parent.verticalCenter
                            Accessible.ignored: !own
                            Accessible.role: Accessible.Button
                            Accessible.name: own ? Bindings.name(modelData.action) : key
                            Accessible.onPressAction: bar.triggered(modelData.action) // qmllint disable unqualified

                            TapHandler {
                                enabled: one.own
                                gesturePolicy: TapHandler.ReleaseWithinBounds
                                onTapped: bar.triggered(one.modelData.action) // qmllint disable unqualified
                            }
                        }
                    }

                    Text {
                        text: entry.text
                        textFormat: Text.PlainText
                        color: entry.hovered ? Theme.text : Theme.text2
                        anchors.verticalCenter: parent.verticalCenter
                        font.family: Theme.bodyFamily
                        font.pixelSize: Theme.compact ? Theme.caption : Theme.label
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    LText {
        id: note

        text: bar.status
        visible: text !== "" && implicitWidth + bar.wanted + 2 * Theme.gapLarge < bar.width
        color: Theme.text3
        size: Theme.compact ? Theme.caption : Theme.label
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import QtQuick.Window
import Labrys.Ui

// The foot of a screen: only the keys that work now; a click on one does what the key does. It is one Tab stop, in
// which left and right choose and Enter does; what it does is done where the focus was before.
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

    // What can be pressed, in reading order, as [hint, cap, action]: a hint (cap -1), or each cap of a hint with several.
    readonly property var presses: Array.from({
            "length": hints.length
        }, (none, i) => pressesOf(i, hints[i])).reduce((all, some) => all.concat(some), [])
    readonly property int count: presses ? presses.length : 0
    property int at: 0
    readonly property var chosen: activeFocus && count > 0 ? presses[Math.min(at, count - 1)] : null
    // What had the focus before the bar.
    property Item before: null
    readonly property Item focused: Window.activeFocusItem

    signal triggered(int action)

    function pressesOf(index: int, hint: Hint): var {
        const keys = caps(hint);
        const own = keys.length > 1 ? keys.map((key, i) => [index, i, key.action]) : [];
        const all = [[index, -1, hint.action]].concat(own);
        return hint.shown ? all.filter(press => press[2] !== Actions.None) : [];
    }

    function actChosen() {
        if (chosen)
            act(chosen[2]);
    }

    function act(action: int) {
        if (activeFocus && before)
            before.forceActiveFocus();
        triggered(action);
    }

    function isChosen(hint: int, cap: int): bool {
        return chosen !== null && chosen[0] === hint && chosen[1] === cap;
    }

    function choose(step: int) {
        at = (Math.min(at, count - 1) + step + count) % Math.max(1, count);
    }

    // It may not cease to be a stop while it has the focus.
    activeFocusOnTab: count > 0 || activeFocus
    onFocusedChanged: before = focused && focused !== bar ? focused : before
    onActiveFocusChanged: at = 0
    Accessible.role: Accessible.ToolBar
    Accessible.name: chosen ? qsTr("Keys that work now: %1").arg(chosen[1] < 0 ? hints[chosen[0]].text : Bindings.name(chosen[2])) : qsTr("Keys that work now")
    Keys.onLeftPressed: choose(-1)
    Keys.onRightPressed: choose(1)
    Keys.onReturnPressed: actChosen()
    Keys.onEnterPressed: actChosen()
    Keys.onSpacePressed: actChosen()

    // Keys, or buttons when a gamepad was used last; asked again whenever they may have changed.
    function caps(hint: Hint): var {
        const explicit = hint.keys.map(key => ({
                        "cap": key,
                        "action": Actions.None
                    }));
        return explicit.length > 0 || Bindings.revision < 0 ? explicit : Bindings.caps(layout, hint.actions);
    }

    implicitHeight: Math.max(Theme.compact ? Theme.hintBarSmall : Theme.hintBar, flow.height + (Theme.textScale > 1.3 ? Theme.gapSmall : 0))
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
        anchors.leftMargin: Theme.compact ? Theme.gapSmall : Theme.gapWide
        anchors.rightMargin: Theme.gapWide
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.compact ? Theme.gapWide : Theme.gapLarge

        Repeater {
            id: entries

            model: bar.hints

            T.AbstractButton {
                id: entry

                required property Hint modelData
                required property int index

                visible: modelData.shown
                // Inside the one Tab stop that the bar is.
                focusPolicy: Qt.NoFocus
                text: modelData.text
                implicitWidth: Math.max(Theme.hit, line.implicitWidth)
                implicitHeight: Math.max(Theme.hit, line.implicitHeight)
                onClicked: bar.act(entry.modelData.action) // qmllint disable unqualified
                // Where it does nothing itself, its keys are the buttons.
                Accessible.ignored: modelData.action === Actions.None
                Accessible.role: Accessible.Button
                Accessible.name: text
                Accessible.focusable: false
                Accessible.onPressAction: bar.act(entry.modelData.action) // qmllint disable unqualified

                RingFrame {
                    inside: true
                    visible: bar.isChosen(entry.index, -1) // qmllint disable unqualified
                    corner: Theme.radiusKey
                }

                Row {
                    id: line

                    anchors.centerIn: parent

                    Repeater {
                        id: capsOfEntry

                        model: bar.caps(entry.modelData) // qmllint disable unqualified

                        Item {
                            id: one

                            required property var modelData
                            required property int index
                            // One of several: it has its own action, and its own name for those who press by name.
                            readonly property bool own: capsOfEntry.count > 1 && modelData.action !== Actions.None // qmllint disable unqualified

                            implicitWidth: own ? Math.max(Theme.hit, cap.width + Theme.gapSmall) : cap.width + Theme.gapSmall
                            implicitHeight: Math.max(Theme.hit, cap.height)
                            Accessible.ignored: !own
                            Accessible.role: Accessible.Button
                            Accessible.name: own ? Bindings.name(modelData.action) : modelData.cap
                            Accessible.onPressAction: bar.act(modelData.action) // qmllint disable unqualified

                            KeyCap {
                                id: cap

                                key: one.modelData.cap
                                anchors.verticalCenter: parent.verticalCenter
                                anchors.horizontalCenter: one.own ? parent.horizontalCenter : undefined
                            }

                            RingFrame {
                                inside: true
                                visible: bar.isChosen(entry.index, one.index) // qmllint disable unqualified
                                corner: Theme.radiusKey
                            }

                            TapHandler {
                                enabled: one.own
                                gesturePolicy: TapHandler.ReleaseWithinBounds
                                onTapped: bar.act(one.modelData.action) // qmllint disable unqualified
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

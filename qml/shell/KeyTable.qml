// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Shell

// All actions of a place with their keys and buttons (UIX-049): press a key here, then the one that shall be in its
// place. A key that has an owner is refused with its name.
Column {
    id: table

    property int where: 1
    readonly property var rows: Bindings.revision < 0 ? [] : Bindings.actions(where)
    // The action and which of its keys is wanted next; none is 0.
    property int wanted: Actions.None
    property int slot: 0
    property string answer: ""
    readonly property bool waiting: wanted !== Actions.None
    readonly property var waitingRow: rows.find(row => row.action === wanted)

    signal importWanted
    signal exportWanted

    function want(action: int, place: int) {
        answer = "";
        slot = place;
        wanted = action;
    }

    function take(event: var) {
        const given = event.key !== Qt.Key_Escape;
        answer = given ? Bindings.rebind(where, wanted, slot, event.key, event.nativeScanCode, event.modifiers) : "";
        // One that is refused may be followed by another.
        if (!given || answer === "")
            wanted = Actions.None;
    }

    function removeAt(action: int, place: int) {
        answer = Bindings.unbind(where, action, place);
    }

    function remove() {
        answer = Bindings.unbind(where, wanted, slot);
        wanted = Actions.None;
    }

    onWhereChanged: wanted = Actions.None
    spacing: Theme.gap

    Flow {
        width: parent.width
        spacing: Theme.gap

        Segments {
            name: qsTr("Preset")
            options: ["WASD", qsTr("Arrows"), "ZQSD"]
            current: Bindings.preset
            onChosen: index => Bindings.preset = index
        }

        LComboBox {
            name: qsTr("Where the keys act")
            model: [qsTr("Pages"), qsTr("One player"), qsTr("Two players"), qsTr("Replay"), qsTr("Network match")]
            choice: table.where
            onActivated: index => table.where = index
        }

        Row {
            spacing: Theme.gap

            LButton {
                objectName: "exportKeys"
                iconName: "save"
                text: qsTr("Export")
                tip: qsTr("Writes your keys to a file, for another computer")
                onClicked: table.exportWanted()
            }

            LButton {
                objectName: "importKeys"
                iconName: "open"
                text: qsTr("Import")
                tip: qsTr("Takes the keys of a file that was exported")
                onClicked: table.importWanted()
            }
        }
    }

    // One height, so that the rows below stay where they are.
    Item {
        width: parent.width
        implicitHeight: Math.max(Theme.hit, said.implicitHeight, still.height)

        LText {
            id: said

            text: table.waiting ? (table.answer + " " + qsTr("Press the new key for “%1”, or Esc to keep what was.").arg(Bindings.name(table.wanted))).trim() : table.answer !== "" ? table.answer : qsTr("Choose a key to change it, or + for one more; Delete takes one away.")
            color: table.waiting ? Theme.lapisText : table.answer !== "" ? Theme.terraText : Theme.text3
            strong: table.waiting || table.answer !== ""
            width: Math.min(parent.width - (still.visible ? still.width + Theme.gap : 0), measure)
            wrapMode: Text.Wrap
            anchors.verticalCenter: parent.verticalCenter
            Accessible.role: Accessible.AlertMessage
        }

        Row {
            id: still

            visible: table.waiting
            anchors.right: parent.right
            spacing: Theme.gapSmall

            LButton {
                visible: (table.waitingRow?.keys.length ?? 0) > 1 && table.slot < table.waitingRow.keys.length
                text: qsTr("Take it away")
                onClicked: table.remove()
            }

            LButton {
                text: qsTr("Never mind")
                onClicked: table.wanted = Actions.None
            }
        }
    }

    Column {
        width: parent.width

        Repeater {
            // By number, so that a row stays, with its focus, when its keys change.
            model: table.rows.length

            Item {
                id: line

                required property int index
                // qmllint disable unqualified
                readonly property var row: table.rows[index]
                readonly property bool wide: table.width > 30 * Theme.body

                width: table.width
                // qmllint enable unqualified
                implicitHeight: (wide ? Math.max(Theme.hit, name.implicitHeight, keys.height) : name.implicitHeight + keys.height) + Theme.gapTiny

                LText {
                    id: name

                    text: line.row.name
                    width: line.wide ? 0.36 * parent.width : parent.width
                    wrapMode: Text.Wrap
                    y: line.wide ? (Theme.hit - implicitHeight) / 2 : 0
                }

                Flow {
                    id: keys

                    x: line.wide ? 0.38 * parent.width : 0
                    y: line.wide ? 0 : name.implicitHeight
                    width: parent.width - x - Theme.hit - Theme.gapSmall
                    spacing: Theme.gapTiny

                    Repeater {
                        // As many as an action can have; they stay, with the focus, when their number changes.
                        model: 4

                        KeyButton {
                            id: button

                            required property int index

                            // qmllint disable unqualified
                            key: line.row.keys[index] ?? ""
                            // The place for one more comes last.
                            visible: index < line.row.keys.length + (line.row.fixed ? 0 : 1)
                            enabled: !line.row.fixed
                            waiting: table.wanted === line.row.action && table.slot === index
                            text: key === "" ? qsTr("%1: one more key").arg(line.row.name) : qsTr("%1: key %2, change").arg(line.row.name).arg(key)
                            onClicked: {
                                table.want(line.row.action, index);
                                forceActiveFocus();
                            }
                            onPressedKey: event => table.take(event)
                            onRemoved: table.removeAt(line.row.action, index)
                            // qmllint enable unqualified
                        }
                    }

                    LButton {
                        visible: line.row.changed
                        text: qsTr("As before")
                        spoken: qsTr("%1: the usual keys again").arg(line.row.name)
                        // qmllint disable unqualified
                        onClicked: table.answer = Bindings.reset(table.where, line.row.action)
                        // qmllint enable unqualified
                    }
                }

                Item {
                    visible: line.row.cap !== ""
                    implicitWidth: Math.max(Theme.hit, pad.implicitWidth)
                    implicitHeight: Theme.hit
                    anchors.right: parent.right
                    y: keys.y
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("Gamepad: %1").arg(line.row.button)

                    KeyCap {
                        id: pad

                        key: line.row.cap
                        anchors.centerIn: parent
                    }
                }
            }
        }
    }
}

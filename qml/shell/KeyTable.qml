// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// All actions of a place with their keys and buttons (UIX-049): press Change, then the key. A key that has an owner is
// refused with its name.
Column {
    id: table

    property int where: 1
    // The action whose next key is wanted; none is 0.
    property int wanted: Actions.None
    property string answer: ""

    function take(event: var) {
        answer = event.key === Qt.Key_Escape ? "" : Bindings.rebind(where, wanted, 0, event.key, event.nativeScanCode, event.modifiers);
        wanted = Actions.None;
        event.accepted = true;
    }

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
            model: [qsTr("Pages"), qsTr("One player"), qsTr("Two players"), qsTr("Replay")]
            choice: table.where
            onActivated: index => table.where = index
        }
    }

    LText {
        visible: text !== ""
        text: table.wanted !== Actions.None ? qsTr("Press the new key for “%1”, or Esc.").arg(Bindings.name(table.wanted)) : table.answer
        color: table.wanted !== Actions.None ? Theme.lapisText : Theme.terraText
        strong: true
        width: Math.min(parent.width, measure)
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
    }

    Repeater {
        model: Bindings.revision < 0 ? [] : Bindings.actions(table.where)

        Item {
            id: line

            required property var modelData
            readonly property int action: modelData.action

            width: table.width // qmllint disable unqualified
            implicitHeight: Math.max(Theme.hit, name.implicitHeight, change.height) + Theme.gapTiny

            LText {
                id: name

                text: line.modelData.name
                width: 0.4 * parent.width
                wrapMode: Text.Wrap
                anchors.verticalCenter: parent.verticalCenter
            }

            Row {
                x: 0.42 * parent.width
                spacing: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                Accessible.role: Accessible.StaticText
                Accessible.name: line.modelData.keys.concat([line.modelData.button]).join(", ")

                Repeater {
                    model: line.modelData.keys

                    KeyCap {
                        required property string modelData

                        key: modelData
                    }
                }

                KeyCap {
                    visible: key !== ""
                    key: line.modelData.cap
                }
            }

            LButton {
                id: change

                visible: !line.modelData.fixed
                anchors.right: parent.right
                text: qsTr("Change")
                spoken: qsTr("Change the key of %1").arg(line.modelData.name)
                onClicked: table.wanted = line.action // qmllint disable unqualified
                // qmllint disable unqualified
                Keys.onPressed: event => {
                    if (table.wanted === line.action)
                        table.take(event);
                }
                // qmllint enable unqualified
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur
import Labrys.Net

// A chat: its lines, ready phrases, and a field to write in. Esc in the field, and Return without a word, leave it.
TalkPanel {
    id: panel

    required property ChatModel lines
    property string invitation: ""
    property list<string> phrases
    // The actions of the phrases, whose keys their buttons show.
    property var phraseActions: []
    property int layout: ActionScope.Page
    property bool writable: true
    readonly property bool writing: field.activeFocus
    readonly property string enterCap: Bindings.caps(ActionScope.Page, [Actions.Accept])[0]?.cap ?? ""

    signal sent(string text)
    signal phrased(int number)
    signal done
    // The field was clicked.
    signal wanted

    function write() {
        field.forceActiveFocus();
    }

    function send() {
        if (field.text.trim() === "")
            panel.done();
        else
            panel.sent(field.text);
        field.clear();
    }

    // The page keys go through what was said.
    function turn(key: int): bool {
        const pages = key === Qt.Key_PageUp ? -0.8 : key === Qt.Key_PageDown ? 0.8 : 0;
        list.contentY = Math.max(list.originY, Math.min(list.originY + list.contentHeight - list.height, list.contentY + pages * list.height));
        return pages !== 0 || key === Qt.Key_Up || key === Qt.Key_Down;
    }

    iconName: "chat"
    least: headHeight + 3 * padding + Theme.gapSmall + foot.height + Theme.message

    ListView {
        id: list

        objectName: "chatLines"
        cacheBuffer: 0
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: foot.visible ? foot.top : parent.bottom
        anchors.margins: panel.padding
        anchors.topMargin: panel.padding + panel.headHeight + Theme.gapSmall
        anchors.bottomMargin: foot.visible ? Theme.gapSmall : panel.padding
        clip: true
        spacing: Theme.gapSmall
        boundsBehavior: Flickable.StopAtBounds
        model: panel.lines
        onCountChanged: positionViewAtEnd()
        onHeightChanged: positionViewAtEnd()
        Accessible.role: Accessible.List
        Accessible.name: panel.caption

        delegate: ChatLine {
            width: ListView.view.width
        }
    }

    Column {
        id: foot

        visible: panel.writable
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: panel.padding
        spacing: Theme.gapSmall

        Flow {
            width: parent.width
            visible: panel.phrases.length > 0
            spacing: Theme.gapSmall

            Repeater {
                model: panel.phrases

                CapButton {
                    required property int index
                    required property string modelData

                    // qmllint disable unqualified
                    text: modelData
                    does: panel.phraseActions[index] ?? Actions.None
                    layout: panel.layout
                    onClicked: panel.phrased(index + 1)
                    // qmllint enable unqualified
                }
            }
        }

        LTextField {
            id: field

            objectName: "chatField"
            name: panel.invitation
            placeholderText: panel.invitation
            maximumLength: 300
            width: parent.width
            leftPadding: pen.width + 2 * Theme.gapSmall
            rightPadding: enter.visible ? enter.width + 2 * Theme.gapSmall : Theme.gap
            onAccepted: panel.send()
            onPressed: panel.wanted()
            Keys.onEscapePressed: panel.done()
            Keys.onPressed: event => event.accepted = panel.turn(event.key)

            Icon {
                id: pen

                name: "chat"
                colour: Theme.text3
                x: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
            }

            KeyCap {
                id: enter

                key: Bindings.revision < 0 ? "" : panel.enterCap
                visible: field.width > 16 * Theme.body
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// The messages that left (F8), newest first; an action not taken yet can still be taken.
Overlay {
    id: overlay

    required property Toasts toasts

    title: qsTr("Messages")
    wide: Theme.resultPanel
    onBack: closed()

    Column {
        width: parent ? parent.width : 0
        spacing: Theme.gapWide

        LText {
            visible: list.count === 0
            text: qsTr("Nothing was said yet.")
            color: Theme.text2
        }

        LList {
            id: list

            name: overlay.title
            focus: count > 0
            visible: count > 0
            width: parent.width
            height: Math.min(implicitHeight, Theme.popupMost)
            spacing: Theme.gapSmall
            model: overlay.toasts
            onTaken: row => overlay.toasts.act(row)
            delegate: Toast {
                required property int index
                required property var model

                // qmllint disable unqualified
                kind: model.kind
                sentence: model.sentence
                action: model.action
                timed: false
                listed: true
                width: list.rowWidth
                onActed: overlay.toasts.act(index)
                // qmllint enable unqualified
            }
        }

        LButton {
            focus: list.count === 0
            anchors.right: parent.right
            text: qsTr("Close")
            onClicked: overlay.closed()
        }
    }
}

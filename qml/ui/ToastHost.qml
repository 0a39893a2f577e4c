// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// Where messages appear, one above the other, the newest on top. Only what is shown is there.
Column {
    id: host

    required property Toasts toasts

    spacing: Theme.gapSmall
    width: Theme.toast * Math.max(1, 0.75 * Theme.textScale)

    Repeater {
        model: host.toasts

        Loader {
            id: place

            required property int index
            required property string kind
            required property string sentence
            required property string action
            required property bool shown

            active: shown
            visible: shown
            sourceComponent: Toast {
                // qmllint disable unqualified
                width: host.width
                kind: place.kind
                sentence: place.sentence
                action: place.action
                onExpired: host.toasts.dismiss(place.index)
                onActed: host.toasts.act(place.index)
                // qmllint enable unqualified
            }
        }
    }
}

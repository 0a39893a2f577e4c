// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// Where messages appear: one above the other at the foot of the stage, the newest lowest.
Column {
    id: host

    required property Toasts toasts

    spacing: Theme.gapSmall
    width: Theme.toast

    Repeater {
        model: host.toasts

        Toast {
            id: toast

            required property int index
            required property bool shown
            required kind
            required sentence
            required action

            // qmllint disable unqualified
            visible: shown
            timed: shown
            width: Math.min(Theme.toast, host.width)
            onExpired: host.toasts.dismiss(index)
            onActed: host.toasts.act(index)
            // qmllint enable unqualified
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// A picture of the run with the places of its things: doors or altars, their signs, labels and cards.
MinoanScene {
    readonly property var places: Array.from(things).map((thing, i) => ({
                    "thing": thing,
                    "sign": signs[i],
                    "label": labels[i],
                    "card": cards[i]
                }))
    // While the picture has no size.
    readonly property var nowhere: ({
            "thing": Qt.rect(0, 0, 0, 0),
            "sign": Qt.rect(0, 0, 0, 0),
            "label": Qt.rect(0, 0, 0, 0),
            "card": Qt.rect(0, 0, 0, 0)
        })

    look: Theme.look
}

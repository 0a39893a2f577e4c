// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// PLACEHOLDER until the scenery branch
Rectangle {
    id: scene

    property int piece: 0
    property int count: 3
    property int focused: -1
    property real foot: 0
    readonly property var places: Array.from({
            "length": count
        }, (none, i) => ({
                "thing": Qt.rect(width * (i + 0.2) / count, height * 0.1, width * 0.6 / count, height - foot - height * 0.1),
                "sign": Qt.rect(width * (i + 0.5) / count - 56, height * 0.2, 112, 112),
                "label": Qt.rect(width * (i + 0.5) / count - 18, height * 0.2 + 130, 36, 36),
                "card": Qt.rect(width * i / count, height - foot, width / count, foot)
            }))

    color: Theme.hall
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A few characters of a maze, as they are drawn there.
Column {
    id: picture

    required property var rows
    property int size: Theme.caption

    Accessible.ignored: true

    Repeater {
        model: picture.rows

        Row {
            id: line

            required property string modelData

            Repeater {
                model: Array.from(line.modelData) // qmllint disable unqualified

                Swatch {
                    required property string modelData

                    symbol: modelData
                    size: picture.size // qmllint disable unqualified
                    width: Math.round(1.35 * size)
                    height: width
                    radius: 0
                }
            }
        }
    }
}

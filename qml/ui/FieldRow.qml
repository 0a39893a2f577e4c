// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A caption, a control, and below it what is wrong, with a sign, so that colour is not alone.
Column {
    id: row

    property string caption: ""
    property string problem: ""
    default property alias control: place.data

    spacing: Theme.gapTiny

    LText {
        text: row.caption
        visible: text !== ""
        strong: true
        size: Theme.label
        color: Theme.text2
    }

    Item {
        id: place

        width: row.width
        implicitHeight: childrenRect.height
    }

    Row {
        visible: row.problem !== ""
        spacing: Theme.gapSmall

        Icon {
            name: "warn"
            size: Theme.iconSmall
            colour: Theme.terraText
        }

        LText {
            text: row.problem
            size: Theme.caption
            color: Theme.terraText
            width: Math.min(row.width - Theme.iconSmall - Theme.gapSmall, measure)
            wrapMode: Text.Wrap
        }
    }
}

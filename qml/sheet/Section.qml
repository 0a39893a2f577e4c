// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// Cells of one component.
Column {
    id: section

    property string caption: ""
    default property alias cells: flow.data

    objectName: caption
    spacing: Theme.gap

    LText {
        text: section.caption
        strong: true
        size: Theme.label
        color: Theme.text2
        width: section.width
        wrapMode: Text.WordWrap
    }

    Flow {
        id: flow

        width: section.width
        spacing: Theme.gapWide
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Shell

// One setting in a line, its values side by side.
FocusScope {
    id: row

    required property Settings settings
    required property string setting
    readonly property var words: settings.wording < 0 ? {} : settings.words(setting)
    readonly property real share: 0.21 * width
    readonly property bool wide: share + choice.implicitWidth <= width

    implicitHeight: (wide ? Math.max(Theme.hit, name.implicitHeight, choice.height) : name.implicitHeight + Theme.gap + choice.height + Theme.gapSmall) + Theme.gapWide

    LText {
        id: name

        text: row.words.name
        strong: true
        width: row.wide ? row.share : row.width
        wrapMode: Text.Wrap
        y: row.wide ? (row.height - height) / 2 : Theme.gapSmall
    }

    OneOf {
        id: choice

        focus: true
        room: row.width
        x: row.wide ? row.share : 0
        y: row.wide ? (row.height - height) / 2 : name.y + name.implicitHeight + Theme.gap
        name: row.words.name
        options: row.words.values
        current: row.settings.revision < 0 ? 0 : row.settings.index(row.setting)
        onChosen: index => row.settings.choose(row.setting, index)
    }

    Rectangle {
        width: parent.width
        height: Theme.hairline
        anchors.bottom: parent.bottom
        color: Theme.line
    }
}

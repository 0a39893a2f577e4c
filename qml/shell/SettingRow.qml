// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Shell

// One setting: what it is, what it is without a choice of yours, and the control that changes it.
Item {
    id: row

    required property Settings settings
    required property string setting
    readonly property var words: settings.wording < 0 ? {} : settings.words(setting)
    readonly property string standard: (row.words.standard ?? "").toLocaleLowerCase()
    readonly property int index: settings.revision < 0 ? 0 : settings.index(setting)
    readonly property bool wide: width > 30 * Theme.body && 0.56 * width > control.implicitWidth
    readonly property real share: wide ? 0.44 : 1
    // Beside the control where there is room, else below the name.
    readonly property bool beside: wide && width - control.x - control.width - Theme.gapWide > note.implicitWidth

    implicitHeight: Math.max(Theme.optionRow - Theme.gapWide, wide ? Math.max(text.height, control.height) + Theme.gapWide : text.height + control.height + Theme.gapLarge)

    Column {
        id: text

        width: row.width * row.share - Theme.gap
        y: row.wide ? (row.height - height) / 2 : Theme.gapSmall

        LText {
            text: row.words.name
            strong: true
            width: parent.width
            wrapMode: Text.Wrap
        }

        LText {
            text: row.beside ? qsTr("default: %1").arg(row.standard) : qsTr("%1; default: %2").arg(row.words.note).arg(row.standard)
            color: Theme.text3
            size: Theme.label
            width: parent.width
            wrapMode: Text.Wrap
        }
    }

    Loader {
        id: control

        x: row.wide ? row.width * row.share : 0
        y: row.wide ? (row.height - height) / 2 : text.height + Theme.gapWide
        sourceComponent: row.words.kind === 2 ? onOff : row.words.kind === 1 ? steps : choice
    }

    LText {
        id: note

        opacity: row.beside ? 1 : 0
        text: row.words.note
        color: Theme.text3
        size: Theme.label
        x: control.x + control.width + Theme.gapWide
        anchors.verticalCenter: control.verticalCenter
        Accessible.ignored: !row.beside
    }

    Rectangle {
        width: parent.width
        height: Theme.hairline
        anchors.bottom: parent.bottom
        color: Theme.line
    }

    // qmllint disable unqualified
    Component {
        id: choice

        OneOf {
            name: row.words.name
            room: row.width
            options: row.words.values
            current: row.index
            onChosen: index => row.settings.choose(row.setting, index)
        }
    }

    Component {
        id: onOff

        LSwitch {
            text: row.words.values[checked ? 1 : 0]
            spoken: row.words.name
            checked: row.index === 1
            onToggled: row.settings.choose(row.setting, checked ? 1 : 0)
        }
    }

    Component {
        id: steps

        Row {
            spacing: Theme.gapWide

            LSlider {
                id: line

                width: Theme.comboWidth * Math.max(1, 0.75 * Theme.textScale)
                anchors.verticalCenter: parent.verticalCenter
                name: row.words.name
                spoken: row.words.values[value]
                from: 0
                to: row.words.values.length - 1
                ticks: true
                value: row.index
                onMoved: row.settings.choose(row.setting, value)
            }

            LText {
                text: row.words.values[line.value]
                font.weight: Font.Bold
                size: Theme.number
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    // qmllint enable unqualified
}

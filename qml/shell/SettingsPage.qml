// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Shell

// Everything that can be set; each choice acts at once (UIX-048, look ab_settings).
PageFrame {
    id: page

    required property Settings settings
    property int section: 0
    readonly property real between: Theme.compact ? Theme.gap : Theme.gapWide
    readonly property bool finding: find.text.trim() !== ""
    // The part that is not in the table of settings.
    readonly property int keysSection: 3
    readonly property int foldersSection: 4
    readonly property int profileSection: 5
    readonly property var icons: ["net", "contrast", "motion", "keyboard", "folder", "user"]
    required property Folders folders
    readonly property list<string> names: settings.wording < 0 ? [] : settings.sections()

    signal leaveWanted
    signal helpWanted
    signal anewWanted
    signal resetWanted
    signal importWanted
    signal exportWanted

    // Whether a part with a page of its own is to be seen.
    function shows(part: int): bool {
        return finding ? settings.wording >= 0 && settings.isNamed(part, find.text) : section === part;
    }

    layout: ActionScope.Page
    title: qsTr("Settings")
    iconName: "settings"
    status: qsTr("Every change acts at once")
    finder: find
    controls: [
        FindField {
            id: find

            objectName: "find"
            name: qsTr("Find a setting")
            placeholderText: name
        }
    ]
    hints: [
        Hint {
            text: qsTr("Part")
            keys: ["up", "down"]
            action: Actions.None
        },
        Hint {
            text: qsTr("Setting")
            action: Actions.FocusOn
        },
        Hint {
            text: qsTr("Change")
            keys: ["left", "right"]
            action: Actions.None
        },
        Hint {
            text: qsTr("Find")
            action: Actions.Find
        },
        Hint {
            text: qsTr("Help")
            action: Actions.Help
        },
        Hint {
            text: qsTr("Back")
            action: Actions.Back
        }
    ]
    Accessible.role: Accessible.Pane
    Accessible.name: title
    onBack: page.leaveWanted()
    onHelp: page.helpWanted()
    onAlong: step => page.moveFocus(step > 0)

    Panel {
        id: side

        objectName: "side"
        x: Theme.compact ? Theme.gap : Theme.gapPanel
        y: x
        width: Math.min((Theme.sidePanelSmall - Theme.gapPanel) * Math.max(1, 0.75 * Theme.textScale), (0.3 + 0.08 * Math.max(0, Theme.textScale - 1)) * page.width)
        height: parent.height - 2 * y

        LList {
            id: list

            name: page.title
            focus: true
            width: parent.width
            height: side.height - back.height - 4 * side.padding
            model: page.names
            currentIndex: page.section
            onCurrentIndexChanged: page.section = currentIndex
            onTaken: find.clear()
            delegate: ListRow {
                required property int index
                required property string modelData

                // qmllint disable unqualified
                row: index
                text: modelData
                iconName: page.icons[index]
                chosen: index === page.section && !page.finding
                // qmllint enable unqualified
            }
        }

        LButton {
            id: back

            objectName: "defaults"
            small: false
            y: side.height - height - 2 * side.padding
            width: parent.width
            iconName: "undo"
            text: qsTr("Back to defaults")
            onClicked: page.resetWanted()
        }
    }

    Rectangle {
        id: plaster

        objectName: "plaster"
        anchors.left: side.right
        anchors.leftMargin: page.between
        anchors.right: sample.visible ? sample.left : parent.right
        anchors.rightMargin: sample.visible ? page.between : side.x
        y: side.y
        height: side.height
        radius: Theme.radiusPanel
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line

        ScrollPane {
            anchors.fill: parent
            anchors.margins: Theme.gapWide
            anchors.leftMargin: Theme.gapLarge
            gutter: Theme.gap

            Column {
                width: parent.width

                LText {
                    visible: page.settings.problem !== ""
                    text: page.settings.problem
                    color: Theme.terraText
                    width: Math.min(parent.width, measure)
                    wrapMode: Text.Wrap
                    bottomPadding: Theme.gap
                }

                Repeater {
                    id: rows

                    model: page.settings.wording < 0 ? [] : page.settings.found(page.section, find.text)

                    SettingRow {
                        required property string modelData

                        width: parent.width
                        settings: page.settings // qmllint disable unqualified
                        setting: modelData
                    }
                }

                LText {
                    visible: page.finding && rows.count === 0 && !keys.active && !places.active && !profile.active
                    text: qsTr("No setting has this in its name.")
                    color: Theme.text2
                }

                Loader {
                    id: keys

                    width: parent.width
                    active: page.shows(page.keysSection)
                    visible: active
                    sourceComponent: KeyTable {
                        // qmllint disable unqualified
                        onImportWanted: page.importWanted()
                        onExportWanted: page.exportWanted()
                        // qmllint enable unqualified
                    }
                }

                Loader {
                    id: places

                    width: parent.width
                    active: page.shows(page.foldersSection)
                    visible: active
                    sourceComponent: FolderTable {
                        folders: page.folders // qmllint disable unqualified
                    }
                }

                Loader {
                    id: profile

                    width: parent.width
                    active: page.shows(page.profileSection)
                    visible: active
                    sourceComponent: ProfileTable {
                        // qmllint disable unqualified
                        settings: page.settings
                        onAnewWanted: page.anewWanted()
                        // qmllint enable unqualified
                    }
                }
            }
        }
    }

    LookSample {
        id: sample

        objectName: "sample"
        visible: !Theme.compact && Theme.textScale < 1.6 && (page.finding || page.section < page.keysSection)
        anchors.right: parent.right
        anchors.rightMargin: side.x
        y: side.y
        width: Theme.sidePanelSmall + Theme.gapHuge + Theme.gapTiny
    }
}

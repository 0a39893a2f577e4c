// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Shell

// A file of the user is chosen: of those opened last, or from a folder (APP-017, APP-018).
PageFrame {
    id: page

    required property Folders folders
    required property RecentFiles recent
    readonly property var starts: folders.starts()
    // Where one begins; empty for the files opened last.
    property string from: ""
    // Grows when the language changes.
    property int wording: 0
    property int start: Math.max(0, starts.findIndex(place => place.path === from))
    // The list was offered the focus, once.
    property bool offered: false
    readonly property bool reading: files.busy

    signal chosen(string path)
    signal leaveWanted
    signal helpWanted

    function take(row: int) {
        const path = files.pathAt(row);
        if (files.isFolderAt(row))
            enter(path);
        else if (path !== "")
            chosen(path);
    }

    // What is there when the page opens gets the focus; what comes once somebody chooses does not.
    function offer() {
        list.currentIndex = Math.max(0, list.currentIndex);
        if (!offered && list.visible)
            list.focus = true;
        offered = offered || list.visible;
    }

    function choose(place: int) {
        offered = true;
        start = place;
        enter(starts[place]?.path ?? "");
    }

    function enter(path: string) {
        find.clear();
        list.currentIndex = 0;
        files.folder = path;
    }

    layout: ActionScope.Page
    title: qsTr("Open a file")
    iconName: "folder"
    status: qsTr("Or drop a file on the window")
    finder: find
    controls: [
        FindField {
            id: find

            objectName: "findFile"
            name: qsTr("Find by name")
            placeholderText: name
        }
    ]
    hints: [
        Hint {
            text: qsTr("Choose")
            action: Actions.Next
            actions: [Actions.Previous, Actions.Next]
        },
        Hint {
            text: qsTr("Open")
            action: Actions.Accept
        },
        Hint {
            text: qsTr("Folders")
            action: Actions.FocusOn
            actions: [Actions.FocusBack, Actions.FocusOn]
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
    onWordingChanged: files.retranslate()
    onAlong: step => page.moveFocus(step > 0)

    FileList {
        id: files

        folder: page.from
        files: page.recent.files
        endings: ["maze", "thread", "save", "save.[0-9]*", "save.bak", "keys"]
        find: find.text
    }

    Panel {
        id: side

        x: Theme.compact ? Theme.gap : Theme.gapPanel
        y: x
        width: Math.min(Theme.sidePanelSmall * Math.max(1, 0.75 * Theme.textScale), (0.3 + 0.08 * Math.max(0, Theme.textScale - 1)) * page.width)
        height: parent.height - 2 * y

        LList {
            id: places

            name: qsTr("Folders")
            focus: true
            width: parent.width
            height: side.height - (clear.visible ? clear.height + Theme.gap : 0) - 2 * side.padding
            model: page.starts
            currentIndex: page.start
            onCurrentIndexChanged: if (currentIndex >= 0 && currentIndex !== page.start)
                page.choose(currentIndex)
            delegate: ListRow {
                required property int index
                required property var modelData

                // qmllint disable unqualified
                row: index
                text: modelData.name
                iconName: modelData.icon
                chosen: index === page.start
                // qmllint enable unqualified
            }
        }

        LButton {
            id: clear

            objectName: "clearRecent"
            visible: files.folder === "" && page.recent.files.length > 0
            y: side.height - height - 2 * side.padding
            width: parent.width
            iconName: "cross"
            text: qsTr("Clear this list")
            tip: qsTr("The files themselves stay")
            onClicked: page.recent.clear()
        }
    }

    Panel {
        id: main

        anchors.left: side.right
        anchors.leftMargin: side.x
        anchors.right: parent.right
        anchors.rightMargin: side.x
        y: side.y
        height: side.height
        caption: files.folder === "" ? qsTr("Opened last") : ""

        LText {
            id: where

            visible: text !== ""
            text: files.folder
            color: Theme.text3
            size: Theme.label
            font.family: Theme.codeFamily
            width: Math.min(parent.width, measure)
            wrapMode: Text.WrapAnywhere
        }

        LList {
            id: list

            objectName: "fileList"
            name: files.folder === "" ? qsTr("Opened last") : files.folder
            visible: files.count > 0
            onVisibleChanged: page.offer()
            y: where.visible ? where.height + Theme.gapSmall : 0
            width: parent.width
            height: main.height - 2 * main.padding - y - (main.caption === "" ? 0 : Theme.gapLarge * Theme.textScale)
            model: files
            onTaken: row => page.take(row)
            delegate: ListRow {
                required property int index
                required property var model

                // qmllint disable unqualified
                row: index
                text: model.name
                detail: model.detail
                iconName: model.iconName
                lit: ListView.isCurrentItem && list.activeFocus
                faint: model.missing
                // qmllint enable unqualified
            }
        }

        LText {
            y: list.y
            visible: text !== ""
            text: files.emptiness
            color: Theme.text2
            width: Math.min(parent.width, measure)
            wrapMode: Text.Wrap
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// What was learnt in this run, and the rules that everybody is told (look o_minoan_codex).
PageFrame {
    id: page

    required property MinoanRun run
    property alias tab: tabs.current
    readonly property string message: tabs.entries[tab].text

    signal closed
    signal helpWanted

    layout: ActionScope.Run
    title: qsTr("What you have learnt")
    iconName: "sign_minotaur"
    status: tab === 1 ? qsTr("An empty cell is a gift you have not tried. Emptied at a new run") : qsTr("Emptied at a new run")
    hints: [
        Hint {
            text: qsTr("Tab")
            action: Actions.TabOn
            actions: [Actions.TabBack, Actions.TabOn]
        },
        Hint {
            text: qsTr("Why")
            action: Actions.Explain
            shown: page.tab === 1
        },
        Hint {
            text: qsTr("Help")
            action: Actions.Help
        },
        Hint {
            text: qsTr("Close")
            action: Actions.Codex
        }
    ]
    facts: [
        LText {
            text: qsTr("in this run, room %1 of %2").arg(page.run.room).arg(page.run.rooms)
            size: Theme.label
            color: Theme.text2
            anchors.verticalCenter: parent?.verticalCenter
        }
    ]
    controls: [
        LButton {
            objectName: "closeCodex"
            small: true
            iconName: "cross"
            spoken: qsTr("Close")
            onClicked: page.closed()
        }
    ]
    Accessible.role: Accessible.Pane
    Accessible.name: title
    onBack: page.closed()
    onHelp: page.helpWanted()
    onAlong: step => page.moveFocus(step > 0)
    onTriggered: action => {
        if (action === Actions.TabOn || action === Actions.TabBack)
            tabs.choose(tabs.current + (action === Actions.TabOn ? 1 : -1));
        else if (action === Actions.Codex)
            page.closed();
    }

    RunCodex {
        id: learnt

        run: page.run
    }

    CodexTabs {
        id: tabs

        objectName: "codexTabs"
        width: parent.width
        focus: true
        name: page.title
        remark: current === 0 ? qsTr("%1 of %2 signs known").arg(learnt.knownSigns).arg(learnt.signs.length) : current === 1 ? qsTr("%1 of 70 gifts known").arg(learnt.knownGifts) : ""
        entries: [{
                "icon": "eye",
                "text": qsTr("Signs")
            }, {
                "icon": "column",
                "text": qsTr("Gods and gifts")
            }, {
                "icon": "skull",
                "text": qsTr("Enemies")
            }, {
                "icon": "fire",
                "text": qsTr("Elements")
            }, {
                "icon": "book",
                "text": qsTr("Rules")
            }]
    }

    Loader {
        id: content

        readonly property real margin: Theme.compact ? Theme.gap : Theme.gapLarge

        x: margin
        anchors.top: tabs.bottom
        anchors.topMargin: tabs.current === 1 ? Theme.gapSmall : margin
        width: parent.width - 2 * margin
        height: parent.height - y - Theme.gapSmall
        sourceComponent: [signs, gifts, enemies, elements, rules][tabs.current]
    }

    // qmllint disable unqualified
    Component {
        id: signs

        CodexSigns {
            codex: learnt
        }
    }

    Component {
        id: gifts

        ScrollPane {
            id: pane

            CodexGifts {
                codex: learnt
                width: parent.width
                height: Math.max(implicitHeight, pane.height)
            }
        }
    }

    Component {
        id: enemies

        CodexEnemies {
            codex: learnt
        }
    }

    Component {
        id: elements

        CodexElements {
            codex: learnt
        }
    }

    Component {
        id: rules

        CodexRules {
            codex: learnt
        }
    }
    // qmllint enable unqualified
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// A run that is over, all on one page (look n_minoan_summary). It is not kept once one has left.
PageFrame {
    id: page

    required property MinoanRun run
    // Where the log goes; empty, and there is no export.
    property string exportsPath: ""
    property bool listing: false
    readonly property string message: timeline.shown?.spoken ?? ""
    // The line of rooms above, three panels below; or everything in a column.
    readonly property bool tall: Theme.compact || Theme.textScale > 1.3
    readonly property real gap: Theme.compact ? Theme.gapSmall : Theme.gap
    readonly property real below: Theme.summaryPanels

    signal titleWanted
    signal helpWanted
    signal noticed(string kind, string sentence)

    function act(action: int) {
        const deeds = new Map([[Actions.SameSeed, run.again], [Actions.Export, share], [Actions.Verify, account.verify]]);
        if (deeds.has(action))
            deeds.get(action)();
    }

    function share() {
        if (exportsPath !== "")
            account.exportTo(exportsPath);
    }

    layout: ActionScope.Run
    title: qsTr("Summary of the run")
    iconName: "sign_minotaur"
    status: qsTr("Large: the sign you took. Small: the two you left")
    hints: [
        Hint {
            text: qsTr("Room")
            action: Actions.Next
            actions: [Actions.Previous, Actions.Next]
        },
        Hint {
            text: qsTr("New run")
            action: Actions.Accept
        },
        Hint {
            text: qsTr("Same seed")
            action: Actions.SameSeed
        },
        Hint {
            text: qsTr("Export the log")
            action: Actions.Export
            shown: page.exportsPath !== ""
        },
        Hint {
            text: qsTr("Check again")
            action: Actions.Verify
        },
        Hint {
            text: qsTr("Menu")
            action: Actions.Back
        }
    ]
    facts: [
        LText {
            text: account.ending
            visible: !page.tall
            size: Theme.label
            color: Theme.text2
            anchors.verticalCenter: parent?.verticalCenter
        }
    ]
    controls: [
        LText {
            text: qsTr("Not kept after you leave")
            visible: !page.tall
            size: Theme.label
            color: Theme.text3
            anchors.verticalCenter: parent?.verticalCenter
        },
        LButton {
            objectName: "watch"
            small: true
            iconName: "play"
            text: qsTr("Watch it again")
            onClicked: {
                account.listActions();
                page.listing = true;
            }
        },
        LButton {
            objectName: "copySeed"
            small: true
            iconName: "copy"
            text: page.run.seed
            spoken: qsTr("Copy the seed %1").arg(page.run.seed)
            onClicked: {
                account.copySeed();
                page.noticed("good", qsTr("The seed is in the clipboard."));
            }
        }
    ]
    Accessible.role: Accessible.Pane
    Accessible.name: title
    Keys.onUpPressed: page.moveFocus(false)
    Keys.onDownPressed: page.moveFocus(true)
    onAlong: step => timeline.turn(step)
    onTriggered: action => page.act(action)
    onBack: page.titleWanted()
    onHelp: page.helpWanted()
    Component.onCompleted: {
        account.verify();
        numbers.focusFirst();
    }

    RunSummary {
        id: account

        run: page.run
        onExported: path => page.noticed("good", qsTr("The log is kept as %1.").arg(path))
        onFailed: sentence => page.noticed("harm", sentence)
    }

    ScrollPane {
        id: pane

        anchors.fill: parent
        anchors.margins: Theme.compact ? Theme.gap : Theme.gapPanel
        anchors.topMargin: Theme.compact ? Theme.gap : Theme.gapWide
        anchors.bottomMargin: Theme.gap
        gutter: overflowing ? Theme.gap : 0

        Column {
            id: column

            width: parent.width
            spacing: page.gap

            Panel {
                id: rooms

                width: parent.width
                height: page.tall ? timeline.implicitHeight + Theme.curves / 2 + 2 * padding : pane.height - page.below - page.gap
                padding: Theme.gapTiny

                RunTimeline {
                    id: timeline

                    objectName: "timeline"
                    summary: account
                    width: parent.width
                    height: rooms.height - 2 * rooms.padding
                }
            }

            Flow {
                width: parent.width
                spacing: page.gap

                SummaryGifts {
                    summary: account
                    width: page.tall ? parent.width : 0.322 * (parent.width - 2 * page.gap)
                    height: page.tall ? implicitHeight : page.below
                }

                SummaryBag {
                    summary: account
                    width: page.tall ? parent.width : 0.32 * (parent.width - 2 * page.gap)
                    height: page.tall ? implicitHeight : page.below
                }

                SummaryNumbers {
                    id: numbers

                    summary: account
                    exports: page.exportsPath !== ""
                    width: page.tall ? parent.width : 0.358 * (parent.width - 2 * page.gap)
                    height: page.tall ? implicitHeight : page.below
                    onNewWanted: page.run.begin()
                    onAgainWanted: page.act(Actions.SameSeed)
                    onExportWanted: page.act(Actions.Export)
                    onCheckWanted: page.act(Actions.Verify)
                }
            }
        }
    }

    Loader {
        parent: page
        anchors.fill: parent
        active: page.listing
        sourceComponent: list
        onLoaded: (item as Item).forceActiveFocus()
    }

    Component {
        id: list

        // qmllint disable unqualified
        RunLogList {
            summary: account
            onClosed: {
                page.listing = false;
                numbers.focusFirst();
            }
        }
        // qmllint enable unqualified
    }
}

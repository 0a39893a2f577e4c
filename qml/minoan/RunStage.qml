// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Minoan

// A run under way: whichever page is due.
FocusScope {
    id: stage

    required property MinoanRun run
    required property RunFlow flow
    property bool patterns: false
    property bool letters: false
    property bool advice: false
    readonly property Item page: shown.item as Item
    readonly property string message: page?.message ?? ""

    signal pauseWanted
    signal helpWanted
    signal bagWanted
    signal codexWanted
    signal summaryWanted
    signal titleWanted
    signal speedWanted(int step)

    readonly property var pages: new Map([[RunFlow.Tribute, tribute], [RunFlow.Doors, doors], [RunFlow.Fight, fight], [RunFlow.Treasure, treasure], [RunFlow.Corridor, corridor], [RunFlow.Finale, finale], [RunFlow.Ending, ending], [RunFlow.Defeat, defeat], [RunFlow.Trained, trained]])

    Loader {
        id: shown

        anchors.fill: parent
        focus: true
        sourceComponent: stage.pages.get(stage.flow.page) ?? null
        onLoaded: (item as Item).focus = true
    }

    // Bound components, which would let the linter see outer ids, come with Qt 6.5.
    // qmllint disable unqualified
    Component {
        id: tribute

        TalePage {
            picture: MinoanScene.Tribute1
            verb: qsTr("To the first door")
            status: qsTr("You can read this again in the codex")
            skipVerb: qsTr("Skip to the first door")
            tale: RunTale {
                subject: RunTale.Tribute
                run: stage.run
            }
            onPassed: stage.flow.passed()
            onLeaveWanted: stage.flow.passed()
            onHelpWanted: stage.helpWanted()
        }
    }

    Component {
        id: doors

        DoorsPage {
            run: stage.run
            onPauseWanted: stage.pauseWanted()
            onCodexWanted: stage.codexWanted()
            onBagWanted: stage.bagWanted()
            onHelpWanted: stage.helpWanted()
        }
    }

    Component {
        id: fight

        FightScreen {
            run: stage.run
            patterns: stage.patterns
            letters: stage.letters
            hintsAllowed: stage.advice
            onPauseWanted: stage.pauseWanted()
            onCodexWanted: stage.codexWanted()
            onBagWanted: stage.bagWanted()
            onHelpWanted: stage.helpWanted()
            onSpeedWanted: step => stage.speedWanted(step)
            onSettled: stage.flow.held = false
        }
    }

    Component {
        id: treasure

        TreasurePage {
            run: stage.run
            onPauseWanted: stage.pauseWanted()
            onCodexWanted: stage.codexWanted()
            onBagWanted: stage.bagWanted()
            onHelpWanted: stage.helpWanted()
        }
    }

    Component {
        id: corridor

        TalePage {
            picture: MinoanScene.Corridor
            tale: RunTale {
                subject: RunTale.Corridor
                run: stage.run
            }
            onPassed: stage.flow.passed()
            onLeaveWanted: stage.pauseWanted()
            onHelpWanted: stage.helpWanted()
        }
    }

    Component {
        id: finale

        FinalePage {
            run: stage.run
            onPauseWanted: stage.pauseWanted()
            onHelpWanted: stage.helpWanted()
        }
    }

    Component {
        id: ending

        TalePage {
            picture: stage.run.inLabyrinth ? MinoanScene.EndingLabyrinth : MinoanScene.EndingAthens
            caption: tale.pages.length > 1 ? qsTr("An ending, page %1 of %2").arg(at + 1).arg(tale.pages.length) : qsTr("An ending")
            status: qsTr("Room %1 of %2").arg(stage.run.room).arg(stage.run.rooms)
            verb: qsTr("Summary of the run")
            otherVerb: qsTr("New run")
            tale: RunTale {
                subject: RunTale.Ending
                run: stage.run
            }
            onPassed: stage.summaryWanted()
            onOtherWanted: stage.run.begin()
            onLeaveWanted: stage.titleWanted()
            onHelpWanted: stage.helpWanted()
        }
    }

    Component {
        id: defeat

        TalePage {
            picture: MinoanScene.Defeat
            verb: qsTr("New run")
            otherVerb: qsTr("Same seed")
            summaryVerb: qsTr("Summary of the run")
            status: qsTr("Room %1 of %2").arg(stage.run.room).arg(stage.run.rooms)
            tale: RunTale {
                subject: RunTale.Defeat
                run: stage.run
            }
            onPassed: stage.run.begin()
            onOtherWanted: stage.run.again()
            onSummaryWanted: stage.summaryWanted()
            onLeaveWanted: stage.titleWanted()
            onHelpWanted: stage.helpWanted()
        }
    }

    Component {
        id: trained

        TalePage {
            picture: MinoanScene.Title
            verb: qsTr("To the title")
            otherVerb: qsTr("Once more")
            tale: RunTale {
                subject: RunTale.Trained
                run: stage.run
            }
            onPassed: stage.titleWanted()
            onOtherWanted: stage.run.train()
            onLeaveWanted: stage.titleWanted()
            onHelpWanted: stage.helpWanted()
        }
    }
    // qmllint enable unqualified
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Minoan

// The Minoan run as the window has it: its run, its pages and what lies over them.
Item {
    id: minoan

    property alias journalPath: game.journalPath
    // Where logs of runs go; empty, and there is no export.
    property string exportsPath: ""
    readonly property alias run: game
    readonly property alias flow: runFlow
    // What is true now, for a screen reader.
    readonly property string sentence: game.phase === MinoanRun.None ? game.problem : said
    property string said: ""
    // The settings of the program: those of tiles, advice and speed are used.
    property var settings: null
    readonly property bool patterns: settings?.tilePatterns ?? false
    readonly property bool letters: settings?.tileLetters ?? false
    readonly property bool advice: settings?.advice ?? false
    readonly property var pages: ({
            "minoan": titlePage,
            "seed": seedPage,
            "run": runPage,
            "codex": codexPage,
            "summary": summaryPage
        })
    readonly property var overlays: ({
            "rest": pauseOverlay,
            "bag": bagOverlay
        })

    // The page of that name, with no way back or with one; what lies over it, with one; the page before.
    signal pageWanted(string name)
    signal visitWanted(string name)
    signal overlayWanted(string name)
    signal backWanted
    signal settingsWanted
    signal mainMenuWanted
    // A page of the guide.
    signal guideWanted(string name)
    signal noticed(string sentence)

    // One step faster or slower.
    function hurry(step: int) {
        const speed = "motion/speed";
        settings?.choose(speed, Math.max(0, Math.min(4, settings.index(speed) + step)));
    }

    function retranslate() {
        game.retranslate();
    }

    function toTitle() {
        game.leave();
        pageWanted("minoan");
    }

    visible: false

    MinoanRun {
        id: game

        onStarted: minoan.pageWanted("run")
        Component.onCompleted: lookForJournal()
    }

    RunFlow {
        id: runFlow

        run: game
    }

    // Bound components, which would let the linter see outer ids, come with Qt 6.5.
    // qmllint disable unqualified
    Component {
        id: titlePage

        TitlePage {
            run: game
            onSeedWanted: minoan.visitWanted("seed")
            onHelpWanted: minoan.guideWanted("minoan")
            onLeaveWanted: minoan.mainMenuWanted()
        }
    }

    Component {
        id: seedPage

        SeedPage {
            run: game
            onHelpWanted: minoan.guideWanted("minoan")
            onLeaveWanted: minoan.backWanted()
        }
    }

    Component {
        id: runPage

        RunStage {
            run: game
            flow: runFlow
            patterns: minoan.patterns
            letters: minoan.letters
            advice: minoan.advice
            onMessageChanged: minoan.said = message
            onPauseWanted: minoan.overlayWanted("rest")
            onBagWanted: minoan.overlayWanted("bag")
            onCodexWanted: minoan.visitWanted("codex")
            onSummaryWanted: minoan.visitWanted("summary")
            onHelpWanted: minoan.guideWanted("minoan")
            onTitleWanted: minoan.toTitle()
            onSpeedWanted: step => minoan.hurry(step)
        }
    }

    Component {
        id: codexPage

        CodexPage {
            run: game
            onClosed: minoan.backWanted()
            onHelpWanted: minoan.guideWanted("minoan")
        }
    }

    Component {
        id: summaryPage

        SummaryPage {
            run: game
            exportsPath: minoan.exportsPath
            onNoticed: (kind, sentence) => minoan.noticed(sentence)
            onTitleWanted: minoan.toTitle()
            onHelpWanted: minoan.guideWanted("minoan")
        }
    }

    Component {
        id: pauseOverlay

        RunPause {
            run: game
            onClosed: minoan.backWanted()
            onSettingsWanted: minoan.settingsWanted()
            onHelpWanted: minoan.guideWanted("minoan")
            onTitleWanted: minoan.toTitle()
        }
    }

    Component {
        id: bagOverlay

        BagPanel {
            patterns: minoan.patterns
            onClosed: minoan.backWanted()
            view: FightView {
                run: game
            }
        }
    }
    // qmllint enable unqualified
}

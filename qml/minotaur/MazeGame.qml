// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minotaur

// The Minotaur maze as the window has it: its run, its pages and what lies over them.
Item {
    id: maze

    property alias savePath: controller.savePath
    property alias replaysPath: controller.replaysPath
    property alias scoresPath: scoreKeeper.path
    // Who plays, how hard, and the day whose mazes are today's where it is not that of the clock.
    property alias playerName: scoreKeeper.name
    property alias partnerName: scoreKeeper.partner
    property alias difficulty: controller.difficulty
    property alias day: scoreBoard.day
    readonly property alias board: scoreBoard
    readonly property alias controller: controller
    readonly property alias viewer: threadViewer
    readonly property alias coach: mazeCoach
    readonly property var pages: ({
            "start": startPage,
            "mazes": mazesPage,
            "scores": scoresPage,
            "maze": mazePage,
            "replay": replayPage
        })
    readonly property var overlays: ({
            "pause": pauseOverlay,
            "help": helpOverlay
        })

    // The page of that name, with no way back or with one; what lies over it, with one; the page before.
    signal pageWanted(string name)
    signal visitWanted(string name)
    signal overlayWanted(string name)
    signal backWanted
    signal settingsWanted
    signal mainMenuWanted
    signal networkWanted
    // A run is watched; the page from which it was opened may want it back.
    signal replayWanted
    signal replayLeft
    signal openWanted
    // A page of the guide.
    signal guideWanted(string name)
    signal noticed(string sentence)
    // To be remembered from start to start.
    signal named(string name, string partner)
    signal difficultyChosen(int difficulty)

    function toMenu() {
        controller.leave();
        pageWanted("start");
    }

    function rename(name: string) {
        scoreKeeper.rename(name);
    }

    function retranslate() {
        controller.retranslate();
        scoreBoard.retranslate();
    }

    // What is true on a page, for a screen reader.
    function sentenceOn(page: string): string {
        return page === "replay" ? threadViewer.message : page === "maze" ? controller.message : controller.problem;
    }

    visible: false

    MazeController {
        id: controller

        stepTime: Theme.move
        onStarted: maze.pageWanted("maze")
        Component.onCompleted: refreshLibrary()
    }

    MazeCoach {
        id: mazeCoach

        game: controller
    }

    ThreadViewer {
        id: threadViewer

        source: controller
        beat: Theme.beat
        onOpened: maze.replayWanted()
    }

    ScoreKeeper {
        id: scoreKeeper

        game: controller
        onNamed: (name, partner) => maze.named(name, partner)
    }

    ScoreBoard {
        id: scoreBoard

        keeper: scoreKeeper
        replaysPath: controller.replaysPath
    }

    Connections {
        target: controller

        function onLibraryChanged() {
            scoreBoard.reload();
        }
    }

    // Bound components, which would let the linter see outer ids, come with Qt 6.5.
    // qmllint disable unqualified
    Component {
        id: startPage

        StartPage {
            game: controller
            board: scoreBoard
            onVisitWanted: name => maze.visitWanted(name)
            onDifficultyWanted: difficulty => maze.difficultyChosen(controller.difficulty = difficulty)
            onHelpWanted: maze.overlayWanted("help")
            onLeaveWanted: maze.mainMenuWanted()
            onNetworkWanted: maze.networkWanted()
        }
    }

    Component {
        id: mazesPage

        MazesPage {
            game: controller
            board: scoreBoard
            onOpenWanted: maze.openWanted()
            onHelpWanted: maze.guideWanted("scores")
            onLeaveWanted: maze.backWanted()
        }
    }

    Component {
        id: scoresPage

        ScoresPage {
            game: controller
            board: scoreBoard
            keeper: scoreKeeper
            onNoticed: sentence => maze.noticed(sentence)
            onHelpWanted: maze.guideWanted("scores")
            onLeaveWanted: maze.backWanted()
        }
    }

    Component {
        id: mazePage

        MazeScreen {
            game: controller
            coach: mazeCoach
            keeper: scoreKeeper
            onPauseWanted: maze.overlayWanted("pause")
            onHelpWanted: maze.overlayWanted("help")
            onMenuWanted: maze.toMenu()
        }
    }

    Component {
        id: replayPage

        ReplayScreen {
            viewer: threadViewer
            onHelpWanted: maze.overlayWanted("help")
            onMenuWanted: maze.replayLeft()
        }
    }

    Component {
        id: pauseOverlay

        PauseOverlay {
            game: controller
            onClosed: maze.backWanted()
            onHelpWanted: maze.overlayWanted("help")
            onSettingsWanted: maze.settingsWanted()
            onMenuWanted: maze.toMenu()
        }
    }

    Component {
        id: helpOverlay

        HelpOverlay {
            game: controller
            onClosed: maze.backWanted()
            onGuideWanted: maze.guideWanted("minotaur")
        }
    }
    // qmllint enable unqualified
}

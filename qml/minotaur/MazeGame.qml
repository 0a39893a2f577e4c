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
    readonly property alias controller: controller
    readonly property alias viewer: threadViewer
    readonly property alias coach: mazeCoach
    readonly property var pages: ({
            "start": startPage,
            "maze": mazePage,
            "replay": replayPage
        })
    readonly property var overlays: ({
            "pause": pauseOverlay,
            "help": helpOverlay
        })

    // The page of that name, with no way back; what lies over it, with one; the page before.
    signal pageWanted(string name)
    signal overlayWanted(string name)
    signal backWanted
    signal settingsWanted
    signal guideWanted
    signal mainMenuWanted
    // A run is watched; the page from which it was opened may want it back.
    signal replayWanted
    signal replayLeft

    function toMenu() {
        controller.leave();
        pageWanted("start");
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

    // Bound components, which would let the linter see outer ids, come with Qt 6.5.
    // qmllint disable unqualified
    Component {
        id: startPage

        StartPage {
            game: controller
            onHelpWanted: maze.overlayWanted("help")
            onLeaveWanted: maze.mainMenuWanted()
        }
    }

    Component {
        id: mazePage

        MazeScreen {
            game: controller
            coach: mazeCoach
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
            onGuideWanted: maze.guideWanted()
        }
    }
    // qmllint enable unqualified
}

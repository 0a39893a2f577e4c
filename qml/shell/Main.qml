// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Labrys.Ui
import Labrys.Minoan
import Labrys.Minotaur
import Labrys.Net
import Labrys.Shell

// The window of the program: one page at a time, and overlays above it.
Window {
    id: window

    // Where the running game and finished ones are kept; empty keeps nothing.
    property string savePath: ""
    property string journalPath: ""
    property string replaysPath: ""
    property string scoresPath: ""
    // The settings file, and what options say for this start.
    property string settingsPath: ""
    property string languageOption: ""
    property string themeOption: ""
    property alias nameOption: memory.nameOption
    property alias difficultyOption: memory.difficultyOption
    // The day of today's mazes, as `2026-11-30`; empty for the one of the clock.
    property string day: ""
    // Names of folders and where they are, for the settings; on a medium that cannot be written nothing is kept.
    property var places: ({})
    property bool readOnly: false
    // Whether a first start is greeted.
    property bool welcome: true
    property alias page: way.page
    property alias overlay: way.overlay
    // Where a file is chosen from; empty for those opened last.
    property string chooseFrom: ""
    // The page of the guide.
    property string topic: "index"
    readonly property MazeController game: minotaur.controller
    readonly property MinoanRun minoanRun: minoan.run
    readonly property ThreadViewer viewer: minotaur.viewer
    readonly property ScoreBoard board: minotaur.board
    readonly property NetLobby lobby: network.lobby
    readonly property alias toasts: said
    readonly property alias settings: choices
    readonly property RecentFiles recent: files.recent
    readonly property ErrorReport report: files.report
    // Not before the pages are made; of a page that is being left, null.
    readonly property Item current: (holders.count, holders.itemAt(names.indexOf(page)) as Loader)?.item as Item
    readonly property list<string> names: ["menu", "welcome", "settings", "about", "guide", "open", "error", "minoan", "seed", "run", "start", "mazes", "scores", "maze", "replay", "net", "match"]

    function retranslate() {
        Bindings.retranslate();
        minotaur.retranslate();
        minoan.retranslate();
        network.lobby.retranslate();
    }

    function show(name: string) {
        way.show(name);
    }

    // The mazes of the day; a game that is under way waits for the way back.
    function showDay() {
        way.visit("mazes");
    }

    // Where the command line wants to play (ASC-120).
    function goToServer(server: string) {
        window.show("net");
        network.lobby.connectTo(server);
    }

    function consult(name: string) {
        topic = name;
        way.visit("guide");
    }

    function chooseIn(folder: string) {
        chooseFrom = folder;
        way.visit("open");
    }

    function openFile(path: string, players: int) {
        files.open(path, players);
    }

    function toMenu() {
        minotaur.toMenu();
    }

    function recall() {
        memory.recall();
        netMemory.recall();
    }

    function useSize() {
        if (choices.fullScreen !== (visibility === Window.FullScreen))
            visibility = choices.fullScreen ? Window.FullScreen : place.maximized() ? Window.Maximized : Window.Windowed;
    }

    width: Theme.designWidth
    height: Theme.designHeight
    minimumWidth: Theme.minimumWidth
    minimumHeight: Theme.minimumHeight
    visible: true
    color: Theme.bg
    title: game.ready && page === "maze" ? qsTr("Labrys: %1").arg(game.title) : qsTr("Labrys")
    Component.onCompleted: {
        place.follow(window);
        recall();
        if (welcome && choices.firstStart)
            way.page = "welcome";
        useSize();
    }
    onClosing: place.remember()
    onCurrentChanged: if (overlay === "" && current)
        current.forceActiveFocus()
    onOverlayChanged: if (overlay !== "")
        overlayLoader.forceActiveFocus()
    else if (current)
        current.forceActiveFocus()

    Trail {
        id: way
    }

    Binding {
        target: Theme
        property: "viewport"
        value: Qt.size(window.width, window.height)
    }

    Settings {
        id: choices

        path: window.settingsPath
        readOnly: window.readOnly
        languageOption: window.languageOption
        themeOption: window.themeOption
        onLanguageUsed: window.retranslate()
        onProblemChanged: if (problem !== "")
            said.say("harm", problem)
    }

    Applied {
        settings: choices
        onRefused: sentence => said.say("harm", sentence)
    }

    WindowState {
        id: place

        settings: choices
    }

    UserFiles {
        id: files

        settings: choices
        game: minotaur.controller
        minoanRun: minoan.run
        trail: way
        toasts: said
        places: window.places
    }

    Connections {
        target: choices

        function onChanged() {
            window.useSize();
        }
    }

    MazeGame {
        id: minotaur

        savePath: window.savePath
        replaysPath: window.replaysPath
        scoresPath: window.scoresPath
        day: window.day
        onPageWanted: name => window.show(name)
        onVisitWanted: name => way.visit(name)
        onOpenWanted: window.chooseIn("")
        onGuideWanted: name => window.consult(name)
        onNoticed: sentence => said.say("info", sentence)
        onOverlayWanted: name => way.lay(name)
        onBackWanted: way.back()
        onSettingsWanted: way.visit("settings")
        onMainMenuWanted: window.show("menu")
        onNetworkWanted: window.show("net")
        onReplayWanted: window.page === "open" || window.page === "scores" ? way.visit("replay") : window.show("replay")
        onReplayLeft: way.held.length > 1 ? way.back() : minotaur.toMenu()
    }

    MinoanGame {
        id: minoan

        journalPath: window.journalPath
        settings: choices
        onPageWanted: name => window.show(name)
        onVisitWanted: name => way.visit(name)
        onOverlayWanted: name => way.lay(name)
        onBackWanted: way.back()
        onSettingsWanted: way.visit("settings")
        onMainMenuWanted: window.show("menu")
        onGuideWanted: name => window.consult(name)
        onNoticed: sentence => said.say("info", sentence)
    }

    NetGame {
        id: network

        replaysPath: window.replaysPath
        scoresPath: window.scoresPath
        onPageWanted: name => window.show(name)
        onOverlayWanted: name => way.lay(name)
        onBackWanted: way.back()
        onLeaveWanted: window.show("start")
        onSettingsWanted: way.visit("settings")
        onHelpWanted: way.lay("help")
        onGuideWanted: name => window.consult(name)
        onNoticed: sentence => said.say("info", sentence)
        onWatchWanted: path => files.open(path, 2)
    }

    NetMemory {
        id: netMemory

        settings: choices
        net: network
        maze: minotaur
    }

    MazeMemory {
        id: memory

        settings: choices
        maze: minotaur
    }

    Toasts {
        id: said
    }

    Connections {
        target: Gamepad

        function onNoticed() {
            said.say("info", Gamepad.notice);
        }
    }

    ActionScope {
        id: root

        root: true
        focus: true
        anchors.fill: parent
        onFullScreen: {
            // The window first: the desktop may have changed it, and the setting not know.
            window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
            choices.choose("look/window", window.visibility === Window.FullScreen ? 1 : 0);
        }
        onSettings: if (window.page !== "settings" || window.overlay !== "")
            way.visit("settings")
        onOpenFile: if (window.page !== "open" || window.overlay !== "")
            window.chooseIn("")
        onQuit: window.close()
        onMessages: if (window.overlay !== "messages")
            way.lay("messages")

        // Pages on the trail stay as they are; only one is seen.
        Repeater {
            id: holders

            model: window.names

            Loader {
                required property string modelData

                anchors.fill: parent
                active: way.held.includes(modelData) // qmllint disable unqualified
                visible: window.page === modelData // qmllint disable unqualified
                enabled: visible && window.overlay === "" // qmllint disable unqualified
                sourceComponent: window.pages[modelData] // qmllint disable unqualified
            }
        }

        Loader {
            id: overlayLoader

            anchors.fill: parent
            sourceComponent: window.overlays[window.overlay] ?? null
            onLoaded: (item as Item).forceActiveFocus()
        }

        DropArea {
            anchors.fill: parent
            onEntered: drag => drag.accepted = drag.hasUrls
            onDropped: drop => {
                drop.accept(Qt.CopyAction);
                files.drop(drop.urls);
            }
        }

        // Above the keys at the foot, and above what lies over the page: a gamepad may go in the pause.
        ToastHost {
            toasts: said
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.hintBar + Theme.gapWide
        }

        Narrators {
            page: window.page
            run: minoan
            maze: minotaur
            net: network
        }
    }

    readonly property var pages: Object.assign({
            "menu": mainMenu,
            "settings": settingsPage,
            "about": aboutPage,
            "guide": guidePage,
            "welcome": welcomePage,
            "open": filePage,
            "error": errorPage
        }, minoan.pages, minotaur.pages, network.pages)
    readonly property var overlays: Object.assign({
            "messages": messagesOverlay,
            "anew": anewOverlay
        }, minoan.overlays, minotaur.overlays, network.overlays)

    // Bound components, which would let the linter see outer ids, come with Qt 6.5.
    // qmllint disable unqualified
    Component {
        id: mainMenu

        MainMenu {
            saved: minotaur.controller.hasSave ? minotaur.controller.saveSummary : ""
            onContinueWanted: minotaur.controller.continueRun()
            onMazeWanted: window.show("start")
            onOpenWanted: window.chooseIn("")
            onSettingsWanted: way.visit("settings")
            onAboutWanted: way.visit("about")
            onHelpWanted: window.consult("index")
        }
    }

    Component {
        id: settingsPage

        SettingsPage {
            settings: choices
            folders: files.folders
            onResetWanted: files.reset()
            onAnewWanted: way.lay("anew")
            onImportWanted: window.chooseIn(window.places.exports ?? "")
            onExportWanted: files.exportKeys()
            onLeaveWanted: way.back()
            onHelpWanted: window.consult("settings")
        }
    }

    Component {
        id: welcomePage

        WelcomePage {
            settings: choices
            onPlayWanted: window.show("start")
            onMenuWanted: window.show("menu")
            onSettingsWanted: way.visit("settings")
            onHelpWanted: window.consult("index")
        }
    }

    Component {
        id: filePage

        FilePage {
            folders: files.folders
            recent: files.recent
            from: window.chooseFrom
            wording: choices.wording
            onChosen: path => files.open(path, 1)
            onLeaveWanted: way.back()
            onHelpWanted: window.consult("files")
        }
    }

    Component {
        id: errorPage

        ErrorPage {
            report: files.report
            folders: files.folders
            onOpenWanted: path => files.open(path, 1)
            onLeaveWanted: way.back()
            onHelpWanted: window.consult("files")
            onCopied: said.say("good", qsTr("The details are in the clipboard."))
        }
    }

    Component {
        id: guidePage

        GuidePage {
            topic: window.topic
            onLeaveWanted: way.back()
        }
    }

    Component {
        id: aboutPage

        AboutPage {
            onLeaveWanted: way.back()
            onHelpWanted: window.consult("index")
            onCopied: said.say("good", qsTr("The diagnostics are in the clipboard."))
        }
    }

    Component {
        id: messagesOverlay

        ToastList {
            toasts: said
            onClosed: way.back()
        }
    }

    Component {
        id: anewOverlay

        LDialog {
            title: qsTr("Begin as if Labrys were new?")
            consequence: qsTr("Settings, saved runs and replays go into a folder of their own, from which you can take them back. Levels and exports stay where they are.")
            verb: qsTr("Begin anew")
            safeVerb: qsTr("Keep everything")
            onAgreed: files.beginAnew()
            onClosed: way.back()
        }
    }
    // qmllint enable unqualified
}

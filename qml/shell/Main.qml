// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Labrys.Ui
import Labrys.Minotaur
import Labrys.Shell

// The window of the program: one page at a time, and overlays above it.
Window {
    id: window

    // Where the running game and finished ones are kept; empty keeps nothing.
    property string savePath: ""
    property string replaysPath: ""
    // The settings file, and what options say for this start.
    property string settingsPath: ""
    property string languageOption: ""
    property string themeOption: ""
    property string page: "menu"
    property string overlay: ""
    // The page of the guide.
    property string topic: "index"
    // Where Back returns to, one step at a time, as [page, overlay].
    property var trail: []
    readonly property alias game: controller
    readonly property alias viewer: threadViewer
    readonly property alias toasts: said
    readonly property alias settings: choices
    readonly property Item current: pageLoader.item as Item

    function retranslate() {
        Bindings.retranslate();
        controller.retranslate();
    }

    // Another page, with nothing to come back to.
    function show(name: string) {
        trail = [];
        overlay = "";
        page = name;
    }

    // A page beside what was going on; one that lies on the trail is gone back to.
    function visit(name: string) {
        const at = trail.findIndex(place => place[0] === name && place[1] === "");
        trail = at < 0 ? trail.concat([[page, overlay]]) : trail.slice(0, at);
        overlay = "";
        page = name;
    }

    function lay(name: string) {
        trail = trail.concat([[page, overlay]]);
        overlay = name;
    }

    function back() {
        const place = trail.length > 0 ? trail[trail.length - 1] : [overlay === "" ? "menu" : page, ""];
        trail = trail.slice(0, -1);
        page = place[0];
        overlay = place[1];
    }

    function consult(name: string) {
        topic = name;
        visit("guide");
    }

    function toMenu() {
        controller.leave();
        show("start");
    }

    function useSize() {
        if (choices.fullScreen !== (visibility === Window.FullScreen))
            visibility = choices.fullScreen ? Window.FullScreen : Window.Windowed;
    }

    // The keys that were kept, or those of the system.
    function useKeys() {
        const wrong = choices.keys === "" ? Bindings.useSystemKeys() : Bindings.importText(choices.keys);
        if (wrong !== "")
            said.say("harm", wrong);
    }

    width: Theme.designWidth
    height: Theme.designHeight
    minimumWidth: Theme.minimumWidth
    minimumHeight: Theme.minimumHeight
    visible: true
    color: Theme.bg
    title: controller.ready && page === "maze" ? qsTr("Labrys: %1").arg(controller.title) : qsTr("Labrys")
    Component.onCompleted: {
        useKeys();
        useSize();
    }
    onOverlayChanged: overlay === "" ? pageLoader.forceActiveFocus() : overlayLoader.forceActiveFocus()

    Binding {
        target: Theme
        property: "viewport"
        value: Qt.size(window.width, window.height)
    }

    Settings {
        id: choices

        path: window.settingsPath
        languageOption: window.languageOption
        themeOption: window.themeOption
        onLanguageUsed: window.retranslate()
        onKeysChanged: window.useKeys()
        onProblemChanged: if (problem !== "")
            said.say("harm", problem)
    }

    Binding {
        target: Theme
        property: "index"
        value: choices.theme
    }

    Binding {
        target: Theme
        property: "textScale"
        value: choices.textScale
    }

    Binding {
        target: Theme
        property: "highContrast"
        value: choices.highContrast
    }

    Binding {
        target: Theme
        property: "reducedMotion"
        value: choices.reducedMotion
    }

    Binding {
        target: Theme
        property: "speed"
        value: choices.speed
    }

    Connections {
        target: choices

        function onChanged() {
            window.useSize();
        }
    }

    Connections {
        target: Bindings

        function onMapChanged() {
            choices.keys = Bindings.changesText();
        }
    }

    MazeController {
        id: controller

        savePath: window.savePath
        replaysPath: window.replaysPath
        stepTime: Theme.move
        onStarted: window.show("maze")
        Component.onCompleted: refreshLibrary()
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

    ThreadViewer {
        id: threadViewer

        source: controller
        beat: Theme.beat
        onOpened: window.show("replay")
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
            window.visit("settings")
        onQuit: window.close()
        onMessages: if (window.overlay !== "messages")
            window.lay("messages")

        Loader {
            id: pageLoader

            anchors.fill: parent
            focus: true
            enabled: window.overlay === ""
            sourceComponent: window.pages[window.page]
            onLoaded: (item as Item).forceActiveFocus()
        }

        Loader {
            id: overlayLoader

            anchors.fill: parent
            sourceComponent: window.overlay === "pause" ? pauseOverlay : window.overlay === "help" ? helpOverlay : window.overlay === "messages" ? messagesOverlay : null
            onLoaded: (item as Item).forceActiveFocus()
        }

        // Above the keys at the foot, and above what lies over the page: a gamepad may go in the pause.
        ToastHost {
            toasts: said
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.hintBar + Theme.gapWide
        }

        Narrator {
            Accessible.role: Accessible.StaticText
            Accessible.name: sentence
            sentence: window.page === "replay" ? threadViewer.message : window.page === "maze" ? controller.message : controller.problem
        }

        Narrator {
            objectName: "padNarrator"
            Accessible.role: Accessible.StaticText
            Accessible.name: sentence
            sentence: Gamepad.notice
        }
    }

    readonly property var pages: ({
            "menu": mainMenu,
            "settings": settingsPage,
            "about": aboutPage,
            "guide": guidePage,
            "start": startPage,
            "maze": mazePage,
            "replay": replayPage
        })

    // Bound components, which would let the linter see outer ids, come with Qt 6.5.
    // qmllint disable unqualified
    Component {
        id: startPage

        StartPage {
            game: controller
            onHelpWanted: window.lay("help")
            onLeaveWanted: window.show("menu")
        }
    }

    Component {
        id: mainMenu

        MainMenu {
            saved: controller.hasSave ? controller.saveSummary : ""
            onContinueWanted: controller.continueRun()
            onMazeWanted: window.show("start")
            onSettingsWanted: window.visit("settings")
            onAboutWanted: window.visit("about")
            onHelpWanted: window.consult("index")
        }
    }

    Component {
        id: settingsPage

        SettingsPage {
            settings: choices
            onLeaveWanted: window.back()
            onHelpWanted: window.consult("settings")
        }
    }

    Component {
        id: guidePage

        GuidePage {
            topic: window.topic
            onLeaveWanted: window.back()
        }
    }

    Component {
        id: aboutPage

        AboutPage {
            onLeaveWanted: window.back()
            onHelpWanted: window.consult("index")
            onCopied: said.say("good", qsTr("The diagnostics are in the clipboard."))
        }
    }

    Component {
        id: mazePage

        MazeScreen {
            game: controller
            onPauseWanted: window.lay("pause")
            onHelpWanted: window.lay("help")
            onMenuWanted: window.toMenu()
        }
    }

    Component {
        id: replayPage

        ReplayScreen {
            viewer: threadViewer
            onHelpWanted: window.lay("help")
            onMenuWanted: window.toMenu()
        }
    }

    Component {
        id: pauseOverlay

        PauseOverlay {
            game: controller
            onClosed: window.back()
            onHelpWanted: window.lay("help")
            onMenuWanted: window.toMenu()
        }
    }

    Component {
        id: messagesOverlay

        ToastList {
            toasts: said
            onClosed: window.back()
        }
    }

    Component {
        id: helpOverlay

        HelpOverlay {
            game: controller
            onClosed: window.back()
        }
    }
}

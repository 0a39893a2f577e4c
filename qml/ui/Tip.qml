// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Labrys.Ui

// A bold name and at most two lines about `target`: after a while under the pointer or with the focus, or at once when
// asked. Never over what it explains. Words of it that are terms, [{word, text}], open their own explanation: a click
// on the word, or to be asked again (UIX-020).
TipItem {
    id: tip

    required property Item target
    property string name: ""
    property string text: ""
    property var terms: []
    // Which of the terms is explained; -1 for the target itself.
    property int term: -1
    property bool hovered: false
    property bool shown: false
    // The pointer is on the tip, to reach a term.
    property bool held: false
    readonly property bool wanted: text !== "" && target.visible && (hovered || held || target.activeFocus)

    // At once, without the wait.
    function open() {
        shown = text !== "";
    }

    function leave() {
        shown = shown && wanted;
        term = shown ? term : -1;
    }

    onAsked: shown ? term = term + 1 < terms.length ? term + 1 : -1 : open()
    onWantedChanged: wanted || terms.length === 0 ? leave() : leaving.restart()
    Accessible.ignored: true

    Timer {
        running: tip.wanted && !tip.shown
        interval: tip.hovered ? Theme.tooltipHover : Theme.tooltipFocus
        onTriggered: tip.shown = true
    }

    // Time for the pointer to come from the target to the tip.
    Timer {
        id: leaving

        interval: Theme.show
        onTriggered: tip.leave()
    }

    Loader {
        active: tip.shown
        // The bubble in an item of its own: a Loader would take it as its child.
        sourceComponent: Item {
            TipBubble {
                // qmllint disable unqualified
                parent: ground
                ground: tip.target.Window.contentItem
                target: tip.target
                name: tip.term < 0 ? tip.name : tip.terms[tip.term].word
                text: tip.term < 0 ? tip.text : tip.terms[tip.term].text
                terms: tip.term < 0 ? tip.terms : []
                onTermWanted: index => tip.term = index
                onHeldChanged: tip.held = held
                Component.onDestruction: tip.held = false
                // qmllint enable unqualified
            }
        }
    }
}

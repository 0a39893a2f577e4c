// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Labrys.Ui

Item {
    id: stage

    width: 800
    height: 500

    ActionScope {
        anchors.fill: parent

        LButton {
            id: told

            x: 200
            y: 100
            text: "New run"
            tip: "Two mazes, a wanderer & <the key>"
            terms: [{
                    "word": "wanderer",
                    "text": "Walks at random, until it sees you"
                }, {
                    "word": "<the key>",
                    "text": "Opens the exit"
                }]
        }

        LButton {
            id: silent

            x: 500
            y: 100
            text: "Menu"
        }
    }

    TestCase {
        name: "Tips"
        when: windowShown

        function bubble(): Item {
            for (let i = 0; i < stage.parent.children.length; ++i)
                if (stage.parent.children[i].Accessible.role === Accessible.ToolTip)
                    return stage.parent.children[i];
            return null;
        }

        function init() {
            mouseMove(stage, 5, 400);
            silent.forceActiveFocus();
            tryVerify(() => bubble() === null);
        }

        // UIX-020: at once by T.
        function test_askedByKey() {
            keyClick(Qt.Key_T);
            compare(bubble(), null);
            told.forceActiveFocus();
            keyClick(Qt.Key_T);
            verify(bubble() !== null);
            compare(bubble().Accessible.name, "Two mazes, a wanderer & <the key>");
            verify(bubble().y >= told.y + told.height);
        }

        // UIX-020: words that are terms open their own, by key.
        function test_termsByKey() {
            told.forceActiveFocus();
            keyClick(Qt.Key_T);
            keyClick(Qt.Key_T);
            compare(bubble().Accessible.name, "wanderer: Walks at random, until it sees you");
            keyClick(Qt.Key_T);
            compare(bubble().Accessible.name, "<the key>: Opens the exit");
            keyClick(Qt.Key_T);
            compare(bubble().Accessible.name, "Two mazes, a wanderer & <the key>");
        }

        // UIX-020: and by the mouse, which may go from the control to its tip.
        function test_termsByMouse() {
            mouseMove(told, told.width / 2, told.height / 2);
            tryVerify(() => bubble() !== null, 1000);
            const tablet = bubble();
            mouseMove(tablet, 30, tablet.height / 2);
            wait(300);
            verify(bubble() !== null);
            const words = tablet.children[0].children[1];
            // The first place at which there is a link.
            const places = [];
            for (let x = 0; x < words.width; x += 4)
                for (let y = 2; y < words.height; y += 6)
                    if (words.linkAt(x, y) === "0")
                        places.push(Qt.point(x, y));
            verify(places.length > 0);
            mouseClick(words, places[0].x, places[0].y);
            compare(bubble().Accessible.name, "wanderer: Walks at random, until it sees you");
            mouseMove(stage, 5, 400);
            tryVerify(() => bubble() === null, 1000);
        }
    }
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Labrys.Ui
import Labrys.Minotaur

Item {
    id: stage

    width: 960
    height: 600

    MazeController {
        id: maze
    }

    MazeScreen {
        id: screen

        anchors.fill: parent
        game: maze
    }

    SignalSpy {
        id: pauses

        target: screen
        signalName: "pauseWanted"
    }

    Column {
        y: 500
        z: 1

        LButton {
            id: plain

            text: "Plain"
        }

        LButton {
            id: dimmed

            text: "Dimmed"
            available: false
        }
    }

    SignalSpy {
        id: clicks

        target: plain
        signalName: "clicked"
    }

    TestCase {
        name: "Components"
        when: windowShown

        function init() {
            maze.firstSteps(1);
            findChild(screen, "board").forceActiveFocus();
        }

        function test_lettersAndArrowsStep() {
            keyClick(Qt.Key_A);
            compare(maze.turn, 1);
            keyClick(Qt.Key_Right);
            compare(maze.turn, 2);
            compare(maze.message, "You step east.");
            keyClick(Qt.Key_Space);
            compare(maze.turn, 3);
        }

        function test_aWallIsExplainedAndCostsNothing() {
            keyClick(Qt.Key_D);
            compare(maze.turn, 0);
            compare(maze.message, "A wall is to the east. No turn used.");
            compare(findChild(screen, "notice").tone, Notice.Hint);
        }

        function test_pauseByKeyAndByMouse() {
            pauses.clear();
            keyClick(Qt.Key_P);
            keyClick(Qt.Key_Escape);
            mouseClick(findChild(screen, "pauseButton"));
            compare(pauses.count, 3);
        }

        function test_twoPlayersShareAKeyboard() {
            maze.firstSteps(2);
            keyClick(Qt.Key_Left);
            compare(maze.activeSeat, 0);
            compare(maze.message, "It is the first player's turn.");
            keyClick(Qt.Key_Space);
            compare(maze.activeSeat, 1);
            keyClick(Qt.Key_Return);
            compare(maze.activeSeat, 0);
            compare(maze.turn, 1);
        }

        function test_aHintDoesWhatItsKeyDoes() {
            const wait = findHint("Wait");
            mouseClick(wait);
            compare(maze.turn, 1);
        }

        function findHint(text: string): Item {
            const items = [screen];
            for (let i = 0; i < items.length; ++i)
                for (let j = 0; j < items[i].children.length; ++j)
                    items.push(items[i].children[j]);
            return items.find(item => item.modelData !== undefined && item.modelData.text === text);
        }

        function test_buttonsPressByMouseAndKeys() {
            clicks.clear();
            mouseClick(plain);
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Return);
            compare(clicks.count, 3);
            verify(!dimmed.enabled);
            verify(dimmed.opacity < 1);
        }

        function test_themesDifferAndSwitchAtOnce() {
            const before = String(Theme.bg);
            Theme.index = 1;
            verify(String(Theme.bg) !== before);
            Theme.index = 0;
            compare(String(Theme.bg), before);
        }

        function test_noTextIsSmallerThanACaption() {
            Theme.textScale = 0.9;
            verify(Theme.caption >= 13);
            Theme.textScale = 2;
            compare(Theme.body, 32);
            Theme.textScale = 1;
        }

        // UIX-008: a title stays above what it heads
        function test_titlesAreLargerThanTheirText_data() {
            return [0.9, 1, 1.25, 1.5, 1.75, 2].map(scale => ({
                            "tag": scale,
                            "scale": scale
                        }));
        }

        function test_titlesAreLargerThanTheirText(row) {
            Theme.textScale = row.scale;
            verify(Theme.barTitle > Theme.label);
            verify(Theme.panelTitle > Theme.message);
            verify(Theme.subheading > Theme.large);
            verify(Theme.heading >= 1.15 * Theme.large);
            verify(Theme.title > Theme.heading);
            Theme.textScale = 1;
        }
    }
}

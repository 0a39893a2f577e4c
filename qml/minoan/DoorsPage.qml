// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// Three doors, or the one of the last room: what is known of each, and what it costs (look b_doors).
RunPage {
    id: page

    // Which door is spoken of.
    property int current: 0
    property int asked: -1
    // Large words need the room of the picture.
    readonly property bool stacked: Theme.textScale > 1.3 || !Theme.scenery
    readonly property var now: choice.doors[Math.min(current, choice.doors.length - 1)] ?? null

    function take(door: int) {
        if (door < choice.doors.length)
            stand(door);
    }

    // A door that cannot be paid asks first.
    function stand(door: int) {
        current = door;
        focusDoor();
        asked = choice.doors[door].payable ? -1 : door;
        if (asked < 0)
            choice.enter(door);
    }

    function focusDoor() {
        (cards.itemAt(current) as Item)?.forceActiveFocus(Qt.OtherFocusReason);
    }

    function walk(step: int) {
        current = Math.max(0, Math.min(choice.doors.length - 1, current + step));
        focusDoor();
    }

    function answer(go: bool) {
        const door = asked;
        asked = -1;
        focusDoor();
        if (go)
            choice.enter(door);
    }

    name: qsTr("Doors")
    message: choice.message
    satietyChange: now ? -now.cost : 0
    status: qsTr("Seed %1").arg(run.seed)
    hints: [
        Hint {
            text: qsTr("Choose a door")
            action: Actions.Choose1
            actions: choice.last ? [Actions.Choose1] : [Actions.Choose1, Actions.Choose2, Actions.Choose3]
        },
        Hint {
            text: qsTr("Go in")
            action: Actions.Accept
        },
        Hint {
            text: qsTr("Signs you know")
            action: Actions.Codex
        },
        Hint {
            text: qsTr("Bag")
            action: Actions.Bag
        },
        Hint {
            text: qsTr("Pause")
            action: Actions.Pause
        }
    ]
    onAlong: step => page.walk(step)
    onTriggered: action => {
        if (action >= Actions.Choose1 && action <= Actions.Choose3)
            page.take(action - Actions.Choose1);
    }

    DoorChoice {
        id: choice

        run: page.run
        onChanged: page.current = Math.min(page.current, Math.max(0, doors.length - 1))
    }

    RoomScene {
        id: scene

        anchors.fill: parent
        visible: !page.stacked
        picture: choice.last ? MinoanScene.LastDoor : MinoanScene.Doors
        count: Math.max(1, choice.doors.length)
        focused: page.current
        foot: tallest.height + 2 * Theme.gapHuge

        Repeater {
            model: scene.visible ? choice.doors : []

            Item {
                id: shown

                required property int index
                required property var modelData
                // qmllint disable unqualified
                readonly property var place: scene.places[index] ?? scene.nowhere
                readonly property bool lit: index === page.current

                PointerArea {
                    x: shown.place.thing.x
                    y: shown.place.thing.y
                    width: shown.place.thing.width
                    height: shown.place.thing.height
                    onEntered: page.walk(shown.index - page.current)
                    onClicked: page.take(shown.index)
                }

                // qmllint enable unqualified
                SignMark {
                    x: shown.place.sign.x + (shown.place.sign.width - size) / 2
                    y: shown.place.sign.y + (shown.place.sign.height - size) / 2
                    size: 0.64 * shown.place.sign.width
                    glyph: shown.modelData.glyph
                    icon: shown.modelData.icon
                }

                LText {
                    x: shown.place.label.x
                    y: shown.place.label.y
                    width: shown.place.label.width
                    height: shown.place.label.height
                    text: String(shown.index + 1)
                    color: shown.lit ? Theme.onAccent : Theme.coinInk
                    font.weight: Font.Bold
                    font.pixelSize: Math.max(1, 0.52 * height)
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }
            }
        }
    }

    // As high as the highest card.
    Item {
        id: tallest

        height: Array.from({
                "length": cards.count
            }, (none, i) => cards.itemAt(i)?.implicitHeight ?? 0).reduce((most, one) => Math.max(most, one), Theme.doorCardHeight)
    }

    ScrollPane {
        id: pane

        anchors.fill: parent
        anchors.margins: page.stacked ? Theme.gap : 0
        gutter: page.stacked ? Theme.gap : 0

        Item {
            id: field

            width: parent.width
            implicitHeight: page.stacked ? cards.count * (tallest.height + Theme.gapWide) + Theme.gap : pane.height

            Repeater {
                id: cards

                model: choice.doors

                DoorCard {
                    required property int index
                    required property var modelData
                    // qmllint disable unqualified
                    readonly property var place: scene.places[index] ?? scene.nowhere

                    objectName: "door" + (index + 1)
                    focus: index === page.current
                    door: modelData
                    number: index + 1
                    alone: page.stacked
                    width: page.stacked ? field.width - 2 * Theme.gapSmall : Math.min(implicitWidth, place.card.width - 2 * Theme.gapWide)
                    height: tallest.height
                    x: page.stacked ? Theme.gapSmall : place.card.x + (place.card.width - width) / 2
                    y: page.stacked ? Theme.gapSmall + index * (height + Theme.gapWide) : place.card.y + (place.card.height - height) / 2
                    onActiveFocusChanged: if (activeFocus)
                        page.current = index
                    onHoveredChanged: if (hovered && page.asked < 0)
                        page.walk(index - page.current)
                    onClicked: page.take(index)
                    // qmllint enable unqualified
                }
            }
        }
    }

    Loader {
        parent: page
        anchors.fill: parent
        active: page.asked >= 0
        focus: active
        sourceComponent: warning
        onLoaded: (item as Item).forceActiveFocus()
    }

    Component {
        id: warning

        // qmllint disable unqualified
        LDialog {
            title: qsTr("Die of hunger?")
            consequence: qsTr("This door costs %1 satiety and you have %2. Behind it the run ends.").arg(page.now.cost).arg(page.now.left + page.now.cost)
            verb: qsTr("Go in and die")
            safeVerb: qsTr("Stay here")
            onClosed: page.answer(false)
            onAgreed: page.answer(true)
        }
        // qmllint enable unqualified
    }
}

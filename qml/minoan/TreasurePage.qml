// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The treasures of a room and its altars: keep, or give (look d_altars).
RunPage {
    id: page

    // Which altar is spoken of.
    property int altar: 0
    // The pointer or the focus is on keeping, so that the gauges tell of that.
    readonly property bool keeping: keep.activeFocus || keep.hovered
    readonly property bool stacked: Theme.textScale > 1.3 || !Theme.scenery
    readonly property var there: choice.altars[Math.min(altar, choice.altars.length - 1)] ?? null

    function focusAltar() {
        (cards.itemAt(altar) as Item)?.forceActiveFocus(Qt.OtherFocusReason);
    }

    function walk(step: int) {
        altar = Math.max(0, Math.min(choice.altars.length - 1, altar + step));
        focusAltar();
    }

    function offer(index: int) {
        altar = index;
        choice.offer(index);
        focusAltar();
    }

    function keepIt() {
        choice.keep();
        focusAltar();
    }

    name: qsTr("Treasures and altars")
    message: choice.message
    lifeChange: keeping ? choice.keepLife : choice.lifeFrom(altar)
    armourChange: keeping ? choice.keepArmour : choice.armourFrom(altar)
    satietyChange: keeping ? choice.keepSatiety : choice.satietyFrom(altar)
    status: qsTr("An offering cannot be taken back")
    hints: [
        Hint {
            text: qsTr("Altar")
            action: Actions.Next
            keys: []
            actions: [Actions.Previous, Actions.Next]
        },
        Hint {
            text: qsTr("Offer")
            action: Actions.Accept
        },
        Hint {
            text: qsTr("Keep")
            action: Actions.Keep
        },
        Hint {
            text: qsTr("All gods")
            action: Actions.Codex
        },
        Hint {
            text: qsTr("Pause")
            action: Actions.Pause
        }
    ]
    Keys.onUpPressed: choice.turn(-1)
    Keys.onDownPressed: choice.turn(1)
    onAlong: step => page.walk(step)
    onTriggered: action => {
        if (action === Actions.Keep)
            page.keepIt();
    }

    AltarChoice {
        id: choice

        run: page.run
        onChanged: page.altar = Math.min(page.altar, Math.max(0, altars.length - 1))
    }

    ScrollPane {
        id: pane

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: decision.top

        Item {
            id: field

            width: parent.width
            implicitHeight: page.stacked ? cards.count * (tallest.height + Theme.gapWide) + Theme.gap : pane.height

            RoomScene {
                id: scene

                width: field.width
                height: pane.height
                visible: !page.stacked
                picture: MinoanScene.Altars
                count: Math.max(1, choice.altars.length)
                focused: page.altar
                foot: tallest.height + 2 * Theme.gapLarge

                Repeater {
                    model: scene.visible ? choice.altars : []

                    Item {
                        id: shown

                        required property int index
                        required property var modelData
                        // qmllint disable unqualified
                        readonly property var place: scene.places[index] ?? scene.nowhere
                        readonly property bool lit: index === page.altar

                        PointerArea {
                            x: shown.place.thing.x
                            y: shown.place.thing.y
                            width: shown.place.thing.width
                            height: shown.place.thing.height
                            onEntered: page.walk(shown.index - page.altar)
                            onClicked: page.offer(shown.index)
                        }

                        // qmllint enable unqualified
                        Icon {
                            x: shown.place.sign.x + (shown.place.sign.width - size) / 2
                            y: shown.place.sign.y + (shown.place.sign.height - size) / 2
                            size: shown.place.sign.height
                            name: shown.modelData.symbol
                            colour: shown.lit ? Theme.mark : Theme.altarSign
                        }

                        Text {
                            x: shown.place.label.x
                            y: shown.place.label.y
                            width: shown.place.label.width
                            height: shown.place.label.height
                            text: shown.modelData.glyphs
                            color: Theme.roundelInk
                            font.family: Theme.signsFamily
                            font.pixelSize: Theme.altarName
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.caption
                            horizontalAlignment: Text.AlignHCenter
                            verticalAlignment: Text.AlignVCenter
                            Accessible.ignored: true
                        }
                    }
                }
            }

            Item {
                id: tallest

                height: Array.from({
                        "length": cards.count
                    }, (none, i) => cards.itemAt(i)?.implicitHeight ?? 0).reduce((most, one) => Math.max(most, one), Theme.altarCardHeight)
            }

            Repeater {
                id: cards

                model: choice.altars

                AltarCard {
                    required property int index
                    required property var modelData
                    // qmllint disable unqualified
                    readonly property var place: scene.places[index] ?? scene.nowhere

                    objectName: "altar" + (index + 1)
                    focus: index === page.altar
                    altar: modelData
                    width: page.stacked ? field.width - 2 * Theme.gapPanel : Math.min(implicitWidth, place.card.width - Theme.gapLarge)
                    height: tallest.height
                    x: page.stacked ? Theme.gapPanel : place.card.x + (place.card.width - width) / 2
                    y: page.stacked ? Theme.gap + index * (height + Theme.gapWide) : place.card.y + (place.card.height - height) / 2
                    onActiveFocusChanged: if (activeFocus)
                        page.altar = index
                    onHoveredChanged: if (hovered)
                        page.walk(index - page.altar)
                    onClicked: page.offer(index)
                    // qmllint enable unqualified
                }
            }
        }
    }

    Rectangle {
        id: decision

        readonly property real margin: Theme.compact ? Theme.gapWide : Theme.gapHuge
        // All in one row, or the verbs below.
        readonly property real goodsWidth: rowOf(goods, Theme.gapWide)
        readonly property real verbsWidth: rowOf(verbs, Theme.gap)
        readonly property bool wide: heading.implicitWidth + goodsWidth + verbsWidth + 2 * margin + 2 * Theme.gapLarge <= width

        // How wide all that is seen of a flow is in one row.
        function rowOf(flow: Item, gap: real): real {
            return Array.from(flow.children).reduce((sum, child) => sum + (child.implicitWidth > 0 ? Math.ceil(child.implicitWidth) + gap : 0), 0);
        }

        width: parent.width
        height: (wide ? Math.max(goods.height, verbs.height, words.implicitHeight) : words.implicitHeight + goods.height + verbs.height + 2 * Theme.gap) + 2 * (Theme.compact ? Theme.gap : Theme.gapLarge)
        anchors.bottom: parent.bottom
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }

        Column {
            id: words

            x: decision.margin
            y: decision.wide ? (decision.height - height) / 2 : Theme.gap
            width: decision.wide ? Math.max(Theme.decisionWords, heading.implicitWidth) : decision.width - 2 * decision.margin

            LText {
                id: heading

                text: qsTr("Keep it or give it")
                display: true
            }

            LText {
                text: choice.result !== "" ? choice.result : choice.left
                size: Theme.label
                color: choice.result !== "" ? Theme.aegeanText : Theme.text3
                width: parent.width
                wrapMode: Text.Wrap
            }
        }

        Flow {
            id: goods

            x: decision.wide ? words.x + words.width + Theme.gapLarge : decision.margin
            y: decision.wide ? (decision.height - height) / 2 : words.y + words.height + Theme.gap
            width: decision.wide ? decision.goodsWidth : decision.width - 2 * decision.margin
            spacing: Theme.gapWide

            Repeater {
                model: choice.treasures

                TreasureCard {
                    required property int index
                    required property var modelData

                    // qmllint disable unqualified
                    objectName: "treasure" + (index + 1)
                    treasure: modelData
                    chosen: index === choice.current
                    width: Math.min(implicitWidth, goods.width)
                    onClicked: choice.current = index
                    // qmllint enable unqualified
                }
            }
        }

        Flow {
            id: verbs

            x: decision.wide ? decision.width - decision.margin - width : decision.margin
            y: decision.wide ? (decision.height - height) / 2 : goods.y + goods.height + Theme.gap
            width: decision.wide ? decision.verbsWidth : decision.width - 2 * decision.margin
            spacing: Theme.gap

            ActButton {
                id: keep

                objectName: "keep"
                width: Math.min(implicitWidth, verbs.width)
                iconName: choice.keepIcon
                tint: Theme.aegeanText
                text: choice.keepVerb
                consequence: choice.keepGain
                onClicked: page.keepIt()
            }

            ActButton {
                objectName: "offer"
                width: Math.min(implicitWidth, verbs.width)
                primary: true
                iconName: "campfire"
                text: qsTr("Offer to %1").arg(page.there?.name ?? "")
                consequence: page.there?.gain.title ?? ""
                onClicked: page.offer(page.altar)
            }
        }
    }
}

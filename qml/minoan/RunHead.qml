// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Minoan

// The head of a run: which room of how many, and the three gauges with what the focused choice changes.
TopBar {
    id: head

    required property MinoanRun run
    property int lifeChange: 0
    property int armourChange: 0
    property int satietyChange: 0
    // What is left beside the numbers goes to the bars first, then to the thread.
    readonly property real room: width - 2 * Theme.gapLarge - Theme.iconBar - place.implicitWidth - 4 * Theme.gapPanel
    readonly property real numbers: 3 * (Theme.iconButton + 8 * Theme.message * 0.6 + Theme.gapPanel)
    readonly property real bar: Math.max(0, Math.min(Theme.runBar, (room - numbers) / 3 - Theme.gap))
    readonly property real length: bar < Theme.runBarLeast ? 0 : bar

    title: qsTr("Minoan run")
    iconName: "sign_minotaur"
    facts: [
        LText {
            id: place

            text: head.run.training ? qsTr("Training") : qsTr("Room <b>%1</b> of %2").arg(head.run.room).arg(head.run.rooms)
            textFormat: Text.StyledText
            size: Theme.label
            color: Theme.text2
            anchors.verticalCenter: parent?.verticalCenter
            Accessible.name: head.run.training ? text : qsTr("Room %1 of %2").arg(head.run.room).arg(head.run.rooms)
        },
        RunThread {
            id: thread

            visible: !head.run.training && head.room - head.numbers - 3 * (head.bar + Theme.gap) > implicitWidth
            room: head.run.room
            rooms: head.run.rooms
            anchors.verticalCenter: parent?.verticalCenter
        }
    ]

    RunGauges {
        id: hero

        run: head.run
    }

    RunGauge {
        name: qsTr("Life")
        iconName: "heart"
        value: hero.life
        most: hero.lifeMost
        change: head.lifeChange
        length: head.length
        tip: qsTr("At nothing the run ends. Flowers and herbs heal.")
        anchors.verticalCenter: parent.verticalCenter
    }

    RunGauge {
        name: qsTr("Armour")
        iconName: "armour"
        value: hero.armour
        most: hero.armourMost
        change: head.armourChange
        length: head.length
        fill: Theme.lapis
        ink: Theme.lapisText
        tip: qsTr("Takes blows before life does, but only half of elemental ones.")
        anchors.verticalCenter: parent.verticalCenter
    }

    RunGauge {
        name: qsTr("Satiety")
        iconName: "satiety"
        value: hero.satiety
        most: hero.satietyMost
        change: head.satietyChange
        length: head.length
        fill: Theme.aegean
        ink: Theme.aegeanText
        tip: qsTr("Every room and every turn of a fight costs some. A cost that cannot be paid is death by hunger.")
        anchors.verticalCenter: parent.verticalCenter
    }
}

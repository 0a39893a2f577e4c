// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A fact that can be asked why: with the focus or under the pointer it says how its number comes about.
Item {
    id: stop

    required property FightZone panel
    property string title: ""
    property string why: ""
    property string spoken: title

    activeFocusOnTab: panel !== null && panel.current === stop
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
    Accessible.description: why
    Accessible.focusable: true
    onActiveFocusChanged: if (activeFocus)
        panel.chosen = stop
    Component.onCompleted: panel.join(stop)
    Component.onDestruction: panel?.part(stop)
    Keys.onReturnPressed: tip.open()
    Keys.onEnterPressed: tip.open()
    Keys.onSpacePressed: tip.open()

    HoverHandler {
        id: pointer
    }

    Tip {
        id: tip

        target: stop
        hovered: pointer.hovered
        name: stop.title
        text: stop.why
    }

    RingFrame {
        visible: stop.activeFocus
        corner: Theme.radiusKey
    }
}

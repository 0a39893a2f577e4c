// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A part of the fight screen that is one Tab stop. The facts in it (FightStop) are gone through with the arrows.
FocusScope {
    id: zone

    property string name: ""
    property var stops: []
    property Item chosen: null
    readonly property Item current: chosen && chosen.visible ? chosen : stops.find(stop => stop.visible) ?? null

    function join(stop: Item) {
        stops = stops.concat([stop]);
    }

    function part(stop: Item) {
        stops = stops.filter(other => other !== stop);
    }

    // To the fact before or after, as they are read.
    function move(step: int) {
        const seen = stops.filter(stop => stop.visible).map(stop => [stop.mapToItem(zone, 0, 0), stop]);
        const sorted = seen.sort((a, b) => a[0].y - b[0].y || a[0].x - b[0].x).map(pair => pair[1]);
        const at = sorted.indexOf(current);
        if (at >= 0)
            sorted[(at + step + sorted.length) % sorted.length].forceActiveFocus();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: name
}

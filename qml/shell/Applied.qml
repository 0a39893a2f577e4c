// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui
import Labrys.Shell

// What has been set acts on the theme and on the keys.
QtObject {
    id: applied

    required property Settings settings

    signal refused(string sentence)

    // The keys that were kept, or those of the system.
    function useKeys() {
        const wrong = settings.keys === "" ? Bindings.useSystemKeys() : Bindings.importText(settings.keys);
        if (wrong !== "")
            refused(wrong);
    }

    readonly property list<QtObject> parts: [
        Binding {
            target: Theme
            property: "index"
            value: applied.settings.theme
        },
        Binding {
            target: Theme
            property: "textScale"
            value: applied.settings.textScale
        },
        Binding {
            target: Theme
            property: "highContrast"
            value: applied.settings.highContrast
        },
        Binding {
            target: Theme
            property: "reducedMotion"
            value: applied.settings.reducedMotion
        },
        Binding {
            target: Theme
            property: "speed"
            value: applied.settings.speed
        },
        Connections {
            target: applied.settings

            function onKeysChanged() {
                applied.useKeys();
            }
        },
        Connections {
            target: Bindings

            function onMapChanged() {
                applied.settings.keys = Bindings.changesText();
            }
        }
    ]
    Component.onCompleted: useKeys()
}

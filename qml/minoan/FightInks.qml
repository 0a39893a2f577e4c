// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Labrys.Ui

// The colour of each element on a panel, in the order of minoan::Element; without one, that of text.
QtObject {
    readonly property var elements: [Theme.text, Theme.elementFire, Theme.elementLightning, Theme.elementIce, Theme.elementWind, Theme.elementEarth]
    // The same on the dark coin of a badge.
    readonly property var badges: [Theme.badgeLine, Theme.badgeFire, Theme.badgeLightning, Theme.badgeIce, Theme.badgeWind, Theme.badgeEarth]
    // The ink of each symbol on ivory, in the order of minoan::Symbol.
    readonly property var symbols: [Theme.inkSword, Theme.inkBow, Theme.inkMace, Theme.inkShield, Theme.inkFlower]
    // The announced deed, by FightFacts.Tone.
    readonly property var tones: [Theme.terraText, Theme.murexText, Theme.text2, Theme.aegeanText]
}

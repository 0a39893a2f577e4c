// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A part of a picture that is a second way, for the mouse alone, to what a control with a name does.
MouseArea {
    hoverEnabled: true
    cursorShape: Qt.PointingHandCursor
    Accessible.ignored: true
}

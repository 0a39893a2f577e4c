// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace labrys::ui {

/// What a person wants, whatever the device: keys, mouse, hint bar, gamepad and tests all say it in these
/// words (TOOLCHAIN, Decisions).
class Actions : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its names are used")

public:
    enum Action : int {
        None,
        /// The first player, or whoever plays alone.
        North,
        West,
        South,
        East,
        Wait,
        /// The second player on the same keyboard.
        MateNorth,
        MateWest,
        MateSouth,
        MateEast,
        MateWait,
        /// Along the controls of a page, or the moments of a replay.
        Previous,
        Next,
        First,
        Last,
        Back,
        Pause,
        Help,
        Watch,
        FullScreen,
        Quit
    };
    Q_ENUM(Action)
};

} // namespace labrys::ui

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace labrys::ui {

/// What a person wants, whatever the device: keys, mouse, hint bar, gamepad and tests all say it in these
/// words (TOOLCHAIN, Decisions). action_table.h says what each is called and which keys and buttons it has.
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
        Quit,
        /// The messages that left.
        Messages,
        /// What has the focus is pressed.
        Accept,
        /// Along the controls of any screen, in the order of Tab.
        FocusBack,
        FocusOn,
        /// What has the focus says at once what it is; once more, what its words mean.
        Explain,
        Settings,
        /// A file of the user.
        OpenFile,
        /// The text to be found on this page.
        Find,
        /// The whole level at once; characters larger or smaller.
        Overview,
        Larger,
        Smaller,
        /// Of a match over the network: writes to the other, or says one of the ready phrases.
        Chat,
        Phrase1,
        Phrase2,
        Phrase3,
        Phrase4,
        Phrase5,
        /// Of a Minoan run: what was learnt in it, the tiles in the bag.
        Codex,
        Bag,
        /// Of a fight: a good swap, the next one that matches, the announced deed, the row and column of the
        /// cursor, and how fast it goes.
        Suggest,
        NextMatch,
        ReadThreat,
        ReadLine,
        Faster,
        Slower,
        /// The treasure is kept; one of the doors, or of the tabs of a page.
        Keep,
        Choose1,
        Choose2,
        Choose3,
        TabBack,
        TabOn,
        /// Of a run that is over: its seed once more, its log as a file, whether it can be run again.
        SameSeed,
        Export,
        Verify
    };
    Q_ENUM(Action)
};

} // namespace labrys::ui

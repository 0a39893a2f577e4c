// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/terminal/screen_face.h"

namespace labrys::cli {

/// What a visit looks like at the moment, for screen_net.cpp and screen_match.cpp.
struct ScreenFace::Visiting {
    NetVisit& visit;
    /// The entry of the lobby that is chosen: the same one while others come and go.
    LobbyEntry chosen = {};
    /// A line is being written, and so far.
    bool writing = false;
    QString line = {};
    /// Sentences of the lobby, newest last.
    QStringList heard = {};
};

} // namespace labrys::cli

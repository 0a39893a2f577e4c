// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/terminal/speech_face.h"
#include "app/text/maze_speech.h"

namespace labrys::cli {

/// What was said during a visit and can be answered, for speech_net.cpp and speech_match.cpp.
struct SpeechFace::Visiting {
    NetVisit& visit;
    /// The entries of the lobby as they were said last: a number means what was heard.
    QList<LobbyEntry> said = {};
    /// Which of them the numbers begin with.
    qsizetype first = 0;
    bool saidLobby = false;
    text::MazeSpeech speech = {};
};

} // namespace labrys::cli

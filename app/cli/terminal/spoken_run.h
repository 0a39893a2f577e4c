// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/terminal/run_keeper.h"
#include "app/text/maze_speech.h"

#include <QString>

#include <optional>

namespace labrys::cli {

/// The line for a key that only looks: L N B X O I R M F; nothing for others.
[[nodiscard]] std::optional<QString> spokenLook(
    text::MazeSpeech& speech, const minotaur::Observation& seen, QChar key);

/// A level that is heard (minotaur.md 6.3): a key in, one line out. No terminal, no files.
class SpokenRun {
public:
    explicit SpokenRun(MazeSession& session);

    /// The first line of the level.
    [[nodiscard]] QString begin();
    /// The line for a key; several lines for M alone, and nothing for keys that are not its own.
    [[nodiscard]] std::optional<QString> press(QChar key);
    /// Whether the last key used a turn.
    [[nodiscard]] bool moved() const { return m_moved; }
    [[nodiscard]] QString again() const { return m_speech.again(); }

private:
    [[nodiscard]] QString move(minotaur::Verb verb);
    /// Walks to what was named last, until danger is near (G).
    [[nodiscard]] QString go();

    MazeSession& m_session;
    text::MazeSpeech m_speech;
    bool m_moved = false;
};

} // namespace labrys::cli

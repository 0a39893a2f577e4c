// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/terminal/run_keeper.h"

#include <optional>

namespace labrys::cli {

/// How a run begins that the command line asks for.
struct RunStart {
    minotaur::Options options;
    std::optional<Seed> seed;
    /// Begin a new run although a saved one could go on.
    bool fresh = false;
    /// Go to this server instead.
    QString server = {};
};

/// The Minotaur maze in plain lines, for pipes and for terminals on which nothing can be drawn. Saves after
/// every line of input.
class PlainGame {
public:
    explicit PlainGame(RunKeeper& keeper);

    /// Plays until the end, until the player quits, or until the input ends.
    [[nodiscard]] Exit play(RunStart start);

private:
    enum class Ask { GoOn, Quit };

    [[nodiscard]] std::expected<MazeSession, Exit> open(RunStart start);
    Ask line(MazeSession& session, const QString& text);
    Ask pause(MazeSession& session);
    void act(MazeSession& session, minotaur::Verb verb);
    /// Says once when nothing can be kept.
    void save(const MazeSession& session);
    /// Keeps result and replay of a finished run.
    void finish(const MazeSession& session);
    void keepResult(const MazeSession& session) const;

    RunKeeper& m_keeper;
};

} // namespace labrys::cli

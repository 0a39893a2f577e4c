// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/log_writer.h"
#include "app/net/match_log.h"
#include "core/game/hosted.h"

#include <utility>

namespace labrys::net {

/// Keeps one match in its log as it goes on (NET-038). Does nothing until it is opened.
class MatchJournal {
public:
    /// `log` outlives it. An empty folder keeps nothing.
    MatchJournal(LogWriter& log, const QString& folder, Id match)
        : m_log(log)
        , m_path(folder.isEmpty() ? QString() : logPath(folder, match))
    {
    }

    /// Begins a new log.
    void begin(const StoredMatch& match);
    /// Writes all of a match, and goes on from there; also after a failure.
    void rewrite(const StoredMatch& match, const game::HostedMatch& game);
    /// What was decided since.
    void append(const game::HostedMatch& game);
    void setToken(int seat, const std::string& hash) { change({.seat = seat, .token = hash}); }
    void setLeft(int seat, bool left) { change({.seat = seat, .left = left}); }
    /// The match is over for good.
    void remove();

private:
    void change(const StoredChange& change);

    LogWriter& m_log;
    QString m_path;
    bool m_open = false;
    /// How much of the game's log was appended.
    std::size_t m_logged = 0;
};

} // namespace labrys::net

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/exchange/places.h"
#include "app/exchange/process_lock.h"
#include "core/game/session.h"

#include <optional>

namespace labrys::cli {

/// The Minotaur maze in plain lines: the terminal edition in its simplest form, for pipes and screen readers
/// as much as for terminals. Saves after every line of input.
class TerminalGame {
public:
    TerminalGame(const games::MinotaurGame& game, exchange::Places places);

    /// Where results are kept, and under which name; an empty name is *Player*.
    void setScores(const QString& path, const QString& name);

    /// Whether a run is saved that can go on.
    [[nodiscard]] bool hasSavedRun() const;
    /// Plays until the end, until the player quits, or until the input ends. Goes on with the saved run
    /// unless `fresh`; without a seed a new run takes one from the system.
    [[nodiscard]] Exit play(minotaur::Options options, std::optional<Seed> seed, bool fresh);

private:
    using Session = game::Session<minotaur::Rules>;
    enum class Ask { GoOn, Quit };

    /// The saved run, if there is one; a file that is none is a problem.
    [[nodiscard]] std::expected<std::optional<Session>, Problem> saved() const;
    Ask line(Session& session, const QString& text);
    Ask pause(Session& session);
    void act(Session& session, minotaur::Verb verb);
    void show(const Session& session) const;
    /// Says once when nothing can be kept.
    void save(const Session& session);
    /// Keeps the replay of a finished run and removes its save.
    void finish(const Session& session);
    void keepResult(const Session& session) const;

    const games::MinotaurGame& m_game;
    exchange::Places m_places;
    QString m_save;
    /// Of this game alone while it keeps its run (APP-014).
    exchange::ProcessLock m_lock;
    QString m_scores;
    QString m_name;
    bool m_kept = true;
};

} // namespace labrys::cli

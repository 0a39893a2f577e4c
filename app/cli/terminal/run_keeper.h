// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exchange/places.h"
#include "app/exchange/process_lock.h"
#include "app/exchange/score_file.h"
#include "app/games/minotaur.h"
#include "app/text/maze_words.h"
#include "core/game/session.h"

#include <expected>
#include <optional>

namespace labrys::cli {

using MazeSession = game::Session<minotaur::Rules>;

/// Whether the run is over, won or lost.
[[nodiscard]] bool isOver(const MazeSession& session);
/// What the seat that moves sees; the last one that could where none does.
[[nodiscard]] minotaur::Observation seenBy(const MazeSession& session);

/// What came of a move of the active seat, as it may know it.
struct MazeMove {
    std::optional<minotaur::Refusal> refusal;
    minotaur::Action action;
    std::vector<minotaur::Event> events;
    minotaur::Observation before;
    minotaur::Observation now;
    /// The sentences for it, the weightiest last.
    [[nodiscard]] QList<text::Message> messages() const;
};
[[nodiscard]] MazeMove moveIn(MazeSession& session, minotaur::Verb verb);

/// The files of the terminal edition: the run, its replay, the high scores. They are those of the window, so
/// that each goes on with what the other has kept. Says what is wrong by problems and prints nothing.
class RunKeeper {
public:
    /// `name` stands before what the player types; `scores` is the score file.
    RunKeeper(const games::MinotaurGame& game, exchange::Places places, QString scores, QString name);

    /// Takes the run of these places for this program alone (APP-014). False when another Labrys has it: then
    /// nothing is kept.
    [[nodiscard]] bool claim();
    /// The saved run, if there is one; a file that is none is a problem.
    [[nodiscard]] std::expected<std::optional<MazeSession>, Problem> saved() const;
    /// The run before the last save, where that one is damaged.
    [[nodiscard]] std::optional<MazeSession> savedBefore() const;
    /// Puts a save that cannot be read beside its place; its new name.
    [[nodiscard]] std::optional<QString> setAside() const;
    /// Without a seed, one is drawn from the system.
    [[nodiscard]] std::expected<MazeSession, Problem> begin(
        minotaur::Options options, std::optional<Seed> seed) const;

    /// Writes the run; the first failure is told, and from then on nothing is kept.
    [[nodiscard]] std::optional<Problem> save(const MazeSession& session);
    /// Keeps the replay of a finished run and removes its save; where the replay is.
    [[nodiscard]] std::expected<QString, Problem> keepThread(const MazeSession& session) const;
    /// Whether a finished run has a result to keep.
    [[nodiscard]] bool hasResult(const MazeSession& session) const;
    [[nodiscard]] std::expected<exchange::KeptScore, Problem> keepScore(
        const MazeSession& session, const QString& name) const;
    /// Keeps the replay of a match over the network and its result, once the replay has run again; what to
    /// say about it.
    [[nodiscard]] QStringList keepMatch(const QByteArray& thread, const QString& name) const;
    /// The results of the table in which a run stands.
    [[nodiscard]] std::expected<std::vector<minotaur::Score>, Problem> scores(const std::string& table) const;

    [[nodiscard]] bool keeps() const { return m_keeps; }
    /// Where the terminal edition notes which servers it visited.
    [[nodiscard]] QString serversPath() const { return m_places.saves + QLatin1String("/minotaur.servers"); }
    [[nodiscard]] QString savePath() const { return m_save; }
    [[nodiscard]] QString scoresPath() const { return m_scores; }
    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString& name) { m_name = name; }
    [[nodiscard]] const games::MinotaurGame& game() const { return m_game; }

private:
    [[nodiscard]] QString threadPath(const MazeSession& session) const;

    const games::MinotaurGame& m_game;
    exchange::Places m_places;
    QString m_save;
    exchange::ProcessLock m_lock;
    QString m_scores;
    QString m_name;
    bool m_keeps = true;
};

} // namespace labrys::cli

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/maze_words.h"
#include "core/minotaur/clear_way.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace labrys::text {

/// The maze for those who hear it (minotaur.md 6.3): every answer is one line, made from what the seat knows
/// and from nothing else. Distances are walking steps over the known maze, with the direction of a compass.
/// It keeps what was named last, so that one can ask for the way there, and the last 20 lines.
class MazeSpeech {
    Q_DECLARE_TR_FUNCTIONS(MazeSpeech)

public:
    static constexpr qsizetype kLines = 20;

    /// Who plays, in a match over the network.
    void setCast(const Cast& cast) { m_cast = cast; }
    /// The first line of a level, or of a run that goes on.
    [[nodiscard]] QString begin(const minotaur::Observation& seen);
    /// What happened in a turn, the weightiest first; then the exits, what hunts here, and which moves are
    /// safe from it as far as one can see.
    [[nodiscard]] QString turn(std::span<const minotaur::Event> events, const minotaur::Observation& before,
        const minotaur::Observation& now);
    /// Why a move was not made.
    [[nodiscard]] QString refused(
        minotaur::Refusal refusal, const minotaur::Action& action, const minotaur::Observation& seen);

    /// Exits, marks, monsters, key, exit, bonuses, the other player (L).
    [[nodiscard]] QString look(const minotaur::Observation& seen);
    enum class Way : std::uint8_t { Next, Previous };
    /// Names the next thing of interest, or the one before (N, B); it can be gone to.
    [[nodiscard]] QString thing(const minotaur::Observation& seen, Way way);
    /// The nearest opening that was not explored (F); it can be gone to.
    [[nodiscard]] QString unexplored(const minotaur::Observation& seen);
    /// The way to what was named last (X).
    [[nodiscard]] QString route(const minotaur::Observation& seen);
    /// Row, column and how much is explored (O).
    [[nodiscard]] QString where(const minotaur::Observation& seen);
    /// How the level stands (I).
    [[nodiscard]] QString status(const minotaur::Observation& seen);
    /// The last line again (R); not kept a second time.
    [[nodiscard]] QString again() const;
    /// The last lines, oldest first (M).
    [[nodiscard]] const QStringList& lines() const { return m_lines; }

    /// The next step to what was named last (G); nothing when there is none, or no way to it.
    [[nodiscard]] std::optional<minotaur::Verb> step(const minotaur::Observation& seen) const;
    /// Nothing was named, or no way leads there: the line that says so.
    [[nodiscard]] QString nowhere(const minotaur::Observation& seen);
    /// Whether a walk must stop here: something hunts in the light, a mark lies near, the level has ended.
    [[nodiscard]] static bool mustStop(const minotaur::Observation& seen);
    /// Keeps a line that others have made, and returns it.
    [[nodiscard]] QString say(const QString& line);

private:
    struct Thing {
        QString name;
        Cell cell;
        bool operator==(const Thing&) const = default;
    };
    [[nodiscard]] QList<Thing> things(const minotaur::Observation& seen) const;
    [[nodiscard]] static QString exits(const minotaur::Observation& seen);
    [[nodiscard]] static QString monster(const minotaur::Observation& seen, const minotaur::ClearWays& ways,
        const minotaur::MonsterSight& sight);
    [[nodiscard]] static QString doing(
        const minotaur::Observation& seen, const minotaur::MonsterSight& sight);
    /// `key seen 12 steps south-east, first step east`.
    [[nodiscard]] static QString distance(
        const minotaur::Observation& seen, const minotaur::ClearWays& ways, Cell cell);
    [[nodiscard]] static QString prospects(minotaur::ClearWays& ways);
    [[nodiscard]] static QString compass(Cell from, Cell to);
    [[nodiscard]] std::optional<minotaur::ClearWay> wayToTarget(
        const minotaur::Observation& seen, const minotaur::ClearWays& ways) const;

    QStringList m_lines;
    std::optional<Thing> m_target;
    Cast m_cast;
};

} // namespace labrys::text

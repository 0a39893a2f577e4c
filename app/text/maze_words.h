// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/state.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace labrys::text {

/// How a sentence is meant; colour and icon follow, never alone.
enum class Tone : std::uint8_t { Plain, Hint, Good, Danger };

/// One sentence for the message line.
struct Message {
    QString text;
    Tone tone = Tone::Plain;
    /// True of the moment only: shown on the line, not kept in the list.
    bool passing = false;
    bool operator==(const Message&) const = default;
};

/// Who plays in a match over the network: a name for each seat. One's own seat is called *you*; a watcher has
/// none (-1). Without names players are counted, as on one keyboard.
struct Cast {
    game::Seat own = -1;
    QStringList names = {};
    bool operator==(const Cast&) const = default;

    [[nodiscard]] bool named(game::Seat seat) const { return seat >= 0 && seat < names.size(); }
};

/// Everything that the maze says to its players, in the language in use.
class MazeWords {
    Q_DECLARE_TR_FUNCTIONS(MazeWords)

public:
    /// What happened between two observations of one seat, the weightiest sentence last. `players` is how
    /// many play on this keyboard: one is called *you*.
    [[nodiscard]] static QList<Message> happened(std::span<const minotaur::Event> events,
        const minotaur::Observation& before, const minotaur::Observation& now, const Cast& cast = {});
    /// Why a move was not made.
    [[nodiscard]] static Message refused(minotaur::Refusal refusal, const minotaur::Action& action,
        const minotaur::Observation& seen, const Cast& cast = {});
    /// The first sentence of a level.
    [[nodiscard]] static Message welcome(const minotaur::Observation& seen);
    /// No known way leads to a cell.
    [[nodiscard]] static Message noWay();
    /// A run goes on although it could not be saved.
    [[nodiscard]] static Message notKept(const QString& why);
    /// Where a run stands, on one line.
    [[nodiscard]] static QString summary(const minotaur::State& state);
    [[nodiscard]] static QString size(int rows, int columns);
    [[nodiscard]] static QString maze();

    /// *You*, or which of two players.
    [[nodiscard]] static QString player(int seat, int players, const Cast& cast = {});
    [[nodiscard]] static QString direction(Direction side);
    [[nodiscard]] static QString monster(minotaur::MonsterKind kind);
    [[nodiscard]] static QString bonus(minotaur::BonusKind kind);
    /// What a screen reader says for a cell; it tells no more than the picture (ACC-007).
    [[nodiscard]] static QString cell(const minotaur::Observation& seen, Cell cell, const Cast& cast = {});
    /// What can be seen, as symbol and words: people, monsters, key, exit.
    struct Sight {
        QString symbol;
        QString words;
    };
    [[nodiscard]] static QList<Sight> sights(const minotaur::Observation& seen, const Cast& cast = {});

private:
    [[nodiscard]] static std::optional<Message> sentence(
        const minotaur::Event& event, const minotaur::Observation& now, const Cast& cast);
    [[nodiscard]] static Message walked(const minotaur::Event& event, int players, const Cast& cast);
    [[nodiscard]] static QString wall(Direction side);
    [[nodiscard]] static QString bonusTaken(minotaur::BonusKind kind);
    [[nodiscard]] static QString caught(minotaur::MonsterKind kind, int seat, int players, const Cast& cast);
    [[nodiscard]] static QString caughtBy(minotaur::MonsterKind kind, const QString& name);
    [[nodiscard]] static QString inLight(minotaur::MonsterKind kind);
    [[nodiscard]] static QString thing(const minotaur::Observation& seen, Cell cell, const Cast& cast);
    [[nodiscard]] static QString sides(const minotaur::Observation& seen, Cell cell);
    static void appeared(
        const minotaur::Observation& before, const minotaur::Observation& now, QList<Message>& messages);
    [[nodiscard]] static Message nearest(const minotaur::Observation& now);
};

} // namespace labrys::text

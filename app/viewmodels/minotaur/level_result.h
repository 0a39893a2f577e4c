// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/game_reader.h"

namespace labrys::viewmodels {

/// What came of a level: the score written out (ASC-090), par, and how it ended in one sentence
/// (minotaur.md 6.1). While a level is played its values are those of the moment.
class LevelResult : public labrys::viewmodels::GameReader {
    Q_OBJECT
    QML_ELEMENT
    /// The terms: what a level gives, what remains of the turns' points, what bonuses give.
    Q_PROPERTY(int levelScore READ levelScore NOTIFY changed)
    Q_PROPERTY(int turnScore READ turnScore NOTIFY changed)
    Q_PROPERTY(int bonusScore READ bonusScore NOTIFY changed)
    Q_PROPERTY(int turnPoints READ turnPoints NOTIFY changed)
    Q_PROPERTY(int bonuses READ bonuses NOTIFY changed)
    /// Of how many, once the level is over; before, as many as were taken.
    Q_PROPERTY(int bonusesInAll READ bonusesInAll NOTIFY changed)
    Q_PROPERTY(int levelPoints READ levelPoints NOTIFY changed)
    /// The turns of a way that wins, and how many points more it would have given; 0 where none is known.
    Q_PROPERTY(int par READ par NOTIFY changed)
    Q_PROPERTY(int parPoints READ parPoints NOTIFY changed)
    /// What each level that is done gave.
    Q_PROPERTY(QList<int> totals READ totals NOTIFY changed)
    /// The next level, as rows x columns; empty when there is none.
    Q_PROPERTY(QString nextSize READ nextSize NOTIFY changed)
    /// The title of the page, and what happened.
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// Whether this run can stand in a table of high scores.
    Q_PROPERTY(bool ranked READ ranked NOTIFY changed)

public:
    using GameReader::GameReader;

    [[nodiscard]] int levelScore() const { return numbers().levelScore; }
    [[nodiscard]] int turnScore() const { return numbers().turnScore; }
    [[nodiscard]] int bonusScore() const { return numbers().bonusScore; }
    [[nodiscard]] int turnPoints() const;
    [[nodiscard]] int bonuses() const;
    [[nodiscard]] int bonusesInAll() const;
    [[nodiscard]] int levelPoints() const;
    [[nodiscard]] int par() const;
    [[nodiscard]] int parPoints() const;
    [[nodiscard]] QList<int> totals() const;
    [[nodiscard]] QString nextSize() const;
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] bool ranked() const;

Q_SIGNALS:
    void changed();

private:
    void look() override { Q_EMIT changed(); }
    [[nodiscard]] const minotaur::Numbers& numbers() const;
    [[nodiscard]] const minotaur::Observation& seen() const;
};

} // namespace labrys::viewmodels

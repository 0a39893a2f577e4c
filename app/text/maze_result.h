// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/stage.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace labrys::text {

/// The reckoning of a level that has ended (minotaur.md 6.1; ASC-090, ASC-103).
class MazeResult {
    Q_DECLARE_TR_FUNCTIONS(MazeResult)

public:
    /// One line of the reckoning.
    struct Row {
        QString term;
        QString value;
    };

    /// Turns, par where there is one, bonuses, the points of a completed level and of the run.
    [[nodiscard]] static QList<Row> rows(const minotaur::Numbers& numbers, const minotaur::Observation& seen);
    /// The points of a completed level, written out: `100 + (300 − 27) + 20 × 1 = 393`.
    [[nodiscard]] static QString formula(const minotaur::Numbers& numbers, const minotaur::Observation& seen);
};

} // namespace labrys::text

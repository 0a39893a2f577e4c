// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/scores.h"

#include <QString>

#include <expected>

namespace labrys::exchange {

/// What became of a result that was kept.
struct KeptScore {
    /// From 1; 0 when it is not among the ten best of its table.
    int rank = 0;
    /// The points of the last of them, which were too many.
    std::int64_t last = 0;
    /// Where a file that could not be read was put, so that nothing of it is lost; empty otherwise.
    QString setAside;
};

/// Adds a result to the score file (minotaur.md 2.5). Between reading and writing the file is locked for
/// other programs, so that two of them lose nothing; a lock whose owner is gone is broken. Refuses with
/// SCORES_BUSY (locked for too long) and the codes of writeFile.
[[nodiscard]] std::expected<KeptScore, Problem> keepScore(const QString& path, const minotaur::Score& score);

/// Gives a result that was kept another name, under the same lock. Refuses with SCORES_BUSY and the codes of
/// loadScores and writeFile; nothing is set aside. A result that is not there any more has rank 0.
[[nodiscard]] std::expected<KeptScore, Problem> renameScore(
    const QString& path, const minotaur::Score& kept, const std::string& name);

/// The table in a file; a missing file is an empty one. Refuses with the codes of readFile and readScores.
[[nodiscard]] std::expected<minotaur::ScoreTable, Problem> loadScores(const QString& path);

} // namespace labrys::exchange

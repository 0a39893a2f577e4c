// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/maze_result.h"

#include "app/text/maze_status.h"

namespace labrys::text {

namespace {

using minotaur::LevelOutcome;

} // namespace

QString MazeResult::formula(const minotaur::Numbers& numbers, const minotaur::Observation& seen)
{
    const int points = minotaur::scoreOf(numbers, seen.turn, seen.bonusesTaken);
    const QString turns = seen.turn <= numbers.turnScore
        ? QStringLiteral("(%1 − %2)").arg(numbers.turnScore).arg(seen.turn)
        : QStringLiteral("0");
    return QStringLiteral("%1 + %2 + %3 × %4 = %5")
        .arg(numbers.levelScore)
        .arg(turns)
        .arg(numbers.bonusScore)
        .arg(seen.bonusesTaken)
        .arg(points);
}

QList<MazeResult::Row> MazeResult::rows(const minotaur::Numbers& numbers, const minotaur::Observation& seen)
{
    QList<Row> rows;
    const bool done = seen.outcome == LevelOutcome::Completed;
    rows.append({tr("Turns of this level"), MazeStatus::number(seen.turn)});
    if (done && seen.par > 0)
        rows.append({tr("Par"), MazeStatus::number(seen.par)});
    rows.append({tr("Bonuses"), MazeStatus::number(seen.bonusesTaken)});
    if (done)
        rows.append({tr("This level"), formula(numbers, seen)});
    rows.append({tr("Turns of the run"), MazeStatus::number(seen.turnsBefore + seen.turn)});
    rows.append({tr("Points of the run"), MazeStatus::number(seen.score)});
    return rows;
}

} // namespace labrys::text

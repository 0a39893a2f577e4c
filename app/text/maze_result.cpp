// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/maze_result.h"

#include "app/text/maze_status.h"

namespace labrys::text {

namespace {

using minotaur::LevelOutcome;
using minotaur::MonsterKind;

} // namespace

bool MazeResult::wholeRunWon(const minotaur::Observation& seen)
{
    return seen.outcome == LevelOutcome::Completed && seen.level == seen.levels;
}

QString MazeResult::heading(const minotaur::Observation& seen)
{
    if (wholeRunWon(seen))
        return tr("Out of the labyrinth");
    if (seen.outcome == LevelOutcome::Completed)
        return tr("Level %1 is done").arg(seen.level);
    if (!seen.caughtBy)
        return tr("The turns are used up");
    switch (*seen.caughtBy) {
    case MonsterKind::Hunter:
        return tr("A hunter has you");
    case MonsterKind::Wanderer:
        return tr("A wanderer has you");
    case MonsterKind::Minotaur:
        break;
    }
    return tr("The Minotaur has you");
}

QString MazeResult::sentence(const minotaur::Observation& seen)
{
    if (wholeRunWon(seen))
        return tr("All %n maze(s) are behind you.", nullptr, seen.levels);
    if (seen.outcome == LevelOutcome::Completed)
        return tr("Out with the key. The next maze is larger.");
    if (!seen.caughtBy)
        return tr("This level allows no more turns.");
    switch (*seen.caughtBy) {
    case MonsterKind::Hunter:
        return tr("In turn %1 of level %2 a hunter reached your cell by the shortest way.")
            .arg(seen.turn)
            .arg(seen.level);
    case MonsterKind::Wanderer:
        return tr("In turn %1 of level %2 a wanderer reached your cell.").arg(seen.turn).arg(seen.level);
    case MonsterKind::Minotaur:
        break;
    }
    return tr("In turn %1 of level %2 the Minotaur reached your cell.").arg(seen.turn).arg(seen.level);
}

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

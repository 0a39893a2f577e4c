// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/level_result.h"

#include "app/text/maze_endings.h"
#include "core/minotaur/scores.h"

#include <algorithm>

namespace labrys::viewmodels {

using minotaur::LevelOutcome;

const minotaur::Numbers& LevelResult::numbers() const
{
    static const minotaur::Numbers none;
    return game() ? game()->game().content()->numbers : none;
}

const minotaur::Observation& LevelResult::seen() const
{
    static const minotaur::Observation none;
    return game() ? game()->seen() : none;
}

int LevelResult::turnPoints() const
{
    return std::max(0, turnScore() - seen().turn);
}

int LevelResult::bonuses() const
{
    return seen().bonusesTaken;
}

int LevelResult::bonusesInAll() const
{
    const bool over = session() != nullptr && seen().outcome != LevelOutcome::Running;
    return over ? static_cast<int>(session()->stage().bonuses.size()) : bonuses();
}

int LevelResult::levelPoints() const
{
    return minotaur::scoreOf(numbers(), seen().turn, seen().bonusesTaken);
}

int LevelResult::par() const
{
    return seen().par;
}

int LevelResult::parPoints() const
{
    if (par() == 0)
        return 0;
    return minotaur::scoreOf(numbers(), par(), bonuses()) - levelPoints();
}

QList<int> LevelResult::totals() const
{
    return session() != nullptr ? levelTotalsOf(*session()) : QList<int>();
}

QString LevelResult::nextSize() const
{
    if (session() == nullptr || !session()->nextStage())
        return {};
    const auto next = static_cast<std::size_t>(*session()->nextStage()) - 1;
    const auto& levels = session()->options().levels;
    if (levels.empty()) {
        const auto& plan = session()->content().levels[next];
        return text::MazeWords::size(plan.rows, plan.columns);
    }
    const auto& text = levels[next].rows;
    // The picture stands below the header lines.
    const auto lines = std::ranges::count_if(text, [](const auto& row) { return !row.starts_with(';'); });
    return text::MazeWords::size(
        (static_cast<int>(lines) - 1) / 2, (static_cast<int>(text.back().size()) - 1) / 2);
}

QString LevelResult::heading() const
{
    return text::MazeEndings::heading(seen());
}

QString LevelResult::sentence() const
{
    return session() != nullptr ? text::MazeEndings::sentence(*session()) : QString();
}

bool LevelResult::ranked() const
{
    return session() != nullptr && !minotaur::tableOf(session()->options(), session()->seed()).empty();
}

} // namespace labrys::viewmodels

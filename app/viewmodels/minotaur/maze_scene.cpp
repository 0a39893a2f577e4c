// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/maze_scene.h"

#include "core/minotaur/picture.h"

#include <algorithm>

namespace labrys::viewmodels {

MazeScene::Outcome MazeScene::outcome() const
{
    switch (m_shown.seen.outcome) {
    case minotaur::LevelOutcome::Running:
        return Running;
    case minotaur::LevelOutcome::Completed:
        return m_shown.seen.level < m_shown.seen.levels ? Done : Won;
    case minotaur::LevelOutcome::Lost:
        return Lost;
    }
    return Running;
}

QString MazeScene::catcher() const
{
    if (!m_shown.seen.caughtBy || m_shown.seen.outcome != minotaur::LevelOutcome::Lost)
        return {};
    return QString(QLatin1Char(minotaur::symbolOf(*m_shown.seen.caughtBy)));
}

int MazeScene::focusSeat() const
{
    return m_shown.seen.active >= 0 && m_shown.seen.active < players() ? m_shown.seen.active : 0;
}

Cell MazeScene::focusCell() const
{
    if (m_shown.seen.players.empty())
        return {};
    return m_shown.seen.players[static_cast<std::size_t>(focusSeat())].cell;
}

void MazeScene::chooseCell(Cell /*cell*/) { }

void MazeScene::show(MazeShown shown)
{
    m_shown = std::move(shown);
    refresh();
}

bool MazeScene::torch() const
{
    return std::ranges::any_of(m_shown.seen.players, &minotaur::Player::torch);
}

bool MazeScene::aimedAt() const
{
    const auto& seen = m_shown.seen;
    return seen.outcome == minotaur::LevelOutcome::Running
        && std::ranges::any_of(seen.players, [&seen](const minotaur::Player& player) {
               return player.status == minotaur::PlayerStatus::Walking
                   && std::ranges::find(seen.marks, player.cell) != seen.marks.end();
           });
}

void MazeScene::refresh()
{
    m_sightSymbols.clear();
    m_sightNames.clear();
    for (const auto& [symbol, words] : text::MazeWords::sights(m_shown.seen, m_cast)) {
        m_sightSymbols.append(symbol);
        m_sightNames.append(words);
    }
    Q_EMIT observed();
}

} // namespace labrys::viewmodels

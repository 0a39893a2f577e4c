// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/maze_scene.h"

#include "core/minotaur/picture.h"

namespace labrys::viewmodels {

MazeScene::Outcome MazeScene::outcome() const
{
    switch (m_seen.outcome) {
    case minotaur::LevelOutcome::Running:
        return Running;
    case minotaur::LevelOutcome::Completed:
        return m_seen.level < m_seen.levels ? Done : Won;
    case minotaur::LevelOutcome::Lost:
        return Lost;
    }
    return Running;
}

QString MazeScene::catcher() const
{
    if (!m_seen.caughtBy || m_seen.outcome != minotaur::LevelOutcome::Lost)
        return {};
    return QString(QLatin1Char(minotaur::symbolOf(*m_seen.caughtBy)));
}

Cell MazeScene::focusCell() const
{
    if (m_seen.players.empty())
        return {};
    const int seat = m_seen.active >= 0 && m_seen.active < players() ? m_seen.active : 0;
    return m_seen.players[static_cast<std::size_t>(seat)].cell;
}

void MazeScene::chooseCell(Cell /*cell*/) { }

void MazeScene::show(minotaur::Observation seen, const QString& title, std::vector<Cell> trail)
{
    m_seen = std::move(seen);
    m_title = title;
    m_trail = std::move(trail);
    refresh();
}

void MazeScene::refresh()
{
    m_sightSymbols.clear();
    m_sightNames.clear();
    for (const auto& [symbol, words] : text::MazeWords::sights(m_seen)) {
        m_sightSymbols.append(symbol);
        m_sightNames.append(words);
    }
    Q_EMIT observed();
}

} // namespace labrys::viewmodels

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/maze_rules.h"

namespace labrys::viewmodels {

void MazeRules::setGame(MazeController* game)
{
    if (game == m_game)
        return;
    if (m_game)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = game;
    if (game != nullptr)
        connect(game, &MazeController::started, this, &MazeRules::changed);
    Q_EMIT gameChanged();
    Q_EMIT changed();
}

const minotaur::Content& MazeRules::content() const
{
    static const minotaur::Content none;
    return m_game ? *m_game->game().content() : none;
}

const minotaur::Sight& MazeRules::sight() const
{
    const auto* session = m_game ? m_game->session() : nullptr;
    return session != nullptr
        ? minotaur::sightOf(content(), session->options().difficulty, session->options().players)
        : content().ranked;
}

QVariantList MazeRules::levels() const
{
    QVariantList levels;
    for (const auto& plan : content().levels)
        levels.append(QVariantMap{{QStringLiteral("size"), text::MazeWords::size(plan.rows, plan.columns)},
            {QStringLiteral("hunters"), plan.hunters}, {QStringLiteral("wanderers"), plan.wanderers},
            {QStringLiteral("minotaurs"), plan.minotaurs}, {QStringLiteral("bonuses"), plan.bonuses}});
    return levels;
}

} // namespace labrys::viewmodels

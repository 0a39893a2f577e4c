// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/game_reader.h"

namespace labrys::viewmodels {

void GameReader::setGame(MazeController* game)
{
    if (game == m_game)
        return;
    if (m_game)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = game;
    if (game != nullptr)
        connect(game, &MazeScene::observed, this, [this] { look(); });
    Q_EMIT gameChanged();
    look();
}

} // namespace labrys::viewmodels

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/minotaur/maze_map.h"

#include "app/paint/maze_map.h"

#include <QPainter>
#include <QQuickWindow>

namespace labrys::ui {

void MazeMap::setBoard(MazeBoard* board)
{
    if (board == m_board)
        return;
    if (m_board)
        disconnect(m_board, nullptr, this, nullptr);
    m_board = board;
    if (board != nullptr)
        for (const auto signal : {&MazeBoard::frameChanged, &MazeBoard::themeChanged, &MazeBoard::shown})
            connect(board, signal, this, [this] { update(); });
    update();
    Q_EMIT boardChanged();
}

void MazeMap::paint(QPainter* painter)
{
    if (!m_board || m_board->scene() == nullptr)
        return;
    const qreal ratio = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
    painter->scale(1 / ratio, 1 / ratio);
    paint::paintMazeMap(*painter, (size() * ratio).toSize(), m_board->scene()->seen(), m_board->frame(),
        static_cast<paint::ThemeId>(m_board->theme()));
}

} // namespace labrys::ui

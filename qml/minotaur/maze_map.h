// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/minotaur/maze_board.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace labrys::ui {

/// A small picture of the whole level beside a board that shows a part of it (look.md 9).
class MazeMap : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(labrys::ui::MazeBoard* board READ board WRITE setBoard NOTIFY boardChanged REQUIRED)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    void paint(QPainter* painter) override;
    [[nodiscard]] MazeBoard* board() const { return m_board; }
    void setBoard(MazeBoard* board);

Q_SIGNALS:
    void boardChanged();

private:
    QPointer<MazeBoard> m_board;
};

} // namespace labrys::ui

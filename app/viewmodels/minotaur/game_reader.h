// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/maze_controller.h"

#include <QPointer>

namespace labrys::viewmodels {

/// What tells of a game without playing it: it has one, and hears when that moves on.
class GameReader : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(labrys::viewmodels::MazeController* game READ game WRITE setGame NOTIFY gameChanged REQUIRED)

public:
    using QObject::QObject;

    [[nodiscard]] MazeController* game() const { return m_game; }
    void setGame(MazeController* game);

Q_SIGNALS:
    void gameChanged();

protected:
    /// Another moment is shown, or another game is told of.
    virtual void look() = 0;
    /// The run, or null.
    [[nodiscard]] const MazeSession* session() const { return m_game ? m_game->session() : nullptr; }

private:
    QPointer<MazeController> m_game;
};

} // namespace labrys::viewmodels

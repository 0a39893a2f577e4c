// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/maze_controller.h"

#include <QPointer>
#include <QStringList>
#include <QVariantList>

namespace labrys::viewmodels {

/// The numbers of the rules, as the run that is played has them; without one, those of the ranked game. The
/// game hides cells, not rules (minotaur.md 6.4).
class MazeRules : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(labrys::viewmodels::MazeController* game READ game WRITE setGame NOTIFY gameChanged REQUIRED)
    /// The rules, and the signs as `symbol` (`Q` is the partner) and `words`.
    Q_PROPERTY(QStringList rules READ rules NOTIFY changed)
    Q_PROPERTY(QVariantList signs READ signs NOTIFY changed)
    /// What the Minotaur does, in the order of its cycle (ASC-080).
    Q_PROPERTY(QStringList phases READ phases NOTIFY changed)
    /// The levels of a run: `size`, `hunters`, `wanderers`, `minotaurs`, `bonuses` (ASC-060 to ASC-066).
    Q_PROPERTY(QVariantList levels READ levels NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] MazeController* game() const { return m_game; }
    void setGame(MazeController* game);
    [[nodiscard]] QStringList rules() const;
    [[nodiscard]] QVariantList signs() const;
    [[nodiscard]] QStringList phases() const;
    [[nodiscard]] QVariantList levels() const;

Q_SIGNALS:
    void gameChanged();
    void changed();

private:
    [[nodiscard]] minotaur::Content content() const;

    QPointer<MazeController> m_game;
};

} // namespace labrys::viewmodels

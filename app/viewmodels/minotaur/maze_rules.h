// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/maze_controller.h"

#include <QPointer>
#include <QVariantList>

namespace labrys::viewmodels {

/// The numbers of the rules, as the run that is played has them; without one, those of the ranked game. The
/// game hides cells, not rules (minotaur.md 6.4).
class MazeRules : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(labrys::viewmodels::MazeController* game READ game WRITE setGame NOTIFY gameChanged REQUIRED)
    Q_PROPERTY(int light READ light NOTIFY changed)
    Q_PROPERTY(int halfLight READ halfLight NOTIFY changed)
    Q_PROPERTY(int lookAhead READ lookAhead NOTIFY changed)
    Q_PROPERTY(int torch READ torch NOTIFY changed)
    Q_PROPERTY(int wandererSight READ wandererSight NOTIFY changed)
    Q_PROPERTY(int freeze READ freeze NOTIFY changed)
    Q_PROPERTY(int compass READ compass NOTIFY changed)
    Q_PROPERTY(int jump READ jump NOTIFY changed)
    Q_PROPERTY(int rest READ rest NOTIFY changed)
    Q_PROPERTY(int levelScore READ levelScore NOTIFY changed)
    Q_PROPERTY(int turnScore READ turnScore NOTIFY changed)
    Q_PROPERTY(int bonusScore READ bonusScore NOTIFY changed)
    /// The levels of a run: `size`, `hunters`, `wanderers`, `minotaurs`, `bonuses` (ASC-060 to ASC-066).
    Q_PROPERTY(QVariantList levels READ levels NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] MazeController* game() const { return m_game; }
    void setGame(MazeController* game);
    [[nodiscard]] int light() const { return sight().light; }
    [[nodiscard]] int halfLight() const { return sight().halfLight; }
    [[nodiscard]] int lookAhead() const { return sight().lookAhead; }
    [[nodiscard]] int torch() const { return content().numbers.torch; }
    [[nodiscard]] int wandererSight() const { return content().numbers.wandererSight; }
    [[nodiscard]] int freeze() const { return content().numbers.freeze; }
    [[nodiscard]] int compass() const { return content().numbers.compass; }
    [[nodiscard]] int jump() const { return content().numbers.jump; }
    [[nodiscard]] int rest() const { return content().numbers.rest; }
    [[nodiscard]] int levelScore() const { return content().numbers.levelScore; }
    [[nodiscard]] int turnScore() const { return content().numbers.turnScore; }
    [[nodiscard]] int bonusScore() const { return content().numbers.bonusScore; }
    [[nodiscard]] QVariantList levels() const;

Q_SIGNALS:
    void gameChanged();
    void changed();

private:
    [[nodiscard]] const minotaur::Content& content() const;
    [[nodiscard]] const minotaur::Sight& sight() const;

    QPointer<MazeController> m_game;
};

} // namespace labrys::viewmodels

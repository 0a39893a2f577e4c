// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/fight_tale.h"

#include <QObject>
#include <QVariantAnimation>

namespace labrys::viewmodels {

/// Shows the steps of a tale one after the other. It can be brought to its end at any moment: nothing depends
/// on it.
class FightPlayer : public QObject {
    Q_OBJECT

public:
    explicit FightPlayer(QObject* parent = nullptr);

    /// Steps that take no time are passed over.
    void play(std::vector<FightStep> steps);
    void finish();
    /// The step that is shown, or null.
    [[nodiscard]] const FightStep* step() const { return m_at < m_steps.size() ? &m_steps[m_at] : nullptr; }
    [[nodiscard]] bool playing() const { return step() != nullptr; }
    /// How far the step is, 0 to 1, as the eye sees it: tiles that fall go a little too far (look.md 6).
    [[nodiscard]] qreal progress() const;

Q_SIGNALS:
    /// Another step is shown, or none any more.
    void stepped();
    void progressed();

private:
    void show(std::size_t step);

    std::vector<FightStep> m_steps;
    std::size_t m_at = 0;
    QVariantAnimation m_motion;
};

} // namespace labrys::viewmodels

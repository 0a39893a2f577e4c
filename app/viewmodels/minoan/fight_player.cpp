// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/fight_player.h"

namespace labrys::viewmodels {

namespace {

/// How far beyond its place a tile falls before it settles (look.md 6).
constexpr qreal kOvershoot = 1.1;

QEasingCurve easingOf(FightMotion motion)
{
    if (motion == FightMotion::Fall) {
        QEasingCurve curve(QEasingCurve::OutBack);
        curve.setOvershoot(kOvershoot);
        return curve;
    }
    return motion == FightMotion::Swap ? QEasingCurve::OutCubic : QEasingCurve::Linear;
}

} // namespace

FightPlayer::FightPlayer(QObject* parent)
    : QObject(parent)
{
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this] { Q_EMIT progressed(); });
    connect(&m_motion, &QAbstractAnimation::finished, this, [this] { show(m_at + 1); });
}

qreal FightPlayer::progress() const
{
    return playing() ? m_motion.currentValue().toReal() : 1;
}

void FightPlayer::play(std::vector<FightStep> steps)
{
    m_motion.stop();
    m_steps = std::move(steps);
    show(0);
}

void FightPlayer::finish()
{
    if (!playing())
        return;
    m_motion.stop();
    show(m_steps.size());
}

void FightPlayer::show(std::size_t step)
{
    while (step < m_steps.size() && m_steps[step].time <= 0)
        ++step;
    m_at = step;
    if (const auto* shown = this->step()) {
        m_motion.setDuration(shown->time);
        m_motion.setEasingCurve(easingOf(shown->motion));
        m_motion.setCurrentTime(0);
        m_motion.start();
    } else {
        m_steps.clear();
        m_at = 0;
    }
    Q_EMIT stepped();
}

} // namespace labrys::viewmodels

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/pad_input.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace labrys::ui {

void PadInput::hold(PadButton direction, qint64 now)
{
    m_pressed.push_back(direction);
    m_held = direction;
    m_repeatAt = now + kFirstRepeat;
}

void PadInput::button(PadButton button, bool down, qint64 now)
{
    auto& was = m_down.at(static_cast<std::size_t>(button));
    if (was == down)
        return;
    was = down;
    if (!down && m_held == button)
        m_held.reset();
    if (down && isDirection(button))
        hold(button, now);
    else if (down)
        m_pressed.push_back(button);
}

void PadInput::steer(qint64 now)
{
    const double far = std::max(std::abs(m_x), std::abs(m_y));
    if (far < kRest && m_stick) {
        if (m_held == m_stick)
            m_held.reset();
        m_stick.reset();
    }
    if (far < kPush)
        return;
    const auto points = std::abs(m_x) > std::abs(m_y) ? (m_x < 0 ? PadButton::Left : PadButton::Right)
                                                      : (m_y < 0 ? PadButton::Up : PadButton::Down);
    if (m_stick == points)
        return;
    m_stick = points;
    hold(points, now);
}

void PadInput::stick(double x, double y, qint64 now)
{
    m_x = x;
    m_y = y;
    steer(now);
}

void PadInput::trigger(PadButton button, double pulled, qint64 now)
{
    const bool was = m_down.at(static_cast<std::size_t>(button));
    this->button(button, was ? pulled > kRest : pulled > kPull, now);
}

void PadInput::release()
{
    *this = PadInput();
}

std::vector<PadButton> PadInput::take(qint64 now)
{
    // After a pause of the program a held direction moves once, not as often as it would have.
    if (m_held && now >= m_repeatAt) {
        m_pressed.push_back(*m_held);
        m_repeatAt = now + kNextRepeat;
    }
    return std::exchange(m_pressed, {});
}

} // namespace labrys::ui

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/ui/action_table.h"

#include <array>
#include <optional>
#include <vector>

namespace labrys::ui {

/// Makes presses of what the buttons and the left stick of one pad do. The stick is the cross; a direction
/// that is held repeats. Times are milliseconds from anywhere, never going back.
class PadInput {
public:
    /// A stick points somewhere from kPush of its way on, and does until it is back at kRest.
    static constexpr double kPush = 0.6;
    static constexpr double kRest = 0.45;
    /// A pad that was never touched may report its triggers half pulled.
    static constexpr double kPull = 0.75;
    static constexpr qint64 kFirstRepeat = 400;
    static constexpr qint64 kNextRepeat = 120;

    void button(PadButton button, bool down, qint64 now);
    /// From -1 (left, up) to 1 (right, down).
    void stick(double x, double y, qint64 now);
    /// L2 or R2, from 0 to 1.
    void trigger(PadButton button, double pulled, qint64 now);
    /// Nothing is held any more.
    void release();

    /// What was pressed since the last call, with what repeats by now.
    [[nodiscard]] std::vector<PadButton> take(qint64 now);

private:
    void steer(qint64 now);
    void hold(PadButton direction, qint64 now);

    std::array<bool, kPadButtons> m_down{};
    std::vector<PadButton> m_pressed;
    double m_x = 0;
    double m_y = 0;
    std::optional<PadButton> m_stick;
    std::optional<PadButton> m_held;
    qint64 m_repeatAt = 0;
};

} // namespace labrys::ui

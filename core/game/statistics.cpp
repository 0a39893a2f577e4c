// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/statistics.h"

#include <cmath>

namespace labrys::game {

Interval wilson(std::int64_t wins, std::int64_t runs)
{
    if (runs <= 0)
        return {0, 0, 1};
    constexpr double kZ = 1.959963984540054; // the 97.5 % point of the normal distribution
    const auto n = static_cast<double>(runs);
    const double p = static_cast<double>(wins) / n;
    const double scale = 1 + kZ * kZ / n;
    const double centre = (p + kZ * kZ / (2 * n)) / scale;
    const double half = kZ / scale * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n));
    return {p, wins == 0 ? 0 : centre - half, wins == runs ? 1 : centre + half};
}

} // namespace labrys::game

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace labrys::game {

/// A share with its 95 % confidence interval, each in 0 .. 1.
struct Interval {
    double share = 0;
    double low = 0;
    double high = 0;
};

/// Wilson's score interval (Wilson 1927) for `wins` of `runs`; all zero but high = 1 when runs is 0.
[[nodiscard]] Interval wilson(std::int64_t wins, std::int64_t runs);

} // namespace labrys::game

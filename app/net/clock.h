// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace labrys::net {

/// Milliseconds of a clock that never goes back; its beginning means nothing.
[[nodiscard]] inline std::int64_t milliseconds()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Seconds since 1970, UTC.
[[nodiscard]] inline std::int64_t unixSeconds()
{
    return std::chrono::duration_cast<std::chrono::seconds>(
        std::chrono::system_clock::now().time_since_epoch())
        .count();
}

/// milliseconds(), or the clock that a test brings.
using Clock = std::function<std::int64_t()>;
[[nodiscard]] Clock steadyClock();

} // namespace labrys::net

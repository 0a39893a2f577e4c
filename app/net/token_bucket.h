// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/assert.h"

#include <algorithm>
#include <cstdint>

namespace labrys::net {

/// How often something may happen: `tokens` in `milliseconds`, and `burst` of them at once after a pause.
struct Rate {
    std::int32_t tokens = 1;
    std::int32_t milliseconds = 1000;
    std::int32_t burst = 1;
    bool operator==(const Rate&) const = default;
};

// The defaults of minotaur.md 3.6 and 3.7 (NET-030, NET-032, NET-034).
inline constexpr Rate kFrameRate{20, 1000, 60};
inline constexpr Rate kChatRate{1, 1000, 5};
inline constexpr Rate kInviteRate{6, 60'000, 6};
inline constexpr Rate kAcceptRateOfAddress{50, 1000, 50};
inline constexpr Rate kAcceptRate{500, 1000, 500};
inline constexpr Rate kDiscoveryRate{5, 1000, 5};

/// A bucket of tokens that fills with time, in whole numbers: nothing is lost to rounding, however often one
/// asks. Times are milliseconds of any clock that the caller keeps to; one that goes back stands still.
class TokenBucket {
public:
    /// Full at `now`.
    TokenBucket(const Rate& rate, std::int64_t now)
        : m_rate(rate)
        , m_level(full())
        , m_time(now)
    {
        LABRYS_ASSERT(rate.tokens > 0 && rate.milliseconds > 0 && rate.burst > 0);
    }

    /// Takes a token if there is one.
    [[nodiscard]] bool take(std::int64_t now)
    {
        fill(now);
        if (m_level < m_rate.milliseconds)
            return false;
        m_level -= m_rate.milliseconds;
        return true;
    }

    /// Milliseconds until there is a token; 0 when there is one.
    [[nodiscard]] std::int64_t wait(std::int64_t now)
    {
        fill(now);
        const std::int64_t missing = m_rate.milliseconds - m_level;
        return missing <= 0 ? 0 : (missing + m_rate.tokens - 1) / m_rate.tokens;
    }

    /// Nothing was taken that time has not brought back: a new bucket would be the same.
    [[nodiscard]] bool isFull(std::int64_t now)
    {
        fill(now);
        return m_level == full();
    }

private:
    // The level counts parts of a token: `milliseconds` of them are one, and each millisecond brings
    // `tokens`.
    [[nodiscard]] std::int64_t full() const { return std::int64_t{m_rate.burst} * m_rate.milliseconds; }

    void fill(std::int64_t now)
    {
        if (now <= m_time)
            return;
        // A difference that does not fit is one after which the bucket is full.
        const std::uint64_t passed = static_cast<std::uint64_t>(now) - static_cast<std::uint64_t>(m_time);
        const std::int64_t missing = full() - m_level;
        const std::uint64_t enough = static_cast<std::uint64_t>(missing / m_rate.tokens) + 1;
        m_level = passed >= enough
            ? full()
            : std::min(full(), m_level + static_cast<std::int64_t>(passed) * m_rate.tokens);
        m_time = now;
    }

    Rate m_rate;
    std::int64_t m_level;
    std::int64_t m_time;
};

} // namespace labrys::net

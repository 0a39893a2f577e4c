// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// What a connection has done wrong (NET-002, NET-030). Times are milliseconds of a clock that never goes
// back.
namespace labrys::net {

inline constexpr std::size_t kMostStrikes = 3;
inline constexpr std::int64_t kStrikeMilliseconds = 60'000;
inline constexpr int kMostRepeats = 3;
inline constexpr std::int64_t kRepeatMilliseconds = 60'000;
inline constexpr std::int64_t kMuteMilliseconds = 10'000;

/// Counts strikes; each is forgotten after a minute.
class Strikes {
public:
    /// One more. True when it is the third within a minute: the connection is to be closed.
    [[nodiscard]] bool add(std::int64_t now)
    {
        auto& oldest = m_times[m_next];
        oldest = now;
        m_next = (m_next + 1) % kMostStrikes;
        const auto& first = m_times[m_next];
        return first && now - *first < kStrikeMilliseconds;
    }

private:
    // A ring: after writing, the next place holds the strike before the last two.
    std::array<std::optional<std::int64_t>, kMostStrikes> m_times;
    std::size_t m_next = 0;
};

/// Mutes whoever says the same text again and again.
class RepeatedText {
public:
    /// Milliseconds for which the sender is mute, 0 when the text may pass. The third text in a row that
    /// equals the one before, within a minute of it, does not pass and mutes; while mute nothing passes or
    /// counts.
    [[nodiscard]] std::int64_t say(std::string_view text, std::int64_t now)
    {
        if (now < m_muteUntil)
            return m_muteUntil - now;
        const bool again = m_count > 0 && text == m_last && now - m_time < kRepeatMilliseconds;
        m_count = again ? m_count + 1 : 1;
        m_time = now;
        if (m_count < kMostRepeats) {
            m_last = text;
            return 0;
        }
        m_count = 0;
        m_muteUntil = now + kMuteMilliseconds;
        return kMuteMilliseconds;
    }

private:
    std::string m_last;
    std::int64_t m_time = 0;
    std::int64_t m_muteUntil = 0;
    int m_count = 0;
};

} // namespace labrys::net

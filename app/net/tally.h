// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace labrys::net {

/// How long things took, in powers of two of microseconds: enough for a percentile, at the cost of a count.
class Durations {
public:
    void add(std::int64_t microseconds)
    {
        const auto bucket = static_cast<std::size_t>(
            std::bit_width(static_cast<std::uint64_t>(microseconds > 0 ? microseconds : 0)));
        ++m_counts[bucket < m_counts.size() ? bucket : m_counts.size() - 1];
        ++m_all;
    }
    /// Below how many microseconds that many per mille were; 0 without any.
    [[nodiscard]] std::int64_t below(int perMille) const
    {
        std::uint64_t left = m_all * static_cast<std::uint64_t>(perMille) / 1000;
        for (std::size_t bucket = 0; bucket < m_counts.size(); ++bucket) {
            if (m_counts[bucket] > left)
                return std::int64_t{1} << bucket;
            left -= m_counts[bucket];
        }
        return 0;
    }

private:
    std::array<std::uint64_t, 32> m_counts{};
    std::uint64_t m_all = 0;
};

/// What a server has counted since its start (NET-041).
struct Tally {
    std::uint64_t accepted = 0;
    std::uint64_t refused = 0;
    std::uint64_t framesIn = 0;
    std::uint64_t framesOut = 0;
    std::uint64_t bytesIn = 0;
    std::uint64_t bytesOut = 0;
    std::uint64_t strikes = 0;
    std::uint64_t struckOut = 0;
    std::uint64_t slowDropped = 0;
    std::uint64_t moves = 0;
    std::uint64_t matchesBegun = 0;
    std::uint64_t matchesEnded = 0;
    std::uint64_t resumed = 0;
    /// From reading a move to having given its view to the socket.
    Durations moveToView;
};

} // namespace labrys::net

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/token_bucket.h"

#include <QHash>
#include <QHostAddress>

#include <cstdint>

namespace labrys::net {

/// One TokenBucket for each address, in a table that cannot grow without end: an address whose bucket is full
/// again is forgotten when room is needed, and without room a new address is refused. So who invents
/// addresses gets nothing, and whoever was served before still is (NET-032, NET-034).
class AddressLimiter {
public:
    explicit AddressLimiter(const Rate& rate, qsizetype mostAddresses = 1024)
        : m_rate(rate)
        , m_most(mostAddresses)
    {
    }

    /// Takes a token of that address; `now` as for TokenBucket.
    [[nodiscard]] bool take(const QHostAddress& address, std::int64_t now)
    {
        if (const auto known = m_buckets.find(address); known != m_buckets.end())
            return known->take(now);
        // Not at each refusal: a flood would make us walk through the table for every packet.
        if (m_buckets.size() >= m_most && now >= m_nextClearing) {
            m_buckets.removeIf([now](auto entry) { return entry.value().isFull(now); });
            m_nextClearing = now + m_rate.milliseconds;
        }
        if (m_buckets.size() >= m_most)
            return false;
        return m_buckets.insert(address, TokenBucket(m_rate, now))->take(now);
    }

    /// How many addresses are remembered.
    [[nodiscard]] qsizetype size() const { return m_buckets.size(); }

private:
    Rate m_rate;
    qsizetype m_most;
    std::int64_t m_nextClearing = 0;
    QHash<QHostAddress, TokenBucket> m_buckets;
};

} // namespace labrys::net

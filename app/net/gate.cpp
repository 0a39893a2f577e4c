// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/gate.h"

namespace labrys::net {

std::optional<RejectCode> Gate::enter(const QHostAddress& address, std::int64_t now)
{
    const bool inTime = m_all.take(now);
    auto caller = m_callers.find(address);
    if (caller == m_callers.end())
        caller = m_callers.insert(address,
            {0, {{m_limits.acceptPerSecondAndAddress, 1000, m_limits.acceptPerSecondAndAddress}, now}});
    const bool callerInTime = caller->rate.take(now);
    if (!inTime || !callerInTime)
        return RejectCode::Rate;
    if (caller->connections >= m_limits.clientsPerAddress)
        return RejectCode::FullForAddress;
    if (m_connections >= m_limits.clients || m_strangers >= m_limits.strangers)
        return RejectCode::Full;
    ++caller->connections;
    ++m_connections;
    ++m_strangers;
    return std::nullopt;
}

void Gate::leave(const QHostAddress& address, bool wasGreeted)
{
    --m_connections;
    if (!wasGreeted)
        --m_strangers;
    if (const auto caller = m_callers.find(address); caller != m_callers.end())
        --caller->connections;
}

void Gate::tidy(std::int64_t now)
{
    m_callers.removeIf([now](auto entry) { return entry->connections == 0 && entry->rate.isFull(now); });
}

} // namespace labrys::net

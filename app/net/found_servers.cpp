// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/found_servers.h"

#include <algorithm>

namespace labrys::net {

namespace {

constexpr std::size_t kMostServers = 64;

int rankOf(const QHostAddress& address)
{
    if (address.isLinkLocal())
        return 0;
    if (address.isLoopback())
        return 1;
    return address.protocol() == QAbstractSocket::IPv4Protocol ? 3 : 2;
}

} // namespace

FoundServers::News FoundServers::heard(
    const DiscoveryAnswer& answer, const QHostAddress& from, std::int64_t now)
{
    FoundServer server{answer.server, answer.name, answer.lowest, answer.highest,
        Address{from.toString(), answer.port, false}, answer.tlsPort, answer.players, answer.matches};
    const int rank = rankOf(from);
    const auto entry
        = std::ranges::find(m_entries, answer.server, [](const Entry& one) { return one.server.id; });
    if (entry == m_entries.end()) {
        if (m_entries.size() >= kMostServers)
            return News::Nothing;
        m_entries.push_back({std::move(server), rank, now, now});
        return News::Found;
    }
    // A worse address counts only when the better one has fallen silent, or the two would take turns.
    const bool better = rank > entry->rank || now - entry->addressHeard >= m_silence;
    if (better || server.address.host == entry->server.address.host) {
        entry->rank = rank;
        entry->addressHeard = now;
    } else {
        server.address.host = entry->server.address.host;
    }
    entry->heard = now;
    if (server == entry->server)
        return News::Nothing;
    entry->server = std::move(server);
    return News::Changed;
}

std::vector<FoundServer> FoundServers::takeSilent(std::int64_t now)
{
    std::vector<FoundServer> silent;
    std::erase_if(m_entries, [&](Entry& entry) {
        const bool isSilent = now - entry.heard >= m_silence;
        if (isSilent)
            silent.push_back(entry.server);
        return isSilent;
    });
    return silent;
}

std::vector<FoundServer> FoundServers::all() const
{
    std::vector<FoundServer> servers;
    std::ranges::transform(m_entries, std::back_inserter(servers), &Entry::server);
    return servers;
}

const FoundServer* FoundServers::find(std::uint64_t id) const
{
    const auto entry = std::ranges::find(m_entries, id, [](const Entry& one) { return one.server.id; });
    return entry == m_entries.end() ? nullptr : &entry->server;
}

} // namespace labrys::net

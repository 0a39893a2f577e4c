// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/address.h"
#include "app/net/discovery_message.h"

#include <QHostAddress>
#include <QString>

#include <cstdint>
#include <vector>

namespace labrys::net {

/// A server of the local network.
struct FoundServer {
    std::uint64_t id = 0;
    QString name;
    std::uint16_t lowest = 1;
    std::uint16_t highest = 1;
    /// Without TLS.
    Address address;
    /// 0 without TLS.
    std::uint16_t tlsPort = 0;
    int players = 0;
    int matches = 0;
    bool operator==(const FoundServer&) const = default;
};

/// Which servers were heard, and when: a value, on the clock of the caller (milliseconds). A server that is
/// heard on several ways is one; its address is the one that people would type: IPv4 of the network, then
/// IPv6 of the network, then this machine, then IPv6 of a link.
class FoundServers {
public:
    enum class News : std::uint8_t { Nothing, Found, Changed };

    /// A server is gone after this silence.
    explicit FoundServers(std::int64_t silence = 10'000)
        : m_silence(silence)
    {
    }

    /// Takes an answer; of more than 64 servers, which no room full of people has, nothing is kept.
    [[nodiscard]] News heard(const DiscoveryAnswer& answer, const QHostAddress& from, std::int64_t now);
    /// Removes and returns those that were silent for too long.
    [[nodiscard]] std::vector<FoundServer> takeSilent(std::int64_t now);

    /// In the order in which they were found.
    [[nodiscard]] std::vector<FoundServer> all() const;
    [[nodiscard]] const FoundServer* find(std::uint64_t id) const;

private:
    struct Entry {
        FoundServer server;
        int rank;
        std::int64_t heard;
        std::int64_t addressHeard;
    };
    std::int64_t m_silence;
    std::vector<Entry> m_entries;
};

} // namespace labrys::net

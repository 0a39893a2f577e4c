// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/clock.h"
#include "app/net/discovery_responder.h"
#include "app/net/found_servers.h"

#include <QObject>
#include <QTimer>
#include <QUdpSocket>

#include <array>
#include <cstdint>
#include <vector>

namespace labrys::net {

/// How often a search asks, and after which silence a server is gone, in milliseconds.
struct SearchTimes {
    int repeat = 1000;
    int silence = 10'000;
};

/// Looks for servers on the local network as long as it runs (NET-034, NET-035): asks by broadcast on every
/// interface with IPv4, by multicast on every one with IPv6, and on this machine. What does not answer one of
/// its last questions is ignored. A server that is there is found by the first answer; of three packets a
/// second apart one arrives.
class DiscoverySearch : public QObject {
    Q_OBJECT

public:
    explicit DiscoverySearch(QObject* parent = nullptr, const SearchTimes& times = {});

    /// Asks at once, and again and again. False when no socket can be had.
    [[nodiscard]] bool start(std::uint16_t port = kDiscoveryPort, Reach reach = Reach::Network);
    /// Forgets what was found, without a signal.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_repeat.isActive(); }
    [[nodiscard]] std::vector<FoundServer> servers() const { return m_servers.all(); }

Q_SIGNALS:
    void found(const labrys::net::FoundServer& server);
    void changed(const labrys::net::FoundServer& server);
    void gone(const labrys::net::FoundServer& server);

private:
    void ask();
    void askNetwork(const QByteArray& query);
    void listenTo(QUdpSocket& socket);

    // Answers to the last questions count, for the network may be slow.
    static constexpr std::size_t kNonces = 4;

    SearchTimes m_times;
    Clock m_clock = steadyClock();
    FoundServers m_servers;
    std::vector<Nonce> m_nonces;
    std::uint16_t m_port = kDiscoveryPort;
    Reach m_reach = Reach::Network;
    QUdpSocket m_ipv4;
    QUdpSocket m_ipv6;
    QTimer m_repeat;
};

} // namespace labrys::net

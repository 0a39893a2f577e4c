// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/address_limiter.h"
#include "app/net/clock.h"
#include "app/net/discovery_message.h"

#include <QObject>
#include <QTimer>
#include <QUdpSocket>

#include <cstdint>

namespace labrys::net {

/// From where a server can be found, or where a search looks.
enum class Reach : std::uint8_t { ThisMachine, Network };

/// Answers those who look for servers on the local network (NET-034): unicast, never more bytes than the
/// query had, at most kDiscoveryRate to an address and 100 a second in all; what is no query gets no answer.
/// Several of them on one machine share the port, and each hears what is sent to all (broadcast and
/// multicast).
class DiscoveryResponder : public QObject {
    Q_OBJECT

public:
    explicit DiscoveryResponder(QObject* parent = nullptr, Clock clock = steadyClock());

    /// What it tells from now on; nonce and server are its own.
    void setAnswer(const DiscoveryAnswer& answer);

    /// Begins to answer, by IPv4, IPv6 or both. False when neither can be had. Port 0 takes a free one:
    /// port().
    [[nodiscard]] bool listen(std::uint16_t port = kDiscoveryPort, Reach reach = Reach::Network);
    void stop();
    [[nodiscard]] std::uint16_t port() const;

private:
    void joinGroup();
    void answer(QUdpSocket& socket);

    Clock m_clock;
    DiscoveryAnswer m_answer;
    AddressLimiter m_limiter{kDiscoveryRate};
    TokenBucket m_total;
    QUdpSocket m_ipv4;
    QUdpSocket m_ipv6;
    QTimer m_rejoin;
};

} // namespace labrys::net

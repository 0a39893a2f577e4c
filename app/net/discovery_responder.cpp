// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/discovery_responder.h"

#include <QNetworkDatagram>
#include <QNetworkInterface>
#include <QRandomGenerator>

namespace labrys::net {

namespace {

// Whoever invents senders makes us send that much at most, to all of them together.
constexpr Rate kAnswersInAll{100, 1000, 100};
// Of one turn of the event loop, which others need too.
constexpr int kDatagramsAtOnce = 64;
constexpr int kRejoinMilliseconds = 10'000;

} // namespace

DiscoveryResponder::DiscoveryResponder(QObject* parent, Clock clock)
    : QObject(parent)
    , m_clock(std::move(clock))
    , m_total(kAnswersInAll, m_clock())
{
    m_answer.server = QRandomGenerator::system()->generate64();
    for (QUdpSocket* socket : {&m_ipv4, &m_ipv6})
        connect(socket, &QUdpSocket::readyRead, this, [this, socket] { answer(*socket); });
    connect(&m_rejoin, &QTimer::timeout, this, &DiscoveryResponder::joinGroup);
    m_rejoin.setInterval(kRejoinMilliseconds);
}

void DiscoveryResponder::setAnswer(const DiscoveryAnswer& answer)
{
    const auto server = m_answer.server;
    m_answer = answer;
    m_answer.server = server;
}

bool DiscoveryResponder::listen(std::uint16_t port, Reach reach)
{
    stop();
    const bool network = reach == Reach::Network;
    const auto mode = QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint;
    const bool four
        = m_ipv4.bind(QHostAddress(network ? QHostAddress::AnyIPv4 : QHostAddress::LocalHost), port, mode);
    const bool six = m_ipv6.bind(QHostAddress(network ? QHostAddress::AnyIPv6 : QHostAddress::LocalHostIPv6),
        four ? m_ipv4.localPort() : port, mode);
    if (six && network) {
        joinGroup();
        m_rejoin.start();
    }
    return four || six;
}

void DiscoveryResponder::stop()
{
    m_rejoin.stop();
    m_ipv4.close();
    m_ipv6.close();
}

std::uint16_t DiscoveryResponder::port() const
{
    return m_ipv4.state() == QUdpSocket::BoundState ? m_ipv4.localPort() : m_ipv6.localPort();
}

void DiscoveryResponder::joinGroup()
{
    // Again and again, for interfaces come and go; to be in the group already is no error that matters.
    const QHostAddress group{QLatin1String(kDiscoveryGroup)};
    const auto interfaces = QNetworkInterface::allInterfaces();
    for (const auto& one : interfaces)
        if (one.flags().testFlag(QNetworkInterface::IsUp))
            m_ipv6.joinMulticastGroup(group, one);
}

void DiscoveryResponder::answer(QUdpSocket& socket)
{
    for (int i = 0; i < kDatagramsAtOnce && socket.hasPendingDatagrams(); ++i) {
        const auto query
            = socket.receiveDatagram(kQueryBytes + 1); // a longer one shows itself by the last byte
        const auto nonce = decodeQuery(query.data());
        const auto now = m_clock();
        if (!nonce || query.senderPort() <= 0 || m_answer.port == 0
            || !m_limiter.take(query.senderAddress(), now) || !m_total.take(now))
            continue;
        m_answer.nonce = *nonce;
        // Not by makeReply: the answer to a broadcast would be sent from the address of all.
        const QNetworkDatagram reply(
            encodeAnswer(m_answer), query.senderAddress(), static_cast<quint16>(query.senderPort()));
        socket.writeDatagram(reply);
    }
}

} // namespace labrys::net

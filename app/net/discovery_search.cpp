// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/discovery_search.h"

#include <QNetworkDatagram>
#include <QNetworkInterface>
#include <QSet>

#include <algorithm>

namespace labrys::net {

namespace {

constexpr int kAnswersAtOnce = 64;
// A machine full of virtual networks has hundreds.
constexpr int kMostInterfaces = 64;

} // namespace

DiscoverySearch::DiscoverySearch(QObject* parent, const SearchTimes& times)
    : QObject(parent)
    , m_times(times)
    , m_servers(times.silence)
{
    for (QUdpSocket* socket : {&m_ipv4, &m_ipv6})
        connect(socket, &QUdpSocket::readyRead, this, [this, socket] { listenTo(*socket); });
    connect(&m_repeat, &QTimer::timeout, this, &DiscoverySearch::ask);
}

bool DiscoverySearch::start(std::uint16_t port, Reach reach)
{
    stop();
    m_port = port;
    m_reach = reach;
    const bool network = reach == Reach::Network;
    const bool four = m_ipv4.bind(QHostAddress(network ? QHostAddress::AnyIPv4 : QHostAddress::LocalHost));
    const bool six = m_ipv6.bind(QHostAddress(network ? QHostAddress::AnyIPv6 : QHostAddress::LocalHostIPv6));
    if (!four && !six)
        return false;
    m_repeat.start(m_times.repeat);
    ask();
    return true;
}

void DiscoverySearch::stop()
{
    m_repeat.stop();
    m_ipv4.close();
    m_ipv6.close();
    m_nonces.clear();
    m_servers = FoundServers(m_times.silence);
}

void DiscoverySearch::ask()
{
    const auto silent = m_servers.takeSilent(m_clock());
    for (const auto& server : silent)
        Q_EMIT gone(server);
    if (!isRunning()) // whoever heard of it may have stopped the search
        return;
    if (m_nonces.size() >= kNonces)
        m_nonces.erase(m_nonces.begin());
    m_nonces.push_back(drawNonce());
    const QByteArray query = encodeQuery(m_nonces.back());
    m_ipv4.writeDatagram(query, QHostAddress(QHostAddress::LocalHost), m_port);
    m_ipv6.writeDatagram(query, QHostAddress(QHostAddress::LocalHostIPv6), m_port);
    if (m_reach == Reach::Network)
        askNetwork(query);
}

void DiscoverySearch::askNetwork(const QByteArray& query)
{
    // Of several servers on this machine one alone gets what is sent to 127.0.0.1; here all of them hear it.
    QSet<QHostAddress> broadcasts{
        QHostAddress(QHostAddress::Broadcast), QHostAddress(QLatin1String("127.255.255.255"))};
    const QHostAddress group{QLatin1String(kDiscoveryGroup)};
    const auto interfaces = QNetworkInterface::allInterfaces();
    for (const auto& one : interfaces.first(std::min<qsizetype>(interfaces.size(), kMostInterfaces))) {
        if (!one.flags().testFlag(QNetworkInterface::IsUp))
            continue;
        const auto entries = one.addressEntries();
        for (const auto& entry : entries)
            if (!entry.broadcast().isNull())
                broadcasts.insert(entry.broadcast());
        if (one.flags().testFlag(QNetworkInterface::CanMulticast)) {
            m_ipv6.setMulticastInterface(one);
            m_ipv6.writeDatagram(query, group, m_port);
        }
    }
    // Some will fail, where there is no way; another is enough.
    for (const auto& address : std::as_const(broadcasts))
        m_ipv4.writeDatagram(query, address, m_port);
}

void DiscoverySearch::listenTo(QUdpSocket& socket)
{
    for (int i = 0; i < kAnswersAtOnce && socket.hasPendingDatagrams(); ++i) {
        const auto datagram = socket.receiveDatagram(kQueryBytes + 1);
        const auto answer = decodeAnswer(datagram.data());
        if (!answer || std::ranges::find(m_nonces, answer->nonce) == m_nonces.end())
            continue;
        const auto news = m_servers.heard(*answer, datagram.senderAddress(), m_clock());
        if (news == FoundServers::News::Nothing)
            continue;
        const FoundServer server = *m_servers.find(answer->server);
        if (news == FoundServers::News::Found)
            Q_EMIT found(server);
        else
            Q_EMIT changed(server);
        if (!isRunning())
            return;
    }
}

} // namespace labrys::net

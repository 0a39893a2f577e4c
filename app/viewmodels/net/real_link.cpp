// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/real_link.h"

namespace labrys::viewmodels {

namespace {

/// Where one goes: encrypted, where the server is.
net::Address addressOf(const net::FoundServer& server)
{
    auto address = server.address;
    if (server.tlsPort != 0) {
        address.port = server.tlsPort;
        address.tls = true;
    }
    return address;
}

} // namespace

RealLink::RealLink(QObject* parent)
    : NetLink(parent)
{
    followClient();
    connect(&m_server, &OwnServer::changed, this, &NetLink::hostingChanged);
    connect(&m_search, &net::DiscoverySearch::found, this, &RealLink::tell);
    connect(&m_search, &net::DiscoverySearch::changed, this, &RealLink::tell);
    connect(&m_search, &net::DiscoverySearch::gone, this, [this](const net::FoundServer& server) {
        if (m_told.contains(server.id))
            Q_EMIT gone(m_told.take(server.id));
    });
}

RealLink::~RealLink() = default;

void RealLink::followClient()
{
    using net::Client;
    connect(&m_client, &Client::stateChanged, this, &NetLink::stateChanged);
    connect(&m_client, &Client::retryChanged, this, &NetLink::retryChanged);
    connect(&m_client, &Client::lagChanged, this, &NetLink::lagChanged);
    connect(&m_client, &Client::welcomed, this, &NetLink::welcomed);
    connect(&m_client, &Client::whoCame, this, &NetLink::whoCame);
    connect(&m_client, &Client::said, this, &NetLink::said);
    connect(&m_client, &Client::tailCame, this, &NetLink::tailCame);
    connect(&m_client, &Client::invitationChanged, this, &NetLink::invitationChanged);
    connect(&m_client, &Client::started, this, &NetLink::started);
    connect(&m_client, &Client::viewCame, this, &NetLink::viewCame);
    connect(&m_client, &Client::nacked, this, &NetLink::nacked);
    connect(&m_client, &Client::presenceChanged, this, &NetLink::presenceChanged);
    connect(&m_client, &Client::readyChanged, this, &NetLink::readyChanged);
    connect(&m_client, &Client::ended, this, &NetLink::ended);
    connect(&m_client, &Client::recordCame, this, &NetLink::recordCame);
    connect(&m_client, &Client::noticed, this, &NetLink::noticed);
    connect(&m_client, &Client::keptChanged, this, &NetLink::keptChanged);
    connect(&m_client, &Client::errorCame, this, &NetLink::errorCame);
}

void RealLink::tell(const net::FoundServer& server)
{
    const auto address = addressOf(server);
    if (const auto told = m_told.constFind(server.id); told != m_told.constEnd() && *told != address)
        Q_EMIT gone(*told);
    m_told.insert(server.id, address);
    Q_EMIT found({address, server.name, server.lowest, server.highest, server.players, server.matches});
}

void RealLink::setSearching(bool searching)
{
    m_told.clear();
    m_search.stop();
    // Without a socket nothing is found; an address by hand goes on.
    if (searching && !m_search.start())
        m_search.stop();
}

} // namespace labrys::viewmodels

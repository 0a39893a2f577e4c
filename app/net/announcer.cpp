// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/announcer.h"

namespace labrys::net {

Announcer::Announcer(const Server& server, const QString& name, QObject* parent)
    : QObject(parent)
    , m_server(server)
    , m_name(name)
{
    connect(&server, &Server::populationChanged, this, &Announcer::update);
    update();
}

void Announcer::update()
{
    DiscoveryAnswer answer;
    answer.name = m_name;
    answer.lowest = kLowestProtocol;
    answer.highest = kHighestProtocol;
    answer.port = m_server.port();
    answer.tlsPort = m_server.tlsPort();
    answer.players = static_cast<std::uint16_t>(m_server.players());
    answer.matches = static_cast<std::uint16_t>(m_server.matches());
    m_responder.setAnswer(answer);
}

} // namespace labrys::net

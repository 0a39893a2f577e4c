// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/server.h"

#include "app/net/server_inside.h"

namespace labrys::net {

Server::Server(const game::Host& host, ServerSetup setup, QObject* parent)
    : QObject(parent)
    , m(std::make_unique<Private>(*this, host, std::move(setup)))
{
}

Server::~Server() = default;

bool Server::listen()
{
    return m->listen();
}

QString Server::errorText() const
{
    return m->m_error;
}

std::uint16_t Server::failedPort() const
{
    return m->m_failedPort;
}

std::uint16_t Server::port() const
{
    return m->m_port;
}

std::uint16_t Server::tlsPort() const
{
    return m->m_tlsPort;
}

const Tally& Server::tally() const
{
    return m->m_tally;
}

int Server::players() const
{
    return static_cast<int>(m->m_lobby.size());
}

int Server::connections() const
{
    return m->m_gate.connections();
}

int Server::matches() const
{
    return static_cast<int>(m->m_matches.playing());
}

int Server::keptMatches() const
{
    return static_cast<int>(m->m_matches.waiting());
}

std::int64_t Server::unsent() const
{
    return m->unsent();
}

void Server::announceEnd(int seconds)
{
    m->announceEnd(seconds);
}

} // namespace labrys::net

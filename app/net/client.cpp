// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/client.h"

#include "app/net/client_link.h"

namespace labrys::net {

Client::Client(QObject* parent)
    : QObject(parent)
    , m(std::make_unique<Private>(*this))
{
}

Client::~Client() = default;

void Client::open(const Address& address, const Identity& identity)
{
    m->open(address, identity);
}

void Client::close()
{
    m->close();
}

void Client::retryNow()
{
    if (m->m_state != State::Waiting)
        return;
    m->m_retry.stop();
    m->connectNow();
}

Client::State Client::state() const
{
    return m->m_state;
}

const Address& Client::address() const
{
    return m->m_address;
}

const Failure& Client::failure() const
{
    return m->m_failure;
}

int Client::retryIn() const
{
    return m->m_retry.isActive() ? m->m_retry.remainingTime() : 0;
}

int Client::lag() const
{
    return m->m_lag;
}

const Welcome& Client::welcome() const
{
    return m->m_welcome;
}

const std::optional<Start>& Client::match() const
{
    return m->m_match;
}

QString Client::fingerprint() const
{
    return m->m_fingerprint;
}

void Client::say(const Say& line)
{
    m->send(line);
}

void Client::invite(Id to, const MatchOptions& options)
{
    m->send(Invite{to, options});
}

void Client::cancel(Id to)
{
    m->send(Cancel{to});
}

void Client::accept(Id from)
{
    m->send(Accept{from});
}

void Client::decline(Id from)
{
    m->send(Decline{from});
}

bool Client::move(std::string_view action)
{
    if (!m->m_seq)
        return false;
    m->send(Move{*m->m_seq, std::string(action)});
    return true;
}

void Client::next()
{
    m->send(Next{});
}

void Client::playOn()
{
    m->send(PlayOn{});
}

void Client::leave()
{
    m->send(Leave{});
}

void Client::resume(Id match)
{
    m->send(Resume{match});
}

void Client::spectate(Id match)
{
    m->send(Spectate{match});
}

void Client::unspectate()
{
    m->unwatch();
}

void Client::setAway(bool away)
{
    m->send(Status{away});
}

} // namespace labrys::net

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/listener.h"

#include "app/net/system_socket.h"

namespace labrys::net {

bool Listener::listen(const QHostAddress& address, std::uint16_t port, int waiting)
{
    m_server.setListenBacklogSize(waiting);
    if (!m_server.listen(address, port))
        return false;
    m_server.pauseAccepting();
    m_coming = std::make_unique<QSocketNotifier>(m_server.socketDescriptor(), QSocketNotifier::Read);
    connect(m_coming.get(), &QSocketNotifier::activated, this, &Listener::accept);
    return true;
}

void Listener::pause()
{
    if (m_coming != nullptr)
        m_coming->setEnabled(false);
}

void Listener::resume()
{
    if (m_coming != nullptr)
        m_coming->setEnabled(true);
}

void Listener::close()
{
    // Nobody closes it while it accepts.
    m_coming.reset();
    m_server.close();
}

void Listener::accept()
{
    // Whoever is taken may be the reason for a pause.
    while (m_coming->isEnabled()) {
        const auto came = system::accept(m_server.socketDescriptor());
        if (came.result == system::Accepted::Result::Nobody)
            return;
        if (came.result == system::Accepted::Result::Failed) {
            Q_EMIT failed(qt_error_string());
            return;
        }
        m_take(came.socket);
    }
}

} // namespace labrys::net

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/own_server.h"

#include "app/exchange/files.h"
#include "app/games/registry.h"
#include "app/games/versions.h"
#include "app/net/address.h"
#include "core/base/assert.h"

namespace labrys::viewmodels {

OwnServer::OwnServer(QObject* parent)
    : QObject(parent)
{
    connect(&m_thread, &net::ServerThread::started, this, &OwnServer::changed);
    connect(&m_thread, &net::ServerThread::stopped, this, &OwnServer::changed);
    connect(&m_thread, &net::ServerThread::failed, this, [this](quint16 port, const QString& text) {
        //: Then the reason in the words of the system
        m_problem = tr("Port %1 cannot be had (%2); another server may run on this computer.")
                        .arg(QString::number(port), text);
        Q_EMIT changed();
    });
}

OwnServer::~OwnServer() = default;

void OwnServer::start(const QString& name, const QString& folder)
{
    m_problem.clear();
    const auto registry = games::Registry::load(exchange::readResource);
    LABRYS_ASSERT(registry.has_value());
    net::ServerSetup setup;
    setup.app = std::string("Labrys ") + games::programVersion();
    setup.name = name.toStdString();
    setup.stateFolder = folder;
    m_thread.start(registry->find(minotaur::Rules::kId)->host(), setup);
}

void OwnServer::stop()
{
    m_problem.clear();
    m_thread.stop();
    Q_EMIT changed();
}

QStringList OwnServer::addresses() const
{
    QStringList all;
    const auto addresses = running() ? net::typableAddresses() : QStringList();
    for (const auto& address : addresses)
        all.append(net::Address{address, m_thread.port(), false}.text());
    return all;
}

} // namespace labrys::viewmodels

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/server_thread.h"

#include "app/net/announcer.h"

#include <QNetworkInterface>
#include <QTimer>

namespace labrys::net {

namespace {

/// How long those who are there have between the notice and the end, in milliseconds: enough to read the
/// frame.
constexpr int kLastWords = 200;

} // namespace

/// What lives in the thread: made there, ended there.
class ServerThread::Inside : public QObject {
public:
    Inside(ServerThread& owner, std::unique_ptr<game::Host> host, ServerSetup setup)
        : m_owner(owner)
        , m_host(std::move(host))
        , m_setup(std::move(setup))
    {
    }

    void begin()
    {
        m_server = std::make_unique<Server>(*m_host, m_setup);
        if (!m_server->listen()) {
            tell([this, port = m_server->failedPort(), text = m_server->errorText()] {
                Q_EMIT m_owner.failed(port, text);
                m_owner.finish();
            });
            return;
        }
        connect(m_server.get(), &Server::populationChanged, this, &Inside::population);
        m_announcer = std::make_unique<Announcer>(*m_server, QString::fromStdString(m_setup.name));
        static_cast<void>(m_announcer->begin());
        tell([this, port = m_server->port()] {
            m_owner.m_port = port;
            Q_EMIT m_owner.started(port);
        });
    }

    void end()
    {
        m_announcer.reset();
        if (m_server == nullptr || m_server->port() == 0)
            return thread()->quit();
        m_server->announceEnd(0);
        QTimer::singleShot(kLastWords, this, [this] {
            m_server.reset();
            thread()->quit();
        });
    }

private:
    template <class Function>
    void tell(Function function)
    {
        QMetaObject::invokeMethod(&m_owner, std::move(function), Qt::QueuedConnection);
    }

    void population()
    {
        tell([this, players = m_server->players(), matches = m_server->matches()] {
            m_owner.m_players = players;
            m_owner.m_matches = matches;
            Q_EMIT m_owner.populationChanged();
        });
    }

    ServerThread& m_owner;
    std::unique_ptr<game::Host> m_host;
    ServerSetup m_setup;
    std::unique_ptr<Server> m_server;
    std::unique_ptr<Announcer> m_announcer;
};

ServerThread::ServerThread(QObject* parent)
    : QObject(parent)
{
    m_thread.setObjectName(QStringLiteral("labrys-server"));
    connect(&m_thread, &QThread::finished, this, [this] {
        if (std::exchange(m_port, 0) != 0)
            Q_EMIT stopped();
        if (m_nextHost != nullptr)
            begin();
    });
}

ServerThread::~ServerThread()
{
    m_thread.disconnect(this);
    stop();
    m_thread.wait();
}

void ServerThread::start(std::unique_ptr<game::Host> host, const ServerSetup& setup)
{
    m_nextHost = std::move(host);
    m_nextSetup = setup;
    // Nobody waits here for the last words of the one before.
    if (m_thread.isRunning())
        end();
    else
        begin();
}

void ServerThread::begin()
{
    m_inside = new Inside(*this, std::move(m_nextHost), m_nextSetup);
    m_inside->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_inside, &QObject::deleteLater);
    m_thread.start();
    QMetaObject::invokeMethod(m_inside, &Inside::begin, Qt::QueuedConnection);
}

void ServerThread::stop()
{
    m_nextHost.reset();
    end();
}

void ServerThread::end()
{
    if (auto* inside = std::exchange(m_inside, nullptr); inside != nullptr)
        QMetaObject::invokeMethod(inside, &Inside::end, Qt::QueuedConnection);
}

void ServerThread::finish()
{
    m_inside = nullptr;
    m_thread.quit();
}

QStringList typableAddresses()
{
    QStringList ipv4;
    QStringList ipv6;
    const auto interfaces = QNetworkInterface::allInterfaces();
    for (const auto& interface : interfaces) {
        const auto flags = interface.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        const auto entries = interface.addressEntries();
        for (const auto& entry : entries) {
            const auto address = entry.ip();
            if (address.isLoopback() || address.isLinkLocal())
                continue;
            (address.protocol() == QAbstractSocket::IPv4Protocol ? ipv4 : ipv6) += address.toString();
        }
    }
    return ipv4 + ipv6;
}

} // namespace labrys::net

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/terminal/server_thread.h"

#include "core/base/assert.h"
#include "tests/app/net/party.h"
#include "tests/app/terminal/levels.h"

#include <QSemaphore>
#include <QTcpServer>
#include <QTcpSocket>

#include <utility>

namespace labrys::test {

namespace {

constexpr int kPatience = 10'000;

QString local(quint16 port)
{
    return QStringLiteral("127.0.0.1:%1").arg(port);
}

} // namespace

ServerThread::ServerThread(const QString& stateFolder, std::int64_t grace)
    : m_setup(quickServer(stateFolder))
    , m_host(allGames().find("minotaur")->host())
{
    m_setup.limits.grace = grace;
    const auto added = m_host->addSet({"quiet", "Two quiet levels"},
        "; title: Quiet\n" + quietLevel().toStdString() + "\n; title: Quiet, too\n"
            + quietLevel().toStdString());
    LABRYS_ASSERT(added.has_value());
    m_place.moveToThread(&m_thread);
    m_thread.start();
    start();
}

ServerThread::~ServerThread()
{
    stop();
    there([this] { m_place.moveToThread(nullptr); });
    m_thread.quit();
    m_thread.wait();
}

void ServerThread::there(const std::function<void()>& what)
{
    QMetaObject::invokeMethod(&m_place, what, Qt::BlockingQueuedConnection);
}

QString ServerThread::address() const
{
    return local(m_setup.port);
}

void ServerThread::stop()
{
    there([this] { m_server.reset(); });
}

void ServerThread::start()
{
    there([this] {
        m_server = std::make_unique<net::Server>(*m_host, m_setup);
        const bool listens = m_server->listen();
        LABRYS_ASSERT(listens);
        m_setup.port = m_server->port();
    });
}

ForeignServer::ForeignServer(QList<QByteArray> frames)
{
    auto listens = std::make_shared<QSemaphore>();
    m_thread.reset(QThread::create([this, listens, frames = std::move(frames)] {
        QTcpServer server;
        const bool open = server.listen(QHostAddress::LocalHost);
        LABRYS_ASSERT(open);
        m_port = server.serverPort();
        listens->release();
        if (!server.waitForNewConnection(kPatience))
            return;
        const std::unique_ptr<QTcpSocket> socket(server.nextPendingConnection());
        socket->waitForReadyRead(kPatience);
        for (const QByteArray& frame : frames)
            socket->write(frame);
        socket->flush();
        while (socket->state() == QAbstractSocket::ConnectedState && socket->waitForReadyRead(kPatience))
            socket->readAll();
    }));
    m_thread->start();
    listens->acquire();
}

ForeignServer::~ForeignServer()
{
    m_thread->wait();
}

QString ForeignServer::address() const
{
    return local(m_port);
}

} // namespace labrys::test

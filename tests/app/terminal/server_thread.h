// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/server.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QThread>

#include <functional>
#include <memory>

namespace labrys::test {

/// A server that lives while a test waits for terminals: in a thread of its own, on a free port of this
/// machine.
class ServerThread {
public:
    /// Beside its usual mazes it has two quiet ones in a row, `quiet`, the first in its list.
    explicit ServerThread(const QString& stateFolder, std::int64_t grace = 120'000);
    ~ServerThread();
    ServerThread(const ServerThread&) = delete;
    ServerThread& operator=(const ServerThread&) = delete;

    /// `127.0.0.1:PORT`
    [[nodiscard]] QString address() const;
    /// Cuts everybody off; start() lets them in again, at the same port.
    void stop();
    void start();

private:
    void there(const std::function<void()>& what);

    net::ServerSetup m_setup;
    QThread m_thread;
    /// Lives in the thread.
    QObject m_place;
    std::unique_ptr<game::Host> m_host;
    std::unique_ptr<net::Server> m_server;
};

/// A server that is none of ours: it takes one visitor, waits for a greeting and says what it is given, frame
/// by frame, then keeps the connection until the visitor goes.
class ForeignServer {
public:
    explicit ForeignServer(QList<QByteArray> frames);
    ~ForeignServer();
    ForeignServer(const ForeignServer&) = delete;
    ForeignServer& operator=(const ForeignServer&) = delete;

    [[nodiscard]] QString address() const;

private:
    std::unique_ptr<QThread> m_thread;
    quint16 m_port = 0;
};

} // namespace labrys::test

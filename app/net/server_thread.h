// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/server.h"

#include <QObject>
#include <QStringList>
#include <QThread>

#include <memory>

namespace labrys::net {

/// The server of the network game in a thread of its own, for a program that does other things too: *Host on
/// this network* (NET-036). It is found by those who look for servers, and goes on when its host's match
/// ends.
class ServerThread : public QObject {
    Q_OBJECT

public:
    explicit ServerThread(QObject* parent = nullptr);
    /// Tells who is there, and ends.
    ~ServerThread() override;

    /// Begins; started() or failed() follows. Whatever ran before is stopped.
    void start(std::unique_ptr<game::Host> host, const ServerSetup& setup);
    /// Tells everybody, and ends; stopped() follows.
    void stop();

    [[nodiscard]] bool running() const { return m_port != 0; }
    [[nodiscard]] std::uint16_t port() const { return m_port; }
    [[nodiscard]] int players() const { return m_players; }
    [[nodiscard]] int matches() const { return m_matches; }

Q_SIGNALS:
    void started(quint16 port);
    /// It could not listen: `text` is the system's reason.
    void failed(quint16 port, const QString& text);
    void stopped();
    void populationChanged();

private:
    class Inside;
    void begin();
    void end();
    void finish();

    QThread m_thread;
    /// Lives in the thread.
    Inside* m_inside = nullptr;
    /// What begins when the present one has ended.
    std::unique_ptr<game::Host> m_nextHost;
    ServerSetup m_nextSetup;
    std::uint16_t m_port = 0;
    int m_players = 0;
    int m_matches = 0;
};

/// The addresses of this machine that others on its networks can type: IPv4 first, none that only the machine
/// itself can reach.
[[nodiscard]] QStringList typableAddresses();

} // namespace labrys::net

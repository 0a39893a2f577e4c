// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/gate.h"
#include "app/net/listener.h"
#include "app/net/lobby.h"
#include "app/net/server.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

namespace labrys::net {

/// What Server does behind its face: takes connections, learns who they are, and gives what they say to those
/// whom it concerns.
class Server::Private : public QObject {
public:
    Private(Server& server, const game::Host& host, ServerSetup setup);
    ~Private() override;

    bool listen();
    void announceEnd(int seconds);
    [[nodiscard]] std::int64_t unsent() const;

    Server& m_server;
    const game::Host& m_host;
    ServerSetup m_setup;
    Tally m_tally;
    Gate m_gate;
    /// What matches need outlives them, and them the lobby. Jobs of the workshop wait for the log.
    LogWriter m_log;
    Workshop m_workshop;
    MatchServices m_services;
    Matches m_matches;
    Lobby m_lobby;
    /// One for each address; closed when the end was announced.
    std::vector<std::unique_ptr<Listener>> m_listeners;
    std::uint16_t m_port = 0;
    std::uint16_t m_tlsPort = 0;
    QString m_error;
    std::uint16_t m_failedPort = 0;

private:
    /// A connection, and who it is once it has said so.
    struct Guest {
        std::unique_ptr<Connection> connection;
        Visitor* visitor = nullptr;
    };

    bool listenOn(std::uint16_t wanted, std::uint16_t& taken, const std::function<void(qintptr)>& takeSocket);
    void hold();
    void take(std::unique_ptr<WireSocket> socket);
    void received(Connection& connection, const FromClient& message);
    void hello(Connection& connection, Guest& guest, const Hello& hello);
    Visitor* known(Connection& connection, const QByteArray& token);
    Visitor* newcomer(Connection& connection, const Hello& hello, const std::optional<QByteArray>& token);
    void welcome(Connection& connection, Visitor& visitor, int protocol);
    void confirm(Visitor& visitor);
    void dispatch(Visitor& visitor, const FromClient& message);
    void closed(Connection& connection);
    void tick();

    std::unordered_map<Connection*, Guest> m_guests;
    QTimer m_timer;
    bool m_held = false;
    std::int64_t m_failureTold = -60'000;
};

} // namespace labrys::net

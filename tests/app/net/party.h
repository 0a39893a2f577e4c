// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/registry.h"
#include "app/net/client.h"
#include "app/net/server.h"
#include "core/game/seat_player.h"

#include <QTcpSocket>
#include <QTemporaryDir>

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace labrys::test {

/// The games, loaded once.
const games::Registry& allGames();

/// What a server of a test is: on a free port of this machine, with limits that a test does not wait for.
[[nodiscard]] net::ServerSetup quickServer(const QString& stateFolder = {});

/// A server for the length of a test.
class Hall {
public:
    explicit Hall(net::ServerSetup setup = quickServer(), std::unique_ptr<game::Host> host = nullptr);
    [[nodiscard]] net::Server& server() { return *m_server; }
    [[nodiscard]] net::Address address() const
    {
        return {QStringLiteral("127.0.0.1"), m_server->port(), false};
    }
    /// Ends it, and begins another one with the same setup on the same port.
    void restart();

private:
    net::ServerSetup m_setup;
    std::unique_ptr<game::Host> m_host;
    std::unique_ptr<net::Server> m_server;
};

/// A client that remembers what it was told.
class Guest : public QObject {
public:
    Guest(const net::Address& address, const QString& name, const QString& token = {});

    net::Client client;
    std::map<net::Id, net::Person> people;
    std::vector<net::Line> lines;
    std::vector<net::Tail> tails;
    std::vector<net::Invitation> invitations;
    std::vector<net::Start> starts;
    std::vector<net::ViewFrame> views;
    std::vector<net::Nack> nacks;
    std::vector<net::PresenceNews> presence;
    std::vector<net::Ready> ready;
    std::vector<net::End> ends;
    std::vector<net::Notice> notices;
    std::vector<net::Error> errors;
    std::vector<net::Kept> kept;
    QByteArray record;
    /// The player that answers the views of the present match; made at its start.
    std::unique_ptr<game::SeatPlayer> player;
    /// Plays by itself: moves when it can, and goes on to the next level.
    bool plays = false;

    [[nodiscard]] QString token() const { return QString::fromStdString(client.welcome().token); }
    [[nodiscard]] net::Id id() const { return client.welcome().id; }
    [[nodiscard]] bool isIn(net::Client::State state) const { return client.state() == state; }
    /// Who is here by that name, or null.
    [[nodiscard]] const net::Person* person(const std::string& name) const;
    /// One decision, if it is awaited.
    bool step();

private:
    void take(const net::ViewFrame& view);
};

/// A socket that speaks no protocol but what a test writes on it.
class RawGuest {
public:
    explicit RawGuest(const net::Server& server);
    void write(const QByteArray& bytes);
    void say(const std::string& message);
    /// What came since the last call, message by message.
    [[nodiscard]] std::vector<std::string> heard();
    /// Waits until a message holds a text; empty after five seconds.
    [[nodiscard]] std::string hear(const char* part);
    /// Waits until the server closes.
    [[nodiscard]] bool isClosed(int milliseconds = 5'000);
    [[nodiscard]] QTcpSocket& socket() { return m_socket; }

private:
    QTcpSocket m_socket;
    QByteArray m_bytes;
    std::deque<std::string> m_waiting;
};

/// Lets events happen until it is so; false after five seconds.
[[nodiscard]] bool comesTrue(const std::function<bool()>& it, int milliseconds = 5'000);

/// Two guests in the lobby begin a match, and have their first views.
[[nodiscard]] bool beginMatch(Guest& one, Guest& two, const net::MatchOptions& options);

} // namespace labrys::test

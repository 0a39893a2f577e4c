// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/server_inside.h"

#include "app/net/bounds.h"
#include "app/net/clock.h"
#include "app/net/player_name.h"
#include "app/net/system_socket.h"
#include "app/net/token.h"

#include <QSslSocket>

namespace labrys::net {

namespace {

constexpr int kTick = 250;
/// How many the system keeps for us before they are accepted.
constexpr int kBacklog = 512;

/// Between two lines of the log that say the same.
constexpr std::int64_t kFailureEvery = 10'000;

/// What a kernel may keep for one client, so that a slow reader is noticed while it costs little.
constexpr qint64 kSendBuffer = 64 << 10;

} // namespace

Server::Private::Private(Server& server, const game::Host& host, ServerSetup setup)
    : m_server(server)
    , m_host(host)
    , m_setup(std::move(setup))
    , m_gate(m_setup.limits)
    , m_log(m_setup.limits.syncEvery)
    , m_services{m_setup.limits, m_tally, m_workshop, m_log,
          m_setup.stateFolder.isEmpty() ? QString() : m_setup.stateFolder + QStringLiteral("/matches")}
    , m_matches(host, m_services)
    , m_lobby(host, m_setup.limits, m_matches)
{
    connect(&m_timer, &QTimer::timeout, this, &Private::tick);
    connect(&m_matches, &Matches::made, &m_server, &Server::populationChanged);
    connect(&m_matches, &Matches::closed, &m_server, &Server::populationChanged, Qt::QueuedConnection);
}

Server::Private::~Private()
{
    // Nobody is told of what ends now.
    for (const auto& [connection, guest] : m_guests)
        connection->disconnect(this);
    m_guests.clear();
}

bool Server::Private::listenOn(
    std::uint16_t wanted, std::uint16_t& taken, const std::function<void(qintptr)>& takeSocket)
{
    auto addresses = m_setup.addresses;
    if (addresses.isEmpty())
        addresses.append(QHostAddress(QHostAddress::Any));
    for (const auto& address : addresses) {
        auto listener = std::make_unique<Listener>(takeSocket);
        // No descriptor is left, for instance.
        connect(listener.get(), &Listener::failed, this, [this](const QString& why) {
            hold();
            // It is tried again ten times a second.
            if (const auto now = milliseconds(); now >= m_failureTold + kFailureEvery) {
                m_failureTold = now;
                Q_EMIT m_server.logged(QStringLiteral("accepting failed: %1").arg(why));
            }
        });
        // A free port that the first address was given is the one of all.
        if (!listener->listen(address, taken != 0 ? taken : wanted, kBacklog)) {
            m_error = listener->errorString();
            m_failedPort = wanted;
            return false;
        }
        taken = listener->port();
        m_listeners.push_back(std::move(listener));
    }
    return true;
}

bool Server::Private::listen()
{
    const auto plain = [this](qintptr socket) {
        if (auto wire = plainWire(socket, kSendBuffer))
            take(std::move(wire));
    };
    // Counted from their first byte on: a handshake that does not come to its end holds a place too.
    const auto secure = [this](qintptr descriptor) {
        auto socket = std::make_unique<QSslSocket>();
        if (!socket->setSocketDescriptor(descriptor))
            return system::close(descriptor);
        socket->setSslConfiguration(*m_setup.tls);
        socket->startServerEncryption();
        take(tlsWire(std::move(socket), m_setup.limits.readBuffer, kSendBuffer));
    };
    if (!listenOn(m_setup.port, m_port, plain)
        || (m_setup.tls && !listenOn(m_setup.tlsPort, m_tlsPort, secure))) {
        m_listeners.clear();
        return false;
    }
    m_timer.start(kTick);
    if (!m_services.folder.isEmpty())
        m_matches.load();
    return true;
}

/// For a moment the system keeps who comes (NET-032).
void Server::Private::hold()
{
    if (std::exchange(m_held, true))
        return;
    for (const auto& listener : m_listeners)
        listener->pause();
    QTimer::singleShot(m_setup.limits.acceptPause, this, [this] {
        m_held = false;
        for (const auto& listener : m_listeners)
            listener->resume();
    });
}

void Server::Private::take(std::unique_ptr<WireSocket> socket)
{
    const auto reason = m_gate.enter(socket->peer(), milliseconds());
    if (reason) {
        ++m_tally.refused;
        // One small write that a new socket takes at once; then it goes.
        socket->write(frameOf(encode(Reject{*reason, kLowestProtocol, kHighestProtocol, m_setup.app})));
        socket->finish();
        if (m_gate.rushed(milliseconds()))
            hold();
        return;
    }
    ++m_tally.accepted;
    auto connection = std::make_unique<Connection>(std::move(socket), m_setup.limits, m_tally, m_setup.app);
    auto& taken = *connection;
    m_guests[&taken].connection = std::move(connection);
    connect(&taken, &Connection::received, this,
        [this, &taken](const FromClient& message) { received(taken, message); });
    connect(&taken, &Connection::closed, this, [this, &taken] { closed(taken); });
    connect(&taken, &Connection::caughtUp, this, [this, &taken] {
        const auto* visitor = m_guests.at(&taken).visitor;
        if (visitor != nullptr && visitor->room != nullptr)
            visitor->room->caughtUp(*visitor);
    });
    connect(&taken, &Connection::lagMeasured, this, [this, &taken] {
        if (const auto* visitor = m_guests.at(&taken).visitor; visitor != nullptr)
            m_lobby.lagMeasured(*visitor);
    });
    if (m_gate.rushed(milliseconds()))
        hold();
}

void Server::Private::received(Connection& connection, const FromClient& message)
{
    auto& guest = m_guests.at(&connection);
    const Stand stand = guest.visitor == nullptr ? Stand::Connected : guest.visitor->stand;
    switch (verdict(stand, message)) {
    case Verdict::Ignored:
        return;
    case Verdict::Error:
        connection.send(Error{ErrorCode::NotNow, std::string(typeName(message)), 0});
        connection.strike();
        return;
    case Verdict::Allowed:
        break;
    }
    if (const auto* first = std::get_if<Hello>(&message))
        return hello(connection, guest, *first);
    if (std::holds_alternative<Bye>(message)) {
        connection.drop();
        return;
    }
    if (guest.visitor == nullptr)
        return;
    confirm(*guest.visitor);
    dispatch(*guest.visitor, message);
}

void Server::Private::hello(Connection& connection, Guest& guest, const Hello& hello)
{
    const auto refuse = [&](RejectCode code) {
        ++m_tally.refused;
        connection.reject(code);
    };
    const int protocol = std::min(hello.max, kHighestProtocol);
    if (protocol < std::max(hello.min, kLowestProtocol))
        return refuse(RejectCode::Version);
    std::optional<QByteArray> token;
    if (hello.token)
        token = hashOfToken(*hello.token);
    Visitor* visitor = token ? known(connection, *token) : nullptr;
    if (visitor == nullptr && token && !m_matches.knows(*token))
        return refuse(RejectCode::Token);
    if (visitor == nullptr)
        visitor = newcomer(connection, hello, token);
    if (visitor == nullptr)
        return; // it was told
    guest.visitor = visitor;
    visitor->connection = &connection;
    connection.greeted();
    m_gate.greeted();
    welcome(connection, *visitor, protocol);
    Q_EMIT m_server.populationChanged();
}

/// Somebody who is here already, or is waited for: the new connection takes the place of the old one
/// (NET-021).
Visitor* Server::Private::known(Connection& connection, const QByteArray& token)
{
    auto* visitor = m_lobby.findByToken(token);
    if (visitor == nullptr)
        return nullptr;
    if (visitor->nextToken == token)
        confirm(*visitor);
    if (auto* old = visitor->connection.data(); old != nullptr && old != &connection) {
        m_guests.at(old).visitor = nullptr;
        m_gate.turnedStranger();
        old->reject(RejectCode::Replaced);
    }
    return visitor;
}

Visitor* Server::Private::newcomer(
    Connection& connection, const Hello& hello, const std::optional<QByteArray>& token)
{
    const auto name = cleanName(QString::fromStdString(hello.name));
    if (!name) {
        connection.reject(RejectCode::NameBad);
        return nullptr;
    }
    const auto keys = nameKeys(*name);
    if (m_lobby.hasName(keys)) {
        connection.reject(RejectCode::NameTaken);
        return nullptr;
    }
    auto& visitor = m_lobby.add();
    visitor.name = name->toStdString();
    visitor.keys = keys;
    visitor.token = token.value_or(QByteArray());
    return &visitor;
}

void Server::Private::welcome(Connection& connection, Visitor& visitor, int protocol)
{
    const auto& limits = m_setup.limits;
    const auto token = makeToken();
    visitor.nextToken = hashOfToken(token);
    if (visitor.token.isEmpty())
        visitor.token = std::exchange(visitor.nextToken, {});
    Welcome welcome;
    welcome.protocol = protocol;
    welcome.server = m_setup.name;
    welcome.app = m_setup.app;
    welcome.id = visitor.id;
    welcome.name = visitor.name;
    welcome.token = token;
    welcome.motd = m_setup.motd;
    welcome.game = m_host.id();
    for (const auto& set : m_host.sets().first(std::min(m_host.sets().size(), kSets)))
        welcome.sets.push_back({set.id, set.title});
    welcome.grace = static_cast<int>(limits.grace / 1000);
    welcome.inviteSeconds = static_cast<int>(limits.inviteTime / 1000);
    welcome.delayRounds = limits.delayRounds;
    welcome.kept = m_matches.keptFor(visitor.token);
    if (visitor.room != nullptr && visitor.seat >= 0)
        welcome.match = visitor.room->id();
    else if (!visitor.busy)
        welcome.match = m_matches.interrupted(visitor.token);
    connection.send(welcome);
    if (visitor.room != nullptr && visitor.seat < 0)
        visitor.room->unwatch(visitor);
    if (!welcome.match)
        return m_lobby.entered(visitor);
    m_lobby.touch(visitor);
    m_lobby.resume(visitor, {*welcome.match});
}

/// The client has used the connection that came with its new token: the one before is used up (NET-026).
void Server::Private::confirm(Visitor& visitor)
{
    if (visitor.nextToken.isEmpty())
        return;
    const auto before = std::exchange(visitor.token, std::exchange(visitor.nextToken, {}));
    m_matches.changeToken(before, visitor.token);
}

void Server::Private::dispatch(Visitor& visitor, const FromClient& message)
{
    auto* room = visitor.room;
    if (const auto* said = std::get_if<Say>(&message)) {
        if (said->to == Room::Lobby && visitor.stand == Stand::Lobby)
            m_lobby.say(visitor, *said);
        else if (room != nullptr && said->to == (visitor.seat < 0 ? Room::Watchers : Room::Match))
            room->say(visitor, *said);
    } else if (const auto* invite = std::get_if<Invite>(&message)) {
        m_lobby.invite(visitor, *invite);
    } else if (const auto* cancel = std::get_if<Cancel>(&message)) {
        m_lobby.cancel(visitor, *cancel);
    } else if (const auto* accept = std::get_if<Accept>(&message)) {
        m_lobby.accept(visitor, *accept);
    } else if (const auto* decline = std::get_if<Decline>(&message)) {
        m_lobby.decline(visitor, *decline);
    } else if (const auto* move = std::get_if<Move>(&message)) {
        room->move(visitor, *move);
    } else if (std::holds_alternative<Next>(message)) {
        if (visitor.seat >= 0)
            room->next(visitor);
    } else if (std::holds_alternative<PlayOn>(message)) {
        room->playOn(visitor);
    } else if (std::holds_alternative<Leave>(message)) {
        room->leave(visitor);
        m_lobby.returned(visitor);
    } else if (const auto* resume = std::get_if<Resume>(&message)) {
        m_lobby.resume(visitor, *resume);
    } else if (const auto* spectate = std::get_if<Spectate>(&message)) {
        m_lobby.spectate(visitor, *spectate);
    } else if (std::holds_alternative<Unspectate>(message)) {
        room->unwatch(visitor);
        m_lobby.returned(visitor);
    } else if (const auto* status = std::get_if<Status>(&message)) {
        visitor.away = status->away;
        m_lobby.touch(visitor);
    }
}

void Server::Private::closed(Connection& connection)
{
    auto node = m_guests.extract(&connection);
    auto& guest = node.mapped();
    m_gate.leave(connection.peer(), guest.visitor != nullptr);
    if (auto* visitor = guest.visitor; visitor != nullptr) {
        visitor->connection = nullptr;
        if (visitor->room != nullptr && visitor->seat >= 0)
            visitor->room->lose(*visitor);
        else {
            if (visitor->room != nullptr)
                visitor->room->unwatch(*visitor);
            m_lobby.remove(*visitor);
        }
    }
    // It is still at work.
    guest.connection.release()->deleteLater();
    Q_EMIT m_server.populationChanged();
}

void Server::Private::tick()
{
    const auto now = milliseconds();
    // A connection that closes leaves the list.
    std::vector<Connection*> connections;
    connections.reserve(m_guests.size());
    for (const auto& [connection, guest] : m_guests)
        connections.push_back(connection);
    for (auto* connection : connections)
        connection->tick(now);
    m_matches.tick(now);
    m_lobby.tick(now);
    m_gate.tidy(now);
}

void Server::Private::announceEnd(int seconds)
{
    for (const auto& listener : m_listeners)
        listener->close();
    m_lobby.sendToAll(Notice{{}, seconds});
    m_matches.flush();
}

std::int64_t Server::Private::unsent() const
{
    std::int64_t sum = 0;
    for (const auto& [connection, guest] : m_guests)
        sum += connection->unsent();
    return sum;
}

} // namespace labrys::net

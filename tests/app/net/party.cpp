// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/net/party.h"

#include "app/exchange/files.h"
#include "app/net/frame.h"
#include "core/base/assert.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>
#include <QtEndian>

namespace labrys::test {

const games::Registry& allGames()
{
    static const auto registry = games::Registry::load(&exchange::readResource);
    LABRYS_ASSERT(registry.has_value());
    return *registry;
}

net::ServerSetup quickServer(const QString& stateFolder)
{
    net::ServerSetup setup;
    setup.app = "Labrys test";
    setup.name = "Knossos";
    setup.port = 0;
    setup.addresses = {QHostAddress(QHostAddress::LocalHost)};
    setup.stateFolder = stateFolder;
    setup.limits.whoEvery = 100;
    setup.limits.framesPerSecond = 1'000;
    setup.limits.framesAtOnce = 1'000;
    return setup;
}

Hall::Hall(net::ServerSetup setup, std::unique_ptr<game::Host> host)
    : m_setup(std::move(setup))
    , m_host(host != nullptr ? std::move(host) : allGames().find("minotaur")->host())
{
    restart();
}

void Hall::restart()
{
    m_server.reset();
    m_server = std::make_unique<net::Server>(*m_host, m_setup);
    const bool listens = m_server->listen();
    LABRYS_ASSERT(listens);
    m_setup.port = m_server->port();
}

Guest::Guest(const net::Address& address, const QString& name, const QString& token)
{
    using net::Client;
    connect(&client, &Client::whoCame, this, [this](const net::Who& who) {
        if (who.first)
            people.clear();
        for (const auto& each : who.people) {
            if (each.doing == net::Doing::Gone)
                people.erase(each.id);
            else
                people[each.id] = each;
        }
    });
    const auto keep = [this](auto signal, auto& list) {
        connect(&client, signal, this, [&list](const auto& value) { list.push_back(value); });
    };
    keep(&Client::said, lines);
    keep(&Client::tailCame, tails);
    keep(&Client::invitationChanged, invitations);
    keep(&Client::nacked, nacks);
    keep(&Client::presenceChanged, presence);
    keep(&Client::ended, ends);
    keep(&Client::noticed, notices);
    keep(&Client::errorCame, errors);
    connect(&client, &Client::readyChanged, this, [this](const net::Ready& news) {
        ready.push_back(news);
        if (plays && news.seats.empty())
            client.next();
    });
    connect(&client, &Client::started, this, [this](const net::Start& start) {
        starts.push_back(start);
        player = allGames().find(start.game)->seatPlayer("competent", std::max(start.seat, 0), Seed(7));
    });
    connect(&client, &Client::viewCame, this, &Guest::take);
    connect(
        &client, &Client::recordCame, this, [this](net::Id, const QByteArray& thread) { record = thread; });
    connect(&client, &Client::welcomed, this, [this](const net::Welcome& welcome) { kept = welcome.kept; });
    connect(&client, &Client::keptChanged, this,
        [this](const QList<net::Kept>& now) { kept.assign(now.begin(), now.end()); });
    client.open(address, {QStringLiteral("Labrys test"), name, token, {}});
}

void Guest::take(const net::ViewFrame& view)
{
    views.push_back(view);
    const auto taken = player->take(view.v);
    LABRYS_ASSERT(taken.has_value());
    if (plays)
        step();
}

bool Guest::step()
{
    return player != nullptr && player->toMove() && client.move(player->choose());
}

const net::Person* Guest::person(const std::string& name) const
{
    for (const auto& [id, each] : people)
        if (each.name == name)
            return &each;
    return nullptr;
}

RawGuest::RawGuest(const net::Server& server)
{
    m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), server.port());
    const bool connected = m_socket.waitForConnected(5'000);
    LABRYS_ASSERT(connected);
}

void RawGuest::write(const QByteArray& bytes)
{
    m_socket.write(bytes);
    m_socket.flush();
}

void RawGuest::say(const std::string& message)
{
    write(net::frameOf(message));
}

std::vector<std::string> RawGuest::heard()
{
    m_bytes += m_socket.readAll();
    while (m_bytes.size() >= 4) {
        const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(m_bytes.constData()));
        if (m_bytes.size() < 4 + length)
            break;
        m_waiting.push_back(m_bytes.mid(4, length).toStdString());
        m_bytes.remove(0, 4 + length);
    }
    std::vector<std::string> messages(m_waiting.begin(), m_waiting.end());
    m_waiting.clear();
    return messages;
}

std::string RawGuest::hear(const char* part)
{
    std::string found;
    const bool came = comesTrue([&] {
        for (const auto& message : heard())
            if (found.empty() && message.find(part) != std::string::npos)
                found = message;
        return !found.empty();
    });
    return came ? found : std::string();
}

bool RawGuest::isClosed(int milliseconds)
{
    return comesTrue([&] { return m_socket.state() == QAbstractSocket::UnconnectedState; }, milliseconds);
}

bool comesTrue(const std::function<bool()>& it, int milliseconds)
{
    // Not qWaitFor: it sleeps ten milliseconds between two looks, also while messages come.
    const QDeadlineTimer deadline(milliseconds);
    QTimer glance;
    glance.start(10);
    while (!it()) {
        if (deadline.hasExpired())
            return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
    return true;
}

bool beginMatch(Guest& one, Guest& two, const net::MatchOptions& options)
{
    if (!comesTrue(
            [&] { return one.isIn(net::Client::State::Lobby) && two.isIn(net::Client::State::Lobby); }))
        return false;
    two.invitations.clear();
    one.client.invite(two.id(), options);
    if (!comesTrue([&] { return !two.invitations.empty(); }))
        return false;
    two.client.accept(one.id());
    return comesTrue([&] { return !one.views.empty() && !two.views.empty(); });
}

} // namespace labrys::test

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/net_lobby.h"

#include "app/text/catalogue.h"
#include "app/text/net_words.h"
#include "app/viewmodels/net/real_link.h"

#include <QFileInfo>

#include <algorithm>

namespace labrys::viewmodels {

namespace {

QString from(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

NetLobby::NetLobby(QObject* parent)
    : QObject(parent)
{
    constexpr int kSecond = 1000;
    m_clock.setInterval(kSecond);
    connect(&m_clock, &QTimer::timeout, this, &NetLobby::tick);
    connect(&m_people, &PeopleModel::came, this,
        [this](const QString& name) { m_chat.notice(text::NetWords::cameIn(name)); });
    connect(&m_people, &PeopleModel::left, this,
        [this](const QString& name) { m_chat.notice(text::NetWords::left(name)); });
}

NetLobby::~NetLobby() = default;

void NetLobby::setLink(std::unique_ptr<NetLink> link)
{
    m_link = std::move(link);
    follow(*m_link);
    followMatch(*m_link);
    if (m_searching)
        m_link->setSearching(true);
    lookAtState();
    Q_EMIT hostingChanged();
}

NetLink& NetLobby::link()
{
    if (m_link == nullptr)
        setLink(std::make_unique<RealLink>());
    return *m_link;
}

void NetLobby::follow(NetLink& link)
{
    connect(&link, &NetLink::stateChanged, this, &NetLobby::lookAtState);
    connect(&link, &NetLink::retryChanged, this, &NetLobby::changed);
    connect(&link, &NetLink::lagChanged, this, &NetLobby::changed);
    connect(&link, &NetLink::welcomed, this, &NetLobby::welcomed);
    connect(&link, &NetLink::whoCame, &m_people, &PeopleModel::take);
    connect(&link, &NetLink::invitationChanged, this, &NetLobby::takeInvitation);
    connect(&link, &NetLink::keptChanged, this, [this](const QList<net::Kept>& kept) {
        m_kept = kept;
        Q_EMIT keptChanged();
    });
    connect(&link, &NetLink::noticed, this,
        [this](const net::Notice& notice) { Q_EMIT noticed(text::NetWords::notice(notice)); });
    connect(&link, &NetLink::errorCame, this,
        [this](const net::Error& error) { Q_EMIT noticed(text::NetWords::error(error)); });
    connect(&link, &NetLink::found, &m_servers, &ServerModel::take);
    connect(&link, &NetLink::gone, this,
        [this](const net::Address& address) { m_servers.remove(address.text()); });
    connect(&link, &NetLink::hostingChanged, this, &NetLobby::hostingChanged);
}

void NetLobby::followMatch(NetLink& link)
{
    connect(&link, &NetLink::said, this, [this](const net::Line& line) {
        if (line.room == net::Room::Lobby)
            m_chat.take(line);
    });
    connect(&link, &NetLink::tailCame, this, [this](const net::Tail& tail) {
        if (tail.room == net::Room::Lobby)
            m_chat.take(tail);
    });
    m_maze.setLink(&link);
    connect(&link, &NetLink::started, this, &NetLobby::matchStarted);
}

void NetLobby::lookAtState()
{
    const bool there = place() == Lobby || place() == Match || place() == Watching || place() == Waiting;
    if (!there) {
        m_people.clear();
        m_open.clear();
        m_kept.clear();
        m_welcome = {};
        showOpen();
        Q_EMIT keptChanged();
    }
    m_servers.setHere(there ? m_address : QString());
    m_servers.setSilent(place() == Failed ? m_address : QString());
    if (!m_held && (there || place() == Connecting))
        m_clock.start();
    else
        m_clock.stop();
    Q_EMIT changed();
}

NetLobby::Place NetLobby::place() const
{
    return m_link ? static_cast<Place>(m_link->state()) : Idle;
}

void NetLobby::setName(const QString& name)
{
    if (name.trimmed().isEmpty() || name == m_name)
        return;
    m_name = name.trimmed();
    Q_EMIT nameChanged();
}

void NetLobby::setMemory(const QString& memory)
{
    const auto known = KnownServers::fromText(memory);
    if (known == m_known)
        return;
    m_known = known;
    m_servers.setVisited(m_known.all());
    Q_EMIT memoryChanged();
}

void NetLobby::setSearching(bool searching)
{
    if (searching == m_searching)
        return;
    m_searching = searching;
    if (searching || m_link)
        link().setSearching(searching);
    if (!searching)
        m_servers.clearFound();
    Q_EMIT searchingChanged();
}

void NetLobby::connectTo(const QString& address)
{
    const auto read = net::readAddress(address);
    m_refused = read ? QString() : text::sentence(read.error());
    if (!read) {
        Q_EMIT changed();
        return;
    }
    m_address = read->text();
    m_chat.clear();
    m_newCertificate = false;
    const auto known = m_known.at(m_address);
    link().open(*read, {program(), m_name, known.token, known.fingerprint});
}

void NetLobby::again()
{
    if (place() == Failed && m_link->failure().kind == net::Failure::Kind::Rejected
        && m_link->failure().reject.code == net::RejectCode::Token)
        m_known.forgetToken(m_address);
    connectTo(m_address);
}

void NetLobby::disconnectNow()
{
    m_refused.clear();
    if (m_link)
        m_link->close();
    Q_EMIT changed();
}

void NetLobby::retryNow()
{
    if (m_link)
        m_link->retryNow();
}

void NetLobby::welcomed(const net::Welcome& welcome)
{
    m_welcome = welcome;
    m_kept = QList<net::Kept>(welcome.kept.begin(), welcome.kept.end());
    m_people.setOwn(welcome.id);
    m_chat.setOwn(welcome.id);
    auto known = m_known.at(m_address);
    known.name = from(welcome.server);
    known.token = from(welcome.token);
    const QString fingerprint = m_link->fingerprint();
    if (fingerprint != known.fingerprint) {
        m_newCertificate = !fingerprint.isEmpty();
        known.fingerprint = fingerprint;
        known.since = QDate::currentDate();
    }
    m_known.visit(known);
    m_servers.setVisited(m_known.all());
    m_servers.setHere(m_address);
    Q_EMIT memoryChanged();
    Q_EMIT keptChanged();
    Q_EMIT changed();
}

void NetLobby::act(int row)
{
    const auto* person = m_people.at(row);
    if (person == nullptr || !m_link)
        return;
    switch (m_people.verbOf(*person)) {
    case PeopleModel::Invite:
        return m_link->invite(person->id, allOffers().at(static_cast<std::size_t>(offer())));
    case PeopleModel::Cancel:
        return m_link->cancel(person->id);
    case PeopleModel::Answer:
        return m_link->accept(person->id);
    case PeopleModel::Watch:
        return m_link->spectate(*person->match);
    case PeopleModel::Nothing:
        return;
    }
}

const NetLobby::Open* NetLobby::received() const
{
    const auto found = std::ranges::find(m_open, false, &Open::sent);
    return found == m_open.end() ? nullptr : &*found;
}

void NetLobby::takeInvitation(const net::Invitation& invitation)
{
    const bool sent = invitation.from == m_welcome.id;
    const net::Id other = sent ? invitation.to : invitation.from;
    const auto open = std::ranges::find_if(
        m_open, [&](const Open& each) { return each.other == other && each.sent == sent; });
    if (!invitation.gone.empty() || invitation.left <= 0) {
        const QString said = text::NetWords::invitationGone(invitation.gone, m_people.nameOf(other), sent);
        if (open != m_open.end())
            m_open.erase(open);
        if (!said.isEmpty())
            Q_EMIT noticed(said);
    } else if (open != m_open.end()) {
        open->left = invitation.left;
    } else {
        m_open.append({other, sent, invitation.left, invitation.options});
    }
    showOpen();
}

void NetLobby::showOpen()
{
    QHash<net::Id, PeopleModel::Open> open;
    for (const auto& each : std::as_const(m_open))
        if (!open.contains(each.other) || !each.sent)
            open.insert(each.other, {each.sent, each.left});
    m_people.setOpen(open);
    Q_EMIT invitationChanged();
}

void NetLobby::tick()
{
    for (auto& each : m_open)
        each.left = std::max(0, each.left - 1);
    showOpen();
    m_maze.tick();
    Q_EMIT changed();
}

void NetLobby::acceptInvitation()
{
    if (const auto* open = received())
        m_link->accept(open->other);
}

void NetLobby::declineInvitation()
{
    if (const auto* open = received())
        m_link->decline(open->other);
}

void NetLobby::resume(int index)
{
    if (index >= 0 && index < m_kept.size() && m_link)
        m_link->resume(m_kept[index].match);
}

void NetLobby::say(const QString& text)
{
    if (const QString line = text.simplified(); !line.isEmpty() && m_link)
        m_link->say({net::Room::Lobby, line.toStdString(), {}, {}});
}

void NetLobby::setMuted(const QString& name, bool muted)
{
    if (name.isEmpty() || m_muted.contains(name) == muted)
        return;
    if (muted)
        m_muted.insert(name);
    else
        m_muted.remove(name);
    m_people.setMuted(m_muted);
    m_chat.setMuted(m_muted);
    m_maze.chat()->setMuted(m_muted);
    Q_EMIT mutedChanged();
}

void NetLobby::trustCertificate()
{
    m_newCertificate = false;
    Q_EMIT changed();
}

void NetLobby::forgetCertificate()
{
    const bool there = place() != Failed;
    m_known.unpin(m_address);
    m_newCertificate = false;
    Q_EMIT memoryChanged();
    if (there)
        disconnectNow();
    else
        connectTo(m_address);
}

void NetLobby::setHosting(bool hosting)
{
    // Beside the replays, where anything is kept at all.
    const QString replays = m_maze.replaysPath();
    if (hosting)
        link().host(
            m_name, replays.isEmpty() ? QString() : QFileInfo(replays).path() + QStringLiteral("/hosted"));
    else if (m_link)
        m_link->stopHosting();
}

void NetLobby::retranslate()
{
    m_servers.retranslate();
    m_people.retranslate();
    m_maze.retranslate();
    Q_EMIT changed();
    Q_EMIT invitationChanged();
    Q_EMIT keptChanged();
}

} // namespace labrys::viewmodels

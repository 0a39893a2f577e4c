// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a server tells during a visit; what its player does there is in net_deeds.cpp.
#include "app/cli/terminal/net_visit.h"

#include "app/cli/terminal/clean_messages.h"
#include "app/net/fingerprint_words.h"
#include "app/text/language.h"
#include "app/text/net_words.h"

#include <algorithm>

namespace labrys::cli {

namespace {

using net::Client;

constexpr int kSecond = 1000;
constexpr qsizetype kMostLines = 200;
/// Nobody reads more at once; what a server pours in beyond is let go.
constexpr qsizetype kMostNews = 500;

net::Presence presenceOf(char letter)
{
    return letter == 'l' ? net::Presence::Lost
        : letter == 'a'  ? net::Presence::Absent
        : letter == 'x'  ? net::Presence::Left
                         : net::Presence::Online;
}

} // namespace

NetVisit::NetVisit(net::Address address, net::Identity identity, const minotaur::Numbers& numbers)
    : m_address(std::move(address))
    , m_identity(std::move(identity))
    , m_numbers(numbers)
{
    m_second.setInterval(kSecond);
    connect(&m_second, &QTimer::timeout, this, &NetVisit::tick);
    listen();
}

void NetVisit::listen()
{
    // Each message is made harmless before anything else sees it.
    const auto hear = [this](auto signal) {
        connect(&m_client, signal, this, [this](const auto& message) {
            take(harmlessCopy(message));
            wake();
        });
    };
    hear(&Client::whoCame);
    hear(&Client::said);
    hear(&Client::tailCame);
    hear(&Client::invitationChanged);
    hear(&Client::started);
    hear(&Client::nacked);
    hear(&Client::presenceChanged);
    connect(&m_client, &Client::viewCame, this, [this](const net::ViewFrame& view) {
        take(view);
        wake();
    });
    connect(&m_client, &Client::welcomed, this,
        [this](const net::Welcome& message) { welcome(harmlessCopy(message)); });
    connect(&m_client, &Client::keptChanged, this, [this](const QList<net::Kept>& kept) {
        m_welcome.kept = harmlessCopy(std::vector<net::Kept>(kept.begin(), kept.end()));
        wake();
    });
    connect(&m_client, &Client::readyChanged, this, [this](const net::Ready& news) {
        if (m_match) {
            m_match->ready = news;
            m_match->nextLevel = news.left > 0 ? QDeadlineTimer(news.left * kSecond)
                                               : QDeadlineTimer(QDeadlineTimer::Forever);
            tell(m_match->readyWords());
        }
    });
    connect(&m_client, &Client::ended, this, [this](const net::End& news) { end(news); });
    connect(&m_client, &Client::recordCame, this, [this](net::Id match, const QByteArray& thread) {
        const auto words = m_keep ? m_keep(thread) : QStringList();
        if (m_match && m_match->start.match == match)
            m_match->verdict = words;
        for (const QString& line : words)
            tell(line);
    });
    connect(&m_client, &Client::noticed, this, [this](const net::Notice& notice) {
        tell(text::NetWords::notice(harmlessCopy(notice)), text::Tone::Hint);
    });
    connect(&m_client, &Client::errorCame, this, [this](const net::Error& error) {
        tell(text::NetWords::error(harmlessCopy(error)), text::Tone::Hint);
    });
    connect(&m_client, &Client::stateChanged, this, [this] {
        if (state() == Client::State::Waiting)
            tell(cutWords(), text::Tone::Danger);
        wake();
    });
    connect(&m_client, &Client::retryChanged, this, &NetVisit::wake);
}

void NetVisit::open()
{
    m_second.start();
    m_client.open(m_address, m_identity);
}

void NetVisit::close()
{
    m_second.stop();
    m_client.close();
}

net::Failure NetVisit::failure() const
{
    auto failure = m_client.failure();
    makeHarmless(failure.reject);
    return failure;
}

void NetVisit::wake()
{
    if (m_wake)
        m_wake();
}

/// Countdowns are shown only where there are some.
void NetVisit::tick()
{
    const bool counting = state() == Client::State::Waiting || !m_invitations.isEmpty()
        || (m_match && !m_match->end && (!m_match->trouble().isEmpty() || !m_match->ready.seats.empty()));
    m_invitations.removeIf([](const Invited& each) { return each.until.hasExpired(); });
    if (counting)
        wake();
}

void NetVisit::tell(const QString& text, text::Tone tone, NetNews::Kind kind)
{
    if (text.isEmpty())
        return;
    m_news.append({.kind = kind, .text = text, .tone = tone});
    if (m_news.size() > kMostNews)
        m_news.removeFirst();
    wake();
}

QString NetVisit::cutWords() const
{
    if (state() != Client::State::Waiting)
        return {};
    const int left = (m_client.retryIn() + kSecond - 1) / kSecond;
    return left > 0 ? tr("The connection is lost. Next try in %1.").arg(text::NetWords::seconds(left))
                    : tr("The connection is lost. Trying again.");
}

void NetVisit::welcome(const net::Welcome& message)
{
    const bool again = !m_welcome.server.empty() || m_listed;
    m_welcome = message;
    m_listed = false;
    m_people.clear();
    m_invitations.clear();
    m_away = false;
    // The token is opaque: what is kept is what came.
    const QString token = QString::fromStdString(m_client.welcome().token);
    const QString fingerprint = m_client.fingerprint();
    if (!fingerprint.isEmpty() && m_identity.fingerprint.isEmpty())
        tell(tr("First visit here over TLS. Compare with whoever runs the server: %1.")
                 .arg(net::fingerprintWords(fingerprint, text::language()).join(QLatin1Char(' '))),
            text::Tone::Hint);
    m_identity.token = token;
    m_identity.fingerprint = fingerprint;
    if (m_welcomed)
        m_welcomed(token, fingerprint);
    if (again)
        tell(tr("The connection is back."), text::Tone::Good);
    // The match went on without us, or ended.
    if (m_match && !m_match->end && !message.match) {
        m_match.reset();
        tell(tr("The match is no longer open here; what is kept of it stands in the lobby."),
            text::Tone::Hint);
    }
    wake();
}

QString NetVisit::nameOf(net::Id id) const
{
    const auto at = m_people.find(id);
    return at == m_people.end() || at->second.name.empty() ? QStringLiteral("?")
                                                           : QString::fromStdString(at->second.name);
}

void NetVisit::take(const net::Who& who)
{
    if (who.first)
        m_people.clear();
    for (const auto& person : who.people)
        take(person, who.first || !m_listed);
    m_listed = m_listed || who.last;
}

void NetVisit::take(const net::Person& person, bool silent)
{
    const auto at = m_people.find(person.id);
    const bool known = at != m_people.end();
    const bool tells = !silent && !m_match && person.id != m_welcome.id;
    if (person.doing == net::Doing::Gone) {
        if (known && tells)
            tell(text::NetWords::left(nameOf(person.id)) + QLatin1Char('.'));
        m_people.erase(person.id);
        return;
    }
    m_people[person.id] = person;
    if (!known && tells)
        tell(text::NetWords::cameIn(nameOf(person.id)) + QLatin1Char('.'));
}

void NetVisit::keepLine(const net::Line& line)
{
    const QString name = line.name.empty() ? QStringLiteral("?") : QString::fromStdString(line.name);
    auto& lines = line.room == net::Room::Lobby ? m_lobbyChat : m_matchChat;
    QString words = tr("%1: %2").arg(name, text::NetWords::line(line));
    if (line.at && line.at->size() == 2)
        words += QLatin1Char(' ') + tr("(row %1, column %2)").arg(line.at->at(0) + 1).arg(line.at->at(1) + 1);
    lines.append(words);
    if (lines.size() > kMostLines)
        lines.removeFirst();
}

void NetVisit::take(const net::Line& line)
{
    keepLine(line);
    tell((line.room == net::Room::Lobby ? m_lobbyChat : m_matchChat).constLast(), text::Tone::Plain,
        NetNews::Kind::Chat);
}

void NetVisit::take(const net::Tail& tail)
{
    (tail.room == net::Room::Lobby ? m_lobbyChat : m_matchChat).clear();
    for (auto line : tail.lines) {
        line.room = tail.room;
        keepLine(line);
    }
}

void NetVisit::take(const net::Invitation& invitation)
{
    const bool sent = invitation.from == m_welcome.id;
    const auto other = sent ? invitation.to : invitation.from;
    QString name = nameOf(other);
    for (const auto& each : std::as_const(m_invitations))
        if (each.invitation.from == invitation.from && each.invitation.to == invitation.to)
            name = each.name;
    m_invitations.removeIf([&](const Invited& each) {
        return each.invitation.from == invitation.from && each.invitation.to == invitation.to;
    });
    if (invitation.left <= 0) {
        tell(text::NetWords::invitationGone(invitation.gone, name, sent), text::Tone::Hint,
            NetNews::Kind::Choices);
        return;
    }
    m_invitations.append({invitation, name, QDeadlineTimer(qint64{invitation.left} * kSecond)});
    tell(sent
            ? tr("You have invited %1.").arg(name)
            : tr("%1 invites you: %2 Y: yes, N: no.")
                  .arg(name, text::NetWords::proposal(invitation.options, setTitle(invitation.options.set))),
        text::Tone::Good, NetNews::Kind::Choices);
}

void NetVisit::take(const net::Start& start)
{
    if (start.game != "minotaur" || start.seat >= minotaur::kMostPlayers) {
        tell(tr("The server has begun a game that this edition does not know."), text::Tone::Danger);
        return;
    }
    m_invitations.clear();
    // Of a connection that came back the chat comes too.
    if (!m_match || m_match->start.match != start.match)
        m_matchChat.clear();
    m_match = NetMatch{.start = start};
    m_match->grace = m_match->nextLevel = QDeadlineTimer(QDeadlineTimer::Forever);
    const QString partner = m_match->partner();
    m_opening = m_match->watching()
        ? tr("You watch %1, %n round(s) late.", nullptr, m_welcome.delayRounds).arg(partner)
        : start.seat == 0 ? tr("You play with %1: you, then %1, then the monsters.").arg(partner)
                          : tr("You play with %1: %1, then you, then the monsters.").arg(partner);
}

void NetVisit::take(const net::ViewFrame& view)
{
    if (!m_match || m_match->end)
        return;
    auto& match = *m_match;
    const bool first = !match.reader.ready();
    const auto before = match.seen();
    if (!match.reader.take(view.v)) {
        tell(tr("The server sent a view that cannot be right; the last one stays."), text::Tone::Danger);
        return;
    }
    match.moved = false;
    for (int seat = 0; seat < std::min<int>(minotaur::kMostPlayers, static_cast<int>(view.presence.size()));
        ++seat)
        setPresence(seat, presenceOf(view.presence[static_cast<std::size_t>(seat)]));
    const auto& now = match.seen();
    const bool begins = first || now.level != before.level || now.map.rows() != before.map.rows()
        || now.map.columns() != before.map.columns();
    if (begins)
        match.ready = {};
    const auto events = match.reader.events();
    if (!begins && events.empty() && now == before)
        return; // of presence alone
    m_news.append({.kind = begins ? NetNews::Kind::Level : NetNews::Kind::Turn,
        .text = std::exchange(m_opening, {}),
        .before = begins ? now : before,
        .now = now,
        .events = {events.begin(), events.end()}});
}

void NetVisit::take(const net::Nack& nack)
{
    if (!m_match)
        return;
    m_match->moved = false;
    for (const auto refusal : {minotaur::Refusal::Wall, minotaur::Refusal::NotYourTurn,
             minotaur::Refusal::NotNow, minotaur::Refusal::LevelOver})
        if (nack.reason == enumName(refusal) && m_match->reader.ready()) {
            const auto message
                = text::MazeWords::refused(refusal, m_match->action, m_match->seen(), m_match->cast());
            tell(message.text, message.tone);
        }
}

void NetVisit::setPresence(int seat, net::Presence presence)
{
    auto& there = m_match->presence[static_cast<std::size_t>(seat)];
    if (there == presence)
        return;
    there = presence;
    m_match->waits = false;
    if (m_match->watching() || seat == m_match->other())
        tell(m_match->trouble().isEmpty() || m_match->watching()
                ? text::NetWords::presence(presence, m_match->name(seat))
                : m_match->trouble(),
            presence == net::Presence::Online ? text::Tone::Good : text::Tone::Danger);
}

void NetVisit::take(const net::PresenceNews& news)
{
    if (!m_match || news.seat >= minotaur::kMostPlayers)
        return;
    if (news.left > 0)
        m_match->grace = QDeadlineTimer(qint64{news.left} * kSecond);
    setPresence(news.seat, news.state);
}

void NetVisit::end(const net::End& news)
{
    if (!m_match || m_match->start.match != news.match)
        return;
    m_match->end = news;
    const bool kept = news.reason == net::EndReason::Saved;
    if (!m_match->watching() || !kept)
        tell(text::NetWords::ended(news.reason),
            news.reason == net::EndReason::Won ? text::Tone::Good : text::Tone::Hint);
    // One has gone to the lobby oneself, and knows it.
    if (kept)
        m_match.reset();
    wake();
}

} // namespace labrys::cli

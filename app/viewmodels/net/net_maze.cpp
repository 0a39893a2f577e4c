// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/net_maze.h"

#include "app/text/net_words.h"
#include "core/base/fields.h"
#include "core/minotaur/known_way.h"

#include <algorithm>

namespace labrys::viewmodels {

namespace {

/// The refusal of that name, as a server sends it; none for a word of its own.
std::optional<minotaur::Refusal> refusalOf(std::string_view word)
{
    for (int i = 0; i <= static_cast<int>(minotaur::Refusal::LevelOver); ++i)
        if (const auto refusal = static_cast<minotaur::Refusal>(i); enumName(refusal) == word)
            return refusal;
    return std::nullopt;
}

net::Presence presenceOf(char letter)
{
    switch (letter) {
    case 'l':
        return net::Presence::Lost;
    case 'a':
        return net::Presence::Absent;
    case 'x':
        return net::Presence::Left;
    default:
        return net::Presence::Online;
    }
}

} // namespace

NetMaze::NetMaze(QObject* parent)
    : MazePlay(parent)
{
    connect(&m_keeper, &MatchKeeper::kept, this, [this](const MatchKeeper::Kept& kept) {
        m_kept = kept;
        Q_EMIT changed();
    });
    connect(this, &MazeScene::observed, this, [this] {
        m_chat.setStamp(QString::number(turn()));
        Q_EMIT changed();
    });
    connect(this, &MazePlay::kept, this,
        [this](int /*turn*/, const text::Message& message) { m_chat.happened(message); });
}

void NetMaze::setLink(NetLink* link)
{
    m_link = link;
    connect(link, &NetLink::stateChanged, this, &NetMaze::changed);
    connect(link, &NetLink::retryChanged, this, &NetMaze::changed);
    connect(link, &NetLink::welcomed, this, [this](const net::Welcome& welcome) {
        m_delay = welcome.delayRounds;
        m_chat.setOwn(welcome.id);
    });
    connect(link, &NetLink::started, this, &NetMaze::start);
    connect(link, &NetLink::viewCame, this, &NetMaze::takeView);
    connect(link, &NetLink::nacked, this, &NetMaze::takeNack);
    connect(link, &NetLink::presenceChanged, this, &NetMaze::takePresence);
    connect(link, &NetLink::readyChanged, this, [this](const net::Ready& ready) {
        m_ready = ready;
        Q_EMIT changed();
    });
    connect(link, &NetLink::ended, this, [this](const net::End& end) {
        m_end = end;
        Q_EMIT changed();
    });
    connect(link, &NetLink::recordCame, this, [this](net::Id match, const QByteArray& thread) {
        if (m_start && m_start->match == match && !watching())
            m_keeper.keep(thread, cast().names);
    });
    connect(link, &NetLink::said, this, [this](const net::Line& line) {
        if (line.room != net::Room::Lobby)
            m_chat.take(line);
    });
    connect(link, &NetLink::tailCame, this, [this](const net::Tail& tail) {
        if (tail.room != net::Room::Lobby)
            m_chat.take(tail);
    });
}

void NetMaze::start(const net::Start& start)
{
    // After a cut the same match begins anew: what was said stays.
    const bool same = m_start && m_start->match == start.match;
    m_start = start;
    text::Cast cast{.own = start.seat, .names = {}};
    for (const auto& name : start.names)
        cast.names.append(QString::fromStdString(name));
    setCast(std::move(cast));
    m_reader = {};
    m_presence = {};
    m_waits = false;
    m_ready = {};
    m_end.reset();
    m_kept = {};
    if (!same) {
        m_chat.clear();
        messages()->clear();
        show({});
    }
    Q_EMIT changed();
}

void NetMaze::takeView(const net::ViewFrame& view)
{
    if (!m_start)
        return;
    for (std::size_t i = 0; i < view.presence.size() && i < m_presence.size(); ++i)
        setPresence(static_cast<int>(i), presenceOf(view.presence[i]));
    // What cannot be read leaves the last good view; the next whole one puts it right.
    if (m_reader.take(view.v))
        take(m_reader.observation(), m_reader.events());
    Q_EMIT changed();
}

void NetMaze::take(const minotaur::Observation& seen, std::span<const minotaur::Event> events)
{
    const auto before = this->seen();
    const bool fresh = !MazeScene::ready() || before.level != seen.level;
    if (fresh) {
        messages()->clear();
        m_ready = {};
    }
    MazeShown shown{.seen = seen, .title = QString::fromStdString(m_start ? m_start->title : std::string())};
    if (!fresh)
        shown.motions = motionsOf(events, before, seen);
    show(std::move(shown));
    if (fresh && watching())
        MazePlay::say({{tr("You watch %1.").arg(names()), text::Tone::Plain, true}});
    else if (fresh)
        MazePlay::say({text::MazeWords::welcome(seen)});
    else
        MazePlay::say(text::MazeWords::happened(events, before, seen, cast()));
}

void NetMaze::act(int move)
{
    if (!m_link || !active() || outcome() != Running || watching())
        return;
    const minotaur::Action action{seat(), static_cast<minotaur::Verb>(move), 0};
    if (!myTurn()) {
        MazePlay::say({text::MazeWords::refused(minotaur::Refusal::NotYourTurn, action, seen(), cast())});
        return;
    }
    m_last = static_cast<Move>(move);
    std::string text;
    minotaur::Rules::writeAction(action, text);
    m_link->move(text);
}

void NetMaze::takeNack(const net::Nack& nack)
{
    const auto refusal = refusalOf(nack.reason);
    if (!refusal)
        return; // late: the view that came meanwhile shows why
    const minotaur::Action action{seat(), static_cast<minotaur::Verb>(m_last), 0};
    MazePlay::say({text::MazeWords::refused(*refusal, action, seen(), cast())});
}

void NetMaze::takePresence(const net::PresenceNews& news)
{
    m_presenceLeft = news.left;
    setPresence(news.seat, news.state);
    Q_EMIT changed();
}

void NetMaze::setPresence(int seat, net::Presence presence)
{
    if (seat < 0 || seat >= static_cast<int>(m_presence.size()))
        return;
    auto& known = m_presence[static_cast<std::size_t>(seat)];
    if (known == presence)
        return;
    known = presence;
    m_waits = false;
    if (seat != this->seat())
        m_chat.notice(text::NetWords::presence(presence, nameOf(seat)));
}

void NetMaze::chooseCell(Cell cell)
{
    if (!active() || watching() || !seen().map.contains(cell))
        return;
    const Cell from = focusCell();
    if (from == cell)
        return act(Wait);
    if (const auto side = minotaur::directionTo(from, cell))
        return act(static_cast<int>(*side));
    // Further away: the first step there; the partner moves before the second.
    const auto path = minotaur::knownPath(seen(), from, cell);
    if (!path || path->empty())
        return MazePlay::say({text::MazeWords::noWay()});
    if (const auto side = minotaur::directionTo(from, path->front()))
        act(static_cast<int>(*side));
}

void NetMaze::say(const QString& text)
{
    if (const QString line = text.simplified(); !line.isEmpty() && m_link)
        m_link->say({room(), line.toStdString(), {}, {}});
}

void NetMaze::sayPhrase(int number)
{
    constexpr int kKeyIsThisWay = 2;
    if (!m_link || number < 1 || number > text::kPhrases || watching())
        return;
    net::Say line{room(), {}, number, {}};
    if (number == kKeyIsThisWay && seen().key)
        line.at = {seen().key->row, seen().key->column};
    m_link->say(line);
}

void NetMaze::next()
{
    if (m_link)
        m_link->next();
}

void NetMaze::playOn()
{
    if (m_link)
        m_link->playOn();
}

void NetMaze::wait()
{
    m_waits = true;
    Q_EMIT changed();
}

void NetMaze::leave()
{
    if (m_link && active() && !m_end) {
        if (watching())
            m_link->unspectate();
        else
            m_link->leave();
    }
    m_start.reset();
    Q_EMIT changed();
}

void NetMaze::retryNow()
{
    if (m_link)
        m_link->retryNow();
}

void NetMaze::tick()
{
    m_presenceLeft = std::max(0, m_presenceLeft - 1);
    m_ready.left = std::max(0, m_ready.left - 1);
    Q_EMIT changed();
}

void NetMaze::retranslate()
{
    messages()->clear();
    refresh();
    if (active() && MazeScene::ready())
        MazePlay::say({text::MazeWords::welcome(seen())});
}

void NetMaze::setReplaysPath(const QString& path)
{
    m_keeper.setPlaces({path, scoresPath()});
    Q_EMIT placesChanged();
}

void NetMaze::setScoresPath(const QString& path)
{
    m_keeper.setPlaces({replaysPath(), path});
    Q_EMIT placesChanged();
}

int NetMaze::focusSeat() const
{
    return seat() >= 0 && seat() < players() ? seat() : MazePlay::focusSeat();
}

} // namespace labrys::viewmodels

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/match_room.h"

#include "app/net/clock.h"
#include "core/base/assert.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace labrys::net {

namespace {

int secondsUntil(std::int64_t time)
{
    const auto left = time - milliseconds();
    return left > 0 ? static_cast<int>((left + 999) / 1000) : 0;
}

std::string_view wordFor(const game::HostedMatch::Refused& refused)
{
    switch (refused.why) {
    case game::HostedMatch::Rejection::NotAnAction:
        return "NotAnAction";
    case game::HostedMatch::Rejection::NotThisSeat:
        return "NotThisSeat";
    case game::HostedMatch::Rejection::Refused:
        break;
    }
    return refused.word;
}

} // namespace

MatchRoom::MatchRoom(StoredMatch begun, std::unique_ptr<game::HostedMatch> match, MatchServices& services)
    : m_begun(std::move(begun))
    , m_match(std::move(match))
    , m_services(services)
    , m_places(m_begun.seats.size())
    , m_watchers(services.limits.delayRounds)
    , m_journal(services.log, services.folder, m_begun.match)
    , m_lastDecision(milliseconds())
    , m_level(m_match->summary().level)
{
    LABRYS_ASSERT(std::ssize(m_begun.seats) == m_match->seats() && m_begun.seats.size() == 2);
    m_begun.header = m_match->header();
    // Who did not leave is waited for.
    for (std::size_t seat = 0; seat < m_places.size(); ++seat) {
        if (m_begun.seats[seat].left)
            continue;
        m_places[seat].presence = Presence::Lost;
        m_places[seat].graceEnds = milliseconds() + services.limits.grace;
    }
    if (m_match->stageOver())
        prepareNext();
}

MatchRoom::~MatchRoom() = default;

int MatchRoom::graceLeft(int seat) const
{
    return place(seat).presence == Presence::Lost ? secondsUntil(place(seat).graceEnds) : 0;
}

void MatchRoom::keepAgain()
{
    if (!m_over)
        m_journal.rewrite(m_begun, *m_match);
}

void MatchRoom::tellUnkept() const
{
    for (const auto& each : m_places)
        if (each.visitor != nullptr)
            each.visitor->send(Error{ErrorCode::Server, "log", 0});
}

std::string MatchRoom::presenceText() const
{
    std::string text;
    for (const auto& place : m_places)
        text += "olax"[static_cast<std::size_t>(place.presence)];
    return text;
}

Start MatchRoom::startFor(int seat, bool resumed) const
{
    Start start{id(), std::string(m_match->game()), seat, {}, m_begun.options, m_begun.title, resumed};
    // A seed is as secret as the maze that follows from it.
    start.options.seed.clear();
    for (const auto& stored : m_begun.seats)
        start.names.push_back(stored.name);
    return start;
}

void MatchRoom::sit(Visitor& visitor, int seat)
{
    visitor.room = this;
    visitor.seat = seat;
    visitor.stand = Stand::Match;
    auto& here = place(seat);
    here.visitor = &visitor;
    here.presence = Presence::Online;
    here.told.reset();
    here.stale = false;
}

void MatchRoom::greet(const Visitor& visitor, bool resumed) const
{
    visitor.send(startFor(visitor.seat, resumed));
    if (visitor.seat >= 0 && !m_chat.empty())
        visitor.send(m_chat.tail());
    for (int seat = 0; seat < std::ssize(m_places); ++seat)
        visitor.send(PresenceNews{seat, place(seat).presence, graceLeft(seat)});
}

void MatchRoom::begin(const std::array<Visitor*, 2>& visitors)
{
    for (int seat = 0; seat < 2; ++seat)
        if (auto* visitor = visitors.at(static_cast<std::size_t>(seat)); visitor != nullptr)
            sit(*visitor, seat);
    for (int seat = 0; seat < 2; ++seat) {
        const auto* visitor = visitors.at(static_cast<std::size_t>(seat));
        if (visitor != nullptr)
            greet(*visitor, false);
        else
            tellGame(seat);
    }
    sendViews();
    Q_EMIT changed();
}

void MatchRoom::attach(Visitor& visitor, int seat)
{
    sit(visitor, seat);
    auto& stored = m_begun.seats.at(static_cast<std::size_t>(seat));
    if (std::exchange(stored.left, false))
        m_journal.setLeft(seat, false);
    ++m_services.tally.resumed;
    greet(visitor, true);
    tellGame(seat);
    tellPresence(seat);
    if (m_match->stageOver())
        tellReady();
    sendViews();
    Q_EMIT changed();
}

/// The game refuses what it knows already. It hears of players only while a level runs; what it missed it
/// hears when the next one begins.
void MatchRoom::tellGame(int seat)
{
    if (!m_match->tell(isThere(seat) ? game::Change::Back : game::Change::Lost, seat))
        return;
    m_lastDecision = milliseconds();
    m_journal.append(*m_match);
}

void MatchRoom::depart(int seat, Presence presence)
{
    auto& here = place(seat);
    here.presence = presence;
    here.told.reset();
    here.ready = false;
    if (presence == Presence::Lost)
        here.graceEnds = milliseconds() + m_services.limits.grace;
    else
        here.visitor = nullptr;
    tellGame(seat);
    tellPresence(seat);
    sendViews();
    enterIfReady();
    Q_EMIT changed();
}

void MatchRoom::lose(Visitor& visitor)
{
    if (visitor.seat < 0)
        return unwatch(visitor);
    depart(visitor.seat, Presence::Lost);
}

void MatchRoom::leave(Visitor& visitor)
{
    const int seat = visitor.seat;
    visitor.toLobby();
    m_begun.seats.at(static_cast<std::size_t>(seat)).left = true;
    m_journal.setLeft(seat, true);
    const auto summary = m_match->summary();
    visitor.send(End{id(), EndReason::Saved, summary.level, summary.turns, summary.score});
    depart(seat, Presence::Left);
    if (std::ranges::all_of(m_places, [](const Place& each) { return each.presence == Presence::Left; }))
        Q_EMIT deserted();
}

void MatchRoom::setToken(int seat, const QByteArray& hash)
{
    auto& stored = m_begun.seats.at(static_cast<std::size_t>(seat));
    stored.token = hash.toHex().toStdString();
    m_journal.setToken(seat, stored.token);
}

void MatchRoom::tellPresence(int seat)
{
    const PresenceNews news{seat, place(seat).presence, graceLeft(seat)};
    for (const auto& each : m_places)
        if (each.visitor != nullptr && each.visitor != place(seat).visitor)
            each.visitor->send(news);
    m_watchers.sendAll(news);
}

void MatchRoom::move(Visitor& visitor, const Move& move)
{
    using SteadyClock = std::chrono::steady_clock;
    const auto begun = SteadyClock::now();
    const auto& here = place(visitor.seat);
    if (move.seq != here.seq) {
        visitor.send(Nack{move.seq, "Stale"});
        return;
    }
    if (const auto done = m_match->submit(visitor.seat, move.action); !done) {
        visitor.send(Nack{move.seq, std::string(wordFor(done.error()))});
        return;
    }
    ++m_services.tally.moves;
    m_lastDecision = milliseconds();
    commit();
    m_services.tally.moveToView.add(
        std::chrono::duration_cast<std::chrono::microseconds>(SteadyClock::now() - begun).count());
}

void MatchRoom::commit()
{
    // Views first: the player waits for them, the log does not.
    sendViews();
    m_journal.append(*m_match);
    const auto summary = m_match->summary();
    if (summary.outcome != game::Outcome::Running)
        return finish(summary.outcome == game::Outcome::Won ? EndReason::Won : EndReason::Lost);
    if (m_match->stageOver() && m_nextStage == nullptr)
        prepareNext();
    if (summary.level != m_level) {
        m_level = summary.level;
        Q_EMIT changed();
    }
}

void MatchRoom::sendViews()
{
    for (int seat = 0; seat < std::ssize(m_places); ++seat)
        sendView(place(seat), seat);
    if (mayBeWatched())
        m_watchers.record(*m_match, {m_match->summary().turns, m_match->sight(0), presenceText()});
}

void MatchRoom::sendView(Place& here, int seat)
{
    ++here.seq;
    if (here.visitor == nullptr || !here.visitor->connection)
        return;
    here.stale = here.visitor->connection->behind();
    if (here.stale)
        return;
    auto sight = m_match->sight(seat);
    here.visitor->send(ViewFrame{here.seq, presenceText(), m_match->encode(here.told.get(), *sight)});
    here.told = std::move(sight);
}

void MatchRoom::caughtUp(const Visitor& visitor)
{
    if (visitor.seat < 0)
        return m_watchers.caughtUp(visitor, *m_match);
    if (auto& here = place(visitor.seat); here.stale)
        sendView(here, visitor.seat);
}

void MatchRoom::prepareNext()
{
    using Made = std::expected<std::unique_ptr<game::ReadyStage>, Problem>;
    // The job is copied on its way; what it makes is not.
    const auto make = [job = m_match->nextStage()] { return std::make_shared<Made>(job()); };
    m_services.workshop.run(Workshop::Urgency::Soon, this, make, [this](const std::shared_ptr<Made>& made) {
        if (!*made)
            return finish(EndReason::Failed);
        m_nextStage = *std::move(*made);
        enterIfReady();
    });
    tellReady();
}

void MatchRoom::tellReady()
{
    Ready ready;
    for (int seat = 0; seat < std::ssize(m_places); ++seat)
        if (place(seat).ready)
            ready.seats.push_back(seat);
    ready.left = m_readyEnds != 0 ? secondsUntil(m_readyEnds) : 0;
    for (const auto& each : m_places)
        if (each.visitor != nullptr)
            each.visitor->send(ready);
}

void MatchRoom::next(const Visitor& visitor)
{
    auto& here = place(visitor.seat);
    if (!m_match->stageOver() || here.ready)
        return;
    here.ready = true;
    if (m_readyEnds == 0)
        m_readyEnds = milliseconds() + m_services.limits.readyTime;
    tellReady();
    enterIfReady();
}

void MatchRoom::enterIfReady()
{
    const bool someone = std::ranges::any_of(m_places, &Place::ready);
    const bool all = std::ranges::all_of(
        m_places, [](const Place& each) { return each.ready || each.presence != Presence::Online; });
    if (m_nextStage == nullptr || !someone || !all)
        return;
    m_match->enter(std::move(m_nextStage));
    m_readyEnds = 0;
    for (auto& each : m_places)
        each.ready = false;
    m_lastDecision = milliseconds();
    for (int seat = 0; seat < std::ssize(m_places); ++seat)
        tellGame(seat);
    commit();
}

void MatchRoom::playOn(const Visitor& visitor)
{
    const int absent = static_cast<int>(other(visitor.seat));
    const auto& there = place(absent);
    bool done = false;
    if (there.presence == Presence::Absent || there.presence == Presence::Left)
        done = m_match->tell(game::Change::PlayOn, absent);
    else if (there.presence == Presence::Online && m_match->toMove() == absent
        && milliseconds() - m_lastDecision > m_services.limits.idle)
        done = m_match->tell(game::Change::TurnPassed, absent);
    if (!done) {
        visitor.send(Error{ErrorCode::NotNow, "playon", graceLeft(absent)});
        return;
    }
    m_lastDecision = milliseconds();
    commit();
}

void MatchRoom::say(Visitor& visitor, const Say& said)
{
    if (visitor.seat < 0)
        return m_watchers.say(visitor, said);
    const auto line = m_chat.say(visitor, said);
    if (!line)
        return;
    const auto frame = frameOf(encode(*line));
    for (const auto& each : m_places)
        if (each.visitor != nullptr)
            each.visitor->sendFrame(frame);
}

void MatchRoom::watch(Visitor& visitor)
{
    visitor.room = this;
    visitor.seat = -1;
    visitor.stand = Stand::Watching;
    greet(visitor, true);
    m_watchers.add(visitor, *m_match);
}

void MatchRoom::unwatch(Visitor& visitor)
{
    m_watchers.remove(visitor);
    visitor.toLobby();
}

void MatchRoom::finish(EndReason reason)
{
    if (m_over)
        return;
    m_over = true;
    const auto summary = m_match->summary();
    const End end{id(), reason, summary.level, summary.turns, summary.score};
    m_watchers.release(*m_match);
    m_watchers.sendAll(end);
    for (auto* visitor : m_watchers.dismiss())
        unwatch(*visitor);
    for (auto& each : m_places) {
        if (each.visitor == nullptr)
            continue;
        each.visitor->send(end);
        m_playersAtEnd.push_back(each.visitor->connection);
        each.visitor->toLobby();
    }
    if (reason != EndReason::Failed)
        m_journal.remove();
    ++m_services.tally.matchesEnded;
    Q_EMIT over();
}

void MatchRoom::tick(std::int64_t now)
{
    bool anyone = false;
    for (int seat = 0; seat < std::ssize(m_places); ++seat) {
        auto& here = place(seat);
        if (here.presence == Presence::Lost && now >= here.graceEnds) {
            here.presence = Presence::Absent;
            tellPresence(seat);
            sendViews();
            Q_EMIT changed();
        }
        anyone = anyone || here.presence == Presence::Online || here.presence == Presence::Lost;
    }
    if (!anyone) {
        Q_EMIT deserted();
        return;
    }
    const auto mover = m_match->toMove();
    if (m_services.limits.turnLimit > 0 && mover != game::kEnvironment && isThere(mover)
        && now - m_lastDecision > m_services.limits.turnLimit
        && m_match->tell(game::Change::TurnPassed, mover)) {
        m_lastDecision = now;
        commit();
    } else if (m_readyEnds != 0 && now >= m_readyEnds) {
        for (auto& each : m_places)
            each.ready = each.ready || each.presence == Presence::Online;
        enterIfReady();
    }
}

} // namespace labrys::net

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/lobby.h"

#include "app/net/bounds.h"
#include "app/net/clock.h"

#include <algorithm>

namespace labrys::net {

namespace {

/// Coarse on purpose: each change of it goes to everybody.
int coarseLag(int milliseconds)
{
    constexpr std::array kSteps{30, 80, 200, 500};
    const auto step = std::ranges::lower_bound(kSteps, milliseconds);
    return milliseconds < 0 ? -1 : step == kSteps.end() ? 1000 : *step;
}

Doing doingOf(const Visitor& visitor)
{
    if (!visitor.connection)
        return Doing::Lost;
    if (visitor.room != nullptr)
        return visitor.seat < 0 ? Doing::Watching : Doing::Playing;
    return visitor.busy ? Doing::Playing : visitor.away ? Doing::Away : Doing::Lobby;
}

} // namespace

Lobby::Lobby(const game::Host& host, const Limits& limits, Matches& matches)
    : m_host(host)
    , m_limits(limits)
    , m_matches(matches)
{
    connect(&matches, &Matches::made, this, [this](MatchRoom* room, Id inviter, Id invited) {
        const std::array visitors{find(inviter), find(invited)};
        for (auto* visitor : visitors)
            if (visitor != nullptr)
                visitor->busy = false;
        room->begin(visitors);
    });
    connect(&matches, &Matches::failed, this, [this](Id inviter, Id invited) {
        for (const Id id : {inviter, invited})
            if (auto* visitor = find(id); visitor != nullptr) {
                visitor->busy = false;
                visitor->send(Error{ErrorCode::Server, "match", 0});
                touch(*visitor);
            }
    });
    connect(&matches, &Matches::restored, this, [this](MatchRoom* room, Id id, int seat) {
        auto* visitor = find(id);
        if (visitor == nullptr || visitor->room != nullptr || !visitor->connection)
            return;
        visitor->busy = false;
        if (room != nullptr)
            room->attach(*visitor, seat);
        else
            visitor->send(Error{ErrorCode::NoSuchMatch, "match", 0});
        touch(*visitor);
    });
    connect(&matches, &Matches::changed, this, [this](const MatchRoom* room) {
        for (const auto& [id, visitor] : m_visitors)
            if (visitor->room == room)
                touch(*visitor);
    });
    connect(&matches, &Matches::closed, this, [this](const MatchRoom* room) { closed(*room); });
}

Lobby::~Lobby() = default;

/// Whoever was still in it comes back, and whoever was only waited for is forgotten.
void Lobby::closed(const MatchRoom& room)
{
    std::vector<Visitor*> gone;
    for (const auto& [id, visitor] : m_visitors) {
        if (visitor->room == &room)
            visitor->toLobby();
        if (!visitor->connection && visitor->room == nullptr)
            gone.push_back(visitor.get());
        else if (visitor->room == nullptr)
            touch(*visitor);
    }
    for (auto* visitor : gone)
        remove(*visitor);
    for (const auto& [id, visitor] : m_visitors)
        if (std::ranges::any_of(room.begun().seats,
                [&](const StoredSeat& seat) { return seat.token == visitor->token.toHex().toStdString(); }))
            tellKept(*visitor);
}

Visitor* Lobby::find(Id visitor) const
{
    const auto at = m_visitors.find(visitor);
    return at == m_visitors.end() ? nullptr : at->second.get();
}

Visitor* Lobby::findByToken(const QByteArray& token) const
{
    const auto at = std::ranges::find_if(m_visitors,
        [&](const auto& entry) { return entry.second->token == token || entry.second->nextToken == token; });
    return at == m_visitors.end() ? nullptr : at->second.get();
}

bool Lobby::hasName(const std::array<QString, 2>& keys) const
{
    return std::ranges::any_of(m_visitors, [&](const auto& entry) {
        return entry.second->keys[0] == keys[0] || entry.second->keys[1] == keys[1];
    });
}

void Lobby::lagMeasured(const Visitor& visitor)
{
    if (visitor.connection && coarseLag(visitor.connection->lag()) != visitor.shownLag)
        touch(visitor);
}

Visitor& Lobby::add()
{
    auto visitor = std::make_unique<Visitor>(++m_lastId, m_limits);
    auto& added = *visitor;
    m_visitors[added.id] = std::move(visitor);
    return added;
}

void Lobby::entered(Visitor& visitor)
{
    touch(visitor);
    sendWhole(visitor);
    if (!m_chat.empty())
        visitor.send(m_chat.tail());
}

void Lobby::returned(Visitor& visitor)
{
    touch(visitor);
    sendWhole(visitor);
    tellKept(visitor);
}

void Lobby::tellKept(const Visitor& visitor) const
{
    visitor.send(Waits{m_matches.keptFor(visitor.token)});
}

void Lobby::remove(Visitor& visitor)
{
    withdraw(visitor, "left");
    m_dirty.insert(visitor.id);
    m_visitors.erase(visitor.id);
}

Person Lobby::personOf(const Visitor& visitor) const
{
    Person person{visitor.id, visitor.name, doingOf(visitor), std::nullopt, std::nullopt, std::nullopt, false,
        visitor.connection ? coarseLag(visitor.connection->lag()) : -1};
    if (visitor.room == nullptr)
        return person;
    person.match = visitor.room->id();
    person.level = visitor.room->match().summary().level;
    person.open = visitor.room->mayBeWatched();
    if (visitor.seat >= 0)
        person.with = visitor.room->partnerOf(visitor.seat);
    return person;
}

void Lobby::sendWhole(Visitor& visitor)
{
    if (!visitor.connection || visitor.connection->behind())
        return;
    Who who;
    who.first = true;
    for (const auto& [id, other] : m_visitors) {
        who.people.push_back(personOf(*other));
        if (who.people.size() < kPeopleInFrame)
            continue;
        visitor.send(who);
        who = {};
    }
    who.last = true;
    visitor.send(who);
    visitor.whoStale = false;
}

void Lobby::flushWho()
{
    for (const Id id : m_dirty)
        if (auto* visitor = find(id); visitor != nullptr && visitor->connection)
            visitor->shownLag = coarseLag(visitor->connection->lag());
    std::vector<QByteArray> frames;
    Who who;
    const auto add = [&] {
        if (!who.people.empty())
            frames.push_back(frameOf(encode(who)));
        who.people.clear();
    };
    for (const Id id : std::exchange(m_dirty, {})) {
        const auto* visitor = find(id);
        Person gone;
        gone.id = id;
        gone.doing = Doing::Gone;
        who.people.push_back(visitor != nullptr ? personOf(*visitor) : gone);
        if (who.people.size() == kPeopleInFrame)
            add();
    }
    add();
    for (const auto& [id, visitor] : m_visitors) {
        if (!visitor->connection || visitor->stand != Stand::Lobby)
            continue;
        if (visitor->whoStale) {
            sendWhole(*visitor);
        } else if (visitor->connection->behind()) {
            visitor->whoStale = true;
        } else {
            for (const auto& frame : frames)
                visitor->sendFrame(frame);
        }
    }
}

void Lobby::sendToAll(const FromServer& message) const
{
    const auto frame = frameOf(encode(message));
    for (const auto& [id, visitor] : m_visitors)
        visitor->sendFrame(frame);
}

void Lobby::say(Visitor& visitor, const Say& said)
{
    const auto line = m_chat.say(visitor, said);
    if (!line)
        return;
    const auto frame = frameOf(encode(*line));
    for (const auto& [id, other] : m_visitors)
        if (other->stand == Stand::Lobby && !(other->connection && other->connection->behind()))
            other->sendFrame(frame);
}

void Lobby::tellGone(const Invitations::Open& invitation, const char* why)
{
    const Invitation gone{invitation.from, invitation.to, 0, why, invitation.options};
    for (const Id id : {invitation.from, invitation.to})
        if (const auto* visitor = find(id); visitor != nullptr)
            visitor->send(gone);
}

void Lobby::withdraw(const Visitor& visitor, const char* why)
{
    for (const auto& open : m_invitations.takeAll(visitor.id))
        tellGone(open, why);
}

void Lobby::invite(Visitor& visitor, const Invite& invite)
{
    auto* other = find(invite.to);
    const auto refuse = [&](ErrorCode code, const char* field) { visitor.send(Error{code, field, 0}); };
    if (other == nullptr || other == &visitor || !other->connection)
        return refuse(ErrorCode::NoSuchPlayer, "to");
    if (visitor.busy || other->busy || other->room != nullptr)
        return refuse(ErrorCode::Busy, "to");
    const auto sets = m_host.sets();
    if (std::ranges::find(sets, invite.options.set, &game::Host::Set::id) == sets.end())
        return refuse(ErrorCode::SetUnknown, "options/set");
    if (!m_host.offers({invite.options.set, invite.options.difficulty, std::nullopt}))
        return refuse(ErrorCode::Field, "options/difficulty");
    if (!invite.options.seed.empty() && !Seed::fromText(invite.options.seed))
        return refuse(ErrorCode::Field, "options/seed");
    // Two that cross are one wish (NET-010).
    if (const auto crossing = m_invitations.take(other->id, visitor.id)) {
        tellGone(*crossing, "started");
        return play(*other, visitor, crossing->options);
    }
    if (m_invitations.of(visitor.id) != nullptr)
        return refuse(ErrorCode::InviteOpen, "to");
    const auto now = milliseconds();
    if (!visitor.invites.take(now)) {
        refuse(ErrorCode::Rate, "invite");
        visitor.connection->strike();
        return;
    }
    m_invitations.add({visitor.id, other->id, invite.options, now + m_limits.inviteTime});
    const Invitation open{
        visitor.id, other->id, static_cast<int>(m_limits.inviteTime / 1000), {}, invite.options};
    visitor.send(open);
    other->send(open);
}

void Lobby::cancel(const Visitor& visitor, const Cancel& cancel)
{
    if (const auto open = m_invitations.take(visitor.id, cancel.to))
        tellGone(*open, "cancelled");
}

void Lobby::decline(const Visitor& visitor, const Decline& decline)
{
    if (const auto open = m_invitations.take(decline.from, visitor.id))
        tellGone(*open, "declined");
}

void Lobby::accept(Visitor& visitor, const Accept& accept)
{
    const auto open = m_invitations.take(accept.from, visitor.id);
    if (!open) {
        visitor.send(Error{ErrorCode::NotInvited, "from", 0});
        return;
    }
    tellGone(*open, "started");
    auto* inviter = find(open->from);
    if (inviter == nullptr || inviter->busy || inviter->room != nullptr || visitor.busy) {
        visitor.send(Error{ErrorCode::Busy, "from", 0});
        return;
    }
    play(*inviter, visitor, open->options);
}

void Lobby::play(Visitor& inviter, Visitor& invited, const MatchOptions& options)
{
    if (m_matches.playing() + m_matches.making() >= static_cast<std::size_t>(m_limits.matches)) {
        for (auto* visitor : {&inviter, &invited})
            visitor->send(Error{ErrorCode::MatchesFull, {}, 0});
        return;
    }
    withdraw(inviter, "left");
    withdraw(invited, "left");
    inviter.busy = invited.busy = true;
    touch(inviter);
    touch(invited);
    m_matches.begin(inviter, invited, options);
}

void Lobby::resume(Visitor& visitor, const Resume& resume)
{
    if (visitor.busy)
        return;
    withdraw(visitor, "left");
    if (!m_matches.resume(visitor, resume.match))
        visitor.send(Error{ErrorCode::NoSuchMatch, "match", 0});
    else
        visitor.busy = visitor.room == nullptr;
    touch(visitor);
}

void Lobby::spectate(Visitor& visitor, const Spectate& spectate)
{
    auto* room = m_matches.find(spectate.match);
    if (room == nullptr || !room->mayBeWatched() || visitor.busy) {
        visitor.send(Error{room == nullptr ? ErrorCode::NoSuchMatch : ErrorCode::Watching, "match", 0});
        return;
    }
    withdraw(visitor, "left");
    room->watch(visitor);
    touch(visitor);
}

void Lobby::tick(std::int64_t now)
{
    for (const auto& open : m_invitations.takeExpired(now))
        tellGone(open, "expired");
    if (now - m_lastWho < m_limits.whoEvery)
        return;
    m_lastWho = now;
    flushWho();
}

} // namespace labrys::net

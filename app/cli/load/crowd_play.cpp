// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load/crowd_private.h"

#include <algorithm>
#include <utility>

namespace labrys::load {

using namespace std::chrono_literals;

void Crowd::Private::own(Sockets::Handle handle, Owner owner)
{
    if (owners.size() <= static_cast<std::size_t>(handle))
        owners.resize(static_cast<std::size_t>(handle) + 64);
    owners[static_cast<std::size_t>(handle)] = owner;
}

void Crowd::Private::connectMore()
{
    while (opened < options.bots && opening < options.connectAtOnce) {
        ++opening;
        connect(opened++);
    }
}

void Crowd::Private::connect(int bot)
{
    auto& member = at(bot);
    const auto handle = sockets.open(options.server);
    if (!handle) {
        ++figures.errors["Socket"];
        alarm(Alarm::Kind::Connect, bot, Clock::now() + 100ms);
        return;
    }
    member.socket = *handle;
    own(*handle, {bot, false});
    sockets.send(*handle, member.bot.client().hello());
    if (member.echo == Sockets::kNone && options.echo)
        if (const auto echo = sockets.open(*options.echo)) {
            member.echo = *echo;
            own(*echo, {bot, true});
            alarm(Alarm::Kind::Echo, bot, Clock::now() + somewhere());
        }
}

void Crowd::Private::frame(Sockets::Handle handle, std::string_view text, Clock::time_point at)
{
    const auto owner = owners[static_cast<std::size_t>(handle)];
    auto& member = this->at(owner.bot);
    if (owner.echo) {
        if (member.echoed) {
            figures.echo.add(at - *member.echoed);
            member.echoed.reset();
            --awaited;
        }
        return;
    }
    ++figures.frames;
    figures.bytes += text.size() + kLengthBytes;
    const auto told = member.bot.take(text, said);
    sayAll(member);
    count(member, told, text, at);
    hear(owner.bot, member, told);
    if (options.heard)
        options.heard(owner.bot, told, text);
}

void Crowd::Private::sayAll(Member& member)
{
    for (const auto& message : said)
        sockets.send(member.socket, message);
    said.clear();
}

void Crowd::Private::answered(Member& member, Clock::time_point at, bool view)
{
    if (!member.moved)
        return;
    if (view)
        figures.move.add(at - *member.moved);
    member.moved.reset();
    --awaited;
}

void Crowd::Private::count(Member& member, Client::Told told, std::string_view text, Clock::time_point at)
{
    using Told = Client::Told;
    const auto& client = member.bot.client();
    if (told == Told::View || told == Told::Nack || told == Told::Presence || told == Told::Ready)
        member.roundBytes += text.size() + kLengthBytes;
    if (told == Told::View) {
        ++figures.views;
        if (client.seq() > member.movedSeq)
            answered(member, at, true);
        if (member.reopened) {
            figures.resume.add(at - *member.reopened);
            member.reopened.reset();
            ++figures.cameBack;
        }
    } else if (told == Told::Nack) {
        ++figures.nacks[client.code()];
        // The second of two that were said is late, and the first is still on its way or answered.
        if (client.nackSeq() == member.movedSeq && !options.sayMovesTwice)
            answered(member, at, false);
    } else if (told == Told::Error || told == Told::Reject) {
        ++figures.errors[client.code()];
    } else if (told == Told::Unknown) {
        ++figures.errors["Unknown"];
    }
}

void Crowd::Private::welcomed(int bot, Member& member)
{
    if (!member.everWelcomed)
        --opening;
    member.welcomed = member.everWelcomed = true;
    member.sentAway = false;
    connectMore();
    const auto& client = member.bot.client();
    if (member.ended < member.begun && !client.hasPlace() && client.kept().empty()) {
        // It ended while this bot was away.
        ++figures.ended["Missed"];
        member.ended = member.begun;
    }
    if (paired(bot)) {
        at(bot ^ 1).bot.setPartner(client.id());
        alarm(Alarm::Kind::Invite, bot & ~1, Clock::now());
    }
}

void Crowd::Private::hear(int bot, Member& member, Client::Told told)
{
    using Told = Client::Told;
    const auto& client = member.bot.client();
    switch (told) {
    case Told::Welcome:
        welcomed(bot, member);
        break;
    case Told::Reject:
        // What passes by itself is waited for. A server that was killed between two matches knows nobody of
        // the lobby: the client of the game comes in as somebody new then, and so does a bot.
        member.rejected = client.code() != "ShuttingDown" && client.code() != "Rate"
            && client.code() != "Timeout" && client.code() != "Token";
        if (client.code() == "Token")
            member.bot.forgetToken();
        member.sentAway = true;
        if (member.rejected)
            ++figures.rejected;
        break;
    case Told::Start:
        if (!client.resumed())
            ++member.begun;
        if (!client.resumed() && bot % 2 == 0)
            ++figures.matchesBegun;
        member.inviting = false;
        member.mayMove = Clock::now() + somewhere();
        member.roundBytes = 0;
        break;
    case Told::End:
        answered(member, {}, false);
        ++member.ended;
        if (bot % 2 == 0)
            ++figures.ended[client.endReason()];
        alarm(Alarm::Kind::Invite, bot & ~1, Clock::now());
        break;
    case Told::Record:
        ++member.records;
        if (options.recorded)
            options.recorded(bot, client.recordMatch(), client.record());
        break;
    case Told::Error:
    case Told::Invitation:
        if (member.inviting && (told == Told::Error || client.invitation().left == 0)) {
            member.inviting = false;
            alarm(Alarm::Kind::Invite, bot & ~1, Clock::now() + std::max(1, client.seconds()) * 1s);
        }
        break;
    default:
        break;
    }
    if (member.bot.thinks() && !member.thinkingSince) {
        member.thinkingSince = Clock::now();
        thinking.push_back(bot);
    }
}

void Crowd::Private::gone(Sockets::Handle handle, Sockets::Gone why)
{
    const auto owner = owners[static_cast<std::size_t>(handle)];
    if (owner.echo)
        return;
    if (why == Sockets::Gone::Nonsense)
        ++figures.errors["Nonsense"];
    lost(owner.bot, why == Sockets::Gone::Refused);
}

void Crowd::Private::lost(int bot, bool refused)
{
    auto& member = at(bot);
    ++figures.lost;
    answered(member, {}, false);
    member.socket = Sockets::kNone;
    member.welcomed = member.inviting = false;
    member.bot.lostConnection();
    if (options.comeBack && !member.rejected) {
        const auto again = std::max<std::chrono::milliseconds>(options.comeBackAfter,
            refused               ? 50ms
                : member.sentAway ? 250ms
                                  : 0ms);
        member.reopened = Clock::now() + again;
        alarm(Alarm::Kind::Connect, bot, *member.reopened);
    }
}

void Crowd::Private::cut(int bot, Cut how)
{
    auto& member = at(bot);
    if (how == Cut::None || member.socket == Sockets::kNone)
        return;
    if (how == Cut::Silent)
        sockets.goSilent(member.socket);
    else
        sockets.close(member.socket, how == Cut::Finish ? Sockets::Ending::Finish : Sockets::Ending::Reset);
    lost(bot, false);
}

void Crowd::Private::invite(int bot)
{
    if (!inviting || !paired(bot))
        return;
    auto& host = at(bot);
    const auto& guest = at(bot ^ 1);
    if (!host.welcomed || !guest.welcomed || host.inviting || host.bot.client().match()
        || guest.bot.client().match() || host.begun != host.ended || guest.begun != guest.ended
        || (options.matches > 0 && host.begun >= options.matches))
        return;
    host.inviting = true;
    auto match = options.match;
    match.seed = seedOfMatch(bot / 2, host.begun).code();
    sockets.send(host.socket, inviteText(guest.bot.client().id(), match));
}

Seed Crowd::Private::seedOfMatch(int pair, int match) const
{
    return Seed(draw64(options.seed.expanded(), Stream("load.match"), static_cast<std::uint64_t>(pair),
        static_cast<std::uint64_t>(match)));
}

void Crowd::Private::move(int bot)
{
    auto& member = at(bot);
    if (!member.bot.move() || member.socket == Sockets::kNone || member.moved)
        return;
    if (options.beforeMove) {
        const auto how = options.beforeMove(bot);
        if (how != Cut::None) {
            cut(bot, how);
            return;
        }
    }
    const auto now = Clock::now();
    if (member.roundBytes > 0)
        figures.bytesPerRound.add(static_cast<double>(member.roundBytes));
    member.roundBytes = 0;
    member.moved = now;
    member.movedSeq = member.bot.moveSeq();
    member.mayMove = now + pace;
    ++awaited;
    ++figures.moves;
    sockets.send(member.socket, *member.bot.move());
    if (options.sayMovesTwice)
        sockets.send(member.socket, *member.bot.move());
    member.bot.said();
}

void Crowd::Private::echo(int bot)
{
    auto& member = at(bot);
    if (!member.echoed) {
        member.echoed = Clock::now();
        ++awaited;
        sockets.send(member.echo, echoText);
    }
    alarm(Alarm::Kind::Echo, bot, Clock::now() + std::max<Clock::duration>(pace, 1ms));
}

void Crowd::Private::think()
{
    const int bot = thinking.front();
    thinking.pop_front();
    auto& member = at(bot);
    member.thinkingSince.reset();
    if (!member.bot.thinks())
        return;
    if (!member.bot.think(said))
        ++figures.errors["View"];
    sayAll(member);
    if (const auto summary = member.bot.summary(); summary && options.thought)
        options.thought(bot, *summary);
    if (member.bot.move())
        alarm(Alarm::Kind::Move, bot, std::max(member.mayMove, Clock::now()));
}

} // namespace labrys::load

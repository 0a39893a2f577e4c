// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load/crowd_private.h"

#include <algorithm>
#include <utility>

namespace labrys::load {

namespace {

using namespace std::chrono_literals;

/// The longest that a thought waits for answers that do not come.
constexpr auto kThinkAfter = 5ms;
constexpr std::size_t kEchoBytes = 200;

} // namespace

int CrowdFigures::matchesEnded() const
{
    int all = 0;
    for (const auto& [reason, count] : ended)
        all += count;
    return all;
}

int CrowdFigures::errorCount() const
{
    int all = 0;
    for (const auto& [code, count] : errors)
        all += count;
    return all;
}

Crowd::Private::Private(CrowdOptions wanted)
    : options(std::move(wanted))
    , sockets({[this](Sockets::Handle handle, std::string_view text, Clock::time_point at) {
                   frame(handle, text, at);
               },
          [this](Sockets::Handle handle, Sockets::Gone why) { gone(handle, why); }})
    , random(options.seed.expanded() ^ Stream("load.crowd").id())
    , echoText(R"({"t":"echo","v":")" + std::string(kEchoBytes - 21, 'x') + "\"}")
{
    if (options.movesPerSecond > 0)
        pace = std::chrono::duration_cast<Clock::duration>(
            std::chrono::duration<double>(1 / options.movesPerSecond));
    for (int i = 0; i < options.bots; ++i)
        members.push_back(std::make_unique<Member>(options.name + ' ' + std::to_string(i), options.makePlayer,
            Seed(draw64(options.seed.expanded(), Stream("load.member"), static_cast<std::uint64_t>(i), 0))));
    inviting = options.playAtOnce;
    if (options.connectsPerSecond <= 0) {
        connectMore();
        return;
    }
    for (; opened < options.bots; ++opened)
        alarm(Alarm::Kind::Connect, opened,
            Clock::now()
                + std::chrono::duration_cast<Clock::duration>(
                    std::chrono::duration<double>(opened / options.connectsPerSecond)));
}

Clock::duration Crowd::Private::somewhere()
{
    const auto ticks = static_cast<std::uint64_t>(std::max<Clock::rep>(pace.count(), 1));
    return Clock::duration(static_cast<Clock::rep>(random.below(ticks)));
}

void Crowd::Private::ring()
{
    const auto now = Clock::now();
    while (!alarms.empty() && alarms.top().at <= now) {
        const auto due = alarms.top();
        alarms.pop();
        switch (due.kind) {
        case Alarm::Kind::Connect:
            connect(due.bot);
            break;
        case Alarm::Kind::Invite:
            invite(due.bot);
            break;
        case Alarm::Kind::Move:
            move(due.bot);
            break;
        case Alarm::Kind::Echo:
            echo(due.bot);
            break;
        }
    }
}

void Crowd::Private::step(std::chrono::milliseconds atMost)
{
    const auto now = Clock::now();
    auto until = now + atMost;
    if (!alarms.empty())
        until = std::min(until, alarms.top().at);
    if (!thinking.empty())
        until = std::min(until, awaited == 0 ? now : *at(thinking.front()).thinkingSince + kThinkAfter);
    sockets.wait(std::chrono::ceil<std::chrono::milliseconds>(std::max(until - now, Clock::duration(0))));
    ring();
    while (!thinking.empty()
        && (awaited <= 0 || *at(thinking.front()).thinkingSince + kThinkAfter <= Clock::now())) {
        think();
        if (options.movesPerSecond > 0)
            break;
    }
}

Crowd::Crowd(CrowdOptions options)
    : m(std::make_unique<Private>(std::move(options)))
{
}

Crowd::~Crowd() = default;

bool Crowd::run(std::chrono::milliseconds atMost, const std::function<bool()>& done)
{
    const auto end = Clock::now() + atMost;
    while (!done()) {
        const auto now = Clock::now();
        if (now >= end)
            return false;
        m->step(std::min(20ms, std::chrono::ceil<std::chrono::milliseconds>(end - now)));
    }
    return true;
}

void Crowd::step(std::chrono::milliseconds atMost)
{
    m->step(atMost);
}

int Crowd::present() const
{
    return static_cast<int>(
        std::ranges::count_if(m->members, [](const auto& each) { return each->welcomed; }));
}

bool Crowd::finished() const
{
    for (int bot = 0; bot < m->options.bots; ++bot) {
        const auto& member = m->at(bot);
        if (m->paired(bot) && (member.ended < m->options.matches || member.records < member.ended))
            return false;
    }
    return true;
}

void Crowd::stopInviting()
{
    m->inviting = false;
}

void Crowd::startPlaying()
{
    m->inviting = true;
    for (int bot = 0; bot < m->options.bots; bot += 2)
        m->alarm(Alarm::Kind::Invite, bot, Clock::now());
}

CrowdFigures& Crowd::figures()
{
    return m->figures;
}

void Crowd::clearFigures()
{
    m->figures = {};
}

const Client& Crowd::client(int bot) const
{
    return m->at(bot).bot.client();
}

Sockets& Crowd::sockets()
{
    return m->sockets;
}

Sockets::Handle Crowd::socketOf(int bot) const
{
    return m->at(bot).socket;
}

void Crowd::cut(int bot, Cut how)
{
    m->cut(bot, how);
}

void Crowd::setServer(const Endpoint& server)
{
    m->options.server = server;
}

} // namespace labrys::load

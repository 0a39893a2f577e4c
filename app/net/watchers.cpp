// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/watchers.h"

#include <algorithm>

namespace labrys::net {

void Watchers::record(const game::HostedMatch& match, Shot shot)
{
    const int now = shot.round;
    m_waiting.push_back(std::move(shot));
    while (!m_waiting.empty() && (m_shown.sight == nullptr || m_waiting.front().round + m_delay <= now))
        showNext(match);
}

void Watchers::release(const game::HostedMatch& match)
{
    while (!m_waiting.empty())
        showNext(match);
}

void Watchers::showNext(const game::HostedMatch& match)
{
    m_shown = std::move(m_waiting.front());
    m_waiting.pop_front();
    ++m_seq;
    for (auto& watcher : m_watchers)
        show(watcher, match);
}

void Watchers::show(Watcher& watcher, const game::HostedMatch& match) const
{
    const auto& visitor = *watcher.visitor;
    if (m_shown.sight == nullptr || !visitor.connection || visitor.connection->behind())
        return;
    visitor.send(ViewFrame{m_seq, m_shown.presence, match.encode(watcher.told.get(), *m_shown.sight)});
    watcher.told = m_shown.sight;
}

void Watchers::add(Visitor& visitor, const game::HostedMatch& match)
{
    m_watchers.push_back({&visitor, nullptr});
    if (!m_chat.empty())
        visitor.send(m_chat.tail());
    show(m_watchers.back(), match);
}

void Watchers::remove(const Visitor& visitor)
{
    std::erase_if(m_watchers, [&](const Watcher& watcher) { return watcher.visitor == &visitor; });
}

void Watchers::caughtUp(const Visitor& visitor, const game::HostedMatch& match)
{
    for (auto& watcher : m_watchers)
        if (watcher.visitor == &visitor && watcher.told != m_shown.sight)
            show(watcher, match);
}

void Watchers::say(Visitor& visitor, const Say& said)
{
    if (const auto line = m_chat.say(visitor, said))
        sendAll(*line);
}

void Watchers::sendAll(const FromServer& message) const
{
    if (m_watchers.empty())
        return;
    const auto frame = frameOf(encode(message));
    for (const auto& watcher : m_watchers)
        watcher.visitor->sendFrame(frame);
}

std::vector<Visitor*> Watchers::dismiss()
{
    std::vector<Visitor*> visitors;
    for (const auto& watcher : m_watchers)
        visitors.push_back(watcher.visitor);
    m_watchers.clear();
    return visitors;
}

} // namespace labrys::net

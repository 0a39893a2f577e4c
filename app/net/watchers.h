// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/chat_room.h"
#include "core/game/hosted.h"

#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace labrys::net {

/// Those who watch a match, some rounds late, fed from copies: whatever they do, players are not held up and
/// get the same bytes (NET-013).
class Watchers {
public:
    explicit Watchers(int delayRounds)
        : m_delay(delayRounds)
    {
    }

    /// What there was to see after one change.
    struct Shot {
        int round = 0;
        std::shared_ptr<const game::Sight> sight;
        std::string presence;
    };
    /// Keeps a shot until its time has come, and shows those whose time it is.
    void record(const game::HostedMatch& match, Shot shot);
    /// Shows all that was kept: the match is over.
    void release(const game::HostedMatch& match);

    void add(Visitor& visitor, const game::HostedMatch& match);
    void remove(const Visitor& visitor);
    void caughtUp(const Visitor& visitor, const game::HostedMatch& match);
    void say(Visitor& visitor, const Say& said);
    void sendAll(const FromServer& message) const;
    /// All of them; the list is empty afterwards.
    [[nodiscard]] std::vector<Visitor*> dismiss();

private:
    struct Watcher {
        Visitor* visitor = nullptr;
        std::shared_ptr<const game::Sight> told;
    };
    void show(Watcher& watcher, const game::HostedMatch& match) const;
    void showNext(const game::HostedMatch& match);

    int m_delay;
    std::vector<Watcher> m_watchers;
    std::deque<Shot> m_waiting;
    /// The newest one that may be seen.
    Shot m_shown;
    std::int64_t m_seq = 0;
    ChatRoom m_chat{Room::Watchers};
};

} // namespace labrys::net

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/load/bot.h"
#include "app/cli/load/crowd.h"
#include "core/base/random.h"

#include <deque>
#include <queue>

namespace labrys::load {

/// What happens at a time.
struct Alarm {
    enum class Kind : std::uint8_t { Connect, Invite, Move, Echo };
    Clock::time_point at;
    Kind kind;
    int bot;
    bool operator>(const Alarm& other) const { return at > other.at; }
};

/// The state of a crowd. crowd.cpp has the loop, crowd_play.cpp what is heard and said.
class Crowd::Private {
public:
    struct Member {
        Member(std::string name, const MakePlayer& makePlayer, Seed seed)
            : bot(std::move(name), makePlayer, seed)
        {
        }
        Bot bot;
        Sockets::Handle socket = Sockets::kNone;
        bool welcomed = false;
        bool everWelcomed = false;
        /// Sent away since it was welcomed last.
        bool sentAway = false;
        /// Sent away with a reason that does not pass.
        bool rejected = false;
        /// A move is on its way since then, for this view.
        std::optional<Clock::time_point> moved;
        std::int64_t movedSeq = 0;
        Clock::time_point mayMove;
        std::optional<Clock::time_point> thinkingSince;
        std::uint64_t roundBytes = 0;
        std::optional<Clock::time_point> reopened;
        int begun = 0;
        int ended = 0;
        int records = 0;
        bool inviting = false;
        Sockets::Handle echo = Sockets::kNone;
        std::optional<Clock::time_point> echoed;
    };
    struct Owner {
        int bot = -1;
        bool echo = false;
    };

    explicit Private(CrowdOptions wanted);

    [[nodiscard]] Member& at(int bot) { return *members[static_cast<std::size_t>(bot)]; }
    [[nodiscard]] bool paired(int bot) const { return (bot ^ 1) < options.bots; }
    void alarm(Alarm::Kind kind, int bot, Clock::time_point when) { alarms.push({when, kind, bot}); }
    /// Some time within one pace, so that not all move together.
    [[nodiscard]] Clock::duration somewhere();

    void connectMore();
    void connect(int bot);
    void frame(Sockets::Handle handle, std::string_view text, Clock::time_point at);
    void gone(Sockets::Handle handle, Sockets::Gone why);
    void lost(int bot, bool refused);
    void cut(int bot, Cut how);

    void invite(int bot);
    void move(int bot);
    void echo(int bot);
    void think();
    void ring();
    void step(std::chrono::milliseconds atMost);

    CrowdOptions options;
    Sockets sockets;
    Random random;
    std::string echoText;
    Clock::duration pace{0};
    std::vector<std::unique_ptr<Member>> members;
    std::vector<Owner> owners;
    std::priority_queue<Alarm, std::vector<Alarm>, std::greater<>> alarms;
    std::deque<int> thinking;
    CrowdFigures figures;
    /// Answers that have not come yet.
    int awaited = 0;
    int opened = 0;
    int opening = 0;
    bool inviting = true;

private:
    void own(Sockets::Handle handle, Owner owner);
    void sayAll(Member& member);
    void answered(Member& member, Clock::time_point at, bool view);
    void count(Member& member, Client::Told told, std::string_view text, Clock::time_point at);
    void hear(int bot, Member& member, Client::Told told);
    void welcomed(int bot, Member& member);
    [[nodiscard]] Seed seedOfMatch(int pair, int match) const;

    std::vector<std::string> said;
};

} // namespace labrys::load

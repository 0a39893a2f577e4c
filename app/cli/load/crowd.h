// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/load/bot.h"
#include "app/cli/load/figures.h"
#include "app/cli/load/sockets.h"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::load {

/// What a bot's connection suffers.
enum class Cut : std::uint8_t { None, Finish, Reset, Silent };

struct CrowdOptions {
    Endpoint server;
    /// 2k plays with 2k + 1; an odd one out stays in the lobby.
    int bots = 2;
    /// Of each bot; 0 is as fast as the server answers.
    double movesPerSecond = 1;
    /// How many matches each pair plays; 0 is without end.
    int matches = 0;
    /// The set and the difficulty; match m of pair p begins with a seed that follows from `seed`.
    net::MatchOptions match;
    Seed seed{1};
    MakePlayer makePlayer;
    /// Names are this and the number of the bot.
    std::string name = "load";
    /// Whether pairs invite as soon as both are there, or when startPlaying() says so.
    bool playAtOnce = true;
    /// Connections that come at once; the others follow as these are welcomed.
    int connectAtOnce = 40;
    /// How many connect in a second; 0 is all at once. A server lets in 50 of one address (NET-032).
    double connectsPerSecond = 0;
    /// After a lost connection, with the token.
    bool comeBack = true;
    std::chrono::milliseconds comeBackAfter{0};
    /// As a key that is pressed twice: each move is said once more at once.
    bool sayMovesTwice = false;
    /// As many connections to an echo, each at the same pace, in the same loop.
    std::optional<Endpoint> echo = {};

    /// Heard of every frame, after the bot.
    std::function<void(int bot, Client::Told told, std::string_view frame)> heard = {};
    /// Told of every view that a bot has thought about.
    std::function<void(int bot, const game::Summary& summary)> thought = {};
    /// Asked before every move.
    std::function<Cut(int bot)> beforeMove = {};
    /// The whole `.thread` of a match, of each seat.
    std::function<void(int bot, net::Id match, const std::string& thread)> recorded = {};
};

/// What a crowd has lived through.
struct CrowdFigures {
    /// From writing a move to having read the view that shows it, and the same of an echo; microseconds.
    Sample move;
    Sample echo;
    /// Bytes of a match that a client was sent between two moves of its own.
    Sample bytesPerRound;
    /// From the connection that came back to the view; microseconds.
    Sample resume;
    std::uint64_t frames = 0;
    std::uint64_t bytes = 0;
    std::uint64_t moves = 0;
    std::uint64_t views = 0;
    int matchesBegun = 0;
    /// Both seats were told, by reason (`Won`), each match once.
    std::map<std::string, int> ended;
    std::map<std::string, int> nacks;
    /// Codes of errors and rejects, and what a bot could not read (`View`, `Unknown`, `Nonsense`).
    std::map<std::string, int> errors;
    int lost = 0;
    /// Sent away for good.
    int rejected = 0;
    int cameBack = 0;
    int playedOn = 0;

    [[nodiscard]] int matchesEnded() const;
    [[nodiscard]] int errorCount() const;
};

/// Bot clients that play with each other over a server, all in one thread and one epoll. What takes a bot
/// time (reading a view, deciding) is done while no answer is awaited, so that times are those of the server.
class Crowd {
public:
    explicit Crowd(CrowdOptions options);
    ~Crowd();
    Crowd(const Crowd&) = delete;
    Crowd& operator=(const Crowd&) = delete;

    /// Runs until `done` says so or the time is over; whether it was done.
    bool run(std::chrono::milliseconds atMost, const std::function<bool()>& done);
    /// One round of the loop.
    void step(std::chrono::milliseconds atMost);

    /// How many are welcomed and connected.
    [[nodiscard]] int present() const;
    /// All pairs have played all of their matches and have their records.
    [[nodiscard]] bool finished() const;
    /// Nobody invites any more.
    void stopInviting();
    /// Invites, when the crowd was told to wait with it.
    void startPlaying();

    [[nodiscard]] CrowdFigures& figures();
    /// Counts from here on; matches go on.
    void clearFigures();
    [[nodiscard]] const Client& client(int bot) const;
    [[nodiscard]] Sockets& sockets();
    /// The connection of a bot, or Sockets::kNone.
    [[nodiscard]] Sockets::Handle socketOf(int bot) const;
    void cut(int bot, Cut how);
    /// Where connections are opened from now on: of a server that was started again, or of a proxy.
    void setServer(const Endpoint& server);

private:
    class Private;
    std::unique_ptr<Private> m;
};

} // namespace labrys::load

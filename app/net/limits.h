// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace labrys::net {

/// What a server allows (minotaur.md 3.6; NET-008, NET-010, NET-014, NET-022, NET-024, NET-027, NET-029 to
/// NET-032), each with its default. Times are milliseconds unless the name says otherwise.
struct Limits {
    int clients = 512;
    int clientsPerAddress = 32;
    /// Connections that have not said hello.
    int strangers = 64;
    int matches = 256;
    std::int64_t helloTime = 5'000;
    std::int64_t partialFrameTime = 10'000;
    /// Frames a second, and how many at once.
    int framesPerSecond = 20;
    int framesAtOnce = 60;
    int chatPerSecond = 1;
    int chatAtOnce = 5;
    int invitesPerMinute = 6;
    std::int64_t inviteTime = 60'000;
    std::int64_t readBuffer = 16 << 10;
    /// Bytes not sent yet: from here on views collapse into the newest; from there on the client is dropped.
    std::int64_t unsentCollapse = 256 << 10;
    std::int64_t unsentDrop = 1 << 20;
    std::int64_t stalledTime = 15'000;
    std::int64_t pingEvery = 10'000;
    std::int64_t deadAfter = 30'000;
    int acceptPerSecond = 500;
    int acceptPerSecondAndAddress = 50;
    std::int64_t acceptPause = 100;
    /// How long a lost player is waited for before the partner may play on.
    std::int64_t grace = 120'000;
    /// How long a player may think before the partner may play on (D32), and before the server passes the
    /// turn by itself; 0 is never.
    std::int64_t idle = 300'000;
    std::int64_t turnLimit = 0;
    /// From the first player who is ready to the beginning of the next level.
    std::int64_t readyTime = 60'000;
    int delayRounds = 3;
    int keepDays = 7;
    std::int64_t syncEvery = 5'000;
    /// Between two changes of the list of those who are here.
    std::int64_t whoEvery = 500;
};

} // namespace labrys::net

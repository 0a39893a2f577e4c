// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/load/crowd.h"
#include "core/base/problem.h"

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace labrys::load {

struct MeasureRequest {
    Endpoint server;
    /// Of a server that is ours, to look at its memory; 0 otherwise.
    std::int64_t serverProcess = 0;
    int bots = 100;
    double seconds = 10;
    double movesPerSecond = 1;
    /// As of CrowdOptions.
    double connectsPerSecond = 0;
    Seed seed{1};
    net::MatchOptions match;
    MakePlayer makePlayer;
};

/// One figure beside what was measured in the same run, in the same unit (ARCHITECTURE, `bench`).
struct Figure {
    std::string name;
    double value = 0;
    std::string unit;
    double yardstick = 0;
    [[nodiscard]] double ratio() const { return yardstick > 0 ? value / yardstick : 0; }
};

struct MeasureReport {
    int bots = 0;
    double seconds = 0;
    /// Sums over the measured time, without the time in which all came and their matches began.
    std::uint64_t moves = 0;
    std::uint64_t frames = 0;
    std::uint64_t bytes = 0;
    std::uint64_t echoes = 0;
    int matches = 0;
    int errors = 0;
    int lost = 0;
    std::vector<std::pair<std::string, int>> errorCodes;
    /// Time of the processor that the server took for one second; 0 when it is not ours.
    double serverProcessor = 0;
    std::vector<Figure> figures;
    [[nodiscard]] const Figure* figure(std::string_view name) const;
};

/// Lets a crowd play for a while, with an echo beside it that is asked as often over as many connections
/// (NET-052, NET-053). Refuses NET_BOTS_REJECTED {count, code}, NET_BOTS_MISSING {count, of how many},
/// NET_ECHO {errno}.
[[nodiscard]] std::expected<MeasureReport, Problem> measure(const MeasureRequest& request);

struct LobbyReport {
    /// Time of the processor that the server takes in one second while nobody says anything.
    double serverProcessor = 0;
    /// The same of a server that nobody has come to.
    double emptyProcessor = 0;
    double bytesPerClient = 0;
    /// Until the last one was welcomed.
    double secondsToGather = 0;
};

/// Lets clients sit in the lobby and do nothing. Refuses as measure().
[[nodiscard]] std::expected<LobbyReport, Problem> measureLobby(const MeasureRequest& request);

} // namespace labrys::load

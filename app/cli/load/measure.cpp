// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load/measure.h"

#include "app/cli/load/echo_server.h"
#include "app/cli/load/server_process.h"

#include <unistd.h>

#include <algorithm>
#include <cstring>

namespace labrys::load {

namespace {

using namespace std::chrono_literals;

constexpr double kMebibyte = 1024.0 * 1024.0;
constexpr double kKibibyte = 1024.0;
/// An echo message with its length.
constexpr double kEchoFrame = 204;

/// What the server holds at each stage of a run.
struct Memory {
    double own = 0;
    double idle = 0;
    double lobby = 0;
    double playing = 0;
};

double bytesOf(std::int64_t process)
{
    return process == 0 ? 0 : static_cast<double>(residentBytes(process));
}

CrowdOptions crowdOf(const MeasureRequest& request)
{
    CrowdOptions options;
    options.server = request.server;
    options.bots = request.bots;
    options.movesPerSecond = request.movesPerSecond;
    options.match = request.match;
    options.seed = request.seed;
    options.makePlayer = request.makePlayer;
    options.playAtOnce = false;
    options.connectsPerSecond = request.connectsPerSecond;
    return options;
}

std::expected<void, Problem> gather(Crowd& crowd, const MeasureRequest& request)
{
    // 50 a second may come from one address (NET-032).
    const auto patience = 20s + std::chrono::seconds(request.bots / 25);
    crowd.run(std::chrono::duration_cast<std::chrono::milliseconds>(patience),
        [&] { return crowd.present() + crowd.figures().rejected >= request.bots; });
    const auto& errors = crowd.figures().errors;
    if (crowd.figures().rejected > 0)
        return std::unexpected(Problem{"NET_BOTS_REJECTED", {},
            {std::to_string(crowd.figures().rejected), errors.empty() ? "" : errors.begin()->first}});
    if (crowd.present() < request.bots)
        return std::unexpected(Problem{"NET_BOTS_MISSING", {},
            {std::to_string(request.bots - crowd.present()), std::to_string(request.bots)}});
    return {};
}

std::vector<Figure> figuresOf(CrowdFigures& lived, const Memory& memory, const MeasureRequest& request)
{
    std::vector<Figure> figures;
    static constexpr std::array<std::pair<const char*, double>, 5> kRanks{
        {{"p50", 0.5}, {"p90", 0.9}, {"p99", 0.99}, {"p99_9", 0.999}, {"max", 1}}};
    for (const auto& [name, rank] : kRanks)
        figures.push_back({std::string("move.") + name, lived.move.rank(rank), "us", lived.echo.rank(rank)});
    figures.push_back({"bytes_per_round.p50", lived.bytesPerRound.rank(0.5), "B", kEchoFrame});
    figures.push_back({"bytes_per_round.p99", lived.bytesPerRound.rank(0.99), "B", kEchoFrame});
    if (request.serverProcess != 0) {
        const double matches = std::max(1, request.bots / 2);
        figures.push_back({"memory.idle", memory.idle / kMebibyte, "MiB", memory.own / kMebibyte});
        figures.push_back({"memory.all", memory.playing / kMebibyte, "MiB", memory.own / kMebibyte});
        figures.push_back(
            {"memory.lobby_client", std::max(0.0, memory.lobby - memory.idle) / kKibibyte / request.bots,
                "KiB", kEchoFrame / kKibibyte});
        figures.push_back({"memory.match", std::max(0.0, memory.playing - memory.lobby) / kKibibyte / matches,
            "KiB", kEchoFrame / kKibibyte});
    }
    return figures;
}

} // namespace

const Figure* MeasureReport::figure(std::string_view name) const
{
    const auto found = std::ranges::find(figures, name, &Figure::name);
    return found == figures.end() ? nullptr : &*found;
}

std::expected<MeasureReport, Problem> measure(const MeasureRequest& request)
{
    const auto echo = EchoServer::start();
    if (!echo)
        return std::unexpected(Problem{"NET_ECHO", {}, {std::strerror(echo.error())}});
    Memory memory;
    memory.own = bytesOf(::getpid());
    memory.idle = bytesOf(request.serverProcess);
    auto options = crowdOf(request);
    options.echo = Endpoint{"127.0.0.1", echo->port()};
    Crowd crowd(options);
    if (auto all = gather(crowd, request); !all)
        return std::unexpected(std::move(all.error()));
    memory.lobby = bytesOf(request.serverProcess);
    crowd.startPlaying();
    crowd.run(30s, [&] { return crowd.figures().matchesBegun >= request.bots / 2; });
    // Until the first moves of all are made, the crowd is not what it will be.
    crowd.run(2s, [] { return false; });
    const auto early = crowd.figures();
    crowd.clearFigures();
    const double before = processorSeconds(request.serverProcess);
    crowd.run(
        std::chrono::milliseconds(static_cast<std::int64_t>(request.seconds * 1000)), [] { return false; });
    memory.playing = bytesOf(request.serverProcess);
    auto& lived = crowd.figures();
    MeasureReport report;
    report.bots = request.bots;
    report.seconds = request.seconds;
    report.moves = lived.moves;
    report.frames = lived.frames;
    report.bytes = lived.bytes;
    report.echoes = lived.echo.count();
    report.matches = early.matchesBegun + lived.matchesBegun;
    report.lost = early.lost + lived.lost;
    for (const CrowdFigures* each : {&early, static_cast<const CrowdFigures*>(&lived)})
        for (const auto& [code, count] : each->errors)
            report.errorCodes.emplace_back(code, count);
    report.errors = early.errorCount() + lived.errorCount();
    report.serverProcessor = (processorSeconds(request.serverProcess) - before) / request.seconds;
    report.figures = figuresOf(lived, memory, request);
    return report;
}

std::expected<LobbyReport, Problem> measureLobby(const MeasureRequest& request)
{
    const auto time = std::chrono::milliseconds(static_cast<std::int64_t>(request.seconds * 1000));
    LobbyReport report;
    const auto idle = bytesOf(request.serverProcess);
    const auto share = [&](Crowd& crowd) {
        const double before = processorSeconds(request.serverProcess);
        crowd.run(time, [] { return false; });
        return (processorSeconds(request.serverProcess) - before) / request.seconds;
    };
    CrowdOptions nobody = crowdOf(request);
    nobody.bots = 0;
    Crowd none(nobody);
    report.emptyProcessor = share(none);
    const auto begun = Clock::now();
    Crowd crowd(crowdOf(request));
    if (auto all = gather(crowd, request); !all)
        return std::unexpected(std::move(all.error()));
    report.secondsToGather = std::chrono::duration<double>(Clock::now() - begun).count();
    // The last lists of those who are here go out within a second (NET-009).
    crowd.run(2s, [] { return false; });
    report.serverProcessor = share(crowd);
    report.bytesPerClient = (bytesOf(request.serverProcess) - idle) / std::max(1, request.bots);
    return report;
}

} // namespace labrys::load

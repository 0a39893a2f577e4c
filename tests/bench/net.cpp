// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the server answers a move, beside a raw echo over as many connections at the same pace, and what
// its clients and matches cost it (NET-052, NET-053).
#include "app/cli/load/game_player.h"
#include "app/cli/load/measure.h"
#include "app/cli/load/server_process.h"
#include "app/exchange/files.h"
#include "tests/bench/report.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <cstdio>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace labrys;

constexpr double kKibibyte = 1024;

/// Says what went wrong on the error stream.
std::nullopt_t failed(const Problem& problem)
{
    std::fprintf(stderr, "%s", problem.code.c_str());
    for (const auto& argument : problem.arguments)
        std::fprintf(stderr, " %s", argument.c_str());
    std::fprintf(stderr, "\n");
    return std::nullopt;
}

/// A server of its own for each measurement: memory that one has freed would hide what the next one takes.
std::optional<load::MeasureRequest> serve(std::unique_ptr<load::ServerProcess>& server,
    const QTemporaryDir& state, const games::Registry& registry, int bots)
{
    server.reset();
    auto started = load::ServerProcess::start(
        QStringList{QStringLiteral("--state-directory"), state.filePath(QString::number(bots))}
        + load::openDoors(bots));
    if (!started)
        return failed(started.error());
    server = *std::move(started);
    load::MeasureRequest request;
    request.server = server->endpoint();
    request.serverProcess = server->processId();
    request.bots = bots;
    request.match.set = "generated";
    request.makePlayer = load::gamePlayers(registry, "explorer").value();
    return request;
}

bool addPlay(std::vector<bench::Result>& results, const load::MeasureRequest& request)
{
    const auto report = load::measure(request);
    if (!report) {
        failed(report.error());
        return false;
    }
    const std::string name = "net." + std::to_string(request.bots) + '.';
    for (const auto& figure : report->figures)
        results.push_back({name + figure.name, figure.value, figure.unit, figure.yardstick});
    if (report->errors > 0)
        std::fprintf(
            stderr, "%d errors, the first: %s\n", report->errors, report->errorCodes[0].first.c_str());
    return report->errors == 0;
}

bool addLobby(std::vector<bench::Result>& results, load::MeasureRequest request)
{
    request.seconds = 5;
    const auto report = load::measureLobby(request);
    if (!report) {
        failed(report.error());
        return false;
    }
    const std::string name = "net.lobby_" + std::to_string(request.bots) + '.';
    // Beside a whole core.
    results.push_back({name + "processor", report->serverProcessor, "cores", 1});
    results.push_back({name + "gather", report->secondsToGather, "s", request.seconds});
    // Beside the 16 KiB that each may take.
    results.push_back({name + "client", report->bytesPerClient / kKibibyte, "KiB", 16});
    return true;
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    load::allowManySockets();
    const auto registry = games::Registry::load(exchange::readResource);
    const QTemporaryDir state;
    std::unique_ptr<load::ServerProcess> server;
    std::vector<bench::Result> results;
    for (const int bots : {100, 512}) {
        const auto request = serve(server, state, *registry, bots);
        if (!request || !addPlay(results, *request))
            return 1;
    }
    const auto request = serve(server, state, *registry, 2000);
    if (!request || !addLobby(results, *request))
        return 1;
    bench::print(results);
    return 0;
}

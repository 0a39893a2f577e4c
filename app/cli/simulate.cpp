// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/simulation_report.h"
#include "app/exchange/files.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace labrys::cli {

namespace {

constexpr std::array kSimulateOptions{
    OptionSpec{"--bot", "BOT", QT_TRANSLATE_NOOP("CommandLine", "Which bot plays.")},
    OptionSpec{"--runs", "N", QT_TRANSLATE_NOOP("CommandLine", "How many runs; 100 unless given.")},
    OptionSpec{"--seed", "SEED",
        QT_TRANSLATE_NOOP("CommandLine", "Use this seed: a seed code, any number or any text.")},
    OptionSpec{"--shard", "I/N",
        QT_TRANSLATE_NOOP(
            "CommandLine", "Make only part I of N; `simulate merge` puts the reports together.")},
    OptionSpec{"--json", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Print one JSON object.")},
    OptionSpec{"--language", "en|fr", QT_TRANSLATE_NOOP("CommandLine", "Speak this language.")},
};
constexpr CommandSpec kSimulateSpec{"labrys-cli simulate", "GAME | merge REPORT...",
    QT_TRANSLATE_NOOP("CommandLine", "Let a bot play many runs, and report how they ended."),
    kSimulateOptions, 1, 10000};

constexpr int kMostRuns = 10'000'000;
constexpr int kMostShards = 100'000;
constexpr std::size_t kReportBytes = std::size_t{1} << 20U;

std::unexpected<Problem> wrong(const char* code, std::vector<std::string> arguments)
{
    return std::unexpected(Problem{code, {}, std::move(arguments)});
}

std::string listOf(const std::vector<std::string_view>& names)
{
    std::string text;
    for (const auto name : names)
        text.append(text.empty() ? "" : ", ").append(name);
    return text;
}

std::expected<game::SimulationRequest, Problem> request(
    const text::ParsedArguments& arguments, const games::Game& game)
{
    game::SimulationRequest request;
    request.bot
        = arguments.value("--bot", QString::fromStdString(std::string(game.bots().front()))).toStdString();
    const auto bots = game.bots();
    if (std::ranges::find(bots, request.bot) == bots.end())
        return wrong("USAGE_BOT", {request.bot, listOf(bots)});
    const auto runs = arguments.number("--runs", 100, 1, kMostRuns);
    if (!runs)
        return std::unexpected(runs.error());
    request.runs = *runs;
    const auto seed = Seed::fromText(arguments.value("--seed", QStringLiteral("1")).toStdString());
    if (!seed)
        return std::unexpected(seed.error());
    request.seed = *seed;
    if (arguments.has("--shard")) {
        const QStringList parts = arguments.value("--shard").split(QLatin1Char('/'));
        bool first = false;
        bool second = false;
        request.shard = parts.value(0).toInt(&first);
        request.shards = parts.value(1).toInt(&second);
        if (parts.size() != 2 || !first || !second || request.shards < 1 || request.shards > kMostShards
            || request.shard < 1 || request.shard > request.shards)
            return wrong("USAGE_SHARD", {arguments.value("--shard").toStdString()});
    }
    return request;
}

Exit show(const SimulationFile& report, bool json)
{
    if (json)
        printJson(reportJson(report));
    else
        print(reportText(report));
    return Exit::Done;
}

Exit mergeFiles(const QStringList& paths, bool json)
{
    std::vector<SimulationFile> parts;
    for (const auto& path : paths) {
        const auto text = exchange::readFile(path, kReportBytes);
        if (!text)
            return failed(text.error());
        auto part = readReport(*text, path.toStdString());
        if (!part)
            return failed(part.error());
        parts.push_back(*std::move(part));
    }
    const auto whole = mergeReports(parts, paths);
    if (!whole) {
        failed(whole.error());
        return Exit::AnswerIsNo;
    }
    return show(*whole, json);
}

Exit runSimulate(const text::ParsedArguments& arguments)
{
    const auto& positional = arguments.positional();
    const bool json = arguments.has("--json");
    if (positional.constFirst() == QLatin1String("merge")) {
        if (positional.size() < 2)
            return failed({"USAGE_ARGUMENTS", {}, {}});
        return mergeFiles(positional.mid(1), json);
    }
    if (positional.size() != 1)
        return failed({"USAGE_ARGUMENTS", {}, {}});
    const auto registry = loadGames();
    if (!registry)
        return Exit::CannotReadOrWrite;
    const std::string id = positional.constFirst().toStdString();
    const auto* game = registry->find(id);
    if (game == nullptr) {
        std::vector<std::string_view> ids;
        for (const auto& each : registry->games())
            ids.push_back(each->id());
        return failed({"USAGE_GAME", {}, {id, listOf(ids)}});
    }
    const auto wanted = request(arguments, *game);
    if (!wanted)
        return failed(wanted.error());
    const auto report = game->simulate(*wanted);
    if (!report)
        return failed(report.error());
    return show(SimulationFile{id, game->rulesVersion(), game->contentDigest(), *wanted, *report}, json);
}

} // namespace

Command simulateCommand()
{
    return {kSimulateSpec, runSimulate};
}

} // namespace labrys::cli

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/net_load.h"

#include "app/cli/load/game_player.h"
#include "app/cli/load/measure.h"
#include "app/cli/load/server_process.h"
#include "app/net/address.h"
#include "app/text/language.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>
#include <QTemporaryDir>

#include <arpa/inet.h>

#include <algorithm>
#include <cmath>

namespace labrys::cli {

namespace {

constexpr int kMostBots = 20'000;
constexpr int kLongest = 24 * 3600;
/// A server that is not ours lets in 50 a second.
constexpr double kGentle = 40;
constexpr double kSlowest = 0.01;
constexpr double kFastest = 1000;

bool isLoopback(const std::string& host)
{
    in_addr four{};
    in6_addr six{};
    if (::inet_pton(AF_INET, host.c_str(), &four) == 1)
        return (ntohl(four.s_addr) >> 24U) == 127U;
    return ::inet_pton(AF_INET6, host.c_str(), &six) == 1
        && std::equal(std::begin(six.s6_addr), std::end(six.s6_addr), std::begin(in6addr_loopback.s6_addr));
}

std::expected<load::Endpoint, Problem> endpointOf(const QString& text)
{
    const auto address = net::readAddress(text);
    if (!address)
        return std::unexpected(address.error());
    load::Endpoint endpoint{address->host.toStdString(), address->port};
    if (endpoint.host == "localhost")
        endpoint.host = "127.0.0.1";
    if (!isLoopback(endpoint.host) || address->tls)
        return std::unexpected(Problem{"NET_NOT_LOOPBACK", {}, {text.toStdString()}});
    return endpoint;
}

std::expected<double, Problem> rateOf(const text::ParsedArguments& arguments)
{
    const QString text = arguments.value("--rate", QStringLiteral("1"));
    bool understood = false;
    const double rate = QLocale::c().toDouble(text, &understood);
    if (!understood || !(rate >= kSlowest && rate <= kFastest))
        return std::unexpected(Problem{"USAGE_NUMBER", {},
            {"--rate", text.toStdString(), QString::number(kSlowest).toStdString(),
                QString::number(kFastest).toStdString()}});
    return rate;
}

std::expected<load::MeasureRequest, Problem> requestOf(const text::ParsedArguments& arguments)
{
    load::MeasureRequest request;
    const auto bots = arguments.number("--bots", 100, 1, kMostBots);
    if (!bots)
        return std::unexpected(bots.error());
    const auto seconds = arguments.number("--seconds", 10, 1, kLongest);
    if (!seconds)
        return std::unexpected(seconds.error());
    const auto rate = rateOf(arguments);
    if (!rate)
        return std::unexpected(rate.error());
    const auto seed = Seed::fromText(arguments.value("--seed", QStringLiteral("1")).toStdString());
    if (!seed)
        return std::unexpected(seed.error());
    request.bots = *bots;
    request.seconds = *seconds;
    request.movesPerSecond = *rate;
    request.seed = *seed;
    request.match.set = "generated";
    if (arguments.has("--server")) {
        const auto endpoint = endpointOf(arguments.value("--server"));
        if (!endpoint)
            return std::unexpected(endpoint.error());
        request.server = *endpoint;
        request.connectsPerSecond = kGentle;
    }
    return request;
}

QJsonObject reportJson(const load::MeasureReport& report)
{
    QJsonArray results;
    for (const auto& figure : report.figures)
        results.append(QJsonObject{{QStringLiteral("name"), QString::fromStdString(figure.name)},
            {QStringLiteral("value"), figure.value},
            {QStringLiteral("unit"), QString::fromStdString(figure.unit)},
            {QStringLiteral("yardstick"), figure.yardstick}, {QStringLiteral("ratio"), figure.ratio()}});
    QJsonObject codes;
    for (const auto& [code, count] : report.errorCodes)
        codes.insert(QString::fromStdString(code), count);
    return {{QStringLiteral("bots"), report.bots}, {QStringLiteral("seconds"), report.seconds},
        {QStringLiteral("moves"), static_cast<qint64>(report.moves)},
        {QStringLiteral("frames"), static_cast<qint64>(report.frames)},
        {QStringLiteral("bytes"), static_cast<qint64>(report.bytes)},
        {QStringLiteral("matches"), report.matches}, {QStringLiteral("lost"), report.lost},
        {QStringLiteral("errors"), report.errors}, {QStringLiteral("errorCodes"), codes},
        {QStringLiteral("serverProcessor"), report.serverProcessor}, {QStringLiteral("results"), results}};
}

QString reportText(const load::MeasureReport& report)
{
    const QLocale locale(text::language() == Language::French ? QLocale::French : QLocale::English);
    const auto number = [&](double value) { return locale.toString(value, 'f', value < 100 ? 1 : 0); };
    QString lines
        = QCoreApplication::translate("CommandLine",
              "%n bot(s), %1 s: %2 moves, %3 frames, %4 matches begun, %5 errors, %6 connections lost.",
              nullptr, report.bots)
              .arg(number(report.seconds), QString::number(report.moves), QString::number(report.frames),
                  QString::number(report.matches), QString::number(report.errors),
                  QString::number(report.lost))
        + QLatin1Char('\n');
    for (const auto& [code, count] : report.errorCodes)
        lines += QStringLiteral("  %1: %2\n").arg(QString::fromStdString(code)).arg(count);
    if (report.serverProcessor > 0)
        //: %1 is a percentage of one core of the processor.
        lines += QCoreApplication::translate("CommandLine", "The server took %1 % of one core.")
                     .arg(number(100 * report.serverProcessor))
            + QLatin1Char('\n');
    for (const auto& figure : report.figures)
        //: name of a figure: value and unit, what it is compared with, and how many times that it is
        lines
            += QCoreApplication::translate("CommandLine", "  %1: %2 %3 (beside it %4 %3, ratio %5)")
                   .arg(QString::fromStdString(figure.name), number(figure.value),
                       QString::fromStdString(figure.unit), number(figure.yardstick), number(figure.ratio()))
            + QLatin1Char('\n');
    return lines;
}

} // namespace

Exit runNetLoad(const text::ParsedArguments& arguments)
{
    auto request = requestOf(arguments);
    if (!request)
        return failed(request.error());
    const auto registry = loadGames();
    if (!registry)
        return Exit::CannotReadOrWrite;
    const auto makePlayer = load::gamePlayers(*registry, arguments.value("--bot").toStdString());
    if (!makePlayer)
        return failed(makePlayer.error());
    request->makePlayer = *makePlayer;
    load::allowManySockets();
    const QTemporaryDir state;
    std::unique_ptr<load::ServerProcess> server;
    if (!arguments.has("--server")) {
        auto started = load::ServerProcess::start(
            QStringList{QStringLiteral("--state-directory"), state.path()} + load::openDoors(request->bots));
        if (!started)
            return failed(started.error());
        server = *std::move(started);
        request->server = server->endpoint();
        request->serverProcess = server->processId();
    }
    const auto report = load::measure(*request);
    if (server != nullptr)
        server->stop();
    if (!report)
        return failed(report.error());
    if (arguments.has("--json"))
        printJson(reportJson(*report));
    else
        print(reportText(*report));
    return report->errors == 0 ? Exit::Done : Exit::AnswerIsNo;
}

} // namespace labrys::cli

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulation_report.h"

#include "app/text/language.h"
#include "core/base/json_codec.h"
#include "core/game/statistics.h"
#include "core/minoan/rules.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

#include <algorithm>

namespace labrys::cli {

namespace {

QString plain(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

double perRun(std::int64_t sum, std::int64_t runs)
{
    return runs == 0 ? 0.0 : static_cast<double>(sum) / static_cast<double>(runs);
}

/// The whole numbers of a report as one described value: what reading needs.
struct Numbers {
    std::string game;
    int rules = 0;
    Fingerprint content;
    std::string bot;
    Seed seed;
    int requested = 0;
    int shard = 1;
    int shards = 1;
    std::int64_t runs = 0;
    std::int64_t wins = 0;
    std::int64_t turns = 0;
    Fingerprint digest;
    std::vector<game::GroupCount> groups;
};
BOOST_DESCRIBE_STRUCT(Numbers, (),
    (game, rules, content, bot, seed, requested, shard, shards, runs, wins, turns, digest, groups))

} // namespace

QJsonObject reportJson(const SimulationFile& file)
{
    const auto& [game, rules, content, request, report] = file;
    const auto rate = game::wilson(report.wins, report.runs);
    QJsonObject causes;
    for (const auto& cause : report.causes)
        causes.insert(plain(cause.name), static_cast<qint64>(cause.count));
    QJsonArray groups;
    for (const auto& group : report.groups)
        groups.append(QJsonObject{{QStringLiteral("name"), plain(group.name)},
            {QStringLiteral("runs"), static_cast<qint64>(group.runs)},
            {QStringLiteral("wins"), static_cast<qint64>(group.wins)}});
    return {{QStringLiteral("game"), plain(game)}, {QStringLiteral("rules"), rules},
        {QStringLiteral("content"), plain(content.text())}, {QStringLiteral("bot"), plain(request.bot)},
        {QStringLiteral("seed"), plain(request.seed.code())}, {QStringLiteral("requested"), request.runs},
        {QStringLiteral("shard"), request.shard}, {QStringLiteral("shards"), request.shards},
        {QStringLiteral("runs"), static_cast<qint64>(report.runs)},
        {QStringLiteral("wins"), static_cast<qint64>(report.wins)}, {QStringLiteral("winRate"), rate.share},
        {QStringLiteral("low"), rate.low}, {QStringLiteral("high"), rate.high},
        {QStringLiteral("turns"), static_cast<qint64>(report.turns)},
        {QStringLiteral("meanTurns"), perRun(report.turns, report.runs)},
        {QStringLiteral("digest"), plain(Fingerprint{report.digest}.text())},
        {QStringLiteral("causes"), causes}, {QStringLiteral("groups"), groups}};
}

QString reportText(const SimulationFile& file)
{
    const auto& report = file.report;
    const auto rate = game::wilson(report.wins, report.runs);
    const int runs = static_cast<int>(report.runs);
    const QLocale locale(text::language() == Language::French ? QLocale::French : QLocale::English);
    const auto percent = [&](double share) { return locale.toString(100 * share, 'f', 1); };
    QString lines
        = QCoreApplication::translate("CommandLine",
              "%1, bot %2, seed %3: %n run(s), %4 won (%5 %, 95 % interval %6 to %7), %8 turns on average.",
              nullptr, runs)
              .arg(plain(file.game), plain(file.request.bot), plain(file.request.seed.code()),
                  QString::number(report.wins), percent(rate.share), percent(rate.low), percent(rate.high),
                  locale.toString(perRun(report.turns, report.runs), 'f', 1))
        + QLatin1Char('\n');
    for (const auto& cause : report.causes)
        lines += QCoreApplication::translate("CommandLine", "  lost to %1: %2")
                     .arg(plain(cause.name))
                     .arg(cause.count)
            + QLatin1Char('\n');
    for (const auto& group : report.groups) {
        const auto alone = game::wilson(group.wins, group.runs);
        lines += (file.game == minoan::Rules::kId
                         ? QCoreApplication::translate(
                               "CommandLine", "  room %1: %2 of %3 crossed it (%4 %, 95 % interval %5 to %6)")
                         : QCoreApplication::translate("CommandLine",
                               "  level %1 alone: %2 of %3 won (%4 %, 95 % interval %5 to %6)"))
                     .arg(plain(group.name), QString::number(group.wins), QString::number(group.runs),
                         percent(alone.share), percent(alone.low), percent(alone.high))
            + QLatin1Char('\n');
    }
    return lines
        + QCoreApplication::translate("CommandLine", "  digest %1")
              .arg(plain(Fingerprint{report.digest}.text()))
        + QLatin1Char('\n');
}

std::expected<SimulationFile, Problem> readReport(std::string_view text, std::string_view file)
{
    const auto json = parseJson(text, file);
    if (!json)
        return std::unexpected(json.error());
    const auto* object = json->if_object();
    const auto* causes = object == nullptr ? nullptr : codec::member(*object, "causes");
    if (causes == nullptr || !causes->is_object())
        return std::unexpected(Problem{"REPORT_FORMAT", {std::string(file), 1, 1}, {}});
    Numbers numbers;
    codec::Wrong wrong;
    forEachField(numbers, [&](const char* name, auto& field) {
        if (wrong)
            return;
        const auto* found = codec::member(*object, name);
        wrong = found == nullptr ? codec::Wrong(Mismatch{{}, "JSON_MISSING_FIELD", {name}})
                                 : codec::decode(*found, field, std::string("/") + name);
    });
    game::SimulationReport report;
    for (const auto& cause : causes->get_object()) {
        std::int64_t count = 0;
        if (!wrong)
            wrong = codec::decode(
                cause.value(), count, "/causes/" + codec::pointerStep(std::string_view(cause.key())));
        report.addCause(std::string(cause.key()), count);
    }
    if (wrong)
        return std::unexpected(Problem{
            std::move(wrong->code), placeOfPath(text, file, wrong->path), std::move(wrong->arguments)});
    constexpr int kMostShards = 100'000;
    constexpr std::int64_t kMostTurns = 1'000'000'000'000'000;
    const auto possible = [](std::int64_t wins, std::int64_t runs) { return wins >= 0 && wins <= runs; };
    const bool sane = possible(numbers.wins, numbers.runs) && numbers.runs <= numbers.requested
        && numbers.turns >= 0 && numbers.turns <= kMostTurns && numbers.shards >= 1
        && numbers.shards <= kMostShards
        && std::ranges::all_of(numbers.groups,
            [&](const auto& group) { return possible(group.wins, group.runs) && group.runs <= numbers.runs; })
        && std::ranges::all_of(
            report.causes, [&](const auto& cause) { return possible(cause.count, numbers.runs); });
    if (!sane)
        return std::unexpected(Problem{"REPORT_FORMAT", {std::string(file), 1, 1}, {}});
    report.runs = numbers.runs;
    report.wins = numbers.wins;
    report.turns = numbers.turns;
    report.digest = numbers.digest.value;
    report.groups = std::move(numbers.groups);
    return SimulationFile{std::move(numbers.game), numbers.rules, numbers.content,
        {std::move(numbers.bot), numbers.requested, numbers.seed, numbers.shard, numbers.shards},
        std::move(report)};
}

std::expected<SimulationFile, Problem> mergeReports(
    std::span<const SimulationFile> parts, const QStringList& names)
{
    const auto& first = parts.front();
    std::vector<const SimulationFile*> byShard(static_cast<std::size_t>(std::max(0, first.request.shards)));
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto& part = parts[i];
        const std::string name = names.value(static_cast<qsizetype>(i)).toStdString();
        const auto refuse = [&](const char* code, std::string what) {
            return std::unexpected(Problem{code, {name, 0, 0}, {std::move(what)}});
        };
        const std::array differences{std::pair("game", part.game != first.game),
            std::pair("rules", part.rules != first.rules),
            std::pair("content", part.content != first.content),
            std::pair("bot", part.request.bot != first.request.bot),
            std::pair("seed", part.request.seed != first.request.seed),
            std::pair("requested", part.request.runs != first.request.runs),
            std::pair("shards", part.request.shards != first.request.shards)};
        for (const auto& [what, differs] : differences)
            if (differs)
                return refuse("REPORT_DIFFERS", what);
        const int shard = part.request.shard;
        if (shard < 1 || static_cast<std::size_t>(shard) > byShard.size())
            return refuse("REPORT_DIFFERS", "shard");
        auto& place = byShard[static_cast<std::size_t>(shard) - 1];
        if (place != nullptr)
            return refuse("REPORT_TWICE", std::to_string(shard));
        place = &part;
    }
    SimulationFile whole{first.game, first.rules, first.content, first.request, {}};
    whole.request.shard = 1;
    whole.request.shards = 1;
    for (std::size_t i = 0; i < byShard.size(); ++i) {
        if (byShard[i] == nullptr)
            return std::unexpected(
                Problem{"REPORT_MISSING", {}, {std::to_string(i + 1), std::to_string(byShard.size())}});
        whole.report.add(byShard[i]->report);
    }
    return whole;
}

} // namespace labrys::cli

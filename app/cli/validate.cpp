// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/exchange/files.h"
#include "app/text/catalogue.h"
#include "core/level/maze_file.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace labrys::cli {

namespace {

constexpr std::array kValidateOptions{
    OptionSpec{"--json", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Print one JSON object.")},
    OptionSpec{"--language", "en|fr", QT_TRANSLATE_NOOP("CommandLine", "Speak this language.")},
};
constexpr CommandSpec kValidateSpec{"labrys-cli validate", "FILE...",
    QT_TRANSLATE_NOOP(
        "CommandLine", "Check .maze levels, .thread replays and saved games, and list their problems."),
    kValidateOptions, 1, 1000};

struct Findings {
    std::vector<Problem> problems;
    bool readable = true;
    /// Of levels: whether all can be won, and whether one cannot.
    std::optional<bool> winnable = {};
};

bool isError(const Problem& problem)
{
    return problem.severity == Severity::Error;
}

/// The problems of levels; of valid ones also whether they can be won (minotaur.md 2.4).
Findings checkLevels(const games::Registry& registry, std::string_view text, const std::string& file)
{
    auto reading = level::readMaze(text, file);
    if (!reading.valid())
        return {std::move(reading.problems)};
    Findings findings{std::move(reading.problems), true, true};
    for (const auto& level : reading.file.levels) {
        const auto verdict = registry.minotaur().tryLevel(level).verdict;
        if (verdict == minotaur::Verdict::Won)
            continue;
        const bool refuted = verdict == minotaur::Verdict::Unwinnable;
        if (refuted)
            findings.winnable = false;
        else if (findings.winnable == true)
            findings.winnable.reset();
        findings.problems.push_back({refuted ? "LEVEL_UNWINNABLE" : "NO_CERTIFICATE",
            {file, level.firstLine, 1}, {}, Severity::Warning});
    }
    return findings;
}

QString verdictOf(const Findings& findings)
{
    if (std::ranges::any_of(findings.problems, isError))
        return QStringLiteral("invalid");
    if (!findings.winnable)
        return QStringLiteral("undecided");
    return *findings.winnable ? QStringLiteral("proven") : QStringLiteral("refuted");
}

/// What is wrong with one file, by what it claims to be.
Findings check(const games::Registry& registry, const QString& path)
{
    const std::string file = path.toStdString();
    const auto text = exchange::readFile(path, game::kRecordBytes);
    if (!text)
        return {{text.error()}, false};
    if (!text->starts_with('{') || path.endsWith(QLatin1String(".maze")))
        return checkLevels(registry, *text, file);
    if (game::readEnvelope(*text, file, game::kThreadFormat)) {
        const auto outcome = registry.replay(*text, file);
        return {outcome ? std::vector<Problem>() : std::vector{outcome.error()}, true};
    }
    const auto envelope = game::readEnvelope(*text, file, game::kSessionFormat);
    if (!envelope)
        return {{envelope.error()}, true};
    const auto* game = registry.find(envelope->game);
    if (game == nullptr)
        return {{Problem{"RECORD_UNKNOWN_GAME", {file, 0, 0}, {envelope->game}}}, true};
    const auto outcome = game->checkSave(*text, file);
    return {outcome ? std::vector<Problem>() : std::vector{outcome.error()}, true};
}

Exit runValidate(const text::ParsedArguments& arguments)
{
    const auto registry = loadGames();
    if (!registry)
        return Exit::CannotReadOrWrite;
    const bool json = arguments.has("--json");
    QJsonArray files;
    Exit exit = Exit::Done;
    for (const auto& path : arguments.positional()) {
        const auto findings = check(*registry, path);
        const bool invalid = std::ranges::any_of(findings.problems, isError);
        QJsonArray problems;
        for (const auto& problem : findings.problems) {
            problems.append(problemJson(problem));
            if (!json)
                print(text::located(problem) + QLatin1Char('\n'));
        }
        files.append(QJsonObject{{QStringLiteral("file"), path},
            {QStringLiteral("verdict"), verdictOf(findings)}, {QStringLiteral("problems"), problems}});
        if (!findings.readable)
            exit = Exit::CannotReadOrWrite;
        else if ((invalid || findings.winnable == false) && exit == Exit::Done)
            exit = Exit::AnswerIsNo;
    }
    if (json)
        printJson({{QStringLiteral("files"), files}});
    return exit;
}

} // namespace

Command validateCommand()
{
    return {kValidateSpec, runValidate};
}

} // namespace labrys::cli

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/exchange/files.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <array>

namespace labrys::cli {

namespace {

constexpr std::array kReplayOptions{
    OptionSpec{"--json", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Print one JSON object.")},
    OptionSpec{"--language", "en|fr", QT_TRANSLATE_NOOP("CommandLine", "Speak this language.")},
};
constexpr CommandSpec kReplaySpec{"labrys-cli replay", "FILE",
    QT_TRANSLATE_NOOP("CommandLine", "Run a .thread again and check every digest of it."), kReplayOptions, 1,
    1};

QString outcomeName(game::Outcome outcome)
{
    switch (outcome) {
    case game::Outcome::Running:
        return QCoreApplication::translate("CommandLine", "not finished");
    case game::Outcome::Won:
        return QCoreApplication::translate("CommandLine", "won");
    case game::Outcome::Lost:
        return QCoreApplication::translate("CommandLine", "lost");
    }
    return {};
}

Exit runReplay(const text::ParsedArguments& arguments)
{
    const auto registry = loadGames();
    if (!registry)
        return Exit::CannotReadOrWrite;
    const QString path = arguments.positional().constFirst();
    const auto text = exchange::readFile(path, game::kRecordBytes);
    if (!text)
        return failed(text.error());
    const auto outcome = registry->replay(*text, path.toStdString());
    if (!outcome)
        return failed(outcome.error());
    const auto& summary = outcome->summary;
    const auto name = enumName(summary.outcome);
    const QString game = QString::fromStdString(outcome->game);
    const QString seed = QString::fromStdString(outcome->seed);
    const QString digest = QString::fromStdString(outcome->digest.text());
    if (arguments.has("--json"))
        printJson({{QStringLiteral("game"), game}, {QStringLiteral("seed"), seed},
            {QStringLiteral("entries"), static_cast<qint64>(outcome->entries)},
            {QStringLiteral("outcome"),
                QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())).toLower()},
            {QStringLiteral("level"), summary.level}, {QStringLiteral("turns"), summary.turns},
            {QStringLiteral("score"), static_cast<qint64>(summary.score)},
            {QStringLiteral("digest"), digest}});
    else
        print(QCoreApplication::translate("CommandLine",
                  "The replay agrees: %1, seed %2, %3, level %4, %n turn(s), %5 points, digest %6.", nullptr,
                  summary.turns)
                  .arg(game, seed, outcomeName(summary.outcome), QString::number(summary.level),
                      QString::number(summary.score), digest)
            + QLatin1Char('\n'));
    return Exit::Done;
}

} // namespace

Command replayCommand()
{
    return {kReplaySpec, runReplay};
}

} // namespace labrys::cli

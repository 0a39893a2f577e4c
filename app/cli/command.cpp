// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/exchange/files.h"
#include "app/text/catalogue.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <cstdio>

namespace labrys::cli {

namespace {

void write(std::FILE* stream, const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
    std::fflush(stream);
}

constexpr std::array kProgramOptions{
    OptionSpec{"--version", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Show the version.")},
    OptionSpec{"--json", nullptr,
        QT_TRANSLATE_NOOP("CommandLine", "With --version: print all versions as one JSON object.")},
    OptionSpec{"--language", "en|fr", QT_TRANSLATE_NOOP("CommandLine", "Speak this language.")},
};
constexpr CommandSpec kProgram{"labrys-cli", "COMMAND [ARGUMENTS]",
    QT_TRANSLATE_NOOP("CommandLine", "The command line of Labrys. Each command explains itself with --help."),
    kProgramOptions, 0, 1000};

} // namespace

const CommandSpec& programSpec()
{
    return kProgram;
}

std::vector<Command> allCommands()
{
    return {contentCommand(), netCommand(), pathsCommand(), playCommand(), renderCommand(), replayCommand(),
        selftestCommand(), simulateCommand(), validateCommand()};
}

void print(const QString& text)
{
    write(stdout, text);
}

void printError(const QString& text)
{
    write(stderr, text);
}

void printJson(const QJsonObject& object)
{
    print(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)) + QLatin1Char('\n'));
}

QJsonObject problemJson(const Problem& problem)
{
    QJsonArray cells;
    for (const Cell cell : problem.cells)
        cells.append(QJsonArray{cell.row, cell.column});
    const auto severity = enumName(problem.severity);
    return {{QStringLiteral("code"), QString::fromStdString(problem.code)},
        {QStringLiteral("severity"),
            QString::fromLatin1(severity.data(), static_cast<qsizetype>(severity.size())).toLower()},
        {QStringLiteral("line"), problem.place.line}, {QStringLiteral("column"), problem.place.column},
        {QStringLiteral("cells"), cells}, {QStringLiteral("message"), text::sentence(problem)}};
}

Exit failed(const Problem& problem)
{
    printError(text::located(problem) + QLatin1Char('\n'));
    const std::string_view code = problem.code;
    if (code.starts_with("USAGE_") || code.starts_with("SEED_") || code.starts_with("ADDRESS_")
        || code == "NET_NOT_LOOPBACK")
        return Exit::WrongUsage;
    // A file that does not agree with itself was read: the answer is no.
    for (const std::string_view answer :
        {"RECORD_SEAL", "RECORD_DIFFERS", "RECORD_STATE", "RECORD_ILLEGAL_ACTION", "RECORD_UNKNOWN_ACTION"})
        if (code == answer)
            return Exit::AnswerIsNo;
    return Exit::CannotReadOrWrite;
}

std::optional<games::Registry> loadGames()
{
    auto registry = games::Registry::load(exchange::readResource);
    if (!registry) {
        failed(registry.error());
        return std::nullopt;
    }
    return *std::move(registry);
}

} // namespace labrys::cli

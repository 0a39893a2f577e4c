// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/exchange/files.h"
#include "app/games/content_files.h"
#include "app/text/catalogue.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>

#include <array>

namespace labrys::cli {

namespace {

constexpr std::array kContentOptions{
    OptionSpec{"--json", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Print one JSON object.")},
    OptionSpec{"--language", "en|fr", QT_TRANSLATE_NOOP("CommandLine", "Speak this language.")},
};
constexpr CommandSpec kContentSpec{"labrys-cli content", "check [DIR]",
    QT_TRANSLATE_NOOP("CommandLine",
        "Read the content of the games as the games do, or that of a folder, and list its problems."),
    kContentOptions, 1, 2};

constexpr std::size_t kContentBytes = std::size_t{4} << 20U;

Exit runContent(const text::ParsedArguments& arguments)
{
    const auto& positional = arguments.positional();
    if (positional.constFirst() != QLatin1String("check"))
        return failed({"USAGE_ARGUMENTS", {}, {}});
    const bool json = arguments.has("--json");
    QJsonArray files;
    Exit exit = Exit::Done;
    for (const auto& file : games::contentFiles()) {
        const auto below = QString::fromUtf8(file.path.data(), static_cast<qsizetype>(file.path.size()));
        const bool own = positional.size() == 1;
        const QString path = own ? QStringLiteral("content/") + below : QDir(positional[1]).filePath(below);
        const std::string name = path.toStdString();
        const auto text = own ? exchange::readResource(name) : exchange::readFile(path, kContentBytes);
        const auto problem = text ? file.check(*text, name) : std::optional(text.error());
        QJsonArray problems;
        if (problem)
            problems.append(problemJson(*problem));
        if (problem && !json)
            print(text::located(*problem) + QLatin1Char('\n'));
        files.append(QJsonObject{{QStringLiteral("file"), path},
            {QStringLiteral("verdict"), problem ? QStringLiteral("invalid") : QStringLiteral("valid")},
            {QStringLiteral("problems"), problems}});
        if (!text)
            exit = Exit::CannotReadOrWrite;
        else if (problem && exit == Exit::Done)
            exit = Exit::AnswerIsNo;
    }
    if (json)
        printJson({{QStringLiteral("files"), files}});
    return exit;
}

} // namespace

Command contentCommand()
{
    return {kContentSpec, runContent};
}

} // namespace labrys::cli

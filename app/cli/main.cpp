// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/games/versions.h"
#include "app/text/catalogue.h"
#include "app/text/language.h"

#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>

using namespace labrys;
using namespace labrys::cli;

namespace {

QString programHelp(std::span<const Command> commands)
{
    QString help = text::helpText(programSpec()) + QLatin1Char('\n');
    for (const auto& command : commands) {
        const auto name = QString::fromLatin1(command.spec.name).section(QLatin1Char(' '), 1);
        help += QLatin1String("  ") + name.leftJustified(12)
            + QCoreApplication::translate("CommandLine", command.spec.summary) + QLatin1Char('\n');
    }
    return help;
}

/// The program's version, with `--json` all versions there are (APP-034).
Exit printVersion(bool json)
{
    if (!json) {
        print(QStringLiteral("labrys-cli %1\n").arg(QLatin1String(games::programVersion())));
        return Exit::Done;
    }
    const auto registry = loadGames();
    if (!registry)
        return Exit::CannotReadOrWrite;
    print(QString::fromStdString(games::versionsText(games::versionsOf(*registry))));
    return Exit::Done;
}

int run(const QStringList& arguments)
{
    const auto commands = allCommands();
    const auto wrongUsage = [](const Problem& problem, const CommandSpec& spec) {
        printError(text::located(problem) + QLatin1Char('\n') + text::usageText(spec));
        return static_cast<int>(Exit::WrongUsage);
    };
    const QString name = arguments.value(0);
    if (name.startsWith(QLatin1Char('-'))) {
        const auto parsed = text::parseArguments(programSpec(), arguments);
        if (!parsed)
            return wrongUsage(parsed.error(), programSpec());
        if (parsed->has("--version") && parsed->positional().isEmpty())
            return static_cast<int>(printVersion(parsed->has("--json")));
        if (!parsed->has("--help"))
            return wrongUsage(parsed->has("--json") ? Problem{"USAGE_WITHOUT", {}, {"--json", "--version"}}
                                                    : Problem{"USAGE_ARGUMENTS", {}, {}},
                programSpec());
    }
    if (name.startsWith(QLatin1Char('-')) || name == QLatin1String("help")) {
        print(programHelp(commands));
        return 0;
    }
    const auto found = std::ranges::find_if(commands, [&](const Command& command) {
        return QLatin1String("labrys-cli ") + name == QLatin1String(command.spec.name);
    });
    if (found == commands.end())
        return wrongUsage(
            {name.isEmpty() ? "USAGE_ARGUMENTS" : "USAGE_COMMAND", {}, {name.toStdString()}}, programSpec());
    const auto parsed = text::parseArguments(found->spec, arguments.mid(1));
    if (!parsed)
        return wrongUsage(parsed.error(), found->spec);
    if (const auto language = parsed->choice("--language", {}, {QStringLiteral("en"), QStringLiteral("fr")});
        !language)
        return wrongUsage(language.error(), found->spec);
    if (parsed->has("--help")) {
        print(text::helpText(found->spec));
        return 0;
    }
    return static_cast<int>(found->run(*parsed));
}

/// Pictures need fonts, and fonts a QGuiApplication; the platform without a display serves for both. Nothing
/// else makes one, since it takes time and ends the program where there is no display.
std::unique_ptr<QCoreApplication> makeApplication(
    int& argc, char* argv[], bool pictures, const QString& runtimeFolder)
{
    if (!pictures)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Where there is none, Qt warns; a folder of our own has the right mode.
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(runtimeFolder));
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

int main(int argc, char* argv[])
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    // Made where it is needed alone: what is carried on a stick writes nothing elsewhere (PKG-005).
    std::optional<QTemporaryDir> runtimeFolder;
    const bool pictures = std::ranges::any_of(arguments, [](const QString& argument) {
        return argument == QLatin1String("-o") || argument.startsWith(QLatin1String("-o="));
    });
    // Qt is given no arguments: it would take some of them for its own.
    int ours = 1;
    const auto application
        = makeApplication(ours, argv, pictures, pictures ? runtimeFolder.emplace().path() : QString());
    text::useLanguage(text::chooseLanguage(text::languageOption(arguments), {}));
    const int status = run(arguments);
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return status;
    return static_cast<int>(failed({"OUTPUT_LOST", {}, {}}));
}

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/launch.h"

#include "app/exchange/files.h"
#include "app/games/versions.h"
#include "app/text/catalogue.h"
#include "app/text/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace labrys::desktop {

namespace {

void print(const QString& text)
{
    std::fputs(qUtf8Printable(text), stdout);
    std::fflush(stdout);
}

bool isKeys(const QString& file)
{
    return file.endsWith(QLatin1String(".keys"), Qt::CaseInsensitive) && QFileInfo(file).isFile();
}

std::expected<std::optional<viewmodels::RunFile>, viewmodels::RefusedFile> readFile(
    const exchange::LaunchOptions& options)
{
    if (options.file.isEmpty() || isKeys(options.file))
        return std::nullopt;
    const auto game = games::MinotaurGame::load(exchange::readResource);
    LABRYS_ASSERT(game.has_value());
    auto opened = viewmodels::openRunFile(*game, options.file, options.players);
    if (opened)
        return *std::move(opened);
    return std::unexpected(std::move(opened.error()));
}

/// Whether the platform that Qt would choose has somewhere to draw.
bool hasDisplay()
{
#if defined(Q_OS_LINUX) || defined(Q_OS_FREEBSD)
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY")
        || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    return true;
#endif
}

/// What `--version` says, with `--json` all versions there are (APP-034).
QString versionText(bool json)
{
    if (!json)
        return QStringLiteral("labrys %1\n").arg(QLatin1String(games::programVersion()));
    const auto registry = games::Registry::load(exchange::readResource);
    LABRYS_ASSERT(registry.has_value());
    return QString::fromStdString(games::versionsText(games::versionsOf(*registry)));
}

constexpr auto kNoDisplay = QT_TRANSLATE_NOOP("Desktop",
    "There is no display for a window. Play in the terminal with: labrys-cli play minotaur. Look at every "
    "screen as "
    "pictures with: labrys --tour FOLDER.");

QStringList argumentsOf(int argc, char* argv[])
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    return arguments;
}

/// Lets everything speak, for a program that ends after its words. Where there will be a window no such
/// object may have been: its end takes away what makes windows readable to screen readers.
class Speaking {
public:
    Speaking(int& argc, char* argv[], Language language)
        : m_application(argc, argv)
    {
        text::useLanguage(language);
    }

private:
    QCoreApplication m_application;
};

} // namespace

void complain(const QString& text)
{
    std::fprintf(stderr, "%s\n", qUtf8Printable(text));
}

std::expected<Launch, Exit> prepare(int argc, char* argv[])
{
    const QStringList arguments = argumentsOf(argc, argv);
    const auto language = text::chooseLanguage(text::languageOption(arguments), {});
    auto options = exchange::parseLaunch(arguments);
    if (!options) {
        const Speaking speaking(argc, argv, language);
        complain(text::located(options.error()));
        complain(text::usageText(exchange::launchSpec()).trimmed());
        return std::unexpected(Exit::WrongUsage);
    }
    if (options->version || options->help) {
        const Speaking speaking(argc, argv, language);
        print(options->version ? versionText(options->json) : text::helpText(exchange::launchSpec()));
        return std::unexpected(Exit::Done);
    }
    auto file = readFile(*options);
    std::optional<viewmodels::RefusedFile> refused;
    if (!file && options->inWindow && hasDisplay()) {
        refused = std::move(file.error());
        file = std::optional<viewmodels::RunFile>();
    }
    if (!file) {
        const Speaking speaking(argc, argv, language);
        for (const auto& problem : file.error().problems)
            complain(text::located(problem));
        return std::unexpected(Exit::CannotRead);
    }
    const QString noDisplay = text::translated(language, "Desktop", kNoDisplay);
    if (options->tour.isEmpty() && !hasDisplay()) {
        complain(noDisplay);
        return std::unexpected(Exit::CannotRead);
    }
    QString folder = exchange::programFolder();
    if (folder.isEmpty())
        folder = QFileInfo(QFile::decodeName(argv[0])).absolutePath();
    auto places = exchange::findPlaces({options->saves, folder});
    const bool keys = isKeys(options->file);
    return Launch{
        *std::move(options), std::move(places), *std::move(file), std::move(refused), keys, noDisplay};
}

} // namespace labrys::desktop

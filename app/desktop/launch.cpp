// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/launch.h"

#include "app/exchange/files.h"
#include "app/text/catalogue.h"
#include "app/text/language.h"

#include <QCoreApplication>

#include <cstdio>

namespace labrys::desktop {

namespace {

void print(const QString& text)
{
    std::fputs(qUtf8Printable(text), stdout);
    std::fflush(stdout);
}

std::expected<std::optional<viewmodels::RunFile>, Exit> readFile(const exchange::LaunchOptions& options)
{
    if (options.file.isEmpty())
        return std::nullopt;
    const auto game = games::MinotaurGame::load(exchange::readResource);
    LABRYS_ASSERT(game.has_value());
    auto opened = viewmodels::openRunFile(*game, options.file, options.players);
    if (opened)
        return *std::move(opened);
    for (const auto& problem : opened.error())
        complain(text::located(problem));
    return std::unexpected(Exit::CannotRead);
}

} // namespace

void complain(const QString& text)
{
    std::fprintf(stderr, "%s\n", qUtf8Printable(text));
}

std::expected<Launch, Exit> prepare(int argc, char* argv[])
{
    // Knows no display; it is gone before the application of the window is made.
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    text::useLanguage(text::chooseLanguage(exchange::languageOption(arguments), {}));
    auto options = exchange::parseLaunch(arguments);
    if (!options) {
        complain(text::located(options.error()));
        complain(exchange::usageText(exchange::launchSpec()).trimmed());
        return std::unexpected(Exit::WrongUsage);
    }
    if (options->version || options->help) {
        print(options->version ? QStringLiteral("labrys " LABRYS_VERSION "\n")
                               : exchange::helpText(exchange::launchSpec()));
        return std::unexpected(Exit::Done);
    }
    auto file = readFile(*options);
    if (!file)
        return std::unexpected(file.error());
    auto places = exchange::findPlaces({options->saves, exchange::programFolder()});
    return Launch{*std::move(options), std::move(places), *std::move(file)};
}

} // namespace labrys::desktop

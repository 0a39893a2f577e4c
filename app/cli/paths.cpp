// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/exchange/places.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonObject>

#include <array>

namespace labrys::cli {

namespace {

constexpr std::array kPathsOptions{
    OptionSpec{"--saves", "DIR", QT_TRANSLATE_NOOP("CommandLine", "Keep saved games in this folder.")},
    OptionSpec{"--json", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Print one JSON object.")},
    OptionSpec{"--language", "en|fr", QT_TRANSLATE_NOOP("CommandLine", "Speak this language.")},
};
constexpr CommandSpec kPathsSpec{"labrys-cli paths", "",
    QT_TRANSLATE_NOOP("CommandLine", "Print where files are kept."), kPathsOptions, 0, 0};

Exit runPaths(const text::ParsedArguments& arguments)
{
    const auto places = exchange::findPlaces({arguments.value("--saves"), exchange::programFolder()});
    QJsonObject object;
    QString lines;
    for (const auto& [name, path] : exchange::listed(places)) {
        object.insert(name, path);
        lines += name.leftJustified(10) + QDir::toNativeSeparators(path) + QLatin1Char('\n');
    }
    object.insert(QStringLiteral("portable"), places.portable);
    if (arguments.has("--json"))
        printJson(object);
    else
        print(lines);
    return Exit::Done;
}

} // namespace

Command pathsCommand()
{
    return {kPathsSpec, runPaths};
}

} // namespace labrys::cli

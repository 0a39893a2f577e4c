// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/picture.h"
#include "app/exchange/files.h"
#include "app/paint/fonts.h"
#include "app/paint/level_picture.h"
#include "app/text/catalogue.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonObject>

#include <array>

namespace labrys::cli {

namespace {

constexpr std::array kRenderOptions{
    OptionSpec{"--size", "N",
        QT_TRANSLATE_NOOP("CommandLine", "Pixels of the longer side, from 16 to 4096 (usually 256).")},
    OptionSpec{"--level", "N", QT_TRANSLATE_NOOP("CommandLine", "Which level of the file, from 1.")},
    OptionSpec{
        "--theme", "lamplight|fresco", QT_TRANSLATE_NOOP("CommandLine", "Use the dark or the light theme.")},
    OptionSpec{"-o", "FILE.png", QT_TRANSLATE_NOOP("CommandLine", "Write the picture here.")},
    OptionSpec{"--json", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Print one JSON object.")},
    OptionSpec{"--language", "en|fr", QT_TRANSLATE_NOOP("CommandLine", "Speak this language.")},
};
constexpr CommandSpec kRenderSpec{"labrys-cli render", "FILE",
    QT_TRANSLATE_NOOP("CommandLine", "Draw a .maze level as a picture, also for file managers."),
    kRenderOptions, 1, 1};

/// What is to be drawn, as the options say.
struct Wish {
    int size = 256;
    int level = 1;
    paint::ThemeId theme = paint::ThemeId::Lamplight;
    QString picture;
};

std::expected<Wish, Problem> wishOf(const text::ParsedArguments& arguments)
{
    const auto size
        = arguments.number("--size", Wish().size, paint::kPictureSmallest, paint::kPictureLargest);
    if (!size)
        return std::unexpected(size.error());
    const auto level = arguments.number("--level", 1, 1, 1000);
    if (!level)
        return std::unexpected(level.error());
    const auto theme = arguments.choice(
        "--theme", QStringLiteral("lamplight"), {QStringLiteral("lamplight"), QStringLiteral("fresco")});
    if (!theme)
        return std::unexpected(theme.error());
    if (!arguments.has("-o"))
        return std::unexpected(Problem{"USAGE_WITHOUT", {}, {"render", "-o"}});
    return Wish{*size, *level,
        *theme == QLatin1String("fresco") ? paint::ThemeId::Fresco : paint::ThemeId::Lamplight,
        arguments.value("-o")};
}

/// The level, when the file is one that may be played.
std::expected<level::MazeLevel, Exit> readLevel(const QString& path, int number)
{
    const auto text = exchange::readFile(path, level::kMazeBytes);
    if (!text)
        return std::unexpected(failed(text.error()));
    auto reading = level::readMaze(*text, path.toStdString());
    if (const auto* error = reading.firstError(); error != nullptr) {
        printError(text::located(*error) + QLatin1Char('\n'));
        return std::unexpected(Exit::AnswerIsNo);
    }
    auto& levels = reading.file.levels;
    if (levels.size() < static_cast<std::size_t>(number))
        return std::unexpected(failed(
            {"USAGE_NUMBER", {}, {"--level", std::to_string(number), "1", std::to_string(levels.size())}}));
    return std::move(levels[static_cast<std::size_t>(number) - 1]);
}

Exit runRender(const text::ParsedArguments& arguments)
{
    const auto wish = wishOf(arguments);
    if (!wish)
        return failed(wish.error());
    const QString file = arguments.positional().constFirst();
    const auto level = readLevel(file, wish->level);
    if (!level)
        return level.error();
    paint::registerFonts();
    const QImage picture = paint::renderLevel(*level, wish->size, wish->theme);
    if (const auto written = writePicture(picture, wish->picture); !written)
        return failed(written.error());
    if (arguments.has("--json"))
        printJson({{QStringLiteral("file"), file}, {QStringLiteral("level"), wish->level},
            {QStringLiteral("picture"), wish->picture}, {QStringLiteral("width"), picture.width()},
            {QStringLiteral("height"), picture.height()}});
    return Exit::Done;
}

} // namespace

Command renderCommand()
{
    return {kRenderSpec, runRender};
}

} // namespace labrys::cli

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/launch_options.h"

#include "app/net/address.h"

#include <QCoreApplication>

#include <array>
#include <tuple>

namespace labrys::exchange {

namespace {

constexpr std::array kOptions{
    OptionSpec{"--level", "FILE",
        QT_TRANSLATE_NOOP("CommandLine", "Play the levels of this .maze file instead of the bundled ones.")},
    OptionSpec{"--seed", "SEED",
        QT_TRANSLATE_NOOP("CommandLine", "Use this seed: a seed code, any number or any text.")},
    OptionSpec{"--daily", nullptr,
        QT_TRANSLATE_NOOP("CommandLine", "Show the mazes of today, which are the same for everybody.")},
    OptionSpec{"--difficulty", "easy|ranked|hard",
        QT_TRANSLATE_NOOP("CommandLine", "Play the easy or the hard game, which are not ranked.")},
    OptionSpec{"--players", "N", QT_TRANSLATE_NOOP("CommandLine", "How many play on this keyboard: 1 or 2.")},
    OptionSpec{"--saves", "DIR", QT_TRANSLATE_NOOP("CommandLine", "Keep saved games in this folder.")},
    OptionSpec{"--scores", "FILE", QT_TRANSLATE_NOOP("CommandLine", "Keep high scores in this file.")},
    OptionSpec{"--name", "NAME",
        QT_TRANSLATE_NOOP("CommandLine", "Your name in the table of high scores and in network games.")},
    OptionSpec{"--server", "HOST[:PORT]",
        QT_TRANSLATE_NOOP("CommandLine", "Go to this server for a game of two over the network.")},
    OptionSpec{"--language", "en|fr", QT_TRANSLATE_NOOP("CommandLine", "Speak this language.")},
    OptionSpec{
        "--theme", "lamplight|fresco", QT_TRANSLATE_NOOP("CommandLine", "Use the dark or the light theme.")},
    OptionSpec{
        "--renderer", "auto|software|opengl", QT_TRANSLATE_NOOP("CommandLine", "Draw with this renderer.")},
    OptionSpec{"--new-instance", nullptr,
        QT_TRANSLATE_NOOP(
            "CommandLine", "Open a window of its own even when Labrys is already open with these places.")},
    OptionSpec{"--in-window", nullptr,
        QT_TRANSLATE_NOOP("CommandLine",
            "Say in the window what is wrong with FILE, as file managers need it, and not in the terminal.")},
    OptionSpec{"--tour", "DIR",
        QT_TRANSLATE_NOOP(
            "CommandLine", "Render every screen to PNG files in this folder, without a display.")},
    OptionSpec{"--version", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Show the version.")},
    OptionSpec{"--json", nullptr,
        QT_TRANSLATE_NOOP("CommandLine", "With --version: print all versions as one JSON object.")},
};

constexpr CommandSpec kSpec{"labrys", "[FILE]",
    QT_TRANSLATE_NOOP("CommandLine", "Labyrinth games. FILE is a level, a replay or a saved game."), kOptions,
    0, 1};

} // namespace

const CommandSpec& launchSpec()
{
    return kSpec;
}

std::expected<LaunchOptions, Problem> launchOptions(const text::ParsedArguments& parsed, const QString& file)
{
    LaunchOptions options;
    options.help = parsed.has("--help");
    options.version = parsed.has("--version");
    options.newInstance = parsed.has("--new-instance");
    options.inWindow = parsed.has("--in-window");
    options.json = parsed.has("--json");
    options.saves = parsed.value("--saves");
    options.tour = parsed.value("--tour");
    options.scores = parsed.value("--scores");
    options.name = parsed.value("--name");
    options.daily = parsed.has("--daily");
    options.server = parsed.value("--server");
    if (parsed.has("--server"))
        if (auto address = net::readAddress(options.server); !address) {
            address.error().place.file = "--server";
            return std::unexpected(std::move(address.error()));
        }
    options.file = parsed.value("--level");
    if (!file.isEmpty()) {
        if (parsed.has("--level"))
            return std::unexpected(Problem{"USAGE_TOGETHER", {}, {"FILE", "--level"}});
        options.file = file;
    }
    const auto players = parsed.number("--players", 1, 1, 2);
    if (!players)
        return std::unexpected(players.error());
    options.players = *players;
    for (const auto& [name, field, choices] :
        {std::tuple(
             "--language", &LaunchOptions::language, QStringList{QStringLiteral("en"), QStringLiteral("fr")}),
            std::tuple("--theme", &LaunchOptions::theme,
                QStringList{QStringLiteral("lamplight"), QStringLiteral("fresco")}),
            std::tuple("--difficulty", &LaunchOptions::difficulty,
                QStringList{QStringLiteral("easy"), QStringLiteral("ranked"), QStringLiteral("hard")}),
            std::tuple("--renderer", &LaunchOptions::renderer,
                QStringList{QStringLiteral("auto"), QStringLiteral("software"), QStringLiteral("opengl")})}) {
        auto chosen = parsed.choice(name, {}, choices);
        if (!chosen)
            return std::unexpected(std::move(chosen.error()));
        options.*field = *chosen;
    }
    if (parsed.has("--seed")) {
        auto seed = Seed::fromText(parsed.value("--seed").toStdString());
        if (!seed) {
            seed.error().place.file = "--seed";
            return std::unexpected(std::move(seed.error()));
        }
        options.seed = *seed;
    }
    return options;
}

std::expected<LaunchOptions, Problem> parseLaunch(const QStringList& arguments)
{
    const auto parsed = text::parseArguments(kSpec, arguments);
    if (!parsed)
        return std::unexpected(parsed.error());
    if (parsed->has("--json") && !parsed->has("--version") && !parsed->has("--help"))
        return std::unexpected(Problem{"USAGE_WITHOUT", {}, {"--json", "--version"}});
    for (const char* other : {"--seed", "--level"})
        if (parsed->has("--daily") && parsed->has(other))
            return std::unexpected(Problem{"USAGE_TOGETHER", {}, {"--daily", other}});
    if (parsed->has("--daily") && !parsed->positional().isEmpty())
        return std::unexpected(Problem{"USAGE_TOGETHER", {}, {"FILE", "--daily"}});
    return launchOptions(*parsed, parsed->positional().value(0));
}

} // namespace labrys::exchange

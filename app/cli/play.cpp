// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/demo.h"
#include "app/cli/script_game.h"
#include "app/cli/terminal/edition.h"
#include "app/cli/terminal/screen_face.h"
#include "app/cli/terminal/speech_face.h"
#include "app/cli/terminal/terminal_guard.h"
#include "app/exchange/files.h"
#include "app/exchange/launch_options.h"
#include "app/exchange/places.h"

#include "core/minotaur/scores.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>

#include <array>
#include <utility>

namespace labrys::cli {

namespace {

constexpr std::array kPlayOptions{
    OptionSpec{"--level", "FILE",
        QT_TRANSLATE_NOOP("CommandLine", "Play the levels of this .maze file instead of generated ones.")},
    OptionSpec{"--seed", "SEED",
        QT_TRANSLATE_NOOP("CommandLine", "Use this seed: a seed code, any number or any text.")},
    OptionSpec{"--daily", nullptr,
        QT_TRANSLATE_NOOP("CommandLine", "Use the seed of today, which is the same for everybody.")},
    OptionSpec{"--difficulty", "easy|ranked|hard",
        QT_TRANSLATE_NOOP("CommandLine", "Play the easy or the hard game, which are not ranked.")},
    OptionSpec{"--alone", "N", QT_TRANSLATE_NOOP("CommandLine", "Play only level N of the run.")},
    OptionSpec{"--script", "FILE",
        QT_TRANSLATE_NOOP("CommandLine",
            "Play the keys in this file (- is the standard input), print every frame and the digest.")},
    OptionSpec{"--players", "N", QT_TRANSLATE_NOOP("CommandLine", "How many play on this keyboard: 1 or 2.")},
    OptionSpec{"--saves", "DIR", QT_TRANSLATE_NOOP("CommandLine", "Keep saved games in this folder.")},
    OptionSpec{"--scores", "FILE", QT_TRANSLATE_NOOP("CommandLine", "Keep high scores in this file.")},
    OptionSpec{"--name", "NAME",
        QT_TRANSLATE_NOOP("CommandLine", "Your name in the table of high scores and in network games.")},
    OptionSpec{"--server", "HOST[:PORT]",
        QT_TRANSLATE_NOOP("CommandLine", "Go to this server for a game of two over the network.")},
    OptionSpec{"--plain", nullptr,
        QT_TRANSLATE_NOOP("CommandLine", "Play in plain lines, each ended by Enter; also from a pipe.")},
    OptionSpec{"--speech", nullptr,
        QT_TRANSLATE_NOOP("CommandLine", "Draw nothing: each key brings one line, made to be heard.")},
    OptionSpec{"--mono", nullptr,
        QT_TRANSLATE_NOOP("CommandLine", "Use no colours; the variable NO_COLOR does the same.")},
    OptionSpec{"--new", nullptr,
        QT_TRANSLATE_NOOP("CommandLine", "Begin a new run although a saved one could go on.")},
    OptionSpec{"--demo", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Let a bot play one run, and print it.")},
    OptionSpec{"-o", "FILE.png",
        QT_TRANSLATE_NOOP("CommandLine", "Draw the end of the demonstration to this picture.")},
    OptionSpec{"--language", "en|fr", QT_TRANSLATE_NOOP("CommandLine", "Speak this language.")},
};
constexpr CommandSpec kPlaySpec{"labrys-cli play", "minotaur",
    QT_TRANSLATE_NOOP("CommandLine", "Play in the terminal."), kPlayOptions, 1, 1};

Exit usage(const char* code, std::vector<std::string> arguments)
{
    return failed({code, {}, std::move(arguments)});
}

std::expected<minotaur::Difficulty, Problem> difficultyOf(const text::ParsedArguments& arguments)
{
    const QString ranked = QStringLiteral("ranked");
    const QString easy = QStringLiteral("easy");
    const auto name = arguments.choice("--difficulty", ranked, {easy, ranked, QStringLiteral("hard")});
    if (!name)
        return std::unexpected(name.error());
    return *name == ranked ? minotaur::Difficulty::Ranked
        : *name == easy    ? minotaur::Difficulty::Easy
                           : minotaur::Difficulty::Hard;
}

/// Whether a terminal can be drawn on at all.
bool canDraw()
{
    const QByteArray term = qgetenv("TERM");
    return TerminalGuard::outputIsTerminal() && term != "dumb";
}

/// Drawn, spoken or in plain lines, as asked and as the terminal can.
Exit playAsAsked(const text::ParsedArguments& arguments, RunKeeper& keeper, RunStart start)
{
    const bool plain = arguments.has("--plain");
    if (plain && start.server.isEmpty())
        return PlainGame(keeper).play(std::move(start));
    if (plain || arguments.has("--speech")) {
        const auto exit = [&] {
            SpeechFace face(plain ? SpeechFace::Tells::Pictures : SpeechFace::Tells::Sentences);
            return Edition(face, keeper).run(start);
        }();
        TerminalGuard::passOnSignal();
        return exit;
    }
    if (!TerminalGuard::inputIsTerminal())
        return usage("USAGE_NO_TERMINAL", {"--plain", "--script"});
    const bool mono = arguments.has("--mono") || !qEnvironmentVariableIsEmpty("NO_COLOR");
    auto screen = canDraw() ? Screen::open(mono ? Screen::Colours::None : Screen::Colours::Some) : nullptr;
    if (!screen && start.server.isEmpty())
        return PlainGame(keeper).play(std::move(start));
    const auto exit = [&] {
        if (!screen) {
            SpeechFace face(SpeechFace::Tells::Pictures);
            return Edition(face, keeper).run(start);
        }
        ScreenFace face(std::move(screen));
        return Edition(face, keeper).run(start);
    }();
    TerminalGuard::passOnSignal();
    return exit;
}

Exit runPlay(const text::ParsedArguments& arguments)
{
    const auto registry = loadGames();
    if (!registry)
        return Exit::CannotReadOrWrite;
    const QString id = arguments.positional().constFirst();
    if (id != QLatin1String("minotaur"))
        return usage("USAGE_GAME", {id.toStdString(), "minotaur"});
    const bool demo = arguments.has("--demo");
    if (arguments.has("-o") && !demo)
        return usage("USAGE_WITHOUT", {"-o", "--demo"});
    for (const auto& [one, other] : {std::pair("--plain", "--speech"), std::pair("--script", "--plain"),
             std::pair("--script", "--speech"), std::pair("--script", "--demo"),
             std::pair("--daily", "--seed"), std::pair("--daily", "--level")})
        if (arguments.has(one) && arguments.has(other))
            return usage("USAGE_TOGETHER", {one, other});
    for (const char* other : {"--script", "--demo", "--level", "--seed", "--daily", "--new", "--players"})
        if (arguments.has("--server") && arguments.has(other))
            return usage("USAGE_TOGETHER", {"--server", other});
    // The game's name is no file to open.
    auto options = exchange::launchOptions(arguments, {});
    if (!options)
        return failed(options.error());
    const auto& minotaur = registry->minotaur();
    const auto difficulty = difficultyOf(arguments);
    if (!difficulty)
        return failed(difficulty.error());
    const int most = static_cast<int>(minotaur.content()->levels.size());
    const auto alone = arguments.number("--alone", 0, 0, most);
    if (!alone)
        return failed(alone.error());
    if (arguments.has("--daily")) {
        const QDate today = QDateTime::currentDateTimeUtc().date();
        options->seed = minotaur::dailySeed(today.year(), today.month(), today.day());
    }
    auto levels = minotaur.campaign(options->players, *difficulty);
    levels.only = *alone;
    levels.origin = arguments.has("--daily") ? minotaur::SeedOrigin::Daily
        : options->seed                      ? minotaur::SeedOrigin::Chosen
                                             : minotaur::SeedOrigin::Drawn;
    if (!options->file.isEmpty()) {
        // The name of a bundled level is enough.
        const auto bundled
            = exchange::readResource("levels/minotaur/" + options->file.toStdString() + ".maze");
        const auto text = bundled && !QFile::exists(options->file)
            ? bundled
            : exchange::readFile(options->file, level::kMazeBytes);
        if (!text)
            return failed(text.error());
        auto read = minotaur.fromMaze(*text, options->file.toStdString(), options->players);
        if (!read) {
            for (const auto& problem : read.error())
                failed(problem);
            return Exit::CannotReadOrWrite;
        }
        levels = *std::move(read);
        levels.difficulty = *difficulty;
    }
    if (arguments.has("--script"))
        return playScript(
            minotaur, std::move(levels), options->seed.value_or(Seed(7)), arguments.value("--script"));
    if (demo)
        return playDemo(minotaur, std::move(levels), options->seed.value_or(Seed(7)), arguments.value("-o"));
    const bool fresh = arguments.has("--new") || options->seed || !options->file.isEmpty()
        || arguments.has("--players") || arguments.has("--difficulty") || arguments.has("--alone");
    const auto places = exchange::findPlaces({options->saves, exchange::programFolder()});
    RunKeeper keeper(minotaur, places,
        arguments.value("--scores", places.saves + QStringLiteral("/minotaur.scores")),
        arguments.value("--name"));
    if (fresh && !arguments.has("--new"))
        if (const auto saved = keeper.saved(); saved && *saved)
            return usage("USAGE_SAVED_RUN", {});
    return playAsAsked(arguments, keeper, {std::move(levels), options->seed, fresh, options->server});
}

} // namespace

Command playCommand()
{
    return {kPlaySpec, runPlay};
}

} // namespace labrys::cli

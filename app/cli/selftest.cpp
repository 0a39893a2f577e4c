// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/text/catalogue.h"
#include "app/text/language.h"
#include "core/game/record.h"
#include "core/minoan/bots.h"
#include "core/minotaur/bots.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>

#include <array>
#include <memory>

namespace labrys::cli {

namespace {

constexpr std::array kSelftestOptions{
    OptionSpec{"--json", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Print one JSON object.")},
    OptionSpec{"--language", "en|fr", QT_TRANSLATE_NOOP("CommandLine", "Speak this language.")},
};
constexpr CommandSpec kSelftestSpec{"labrys-cli selftest", "",
    QT_TRANSLATE_NOOP(
        "CommandLine", "Check this installation: resources, numbers, languages, one run of each game."),
    kSelftestOptions, 0, 0};

/// The random numbers that every platform must draw (golden vectors of core/base).
bool randomIsRight()
{
    SplitMix64 source(1234567);
    return source.next() == 6457827717110365317ULL && source.next() == 3203168211198807973ULL;
}

bool languagesAreThere()
{
    const auto before = text::language();
    bool differ = false;
    {
        const Problem problem{"FILE_MISSING", {}, {}};
        text::useLanguage(Language::English);
        const QString english = text::sentence(problem);
        text::useLanguage(Language::French);
        differ = english != text::sentence(problem);
    }
    text::useLanguage(before);
    return differ;
}

/// A bot plays a run to its end; save and replay of that run read back to the same state.
template <game::Rules R, class Bot>
bool runs(
    const std::shared_ptr<const typename R::Content>& content, const typename R::Options& options, Bot&& bot)
{
    auto session = game::Session<R>::start(content, options, Seed(7));
    if (!session || !game::playOut(*session, bot) || session->summary().outcome == game::Outcome::Running)
        return false;
    const auto saved = game::readSave<R>(game::writeSave(*session), "save", content);
    const auto replayed = game::readThread<R>(game::writeThread(*session), "thread", content);
    return saved && replayed && saved->digest() == session->digest()
        && replayed->digest() == session->digest();
}

bool minoanRuns(const games::MinoanGame& game)
{
    return runs<minoan::Rules>(game.content(), {}, minoan::GreedyBot(game.content()));
}

bool minotaurRuns(const games::MinotaurGame& game)
{
    return runs<minotaur::Rules>(game.content(), game.bundled(1), minotaur::ExplorerBot());
}

Exit runSelftest(const text::ParsedArguments& arguments)
{
    const auto registry = loadGames();
    const std::array checks{
        std::pair(QStringLiteral("resources"), registry.has_value()),
        std::pair(QStringLiteral("random"), randomIsRight()),
        std::pair(QStringLiteral("languages"), languagesAreThere()),
        std::pair(QStringLiteral("minoan"), registry && minoanRuns(registry->minoan())),
        std::pair(QStringLiteral("minotaur"), registry && minotaurRuns(registry->minotaur())),
    };
    QJsonArray results;
    QString lines;
    bool good = true;
    for (const auto& [name, passed] : checks) {
        good = good && passed;
        results.append(QJsonObject{{QStringLiteral("name"), name}, {QStringLiteral("passed"), passed}});
        const QString word = passed ? QCoreApplication::translate("CommandLine", "good")
                                    : QCoreApplication::translate("CommandLine", "FAILED");
        lines += name.leftJustified(12) + word + QLatin1Char('\n');
    }
    if (arguments.has("--json"))
        printJson({{QStringLiteral("checks"), results}, {QStringLiteral("passed"), good}});
    else
        print(lines);
    return good ? Exit::Done : Exit::AnswerIsNo;
}

} // namespace

Command selftestCommand()
{
    return {kSelftestSpec, runSelftest};
}

} // namespace labrys::cli

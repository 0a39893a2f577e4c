// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/net_load.h"

#include <QCoreApplication>

#include <array>

namespace labrys::cli {

namespace {

constexpr std::array kNetOptions{
    OptionSpec{"--bots", "N", QT_TRANSLATE_NOOP("CommandLine", "How many bots connect; 100 unless given.")},
    OptionSpec{"--seconds", "S",
        QT_TRANSLATE_NOOP("CommandLine", "How long they are measured; 10 seconds unless given.")},
    OptionSpec{"--rate", "M",
        QT_TRANSLATE_NOOP("CommandLine", "How many moves each bot makes a second; 1 unless given.")},
    OptionSpec{"--bot", "BOT", QT_TRANSLATE_NOOP("CommandLine", "Which bot plays.")},
    OptionSpec{"--server", "HOST[:PORT]",
        QT_TRANSLATE_NOOP("CommandLine",
            "Ask this server, which must be on this machine; without it, one is started for the "
            "measurement.")},
    OptionSpec{"--seed", "SEED",
        QT_TRANSLATE_NOOP("CommandLine", "Use this seed: a seed code, any number or any text.")},
    OptionSpec{"--json", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Print one JSON object.")},
    OptionSpec{"--language", "en|fr", QT_TRANSLATE_NOOP("CommandLine", "Speak this language.")},
};
constexpr CommandSpec kNetSpec{"labrys-cli net", "load",
    QT_TRANSLATE_NOOP("CommandLine", "Let bots play over a server of this machine, and measure it."),
    kNetOptions, 1, 1};

Exit runNet(const text::ParsedArguments& arguments)
{
    if (arguments.positional().constFirst() != QLatin1String("load"))
        return failed({"USAGE_ARGUMENTS", {}, {}});
    return runNetLoad(arguments);
}

} // namespace

Command netCommand()
{
    return {kNetSpec, runNet};
}

} // namespace labrys::cli

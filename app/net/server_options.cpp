// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/server_options.h"

#include <QCoreApplication>

#include <array>
#include <deque>
#include <string>

namespace labrys::net {

namespace {

using C = ServerConfig;

#define LABRYS_SAYS(text) QT_TRANSLATE_NOOP("CommandLine", text)
const std::array kConfigOptions{
    ConfigOption{"--listen",
        LABRYS_SAYS("Listen at these addresses of this machine, separated by commas; any: at all."),
        &C::listen},
    ConfigOption{"--port", LABRYS_SAYS("The port; 0 takes a free one and prints it."), &C::port, 0, 65535},
    ConfigOption{"--tls-port", LABRYS_SAYS("The port for TLS; 0 takes a free one and prints it."),
        &C::tlsPort, 0, 65535},
    ConfigOption{"--metrics-port",
        LABRYS_SAYS("Tell figures as plain text at this port, on this machine alone; 0 takes a free one."),
        &C::metricsPort, 0, 65535},
    ConfigOption{
        "--discovery", LABRYS_SAYS("Let computers of the local network find this server."), &C::discovery},
    ConfigOption{"--name", LABRYS_SAYS("The name under which players see this server."),
        ConfigTextField{&C::name, ConfigText::Name}},
    ConfigOption{"--motd", LABRYS_SAYS("A sentence that greets everybody who comes."),
        ConfigTextField{&C::motd, ConfigText::Motd}},
    ConfigOption{
        "--game", LABRYS_SAYS("Which game is played here."), ConfigTextField{&C::game, ConfigText::Word}},
    ConfigOption{"--packs", LABRYS_SAYS("Offer the .maze files of this folder as sets of levels."),
        ConfigTextField{&C::packs, ConfigText::Path}},
    ConfigOption{"--state-directory",
        LABRYS_SAYS("Keep matches and the server's own certificate in this folder."),
        ConfigTextField{&C::stateDirectory, ConfigText::Path}},
    ConfigOption{"--certificate",
        LABRYS_SAYS("The certificate for TLS (PEM); without one the server makes its own at first start."),
        ConfigTextField{&C::certificate, ConfigText::Path}},
    ConfigOption{"--key", LABRYS_SAYS("The private key of the certificate (PEM, without a pass phrase)."),
        ConfigTextField{&C::key, ConfigText::Path}},
    ConfigOption{"--clients", LABRYS_SAYS("The most clients at once."), &C::clients, 1, 4096},
    ConfigOption{"--per-address",
        LABRYS_SAYS("The most clients at once of one address; a class room may share one."), &C::perAddress,
        1, 4096},
    ConfigOption{"--unauthenticated", LABRYS_SAYS("The most clients at once that have not said hello yet."),
        &C::unauthenticated, 1, 4096},
    ConfigOption{"--matches", LABRYS_SAYS("The most matches at once."), &C::matches, 1, 4096},
    ConfigOption{"--match-kib", LABRYS_SAYS("The memory of one match, in KiB."), &C::matchKib, 16, 4096},
    ConfigOption{"--hello", LABRYS_SAYS("Seconds for which a new client may stay silent."), &C::hello, 1, 60},
    ConfigOption{"--partial-frame", LABRYS_SAYS("Seconds that a message may take to arrive."),
        &C::partialFrame, 1, 60},
    ConfigOption{"--grace",
        LABRYS_SAYS("Seconds for which a lost player is waited for before the other may play on."), &C::grace,
        1, 3600},
    ConfigOption{"--invite", LABRYS_SAYS("Seconds for which an invitation holds."), &C::invite, 5, 600},
    ConfigOption{
        "--turn-limit", LABRYS_SAYS("Seconds after which a turn passes by itself."), &C::turnLimit, 5, 3600},
    ConfigOption{"--keep-days", LABRYS_SAYS("Days for which a match without its players is kept."),
        &C::keepDays, 1, 365},
    ConfigOption{
        "--frames", LABRYS_SAYS("Messages a second that one client may send."), &C::frames, 1, 1'000'000},
    ConfigOption{"--frames-burst", LABRYS_SAYS("Messages that one client may send at once after a pause."),
        &C::framesBurst, 1, 1'000'000},
    ConfigOption{
        "--chat", LABRYS_SAYS("Lines of chat a second that one client may send."), &C::chat, 1, 1000},
    ConfigOption{"--chat-burst", LABRYS_SAYS("Lines of chat that one client may send at once after a pause."),
        &C::chatBurst, 1, 1000},
    ConfigOption{"--invites", LABRYS_SAYS("Invitations a minute that one client may send."), &C::invites, 1,
        1'000'000},
    ConfigOption{"--accept-per-address",
        LABRYS_SAYS("Connections a second that are accepted of one address."), &C::acceptPerAddress, 1,
        1'000'000},
    ConfigOption{
        "--accept", LABRYS_SAYS("Connections a second that are accepted in all."), &C::accept, 1, 1'000'000},
    ConfigOption{
        "--read-kib", LABRYS_SAYS("What is read ahead of one connection, in KiB."), &C::readKib, 4, 1024},
    ConfigOption{"--collapse-kib",
        LABRYS_SAYS("Unsent KiB from which a slow client gets the newest view alone."), &C::collapseKib, 64,
        65'536},
    ConfigOption{"--drop-kib", LABRYS_SAYS("Unsent KiB from which a slow client is dropped."), &C::dropKib,
        64, 65'536},
    ConfigOption{"--drop-seconds", LABRYS_SAYS("Seconds after which a client that reads nothing is dropped."),
        &C::dropSeconds, 1, 600},
    ConfigOption{"--log-file", LABRYS_SAYS("Write the log to this file instead of the error output."),
        ConfigTextField{&C::logFile, ConfigText::Path}},
    ConfigOption{
        "--log-kib", LABRYS_SAYS("Begin a new log file after so many KiB."), &C::logKib, 16, 1'048'576},
    ConfigOption{"--log-files", LABRYS_SAYS("Keep so many log files."), &C::logFiles, 1, 99},
};

constexpr std::array kProgramOptions{
    OptionSpec{"--config", "FILE",
        LABRYS_SAYS("Read options from this file, one “key = value” a line; options win.")},
    OptionSpec{"--check-config", nullptr, LABRYS_SAYS("Print every option with its value and open no port.")},
    OptionSpec{"--language", "en|fr", LABRYS_SAYS("Speak this language.")},
    OptionSpec{"--version", nullptr, LABRYS_SAYS("Show the version.")},
};
#undef LABRYS_SAYS

/// What stands for the value in the help: of a number its bounds.
struct Shape {
    const ConfigOption& option;

    std::string operator()(int ServerConfig::*) const
    {
        return std::to_string(option.low) + ".." + std::to_string(option.high);
    }
    std::string operator()(std::optional<int> ServerConfig::*) const
    {
        return std::to_string(option.low) + ".." + std::to_string(option.high) + "|off";
    }
    std::string operator()(bool ServerConfig::*) const { return "on|off"; }
    std::string operator()(QStringList ServerConfig::*) const { return "ADDRESS,...|any"; }
    std::string operator()(const ConfigTextField& field) const
    {
        switch (field.kind) {
        case ConfigText::Path:
            return "PATH";
        case ConfigText::Word:
            return "WORD";
        default:
            return "TEXT";
        }
    }
};

} // namespace

std::span<const ConfigOption> configOptions()
{
    return kConfigOptions;
}

const CommandSpec& serverSpec()
{
    static const std::deque<std::string> shapes = [] {
        std::deque<std::string> all; // its texts stay where they are
        for (const auto& option : kConfigOptions)
            all.push_back(std::visit(Shape{option}, option.field));
        return all;
    }();
    static const std::vector<OptionSpec> options = [] {
        std::vector<OptionSpec> all(kProgramOptions.begin(), kProgramOptions.end());
        for (std::size_t i = 0; i < kConfigOptions.size(); ++i)
            all.push_back({kConfigOptions[i].option, shapes[i].c_str(), kConfigOptions[i].help});
        return all;
    }();
    static const CommandSpec spec{"labrys-server", "",
        QT_TRANSLATE_NOOP("CommandLine", "Hosts games of Labrys for two over a network."), options, 0, 0};
    return spec;
}

} // namespace labrys::net

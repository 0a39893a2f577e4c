// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/messages.h"
#include "core/base/command_spec.h"
#include "core/base/problem.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <expected>
#include <optional>
#include <string_view>
#include <vector>

namespace labrys::net {

/// What a server may be told, with its defaults (minotaur.md 3.6, NET-029 to NET-032). What is optional is
/// off when it is empty; port 0 takes a free one.
struct ServerConfig {
    /// Addresses of this machine to listen at; empty: all.
    QStringList listen;
    int port = kPort;
    std::optional<int> tlsPort = kTlsPort;
    /// Where plain figures are told, on this machine alone (NET-041).
    std::optional<int> metricsPort;
    bool discovery = true;
    QString name = QStringLiteral("Labrys");
    QString motd;
    /// The game, as the registry names it.
    QString game = QStringLiteral("minotaur");
    /// A folder whose `.maze` files are sets of levels; empty: none.
    QString packs;
    /// Where matches and the own certificate are kept; empty: where the system wants it.
    QString stateDirectory;
    /// PEM files; empty: the own certificate.
    QString certificate;
    QString key;

    int clients = 512;
    int perAddress = 32;
    /// Clients that have not yet said hello.
    int unauthenticated = 64;
    int matches = 256;
    /// Memory of one match, KiB.
    int matchKib = 64;

    // Seconds.
    int hello = 5;
    int partialFrame = 10;
    int grace = 120;
    int invite = 60;
    std::optional<int> turnLimit;
    /// Days for which a match without its players is kept.
    int keepDays = 7;

    // Of one client: frames a second, lines of chat a second, invitations a minute, and as many at once.
    int frames = 20;
    int framesBurst = 60;
    int chat = 1;
    int chatBurst = 5;
    int invites = 6;
    /// Connections accepted a second, of one address and of all.
    int acceptPerAddress = 50;
    int accept = 500;
    /// Read ahead of one connection, KiB.
    int readKib = 16;
    /// Unsent to a slow reader: KiB from which views collapse, KiB and seconds after which it is dropped.
    int collapseKib = 256;
    int dropKib = 1024;
    int dropSeconds = 15;

    /// Empty: the error output.
    QString logFile;
    int logKib = 1024;
    /// Logs that are kept, the one that is written among them.
    int logFiles = 5;

    bool operator==(const ServerConfig&) const = default;
};

/// The program `labrys-server` with all of its options (APP-024): those of ServerConfig, and `--config`,
/// `--check-config`, `--language`, `--version`.
[[nodiscard]] const CommandSpec& serverSpec();

/// The names of what ServerConfig holds, as in files (`tls-port`); with two dashes before it it is an option.
[[nodiscard]] std::vector<std::string_view> configKeys();

/// Sets one value as it stands in a file or behind an option. CONFIG_UNKNOWN_KEY {key}, CONFIG_NUMBER {key,
/// value, lowest, highest}, CONFIG_NUMBER_OR_OFF (the same), CONFIG_SWITCH {key, value}, CONFIG_ADDRESS {key,
/// address}, CONFIG_TEXT {key, graphemes, bytes}, CONFIG_WORD {key, value}.
[[nodiscard]] std::expected<void, Problem> setConfigValue(
    ServerConfig& config, std::string_view key, const QString& value, const Place& place = {});

/// Reads `key = value` lines; a line that begins with `#` is a comment, and nothing else is. All that is
/// wrong is told, each with its place: as setConfigValue, CONFIG_LINE {line}, CONFIG_REPEATED {key, line},
/// CONFIG_UTF8.
[[nodiscard]] std::vector<Problem> readConfig(ServerConfig& config, QByteArrayView text, const QString& file);
/// The same of a file: also FILE_MISSING, FILE_UNREADABLE, FILE_TOO_LARGE.
[[nodiscard]] std::vector<Problem> readConfigFile(ServerConfig& config, const QString& path);

/// What does not go together: CONFIG_PAIR {key, key}, CONFIG_SAME_PORT {key, key, port}, CONFIG_ORDER {key,
/// key}.
[[nodiscard]] std::vector<Problem> checkConfig(const ServerConfig& config);

/// Every key with its value and what it means, in the language in use; readConfig reads it as the same.
[[nodiscard]] QString configText(const ServerConfig& config);

} // namespace labrys::net

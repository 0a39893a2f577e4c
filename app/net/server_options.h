// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/server_config.h"

#include <span>
#include <variant>

// The table behind server_config: one row for each thing that a server may be told.
namespace labrys::net {

/// Which kind of text a key takes.
enum class ConfigText : std::uint8_t { Path, Name, Motd, Word };

/// A text, and what it may be.
struct ConfigTextField {
    QString ServerConfig::* member;
    ConfigText kind;
};

using ConfigField = std::variant<int ServerConfig::*, std::optional<int> ServerConfig::*,
    bool ServerConfig::*, QStringList ServerConfig::*, ConfigTextField>;

struct ConfigOption {
    /// With its dashes: `--tls-port`.
    const char* option;
    /// Marked with QT_TRANSLATE_NOOP("CommandLine", ...).
    const char* help;
    ConfigField field;
    /// Bounds of a number.
    int low = 0;
    int high = 0;

    [[nodiscard]] std::string_view key() const { return std::string_view(option).substr(2); }
};

[[nodiscard]] std::span<const ConfigOption> configOptions();

} // namespace labrys::net

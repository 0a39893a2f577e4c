// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/registry.h"

#include <boost/describe/class.hpp>

#include <optional>
#include <string>
#include <vector>

namespace labrys::games {

/// The two numbers that a game's saves, replays and reports depend on.
struct GameVersion {
    std::string game;
    int rules = 0;
    Fingerprint content;
    bool operator==(const GameVersion&) const = default;
};
BOOST_DESCRIBE_STRUCT(GameVersion, (), (game, rules, content))

/// A file format that carries a version number.
struct FormatVersion {
    std::string format;
    int version = 0;
    bool operator==(const FormatVersion&) const = default;
};
BOOST_DESCRIBE_STRUCT(FormatVersion, (), (format, version))

/// All versions that are kept apart (ARCHITECTURE, Versions; APP-033), for `--version --json`, About and Copy
/// diagnostics alike (APP-034). What this program does not have yet is empty and left out of the JSON.
struct Versions {
    /// That of the program, as in `--version`.
    std::string version;
    std::vector<GameVersion> games;
    std::vector<FormatVersion> formats;
    std::optional<int> generator = {};
    std::optional<int> protocol = {};
    bool operator==(const Versions&) const = default;
};
BOOST_DESCRIBE_STRUCT(Versions, (), (version, games, formats, generator, protocol))

/// The program's own version: needs nothing, so that `--version` is answered at once.
[[nodiscard]] const char* programVersion();

[[nodiscard]] Versions versionsOf(const Registry& registry);

/// The one object of `--version --json`, on one line with its line feed.
[[nodiscard]] std::string versionsText(const Versions& versions);

} // namespace labrys::games

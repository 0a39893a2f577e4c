// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/command_line.h"
#include "core/base/seed.h"

#include <QString>

#include <optional>

namespace labrys::exchange {

/// How a program is started (ARCHITECTURE, Command line); shared by the desktop app and the terminal edition.
struct LaunchOptions {
    /// The file to open: a level, a replay or a save; `--level FILE` says the same of a level.
    QString file;
    QString saves;
    std::optional<Seed> seed;
    int players = 1;
    /// `en`, `fr` or empty.
    QString language;
    /// `lamplight`, `fresco` or empty.
    QString theme;
    /// The file of high scores, or empty for the usual one; the name that stands in it, or empty.
    QString scores;
    QString name;
    /// The server of a network game, as net::readAddress reads it, or empty.
    QString server;
    /// `easy`, `ranked`, `hard` or empty.
    QString difficulty;
    /// The mazes of today are wanted.
    bool daily = false;
    /// The folder for pictures of every screen, or empty.
    QString tour;
    /// `auto`, `software` or `opengl`.
    QString renderer;
    bool help = false;
    bool version = false;
    /// A window of its own, whatever is open already (APP-019).
    bool newInstance = false;
    /// What is wrong with the file is said in the window.
    bool inWindow = false;
    /// `--json`, which goes with `--version` alone.
    bool json = false;
};

/// The table of `labrys`.
[[nodiscard]] const CommandSpec& launchSpec();

/// Reads the launch options out of arguments parsed by a table that has some of them; `file` is the file to
/// open that stands among the positional ones, or empty. Refuses with USAGE_*, SEED_*,
/// ADDRESS_*.
[[nodiscard]] std::expected<LaunchOptions, Problem> launchOptions(
    const text::ParsedArguments& parsed, const QString& file);

/// Parses and reads the arguments of `labrys`, without the program's name.
[[nodiscard]] std::expected<LaunchOptions, Problem> parseLaunch(const QStringList& arguments);

} // namespace labrys::exchange

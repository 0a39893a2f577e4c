// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

// What can be typed after the name of a program, as tables that every part may have: app/text reads arguments
// by them, help, man pages and completions are written from them (APP-024).
namespace labrys {

/// One option of a program or command. Texts are marked with QT_TRANSLATE_NOOP("CommandLine", ...).
struct OptionSpec {
    /// With its dashes: `--seed`.
    const char* name;
    /// What stands for the value in the help, for instance `SEED`; null for a switch.
    const char* value;
    const char* help;
};

/// A program or one of its commands.
struct CommandSpec {
    /// As typed: `labrys`, `labrys-cli replay`.
    const char* name;
    /// Positional arguments as shown in the help: `FILE...`.
    const char* arguments;
    const char* summary;
    std::span<const OptionSpec> options;
    int fewestArguments = 0;
    int mostArguments = 0;
};

} // namespace labrys

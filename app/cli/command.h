// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/registry.h"
#include "app/text/command_line.h"

#include <QString>

#include <expected>
#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QJsonObject;
QT_END_NAMESPACE

namespace labrys::cli {

/// Exit status of every command (APP-022).
enum class Exit : int { Done = 0, AnswerIsNo = 1, WrongUsage = 2, CannotReadOrWrite = 3 };

/// A command of `labrys-cli`: its table and what it does with arguments that fit it.
struct Command {
    const CommandSpec& spec;
    Exit (*run)(const text::ParsedArguments& arguments);
};

/// `labrys-cli` itself, and all of its commands in the order of its help: also the source of its man page and
/// of the completions of shells (APP-024).
[[nodiscard]] const CommandSpec& programSpec();
[[nodiscard]] std::vector<Command> allCommands();

[[nodiscard]] Command contentCommand();
[[nodiscard]] Command netCommand();
[[nodiscard]] Command pathsCommand();
[[nodiscard]] Command playCommand();
[[nodiscard]] Command renderCommand();
[[nodiscard]] Command replayCommand();
[[nodiscard]] Command selftestCommand();
[[nodiscard]] Command simulateCommand();
[[nodiscard]] Command validateCommand();

/// Writes UTF-8 text to the standard output or the error stream.
void print(const QString& text);
void printError(const QString& text);
/// Prints the one object of `--json`, on one line.
void printJson(const QJsonObject& object);

/// A problem as a part of such an object: `code severity line column cells message`.
[[nodiscard]] QJsonObject problemJson(const Problem& problem);

/// Prints the problem on the error stream and says which exit status it means.
Exit failed(const Problem& problem);

/// The games with their bundled resources; prints the problem when one is missing.
[[nodiscard]] std::optional<games::Registry> loadGames();

} // namespace labrys::cli

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/command_spec.h"
#include "core/base/problem.h"

#include <QString>
#include <QStringList>

#include <expected>
#include <utility>
#include <vector>

namespace labrys::text {

/// What was typed, checked against a table. Of an option given twice, the last one counts.
class ParsedArguments {
public:
    [[nodiscard]] bool has(const char* name) const;
    /// The value of an option, or `otherwise`.
    [[nodiscard]] QString value(const char* name, const QString& otherwise = {}) const;
    [[nodiscard]] const QStringList& positional() const { return m_positional; }

    /// The value as a whole number; USAGE_NUMBER when it is none from low to high.
    [[nodiscard]] std::expected<int, Problem> number(
        const char* name, int otherwise, int low, int high) const;
    /// The value, which must be one of `choices`; USAGE_CHOICE otherwise.
    [[nodiscard]] std::expected<QString, Problem> choice(
        const char* name, const QString& otherwise, const QStringList& choices) const;

private:
    friend std::expected<ParsedArguments, Problem> parseArguments(const CommandSpec&, const QStringList&);
    std::vector<std::pair<QString, QString>> m_options;
    QStringList m_positional;
};

/// Reads arguments (without the program's name): `--name value`, `--name=value`, `--` ends the options, a
/// single `-` is an argument. `--help` is understood everywhere and skips the count of arguments. Refuses
/// with USAGE_OPTION, USAGE_VALUE, USAGE_NO_VALUE, USAGE_ARGUMENTS.
[[nodiscard]] std::expected<ParsedArguments, Problem> parseArguments(
    const CommandSpec& command, const QStringList& arguments);

/// The help of a command, in the language in use, ending with a line feed.
[[nodiscard]] QString helpText(const CommandSpec& command);
/// Its first line alone: `Usage: ...`.
[[nodiscard]] QString usageText(const CommandSpec& command);

/// The value of `--language` in arguments that may otherwise be wrong, so that their problem can be told in
/// that language.
[[nodiscard]] QString languageOption(const QStringList& arguments);

} // namespace labrys::text

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/command_line.h"

#include <QCoreApplication>

#include <algorithm>

namespace labrys::text {

namespace {

const OptionSpec kHelp{"--help", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Show this help.")};

const OptionSpec* find(const CommandSpec& command, const QString& name)
{
    if (name == QLatin1String(kHelp.name))
        return &kHelp;
    const auto found = std::ranges::find_if(
        command.options, [&](const OptionSpec& option) { return name == QLatin1String(option.name); });
    return found == command.options.end() ? nullptr : &*found;
}

std::unexpected<Problem> wrong(const char* code, std::vector<std::string> arguments = {})
{
    return std::unexpected(Problem{code, {}, std::move(arguments)});
}

QString translated(const char* text)
{
    return QCoreApplication::translate("CommandLine", text);
}

QString shape(const OptionSpec& option)
{
    QString text = QLatin1String(option.name);
    if (option.value != nullptr)
        text += QLatin1Char(' ') + QLatin1String(option.value);
    return text;
}

} // namespace

bool ParsedArguments::has(const char* name) const
{
    return std::ranges::any_of(
        m_options, [name](const auto& option) { return option.first == QLatin1String(name); });
}

QString ParsedArguments::value(const char* name, const QString& otherwise) const
{
    QString found = otherwise;
    for (const auto& [option, text] : m_options)
        if (option == QLatin1String(name))
            found = text;
    return found;
}

std::expected<int, Problem> ParsedArguments::number(const char* name, int otherwise, int low, int high) const
{
    if (!has(name))
        return otherwise;
    bool whole = false;
    const int number = value(name).toInt(&whole);
    if (!whole || number < low || number > high)
        return wrong(
            "USAGE_NUMBER", {name, value(name).toStdString(), std::to_string(low), std::to_string(high)});
    return number;
}

std::expected<QString, Problem> ParsedArguments::choice(
    const char* name, const QString& otherwise, const QStringList& choices) const
{
    const QString chosen = value(name, otherwise);
    if (has(name) && !choices.contains(chosen))
        return wrong(
            "USAGE_CHOICE", {name, chosen.toStdString(), choices.join(QStringLiteral(", ")).toStdString()});
    return chosen;
}

std::expected<ParsedArguments, Problem> parseArguments(
    const CommandSpec& command, const QStringList& arguments)
{
    ParsedArguments parsed;
    bool optionsEnded = false;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& argument = arguments[i];
        if (optionsEnded || !argument.startsWith(QLatin1Char('-')) || argument == QLatin1String("-")) {
            parsed.m_positional += argument;
            continue;
        }
        if (argument == QLatin1String("--")) {
            optionsEnded = true;
            continue;
        }
        const auto equals = argument.indexOf(QLatin1Char('='));
        const QString name = argument.left(equals);
        const OptionSpec* option = find(command, name);
        if (option == nullptr)
            return wrong("USAGE_OPTION", {name.toStdString()});
        if (option->value == nullptr && equals >= 0)
            return wrong("USAGE_NO_VALUE", {name.toStdString()});
        QString value;
        if (option->value != nullptr) {
            if (equals < 0 && i + 1 == arguments.size())
                return wrong("USAGE_VALUE", {name.toStdString()});
            value = equals < 0 ? arguments[++i] : argument.mid(equals + 1);
            if (value.isEmpty())
                return wrong("USAGE_VALUE", {name.toStdString()});
        }
        parsed.m_options.emplace_back(name, value);
    }
    const auto count = parsed.m_positional.size();
    if (!parsed.has(kHelp.name) && (count < command.fewestArguments || count > command.mostArguments))
        return wrong("USAGE_ARGUMENTS");
    return parsed;
}

QString usageText(const CommandSpec& command)
{
    QString text = translated(QT_TRANSLATE_NOOP("CommandLine", "Usage: %1")).arg(QLatin1String(command.name));
    if (*command.arguments != '\0')
        text += QLatin1Char(' ') + QLatin1String(command.arguments);
    if (!command.options.empty())
        text += translated(QT_TRANSLATE_NOOP("CommandLine", " [OPTIONS]"));
    return text + QLatin1Char('\n');
}

QString helpText(const CommandSpec& command)
{
    QString text = usageText(command) + translated(command.summary) + QLatin1String("\n\n");
    std::vector<OptionSpec> options(command.options.begin(), command.options.end());
    options.push_back(kHelp);
    qsizetype width = 0;
    for (const auto& option : options)
        width = std::max(width, shape(option).size());
    for (const auto& option : options)
        text += QLatin1String("  ") + shape(option).leftJustified(width + 2) + translated(option.help)
            + QLatin1Char('\n');
    return text;
}

QString languageOption(const QStringList& arguments)
{
    const QString name = QStringLiteral("--language");
    QString value;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == name && i + 1 < arguments.size())
            value = arguments[i + 1];
        else if (arguments[i].startsWith(name + QLatin1Char('=')))
            value = arguments[i].mid(name.size() + 1);
    }
    return value;
}

} // namespace labrys::text

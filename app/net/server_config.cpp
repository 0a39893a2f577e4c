// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/server_config.h"

#include "app/net/clean_text.h"
#include "app/net/server_options.h"
#include "core/base/utf8.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHostAddress>

#include <algorithm>
#include <map>

namespace labrys::net {

namespace {

constexpr qint64 kLongestConfig = qint64{64} * 1024;
const QLatin1String kOff("off");
const QLatin1String kOn("on");
const QLatin1String kAny("any");

using Arguments = std::vector<std::string>;

/// Reads one value into its member: nothing, or what is wrong with it.
struct ValueReader {
    ServerConfig& config;
    const ConfigOption& option;
    const QString& value;

    using Wrong = std::optional<Problem>;

    Wrong operator()(int ServerConfig::* member) const
    {
        const auto number = wholeNumber();
        if (!number)
            return badNumber("CONFIG_NUMBER");
        config.*member = *number;
        return {};
    }
    Wrong operator()(std::optional<int> ServerConfig::* member) const
    {
        const auto number = wholeNumber();
        if (!number && value != kOff)
            return badNumber("CONFIG_NUMBER_OR_OFF");
        config.*member = number;
        return {};
    }
    Wrong operator()(bool ServerConfig::* member) const
    {
        if (value != kOn && value != kOff)
            return Problem{"CONFIG_SWITCH", {}, {std::string(option.key()), value.toStdString()}};
        config.*member = value == kOn;
        return {};
    }
    Wrong operator()(QStringList ServerConfig::* member) const
    {
        QStringList addresses;
        if (value != kAny) {
            const QStringList parts = value.split(QLatin1Char(','));
            for (const QString& part : parts) {
                const QHostAddress address(part.trimmed());
                // Qt also takes `1` and `127.1` for addresses.
                if (address.isNull()
                    || (address.protocol() == QAbstractSocket::IPv4Protocol
                        && part.count(QLatin1Char('.')) != 3))
                    return Problem{"CONFIG_ADDRESS", {}, {std::string(option.key()), part.toStdString()}};
                addresses += address.toString();
            }
        }
        config.*member = addresses;
        return {};
    }
    Wrong operator()(const ConfigTextField& field) const
    {
        const auto wrong = field.kind == ConfigText::Word ? badWord()
            : field.kind == ConfigText::Path
            ? badPath()
            : badText(field.kind == ConfigText::Name ? kServerNameBounds : kMotdBounds, field.kind);
        if (!wrong)
            config.*field.member = value;
        return wrong;
    }

private:
    [[nodiscard]] std::optional<int> wholeNumber() const
    {
        const bool digits = !value.isEmpty() && value.size() <= 9 && std::ranges::all_of(value, [](QChar c) {
            return c >= QLatin1Char('0') && c <= QLatin1Char('9');
        });
        const int number = digits ? value.toInt() : -1;
        return number >= option.low && number <= option.high ? std::optional(number) : std::nullopt;
    }
    [[nodiscard]] Problem badNumber(const char* code) const
    {
        return {code, {},
            {std::string(option.key()), value.toStdString(), std::to_string(option.low),
                std::to_string(option.high)}};
    }
    [[nodiscard]] Wrong badWord() const
    {
        const bool good = !value.isEmpty() && value.size() <= 32 && std::ranges::all_of(value, [](QChar c) {
            return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || c == QLatin1Char('-');
        });
        return good ? Wrong() : Problem{"CONFIG_WORD", {}, {std::string(option.key()), value.toStdString()}};
    }
    [[nodiscard]] Wrong badPath() const
    {
        // A file could not say what it would read otherwise.
        const bool good = value == value.trimmed()
            && std::ranges::none_of(value, [](QChar c) { return c.category() == QChar::Other_Control; });
        return good ? Wrong() : Problem{"CONFIG_WORD", {}, {std::string(option.key()), value.toStdString()}};
    }
    /// What is shown to players is refused when it would be shown otherwise: who writes it can see it.
    [[nodiscard]] Wrong badText(TextBounds bounds, ConfigText kind) const
    {
        const bool mayBeEmpty = kind == ConfigText::Motd;
        if ((mayBeEmpty && value.isEmpty()) || cleanText(value, bounds) == value)
            return {};
        return Problem{"CONFIG_TEXT", {},
            {std::string(option.key()), std::to_string(bounds.graphemes), std::to_string(bounds.bytes)}};
    }
};

/// Writes one value as ValueReader reads it.
struct ValueWriter {
    const ServerConfig& config;

    QString operator()(int ServerConfig::* member) const { return QString::number(config.*member); }
    QString operator()(std::optional<int> ServerConfig::* member) const
    {
        const auto& number = config.*member;
        return number ? QString::number(*number) : QString(kOff);
    }
    QString operator()(bool ServerConfig::* member) const { return config.*member ? kOn : kOff; }
    QString operator()(QStringList ServerConfig::* member) const
    {
        const auto& list = config.*member;
        return list.isEmpty() ? QString(kAny) : list.join(QLatin1String(", "));
    }
    QString operator()(const ConfigTextField& field) const { return config.*field.member; }
};

/// The column, from 1, of what stands at `index` in a line.
int columnOf(const QString& line, qsizetype index)
{
    return static_cast<int>(line.left(index).toUcs4().size()) + 1;
}

/// Reads one line that is neither empty nor a comment; `seen` tells in which line each key stood.
std::optional<Problem> readLine(
    ServerConfig& config, const QString& line, Place place, std::map<QString, int>& seen)
{
    place.column = columnOf(line, line.indexOf(line.trimmed()));
    const qsizetype equals = line.indexOf(QLatin1Char('='));
    const QString key = line.left(equals).trimmed();
    if (equals < 0 || key.isEmpty())
        return Problem{"CONFIG_LINE", place, {line.trimmed().toStdString()}};
    const auto [before, isNew] = seen.emplace(key, place.line);
    if (!isNew)
        return Problem{"CONFIG_REPEATED", place, {key.toStdString(), std::to_string(before->second)}};
    const QString value = line.mid(equals + 1).trimmed();
    Place valuePlace = place;
    const qsizetype begin = value.isEmpty() ? equals + 1 : line.indexOf(value, equals + 1);
    valuePlace.column = columnOf(line, begin);
    const auto set = setConfigValue(config, key.toStdString(), value, valuePlace);
    if (set)
        return std::nullopt;
    Problem problem = set.error();
    if (problem.code == "CONFIG_UNKNOWN_KEY")
        problem.place = place;
    return problem;
}

} // namespace

std::vector<std::string_view> configKeys()
{
    std::vector<std::string_view> keys;
    std::ranges::transform(configOptions(), std::back_inserter(keys), &ConfigOption::key);
    return keys;
}

std::expected<void, Problem> setConfigValue(
    ServerConfig& config, std::string_view key, const QString& value, const Place& place)
{
    const auto options = configOptions();
    const auto option = std::ranges::find(options, key, &ConfigOption::key);
    if (option == options.end())
        return std::unexpected(Problem{"CONFIG_UNKNOWN_KEY", place, {std::string(key)}});
    auto wrong = std::visit(ValueReader{config, *option, value}, option->field);
    if (!wrong)
        return {};
    wrong->place = place;
    return std::unexpected(std::move(*wrong));
}

std::vector<Problem> readConfig(ServerConfig& config, QByteArrayView text, const QString& file)
{
    std::vector<Problem> problems;
    std::map<QString, int> seen;
    Place place{QDir::toNativeSeparators(file).toStdString(), 0, 0};
    if (text.startsWith("\xEF\xBB\xBF"))
        text = text.sliced(3);
    while (!text.isEmpty()) {
        ++place.line;
        const qsizetype end = text.indexOf('\n');
        const QByteArrayView line = end < 0 ? text : text.first(end);
        text = end < 0 ? QByteArrayView() : text.sliced(end + 1);
        const std::string_view bytes(line.data(), static_cast<std::size_t>(line.size()));
        if (const auto wrong = invalidUtf8(bytes)) {
            Place where = place;
            where.column = static_cast<int>(codePoints(bytes.substr(0, *wrong))) + 1;
            problems.push_back({"CONFIG_UTF8", where});
            continue;
        }
        const QString content = QString::fromUtf8(line);
        const QString trimmed = content.trimmed();
        if (trimmed.isEmpty() || trimmed.startsWith(QLatin1Char('#')))
            continue;
        if (auto problem = readLine(config, content, place, seen))
            problems.push_back(std::move(*problem));
    }
    return problems;
}

std::vector<Problem> readConfigFile(ServerConfig& config, const QString& path)
{
    const auto refused = [&path](const char* code, Arguments arguments = {}) {
        return std::vector{
            Problem{code, {QDir::toNativeSeparators(path).toStdString(), 0, 0}, std::move(arguments)}};
    };
    if (!QFileInfo::exists(path))
        return refused("FILE_MISSING");
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refused("FILE_UNREADABLE", {file.errorString().toStdString()});
    const QByteArray bytes = file.read(kLongestConfig + 1);
    if (bytes.size() > kLongestConfig)
        return refused("FILE_TOO_LARGE",
            {std::to_string(std::max<qint64>(file.size(), bytes.size())), std::to_string(kLongestConfig)});
    return readConfig(config, bytes, path);
}

std::vector<Problem> checkConfig(const ServerConfig& config)
{
    std::vector<Problem> problems;
    const auto add = [&problems](const char* code, Arguments arguments) {
        problems.push_back({code, {}, std::move(arguments)});
    };
    if (config.certificate.isEmpty() != config.key.isEmpty()) {
        const bool certificate = !config.certificate.isEmpty();
        add("CONFIG_PAIR", certificate ? Arguments{"certificate", "key"} : Arguments{"key", "certificate"});
    }
    const auto same = [&](const char* first, int port, const char* second, std::optional<int> other) {
        if (port != 0 && other == port)
            add("CONFIG_SAME_PORT", {first, second, std::to_string(port)});
    };
    same("port", config.port, "tls-port", config.tlsPort);
    same("port", config.port, "metrics-port", config.metricsPort);
    same("tls-port", config.tlsPort.value_or(0), "metrics-port", config.metricsPort);
    if (config.dropKib < config.collapseKib)
        add("CONFIG_ORDER", {"drop-kib", "collapse-kib"});
    return problems;
}

QString configText(const ServerConfig& config)
{
    QString text;
    for (const auto& option : configOptions()) {
        const auto key = option.key();
        text += QLatin1String("# ") + QCoreApplication::translate("CommandLine", option.help)
            + QLatin1Char('\n') + QLatin1String(key.data(), static_cast<qsizetype>(key.size()))
            + QLatin1String(" = ");
        text += std::visit(ValueWriter{config}, option.field);
        text = text.trimmed() + QLatin1String("\n\n");
    }
    text.chop(1);
    return text;
}

} // namespace labrys::net

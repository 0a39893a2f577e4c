// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/address.h"

#include "app/net/messages.h"

#include <QHostAddress>
#include <QUrl>

#include <algorithm>
#include <optional>

namespace labrys::net {

namespace {

constexpr qsizetype kLongestHost = 253;
constexpr qsizetype kLongestLabel = 63;
constexpr qsizetype kLongestZone = 32;
const QLatin1String kTlsScheme("tls://");

std::unexpected<Problem> badAddress(const char* code, const QString& text)
{
    return std::unexpected(Problem{code, {}, {text.toStdString()}});
}

bool isAsciiDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

bool isHostCharacter(QChar c)
{
    // An underscore stands in no name of the DNS, but in names of machines that people have.
    return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || isAsciiDigit(c) || c == QLatin1Char('-')
        || c == QLatin1Char('_');
}

/// One machine can be reached under it.
bool isOfOneMachine(const QHostAddress& address)
{
    return !address.isNull() && !address.isMulticast() && !address.isBroadcast()
        && address != QHostAddress(QHostAddress::AnyIPv4) && address != QHostAddress(QHostAddress::AnyIPv6);
}

/// Four numbers from 0 to 255 without leading zeros: other notations mean different machines to different
/// programs.
bool isIpv4(const QString& host)
{
    const QStringList parts = host.split(QLatin1Char('.'));
    return parts.size() == 4 && std::ranges::all_of(parts, [](const QString& part) {
        return !part.isEmpty() && part.size() <= 3 && std::ranges::all_of(part, isAsciiDigit)
            && part.toInt() <= 255 && (part.size() == 1 || part[0] != QLatin1Char('0'));
    });
}

/// In its shortest form, with the zone (the interface) if there is one.
std::optional<QString> ipv6(const QString& host)
{
    const qsizetype percent = host.indexOf(QLatin1Char('%'));
    const QString zone = percent < 0 ? QString() : host.mid(percent + 1);
    const bool goodZone = percent < 0
        || (!zone.isEmpty() && zone.size() <= kLongestZone
            && std::ranges::all_of(
                zone, [](QChar c) { return isHostCharacter(c.toLower()) || c == QLatin1Char('.'); }));
    QHostAddress address;
    if (!goodZone || !host.contains(QLatin1Char(':')) || !address.setAddress(host.left(percent))
        || address.protocol() != QAbstractSocket::IPv6Protocol || !isOfOneMachine(address))
        return std::nullopt;
    return percent < 0 ? address.toString() : address.toString() + QLatin1Char('%') + zone;
}

/// A name of the DNS in its ASCII form (RFC 3490), small letters, or an IPv4 address.
std::optional<QString> nameOrIpv4(const QString& host)
{
    QString name = host;
    if (!std::ranges::all_of(name, [](QChar c) { return c.unicode() < 0x80; }))
        name = QString::fromLatin1(QUrl::toAce(name));
    name = name.toLower();
    if (name.endsWith(QLatin1Char('.')))
        name.chop(1);
    if (name.isEmpty() || name.size() > kLongestHost)
        return std::nullopt;
    const QStringList labels = name.split(QLatin1Char('.'));
    // What ends in a number is no name (the URL standard): it is an IPv4 address or a mistake.
    if (std::ranges::all_of(labels.last(), isAsciiDigit)) {
        if (isIpv4(name) && isOfOneMachine(QHostAddress(name)))
            return name;
        return std::nullopt;
    }
    const bool good = std::ranges::all_of(labels, [](const QString& label) {
        return !label.isEmpty() && label.size() <= kLongestLabel && !label.startsWith(QLatin1Char('-'))
            && !label.endsWith(QLatin1Char('-')) && std::ranges::all_of(label, isHostCharacter);
    });
    return good ? std::optional(name) : std::nullopt;
}

std::optional<std::uint16_t> portOf(const QString& text)
{
    if (text.isEmpty() || text.size() > 5 || !std::ranges::all_of(text, isAsciiDigit))
        return std::nullopt;
    const int port = text.toInt();
    return port >= 1 && port <= 65535 ? std::optional(static_cast<std::uint16_t>(port)) : std::nullopt;
}

/// What was typed, cut at the places where host and port meet.
struct Parts {
    QString host;
    std::optional<QString> port;
    bool inBrackets = false;
};

std::optional<Parts> cutAddress(const QString& text)
{
    if (text.startsWith(QLatin1Char('['))) {
        const qsizetype close = text.indexOf(QLatin1Char(']'));
        const QString after = text.mid(close + 1);
        if (close < 0 || (!after.isEmpty() && !after.startsWith(QLatin1Char(':'))))
            return std::nullopt;
        Parts parts{text.mid(1, close - 1), std::nullopt, true};
        if (!after.isEmpty())
            parts.port = after.mid(1);
        return parts;
    }
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    // With two colons it is an IPv6 address whole, for which no port can be told from its last group.
    if (colon < 0 || text.indexOf(QLatin1Char(':'), colon + 1) >= 0)
        return Parts{text, std::nullopt, false};
    return Parts{text.left(colon), text.mid(colon + 1), false};
}

} // namespace

QString Address::text() const
{
    const bool usual = port == (tls ? kTlsPort : kPort);
    const bool brackets = !usual && host.contains(QLatin1Char(':'));
    QString result = tls ? QString(kTlsScheme) : QString();
    result += brackets ? QLatin1Char('[') + host + QLatin1Char(']') : host;
    if (!usual)
        result += QLatin1Char(':') + QString::number(port);
    return result;
}

std::expected<Address, Problem> readAddress(const QString& text)
{
    QString rest = text.trimmed();
    const bool tls = rest.startsWith(kTlsScheme, Qt::CaseInsensitive);
    if (tls)
        rest = rest.mid(kTlsScheme.size());
    if (rest.isEmpty())
        return badAddress("ADDRESS_EMPTY", text);
    const auto parts = cutAddress(rest);
    if (!parts || rest.contains(QLatin1Char('/'))) // of a page, not of a machine
        return badAddress("ADDRESS_HOST", text);
    auto host = ipv6(parts->host);
    if (!host && !parts->inBrackets)
        host = nameOrIpv4(parts->host);
    if (!host)
        return badAddress("ADDRESS_HOST", text);
    if (!parts->port)
        return Address{*host, tls ? kTlsPort : kPort, tls};
    const auto port = portOf(*parts->port);
    if (!port)
        return badAddress("ADDRESS_PORT", text);
    return Address{*host, *port, tls || *port == kTlsPort};
}

} // namespace labrys::net

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/match_log.h"

#include "core/base/digest.h"
#include "core/base/json_codec.h"

namespace labrys::net {

namespace {

constexpr std::size_t kDigestDigits = 16;

template <class Record>
QByteArray lineOf(const Record& record)
{
    const auto json = compactJson(toJson(record));
    return QByteArray::fromStdString(digestOf(std::string_view(json)).text() + ' ' + json + '\n');
}

/// The JSON of the next whole record, which is taken from the text; or nothing.
std::optional<std::string_view> takeRecord(std::string_view& text)
{
    const auto end = text.find('\n');
    if (end == std::string_view::npos || end < kDigestDigits + 2 || text[kDigestDigits] != ' ')
        return std::nullopt;
    const auto digest = Fingerprint::fromText(text.substr(0, kDigestDigits));
    const auto json = text.substr(kDigestDigits + 1, end - kDigestDigits - 1);
    if (!digest || *digest != digestOf(json))
        return std::nullopt;
    text.remove_prefix(end + 1);
    return json;
}

void applyChange(KeptMatch& match, const StoredChange& change)
{
    if (change.decisions)
        match.decisions += *change.decisions;
    if (change.level)
        match.level = *change.level;
    if (change.turns)
        match.turns = *change.turns;
    if (!change.seat || *change.seat < 0 || *change.seat >= std::ssize(match.begun.seats))
        return;
    auto& seat = match.begun.seats[static_cast<std::size_t>(*change.seat)];
    if (change.token)
        seat.token = *change.token;
    if (change.left)
        seat.left = *change.left;
}

} // namespace

QByteArray firstRecord(const StoredMatch& match)
{
    return lineOf(match);
}

QByteArray nextRecord(const StoredChange& change)
{
    return lineOf(change);
}

QByteArray wholeLog(const KeptMatch& match)
{
    return firstRecord(match.begun)
        + nextRecord({.decisions = match.decisions, .level = match.level, .turns = match.turns});
}

std::expected<KeptMatch, Problem> readLog(std::string_view text, std::string_view file)
{
    const auto first = takeRecord(text);
    if (!first)
        return std::unexpected(Problem{"MATCH_LOG_DAMAGED", {std::string(file), 1, 1}, {}});
    auto begun = readJson<StoredMatch>(*first, file, {kLogBytes, JsonLimits{}.depth});
    if (!begun)
        return std::unexpected(std::move(begun.error()));
    KeptMatch match;
    match.begun = *std::move(begun);
    while (const auto json = takeRecord(text)) {
        const auto change = readJson<StoredChange>(*json, file, {kLogBytes, JsonLimits{}.depth});
        if (!change)
            break;
        applyChange(match, *change);
    }
    return match;
}

QString logPath(const QString& folder, Id match)
{
    return folder + QStringLiteral("/%1.log").arg(match);
}

} // namespace labrys::net

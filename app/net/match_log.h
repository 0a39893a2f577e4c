// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/messages.h"
#include "core/base/problem.h"

#include <QByteArray>
#include <QString>

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::net {

/// A player of a kept match. The token is kept hashed (NET-026), in hexadecimal.
struct StoredSeat {
    std::string name;
    std::string token;
    /// The player went to the lobby by himself.
    bool left = false;
    bool operator==(const StoredSeat&) const = default;
};
BOOST_DESCRIBE_STRUCT(StoredSeat, (), (name, token, left))

/// What begins the log of a match.
struct StoredMatch {
    Id match = 0;
    std::string game;
    std::string title;
    MatchOptions options;
    std::vector<StoredSeat> seats;
    /// HostedMatch::header().
    std::string header;
    bool operator==(const StoredMatch&) const = default;
};
BOOST_DESCRIBE_STRUCT(StoredMatch, (), (match, game, title, options, seats, header))

/// One more record of it: decisions, a new token of a seat, or that it left or came back.
struct StoredChange {
    std::optional<std::string> decisions = {};
    std::optional<int> seat = {};
    std::optional<std::string> token = {};
    std::optional<bool> left = {};
    /// For lists: where the match stands after the decisions.
    std::optional<int> level = {};
    std::optional<int> turns = {};
    bool operator==(const StoredChange&) const = default;
};
BOOST_DESCRIBE_STRUCT(StoredChange, (), (decisions, seat, token, left, level, turns))

/// A match as its log tells it.
struct KeptMatch {
    StoredMatch begun;
    /// HostedMatch::log().
    std::string decisions;
    int level = 1;
    int turns = 0;
    bool operator==(const KeptMatch&) const = default;
};

/// The lines of a log: a digest of the record in 16 hexadecimal digits, a blank, the record as one line of
/// JSON, a line feed.
[[nodiscard]] QByteArray firstRecord(const StoredMatch& match);
[[nodiscard]] QByteArray nextRecord(const StoredChange& change);
/// The whole log of a match as two records.
[[nodiscard]] QByteArray wholeLog(const KeptMatch& match);

/// Reads a log up to the first record that is torn or damaged (NET-038). Refuses MATCH_LOG_DAMAGED when not
/// even the first one is whole, and the codes of json_codec.
[[nodiscard]] std::expected<KeptMatch, Problem> readLog(std::string_view text, std::string_view file);

/// The most bytes of a log that is read; a match is far smaller.
inline constexpr std::size_t kLogBytes = std::size_t{4} << 20U;

/// The file of a match in the folder of matches.
[[nodiscard]] QString logPath(const QString& folder, Id match);

} // namespace labrys::net

// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>

// What is said on the local network to find servers (NET-034, minotaur.md 3.7). Numbers are big-endian.
//
//     query   "LABRYS?" format nonce[16], filled up with zeros to 256 bytes
//     answer  "LABRYS!" format nonce[16] server[8] lowest[2] highest[2] port[2] tlsPort[2] players[2]
//     matches[2]
//             length[1] name, at most 109 bytes: never more than the query, so that nobody can make a server
//             send others more than he sends himself
//
// What fills a query, and bytes after an answer, are passed over: later versions may say more there.
namespace labrys::net {

inline constexpr std::uint16_t kDiscoveryPort = 47771;
inline constexpr qsizetype kQueryBytes = 256;
/// Of all nodes of a link that look for Labrys; its last digits spell the name.
inline constexpr const char* kDiscoveryGroup = "ff02::4c61:6272:7973";

/// Proves that an answer belongs to a query: who did not see the query cannot know it.
using Nonce = std::array<std::uint8_t, 16>;

/// One that nobody can guess.
[[nodiscard]] Nonce drawNonce();

/// What a server tells of itself.
struct DiscoveryAnswer {
    Nonce nonce{};
    /// Drawn at the start of the server: who hears it on several ways knows that it is one.
    std::uint64_t server = 0;
    /// At most kServerNameBounds.
    QString name;
    /// The versions of the protocol that it speaks.
    std::uint16_t lowest = 1;
    std::uint16_t highest = 1;
    std::uint16_t port = 0;
    /// 0 without TLS.
    std::uint16_t tlsPort = 0;
    std::uint16_t players = 0;
    std::uint16_t matches = 0;
    bool operator==(const DiscoveryAnswer&) const = default;
};

[[nodiscard]] QByteArray encodeQuery(const Nonce& nonce);
[[nodiscard]] QByteArray encodeAnswer(const DiscoveryAnswer& answer);

/// The nonce of a query; nothing for what is no query, of exactly kQueryBytes.
[[nodiscard]] std::optional<Nonce> decodeQuery(QByteArrayView bytes);
/// Nothing for what is no answer, is longer than kQueryBytes, or tells what cannot be; the name is cleaned.
[[nodiscard]] std::optional<DiscoveryAnswer> decodeAnswer(QByteArrayView bytes);

} // namespace labrys::net

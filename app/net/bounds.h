// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/messages.h"

namespace labrys::net {

// The bounds of each field (minotaur.md 3.3, NET-005), in bytes where texts are concerned: graphemes are
// counted where texts are cleaned (clean_text.h).
inline constexpr std::size_t kNameBytes = 64;
inline constexpr std::size_t kAppBytes = 32;
inline constexpr std::size_t kServerNameBytes = 64;
inline constexpr std::size_t kMotdBytes = 500;
inline constexpr std::size_t kChatBytes = 1200;
inline constexpr std::size_t kNoticeBytes = 300;
/// 256 bits in base64url.
inline constexpr std::size_t kTokenBytes = 43;
inline constexpr std::size_t kSetIdBytes = 32;
inline constexpr std::size_t kTitleBytes = 128;
inline constexpr std::size_t kSeedBytes = 64;
inline constexpr std::size_t kActionBytes = 16;
inline constexpr int kPhrases = 5;
inline constexpr std::size_t kTailLines = 50;
/// Of one Who.
inline constexpr std::size_t kPeopleInFrame = 200;
inline constexpr std::size_t kRecordPartBytes = std::size_t{24} << 10U;
inline constexpr std::size_t kKeptMatches = 32;
inline constexpr std::size_t kSets = 100;

/// The name of the first field that is beyond its bounds, or null.
[[nodiscard]] const char* beyondBounds(const Hello& message);
[[nodiscard]] const char* beyondBounds(const Say& message);
[[nodiscard]] const char* beyondBounds(const Invite& message);
[[nodiscard]] const char* beyondBounds(const Cancel& message);
[[nodiscard]] const char* beyondBounds(const Accept& message);
[[nodiscard]] const char* beyondBounds(const Decline& message);
[[nodiscard]] const char* beyondBounds(const Move& message);
[[nodiscard]] const char* beyondBounds(const Next& message);
[[nodiscard]] const char* beyondBounds(const PlayOn& message);
[[nodiscard]] const char* beyondBounds(const Leave& message);
[[nodiscard]] const char* beyondBounds(const Resume& message);
[[nodiscard]] const char* beyondBounds(const Spectate& message);
[[nodiscard]] const char* beyondBounds(const Unspectate& message);
[[nodiscard]] const char* beyondBounds(const Status& message);
[[nodiscard]] const char* beyondBounds(const Ping& message);
[[nodiscard]] const char* beyondBounds(const Pong& message);
[[nodiscard]] const char* beyondBounds(const Bye& message);
[[nodiscard]] const char* beyondBounds(const Welcome& message);
[[nodiscard]] const char* beyondBounds(const Reject& message);
[[nodiscard]] const char* beyondBounds(const Who& message);
[[nodiscard]] const char* beyondBounds(const Line& message);
[[nodiscard]] const char* beyondBounds(const Tail& message);
[[nodiscard]] const char* beyondBounds(const Invitation& message);
[[nodiscard]] const char* beyondBounds(const Start& message);
[[nodiscard]] const char* beyondBounds(const ViewFrame& message);
[[nodiscard]] const char* beyondBounds(const Nack& message);
[[nodiscard]] const char* beyondBounds(const PresenceNews& message);
[[nodiscard]] const char* beyondBounds(const Ready& message);
[[nodiscard]] const char* beyondBounds(const End& message);
[[nodiscard]] const char* beyondBounds(const Record& message);
[[nodiscard]] const char* beyondBounds(const Waits& message);
[[nodiscard]] const char* beyondBounds(const Notice& message);
[[nodiscard]] const char* beyondBounds(const Error& message);

} // namespace labrys::net
